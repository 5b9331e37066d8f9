"""A position of The Architects of Amytis, and the rules that lead from one to the next.

Read it beside the rulebook: a turn is `build`, for a palace `choose`, then `complete_projects`, and for three
architects in line `favor`. `end_turn` hands over to the other player, whose architects come back there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from .. import bits, memory
from ..game import Foreseen, Reason
from ..rng import Rng
from ..types import Declared
from . import constants, events, explain, foresight, hidden, notation, observation, view
from .annotations import annotations_of
from .constants import (
    ACTION_COUNT,
    ARCHITECTS,
    BOARD,
    BUILDS,
    DONE,
    EMPTY_STACKS,
    HAND,
    LAYER,
    NO_PROJECT,
    PALACE,
    PLACE_TOKEN,
    PLACES,
    PROJECTS,
    ROW,
    ROW_PLACES,
    ROW_SHARE,
    SCORE,
    SLOTS,
    STACK_HEIGHT,
    TAKE_DECK,
    TAKE_OPEN,
    TO_BUILD,
    TO_CHOOSE,
    TO_FAVOR,
    TOKENS,
)
from .features import SIZE
from .table import Table

BIT = constants.BIT
LINES = constants.LINES
HAS_LINE = constants.HAS_LINE
EVERY_LAYER = constants.EVERY_LAYER

INTERPRETED = __file__.endswith(".py")
"""Compiled, the arrays of a state are part of it; interpreted, they are lists that it has to make."""


class AmytisState(Table):
    """A position of a game."""

    game = "amytis"

    def clone(self) -> Self:
        self._check_ready()
        return copy_of(self)  # type: ignore[return-value]  # nothing derives from AmytisState, so Self is AmytisState

    def _assign(self, other: Self) -> None:
        self.become(other)

    def become(self, other: AmytisState) -> None:
        self.box = other.box
        self.players = other.players
        self.sides[:] = other.sides
        self.second_player_projects = other.second_player_projects
        self.player = other.player
        self.ply = other.ply
        self.over = other.over
        self.phase = other.phase
        self.first_player = other.first_player
        self.stack = other.stack
        self.tiles[:] = other.tiles
        self.stack_size[:] = other.stack_size
        self.empty = other.empty
        self.architects[:] = other.architects
        self.built_size[:] = other.built_size
        self.colors[:] = other.colors
        self.kinds[:] = other.kinds
        self.deck[:] = other.deck
        self.deck_size = other.deck_size
        self.open[:] = other.open
        self.hand_size[:] = other.hand_size
        self.completed_size[:] = other.completed_size
        self.track[:] = other.track
        self.favors[:] = other.favors
        self.row[:] = other.row
        for seat in range(2):
            self.built[seat][:] = other.built[seat]
            self.heights[seat][:] = other.heights[seat]
            self.hand[seat][:] = other.hand[seat]
            self.completed[seat][:] = other.completed[seat]

    def _pack(self, place: list[int], way: int) -> int:
        self.player = memory.number(place, 0, way, self.player)
        self.ply = memory.number(place, 4, way, self.ply)
        self.over = memory.number(place, 8, way, self.over) != 0
        self.phase = memory.number(place, 12, way, self.phase)
        self.first_player = memory.number(place, 16, way, self.first_player)
        self.stack = memory.number(place, 20, way, self.stack)
        self.empty = memory.number(place, 24, way, self.empty)
        self.deck_size = memory.number(place, 28, way, self.deck_size)
        at = memory.boards(place, 32, way, self.colors, 2)
        at = memory.boards(place, at, way, self.kinds, 2)
        at = memory.numbers(place, at, way, self.tiles, 48)
        at = memory.numbers(place, at, way, self.stack_size, 9)
        at = memory.numbers(place, at, way, self.architects, 2)
        at = memory.numbers(place, at, way, self.built_size, 2)
        at = memory.numbers(place, at, way, self.deck, 20)
        at = memory.numbers(place, at, way, self.open, 3)
        at = memory.numbers(place, at, way, self.hand_size, 2)
        at = memory.numbers(place, at, way, self.completed_size, 2)
        at = memory.numbers(place, at, way, self.track, 2)
        at = memory.numbers(place, at, way, self.favors, 2)
        at = memory.numbers(place, at, way, self.row, 2)
        for seat in range(2):
            at = memory.numbers(place, at, way, self.built[seat], 20)
            at = memory.numbers(place, at, way, self.heights[seat], 9)
            at = memory.numbers(place, at, way, self.hand[seat], 11)
            at = memory.numbers(place, at, way, self.completed[seat], 11)
        return at

    # Set-up.

    def _clear(self) -> None:
        """Back to the first turn, with full stacks and empty cities; the cards stay to be dealt."""
        self.player = self.first_player
        self.ply = 0
        self.over = False
        self.phase = TO_BUILD
        self.empty = 0
        for stack in range(PLACES):
            self.stack_size[stack] = STACK_HEIGHT
        for seat in range(2):
            self.architects[seat] = 0
            self.built_size[seat] = 0
            self.colors[seat] = 0
            self.kinds[seat] = 0
            self.hand_size[seat] = 0
            self.completed_size[seat] = 0
            self.track[seat] = 0
            self.favors[seat] = 0
            self.row[seat] = 0
            for cell in range(PLACES):
                self.heights[seat][cell] = 0

    def _deal(self, rng: Rng) -> None:
        self.first_player = rng._below(2)
        self._clear()
        for i in range(48):
            self.tiles[i] = i // 2
        hidden.shuffle(self.tiles, 48, rng)
        for i in range(PROJECTS):
            self.deck[i] = i + 1
        hidden.shuffle(self.deck, PROJECTS, rng)
        self.deck_size = PROJECTS
        for slot in range(SLOTS):
            self.open[slot] = self.draw()
        for seat in range(2):
            for _ in range(self._first_hand(seat)):
                self.take(seat, self.draw())

    def _first_hand(self, seat: int) -> int:
        """How many projects a seat starts with."""
        return HAND if seat == self.first_player else self.second_player_projects

    def _shuffle_hidden(self, rng: Rng) -> None:
        hidden.redraw(self, rng)

    # What may be done.

    def choices(self) -> int:
        """As bits: the stacks that may be built from, the ways to use a palace, or the free favours."""
        if self.phase == TO_BUILD:
            return BOARD & ~(self.empty | self.architects[0] | self.architects[1])
        if self.phase == TO_CHOOSE:
            return self.palace_choices()
        if self.phase == TO_FAVOR:
            return self.favor_choices()
        return 0

    def palace_choices(self) -> int:
        """The open slots that hold a card, the deck if there is one, and for side B to score instead."""
        choices = 0
        for slot in range(SLOTS):
            if self.open[slot] != NO_PROJECT:
                choices |= BIT[slot]
        if self.deck_size:
            choices |= BIT[TAKE_DECK - TAKE_OPEN]
        if self.sides[PALACE]:
            choices |= BIT[SCORE - TAKE_OPEN]
        return choices

    def favor_choices(self) -> int:
        """The places of the favour board that are free for the player's next token, if there is one."""
        seat = self.player
        if bits.count(self.favors[seat]) + self.row[seat] == TOKENS:
            return 0
        free = (BIT[ROW] - 1) & ~(self.favors[0] | self.favors[1])
        if self.row[0] + self.row[1] < ROW_PLACES and self.row[seat] < ROW_SHARE:
            free |= BIT[ROW]
        return free

    def first_action(self) -> int:
        """The id that the lowest bit of `choices` stands for, when the player has built."""
        return TAKE_OPEN if self.phase == TO_CHOOSE else PLACE_TOKEN

    def _fill_actions(self, actions: list[int]) -> int:
        count = 0
        choices = self.choices()
        while choices:
            choice = bits.first(choices)
            choices &= choices - 1
            if self.phase == TO_BUILD:
                for cell in range(PLACES):
                    actions[count] = choice * PLACES + cell
                    count += 1
            else:
                actions[count] = self.first_action() + choice
                count += 1
        return count

    def _sizes(self) -> tuple[int, int]:
        return ACTION_COUNT, SIZE

    def legal_actions(self) -> list[int]:
        self._check_ready()
        actions = [0] * 94
        count = self._fill_actions(actions)
        return [actions[i] for i in range(count)]

    def _is_legal(self, action: int) -> bool:
        choice = action // PLACES if self.phase == TO_BUILD else action - self.first_action()
        return 0 <= choice < PLACES and (self.choices() & BIT[choice]) != 0

    def _random_action(self, rng: Rng) -> int:
        choices = self.choices()
        count = bits.count(choices)
        if self.phase == TO_BUILD:
            drawn = rng._below(count * PLACES)
            return bits.nth(choices, drawn // PLACES) * PLACES + drawn % PLACES
        return self.first_action() + bits.nth(choices, rng._below(count))

    def _reveals(self, action: int) -> bool:
        if action < BUILDS:
            return self.stack_size[action // PLACES] > 1
        # A card from the deck is taken, or takes the place of the open one that is taken.
        return action <= TAKE_DECK and self.deck_size > 0

    def _outcomes(self, action: int) -> list[tuple[int, int]]:
        return hidden.outcomes(self, action)

    def _turn_up(self, action: int, outcome: int) -> None:
        hidden.turn_up(self, action, outcome)

    # A turn.

    def _advance(self, action: int) -> None:
        self.ply += 1
        if action < BUILDS:
            self.build(action // PLACES, action % PLACES)
        elif action < PLACE_TOKEN:
            self.choose(action)
        else:
            self.favor(action - PLACE_TOKEN)

    def build(self, stack: int, cell: int) -> None:
        """Place an architect on a stack, take its top tile and build it."""
        seat = self.player
        self.stack = stack
        self.architects[seat] |= BIT[stack]
        self.stack_size[stack] -= 1
        if self.stack_size[stack] == 0:
            self.empty |= BIT[stack]
        tile = self.tiles[stack * STACK_HEIGHT + self.stack_size[stack]]

        self.built[seat][self.built_size[seat]] = tile * PLACES + cell
        self.built_size[seat] += 1
        self.heights[seat][cell] += 1
        self.colors[seat] = self.colors[seat] & ~EVERY_LAYER[cell] | BIT[tile % 4 * LAYER + cell]
        self.kinds[seat] = self.kinds[seat] & ~EVERY_LAYER[cell] | BIT[tile // 4 * LAYER + cell]

        if tile // 4 == PALACE and self.palace_choices():
            self.phase = TO_CHOOSE
        else:  # also a palace of side A with no card left: only its points (ruling A2)
            self.track[seat] += self.building_points(seat)
            self.complete_projects()

    def choose(self, action: int) -> None:
        """What a palace gives: a project, on side A with points; or, on side B, points instead."""
        seat = self.player
        if action == TAKE_DECK:
            self.take(seat, self.draw())
        elif action != SCORE:
            slot = action - TAKE_OPEN
            self.take(seat, self.open[slot])
            self.open[slot] = self.draw() if self.deck_size else NO_PROJECT
        if action == SCORE or not self.sides[PALACE]:
            self.track[seat] += self.building_points(seat)
        self.complete_projects()

    def draw(self) -> int:
        """The top card of the deck."""
        self.deck_size -= 1
        return self.deck[self.deck_size]

    def take(self, seat: int, project: int) -> None:
        self.hand[seat][self.hand_size[seat]] = project
        self.hand_size[seat] += 1

    def complete_projects(self) -> None:
        """Complete every project at hand that shows (no choice: ruling A1), then see about a favour."""
        seat = self.player
        kept = 0
        for i in range(self.hand_size[seat]):
            project = self.hand[seat][i]
            if self.box.shows(project, self.colors[seat]):
                self.completed[seat][self.completed_size[seat]] = project
                self.completed_size[seat] += 1
            else:
                self.hand[seat][kept] = project
                kept += 1
        self.hand_size[seat] = kept
        if self._line(seat) and self.favor_choices():
            self.phase = TO_FAVOR
        else:
            self.end_turn()

    def _line(self, seat: int) -> int:
        """The three stacks in line that the architect just placed completed for its seat; 0 for none (ruling A5)."""
        for line in LINES:
            if line & BIT[self.stack] and self.architects[seat] & line == line:
                return line
        return 0

    def favor(self, place: int) -> None:
        seat = self.player
        if place == ROW:
            self.row[seat] += 1
        else:
            self.favors[seat] |= BIT[place]
        self.end_turn()

    def end_turn(self) -> None:
        if bits.count(self.empty) >= EMPTY_STACKS and self.player != self.first_player:
            self.player = -1
            self.over = True
            self.phase = DONE
            return
        self.player = 1 - self.player
        self.phase = TO_BUILD
        architects = self.architects[self.player]
        if HAS_LINE[architects] or bits.count(architects) == ARCHITECTS:
            self.architects[self.player] = 0

    # What is told in words and tables.

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
        return notation.format_action(self, action)

    def _parse_action(self, text: str) -> int:
        return notation.parse_action(self, text)

    def _format_outcome(self, action: int, outcome: int) -> str:
        return notation.format_outcome(action, outcome)


def copy_of(state: AmytisState) -> AmytisState:
    copy = AmytisState.__new__(AmytisState)  # past __init__, which takes longer to call than all the rest
    if INTERPRETED:
        copy.allocate()
    copy.become(state)
    return copy
