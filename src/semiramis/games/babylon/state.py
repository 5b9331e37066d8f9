"""A position of Babylon: what the player to act may do, and what comes of it, in the order of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from .. import bits
from ..game import Foreseen, Reason
from ..rng import Rng
from ..types import Declared
from . import constants, decorations, events, explain, foresight, hidden, notation, observation, view
from .annotations import annotations_of
from .constants import (
    BELVEDERE,
    BUILD,
    CHANGE_ICON,
    DIG,
    DIG_ID,
    DOUBLE,
    DOUBLE_FLOWER,
    DOUBLE_PILLAR,
    DUG,
    EXTRA_DOUBLE,
    EXTRA_SINGLE,
    FILL_BLANK,
    FINISH_DUG,
    FINISH_NONE,
    FINISH_STORED,
    LAYERS,
    NO_TILE,
    NO_TOKEN,
    ONE_FEWER,
    OVER,
    PILLAR_STORAGE,
    PLACE_ID,
    REMOVE,
    REMOVE_ID,
    SHAPE_IDS,
    SINGLE,
    SINGLE_PILLAR,
    STACKS,
    STAIRS_ID,
    STORED_IDS,
    UPPER_IDS,
)
from .features import SEAT_SIZE, TABLE_SIZE
from .quarry import Quarry
from .table import Table

BIT = constants.BIT
SITE_CELL = constants.SITE_CELL
SITE_INDEX = constants.SITE_INDEX
DECORATION_KIND = constants.DECORATION_KIND
DECORATION_CELLS = constants.DECORATION_CELLS


class BabylonState(Table):
    """A position of a game."""

    game = "babylon"

    def clone(self) -> Self:
        self._check_ready()
        return copy_of(self)  # type: ignore[return-value]  # nothing derives from it, so Self is BabylonState

    # Legal actions

    def wild_token(self) -> int:
        """The round token if it makes an icon wild and was not used this turn."""
        if self.wild_used or (self.token != CHANGE_ICON and self.token != FILL_BLANK):
            return NO_TOKEN
        return self.token

    def find_sites(self) -> int:
        """Find the places for a tile that the player can pay: `self.garden.sites`."""
        if self.dug == NO_TILE and self.stored[self.player] == NO_TILE:
            return 0
        return self.garden._find_sites(
            self.singles[self.player],
            self.doubles[self.player],
            self.supply[DOUBLE_PILLAR],
            self.supply[BELVEDERE] > 0,
        )

    def fill_turn_actions(self, actions: list[int]) -> int:
        """Write the legal actions but for placements; there are never more than 112.

        A decoration has a space on one of two tiles of this turn, and each of their eight spaces is an end of at most
        four stairs, four fountains and four bridges, and the place of one statue: 104, and three ways to finish.
        """
        count = 0
        if self.phase == REMOVE:
            for stack in range(STACKS):
                if self.quarry.height[stack] == LAYERS:
                    actions[count] = REMOVE_ID + stack
                    count += 1
        elif self.phase == DIG:
            for stack in range(STACKS):
                if self.quarry.height[stack]:
                    actions[count] = DIG_ID + stack
                    count += 1
        elif self.phase == BUILD:
            count = decorations.fill_decorations(self.garden, actions, self.supply, self.wild_token())
            actions[count] = FINISH_NONE
            count += 1
            if self.dug != NO_TILE:
                actions[count] = FINISH_DUG
                count += 1
            if self.stored[self.player] != NO_TILE:
                actions[count] = FINISH_STORED
                count += 1
        return count

    def _fill_actions(self, actions: list[int]) -> int:
        count = self.fill_turn_actions(actions)
        if self.phase != BUILD or self.find_sites() == 0:
            return count
        rotations_dug = self._rotations(self.dug)
        rotations_stored = self._rotations(self.stored[self.player])
        for n in range((self.garden.highest + 1) * 5):
            board = self.garden.sites[n]
            while board:
                action = self.placement(bits.first(board), n)
                board &= board - 1
                for rotation in range(rotations_dug):
                    actions[count] = action + rotation
                    count += 1
                for rotation in range(rotations_stored):
                    actions[count] = action + STORED_IDS + rotation
                    count += 1
        return count

    def _rotations(self, tile: int) -> int:
        """In how many ways a tile can be turned; in none if there is none."""
        return 0 if tile == NO_TILE else self.box.rotations[tile]

    def placement(self, cell: int, n: int) -> int:
        """The id of placing the dug tile unturned in this cell, level and shape by their number in `find_sites`."""
        action = PLACE_ID + n % 5 * SHAPE_IDS + SITE_INDEX[cell] * 4
        # Level n // 5 + 1 lies a double pillar above the highest cell, or a single one.
        return action + UPPER_IDS if self.garden._highest_of(cell) < n // 5 else action

    def _sizes(self) -> tuple[int, int]:
        return constants.ACTIONS, TABLE_SIZE + self.players * SEAT_SIZE

    def legal_actions(self) -> list[int]:
        self._check_ready()
        actions = [0] * 4339
        count = self._fill_actions(actions)
        return [actions[n] for n in range(count)]

    def _is_legal(self, action: int) -> bool:
        return self.is_turn_action(action) if action < PLACE_ID else self.is_placement(action)

    def is_turn_action(self, action: int) -> bool:
        actions = [0] * 112
        count = self.fill_turn_actions(actions)
        for n in range(count):
            if actions[n] == action:
                return True
        return False

    def is_placement(self, action: int) -> bool:
        if action >= PLACE_ID + 2 * STORED_IDS or self.phase != BUILD:
            return False
        index = action - PLACE_ID
        tile = self.dug if index < STORED_IDS else self.stored[self.player]
        if index % 4 >= self._rotations(tile):
            return False
        cell = SITE_CELL[index % SHAPE_IDS // 4]
        level = self._level_of(action)
        if level > self.garden.highest + 1:
            return False
        self.find_sites()
        return (self.garden.sites[(level - 1) * 5 + index // SHAPE_IDS % 5] & BIT[cell]) != 0

    def _level_of(self, action: int) -> int:
        """The level of a placement: one or two above the highest of its four cells."""
        index = action - PLACE_ID
        return self.garden._highest_of(SITE_CELL[index % SHAPE_IDS // 4]) + 1 + index // UPPER_IDS % 2

    def _random_action(self, rng: Rng) -> int:
        return self.draw(rng)

    def draw(self, rng: Rng) -> int:
        """Draws a placement without listing them all: their places are counted on boards.

        Apart from `random_action`, which the contract's sidecar declares: its own may not give it a C buffer as well.
        """
        actions = [0] * 112
        count = self.fill_turn_actions(actions)
        if self.phase != BUILD:
            return actions[rng._below(count)]
        rotations_dug = self._rotations(self.dug)
        rotations = rotations_dug + self._rotations(self.stored[self.player])
        drawn = rng._below(count + self.find_sites() * rotations)
        if drawn < count:
            return actions[drawn]
        drawn -= count
        rotation = drawn % rotations
        site = drawn // rotations
        n = 0
        here = bits.count(self.garden.sites[n])
        while site >= here:
            site -= here
            n += 1
            here = bits.count(self.garden.sites[n])
        action = self.placement(bits.nth(self.garden.sites[n], site), n)
        return action + rotation if rotation < rotations_dug else action + STORED_IDS + rotation - rotations_dug

    def _reveals(self, action: int) -> bool:
        if action >= STAIRS_ID:
            return False
        if action >= FINISH_NONE:
            # The turn of the last player ends the round, and a token is turned up after every round but the last.
            return (self.player + 1) % self.players == self.first_player and self.round < self.rounds
        stack = action - DIG_ID if action >= DIG_ID else action - REMOVE_ID
        return self.quarry.height[stack] > 1

    def _outcomes(self, action: int) -> list[tuple[int, int]]:
        return hidden.outcomes(self, action)

    def _turn_up(self, action: int, outcome: int) -> None:
        hidden.turn_up(self, action, outcome)

    # A turn

    def _advance(self, action: int) -> None:
        self.ply += 1
        if action >= PLACE_ID:
            self.place(action)
        elif action >= STAIRS_ID:
            self.decorate(action)
        elif action >= FINISH_NONE:
            self.finish(action)
        elif action >= DIG_ID:
            self.dig(action - DIG_ID)
        else:
            self.remove(action - REMOVE_ID)

    def remove(self, stack: int) -> None:
        """Set-up with 2 or 3 players: a clay tile leaves the game."""
        self.discard(self.quarry.take(stack))
        self.removals_left -= 1
        self.seat_player((self.player + 1) % self.players)
        if self.removals_left == 0:
            # Everybody removed as many, so it is the first player's turn again.
            self.phase = DIG

    def dig(self, stack: int) -> None:
        """A. Take a visible tile and receive its pillars."""
        pillars = self._pillars_for(stack)
        self.dug = self.quarry.take(stack)
        self.receive_singles(pillars)
        self.phase = BUILD

    def _pillars_for(self, stack: int) -> int:
        """The single pillars that the player receives for digging here, if the supply has them."""
        pillars = self.quarry._edges(stack)
        if self.box.flower[self.quarry._visible_tile(stack)] == self.flower[self.player]:
            pillars += 2 if self.token == DOUBLE_FLOWER else 1
        if self.token == ONE_FEWER:
            pillars = max(pillars - 1, 0)
        return pillars

    def receive_singles(self, pillars: int) -> None:
        received = min(pillars, self.supply[SINGLE_PILLAR])
        self.supply[SINGLE_PILLAR] -= received
        self.singles[self.player] += received

    def place(self, action: int) -> None:
        """B. Place the dug or the stored tile on its pillars."""
        index = action - PLACE_ID
        cell = SITE_CELL[index % SHAPE_IDS // 4]
        open_corner = index // SHAPE_IDS % 5 - 1
        level = self._level_of(action)
        self.pay_singles(self.garden._count_pillars(cell, level, open_corner, SINGLE))
        self.pay_doubles(self.garden._count_pillars(cell, level, open_corner, DOUBLE))
        if open_corner >= 0:
            self.supply[BELVEDERE] -= 1
        if index // STORED_IDS == DUG:
            self.garden.place(self.dug, cell, index % 4, level, open_corner)
            self.dug = NO_TILE
        else:
            self.garden.place(self.stored[self.player], cell, index % 4, level, open_corner)
            self.stored[self.player] = NO_TILE
        self.placed += 1

    def pay_singles(self, pillars: int) -> None:
        self.singles[self.player] -= pillars

    def pay_doubles(self, pillars: int) -> None:
        """Doubles at hand are used first; for each one that is missing two singles go back to the supply."""
        at_hand = min(pillars, self.doubles[self.player])
        exchanged = pillars - at_hand
        self.doubles[self.player] -= at_hand
        self.singles[self.player] -= 2 * exchanged
        self.supply[SINGLE_PILLAR] += 2 * exchanged
        self.supply[DOUBLE_PILLAR] -= exchanged

    def decorate(self, action: int) -> None:
        """B. Place a decoration; a wild icon is used where it needs one."""
        kind = DECORATION_KIND[action]
        a = DECORATION_CELLS[action][0]
        b = DECORATION_CELLS[action][1]
        if decorations.needs_wild(self.garden, kind, a, b):
            self.wild_used = True
        decorations._decorate(self.garden, kind, a, b)
        self.supply[kind] -= 1

    def finish(self, action: int) -> None:
        """C. Store or discard; then the next player's turn, and after the last one the next round."""
        if action == FINISH_DUG:
            self.discard(self.stored[self.player])
            self.stored[self.player] = self.dug
        else:
            self.discard(self.dug)
            if action == FINISH_NONE:
                self.discard(self.stored[self.player])
                self.stored[self.player] = NO_TILE
        self.dug = NO_TILE
        surplus = max(self.singles[self.player] - PILLAR_STORAGE, 0)
        self.singles[self.player] -= surplus
        self.supply[SINGLE_PILLAR] += surplus
        self.supply[DOUBLE_PILLAR] += self.doubles[self.player]
        self.doubles[self.player] = 0
        self.garden._end_turn()
        self.placed = 0
        self.wild_used = False
        self.seat_player((self.player + 1) % self.players)
        if self.player == self.first_player:
            self.end_round()
        if not self.over:
            self.begin_turn()

    def discard(self, tile: int) -> None:
        if tile != NO_TILE:
            self.discarded |= BIT[tile]

    def end_round(self) -> None:
        """After every round but the last, the next round token is turned up."""
        if self.round == self.rounds:
            self.over = True
            self.phase = OVER
            self.player = -1
        else:
            self.token = self.tokens[self.round - 1]
            self.round += 1

    def begin_turn(self) -> None:
        self.phase = DIG
        if self.token == EXTRA_SINGLE:
            self.receive_singles(1)
        elif self.token == EXTRA_DOUBLE and self.supply[DOUBLE_PILLAR] > 0:
            self.supply[DOUBLE_PILLAR] -= 1
            self.doubles[self.player] += 1

    # For people

    def _view(self, seat: int | None) -> Declared:
        return view._view_of(self, seat)

    def _hidden(self) -> object:
        return hidden._hidden_of(self)

    def _components(self) -> dict[str, Any]:
        return self.box.components

    def _fill_observation(self, seat: int, numbers: list[int]) -> None:
        observation.observe(self, seat, numbers)

    def _events(self, action: int) -> Sequence[Declared]:
        return events.events_of(self, action)

    def _annotations(self, seat: int | None) -> Declared:
        return annotations_of(self, seat)

    def _foresee(self, action: int) -> Foreseen:
        return foresight.foresee(self, action)

    def _explain_illegal(self, action: int) -> Reason | None:
        return explain.explain_illegal(self, action)

    def _format_action(self, action: int) -> str:
        return notation._format_action(self, action)

    def _parse_action(self, text: str) -> int:
        return notation.parse_action(self, text)

    def legal_notations(self) -> list[str]:
        self._check_ready()
        return notation._legal_notations(self)

    def _format_outcome(self, action: int, outcome: int) -> str:
        return notation.format_outcome(self, action, outcome)


def copy_of(state: BabylonState) -> BabylonState:
    copy = BabylonState.__new__(BabylonState)  # past __init__, which takes longer to call than all the rest
    copy.allocate()
    copy.box = state.box
    copy.players = state.players
    copy.directly_below = state.directly_below
    copy.gap_to_ground = state.gap_to_ground
    copy.limited_supply = state.limited_supply
    copy.covered_belvederes = state.covered_belvederes
    copy.rounds = state.rounds
    copy.removals = state.removals
    copy.quarry = Quarry()
    copy.gardens = tuple([garden.clone() for garden in state.gardens])
    copy.assign_table(state)
    return copy
