"""All that lies on the table of Babylon: how it is set up, copied and scored; `state.py` says what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from .. import memory
from ..arguments import as_integer, brief, check_type
from ..game import GameError, State
from ..rng import Rng
from . import constants, scoring
from .components import Box
from .constants import DIG, NO_TILE, NO_TOKEN, OVER, REMOVE, STARTING_TILE, TOKENS, UNLIMITED
from .garden import Garden
from .quarry import Quarry

if TYPE_CHECKING:
    from .types import BabylonOptions


class Table(State):
    """The quarry, the supply, the round tokens, and what each seat has."""

    _assignable = frozenset[str]()

    def __init__(
        self,
        box: Box,
        players: int,
        directly_below: bool,
        gap_to_ground: bool,
        limited_supply: bool,
        covered_belvederes: bool,
    ) -> None:
        check_type(box, Box, "box")
        if as_integer(players, "players") not in constants.REMOVALS:
            raise GameError(f"players must be one of {[*constants.REMOVALS]}, not {brief(players)}")
        super().__init__(players)
        self.box = box
        self.directly_below = directly_below
        self.gap_to_ground = gap_to_ground
        self.limited_supply = limited_supply
        self.covered_belvederes = covered_belvederes
        self.rounds = constants.TOKENS_IN_GAME[players] + 1
        self.removals = constants.REMOVALS[players]
        self.quarry = Quarry()
        self.gardens = tuple([Garden(box, directly_below, gap_to_ground, covered_belvederes) for _ in range(players)])
        self.garden = self.gardens[0]
        """The garden of the player to act."""
        self.first_player = 0
        # Over until it is dealt: nothing is legal with an empty quarry.
        self.player = -1
        self.over = True
        self.phase = OVER
        self.removals_left = 0
        self.round = 1
        self.token = NO_TOKEN
        """The round token in force."""
        self.dug = NO_TILE
        """The tile dug this turn, until it is placed."""
        self.placed = 0
        """How many tiles were placed this turn."""
        self.wild_used = False
        self.discarded = 0
        """The tiles that left the game, as the bits of a number."""
        self.allocate()

    def allocate(self) -> None:
        self.tokens = [0] * 14
        """In the order in which they are turned up; those beyond the last round left the game unseen."""
        self.supply = [0] * 7
        self.flower = [0, 1, 2, 3]
        self.singles = [0] * 4
        self.doubles = [0] * 4
        self.stored = [0] * 4

    # Set-up

    def _deal(self, rng: Rng) -> None:
        for n in range(TOKENS):
            self.tokens[n] = self.box.tokens[n]
        self._begin(rng._below(self.players))
        self.quarry.deal(rng)
        self.shuffle_tokens(0, rng)

    def _begin(self, first_player: int) -> None:
        """Start a game with the quarry and the tokens as they lie."""
        self.ply = 0
        self.over = False
        self.first_player = first_player
        self.removals_left = self.removals
        self.phase = REMOVE if self.removals else DIG
        self.round = 1
        self.token = NO_TOKEN
        self.discarded = 0
        self.dug = NO_TILE
        self.placed = 0
        self.wild_used = False
        self.quarry.fill_up()
        for piece in range(7):
            self.supply[piece] = self.box.pieces[piece] if self.limited_supply else UNLIMITED
        for seat in range(self.players):
            self.singles[seat] = 0
            self.doubles[seat] = 0
            self.stored[seat] = STARTING_TILE + self.flower[seat]
            self.seat_player(seat)
            self.garden.clear()
        self.seat_player(first_player)

    def seat_player(self, seat: int) -> None:
        self.player = seat
        self.garden = self.gardens[seat]

    def shuffle_tokens(self, turned_up: int, rng: Rng) -> None:
        for n in range(turned_up, TOKENS):
            other = turned_up + rng._below(n - turned_up + 1)
            token = self.tokens[n]
            self.tokens[n] = self.tokens[other]
            self.tokens[other] = token

    def _shuffle_hidden(self, rng: Rng) -> None:
        self.quarry.shuffle_hidden(rng)
        self.sort_tokens(self.round - 1)
        self.shuffle_tokens(self.round - 1, rng)

    def sort_tokens(self, turned_up: int) -> None:
        """Sort the tokens that are still face down or left the game unseen."""
        counts = [0] * 7
        for n in range(turned_up, TOKENS):
            counts[self.tokens[n]] += 1
        n = turned_up
        for token in range(7):
            for _ in range(counts[token]):
                self.tokens[n] = token
                n += 1

    # Copies

    def _has_the_box_of(self, other: Self) -> bool:
        return self.is_set_up_like(other)

    def is_set_up_like(self, other: Table) -> bool:
        """Apart from `_has_the_box_of`, which the contract's sidecar declares: its own may not give `other` a type."""
        return (
            self.box is other.box
            and self.directly_below == other.directly_below
            and self.gap_to_ground == other.gap_to_ground
            and self.limited_supply == other.limited_supply
            and self.covered_belvederes == other.covered_belvederes
        )

    def _assign(self, other: Self) -> None:
        self.become(other)

    def become(self, other: Table) -> None:
        for seat in range(self.players):
            garden = self.gardens[seat]
            garden.assign(other.gardens[seat])
        self.assign_table(other)

    def assign_table(self, other: Table) -> None:
        """Copy all but the gardens."""
        self.ply = other.ply
        self.over = other.over
        self.first_player = other.first_player
        self.phase = other.phase
        self.removals_left = other.removals_left
        self.round = other.round
        self.token = other.token
        self.tokens[:] = other.tokens
        self.quarry._assign(other.quarry)
        self.supply[:] = other.supply
        self.discarded = other.discarded
        self.flower[:] = other.flower
        self.singles[:] = other.singles
        self.doubles[:] = other.doubles
        self.stored[:] = other.stored
        self.dug = other.dug
        self.placed = other.placed
        self.wild_used = other.wild_used
        self.player = other.player
        self.find_garden()

    def _pack(self, place: list[int], way: int) -> int:
        return self.pack_all(place, way)

    def pack_all(self, place: list[int], way: int) -> int:
        """Apart from `pack`, which the contract's sidecar declares: its own may not give a garden its type as well."""
        self.player = memory.number(place, 0, way, self.player)
        self.ply = memory.number(place, 4, way, self.ply)
        self.over = memory.number(place, 8, way, self.over) != 0
        self.first_player = memory.number(place, 12, way, self.first_player)
        self.phase = memory.number(place, 16, way, self.phase)
        self.removals_left = memory.number(place, 20, way, self.removals_left)
        self.round = memory.number(place, 24, way, self.round)
        self.token = memory.number(place, 28, way, self.token)
        self.dug = memory.number(place, 32, way, self.dug)
        self.placed = memory.number(place, 36, way, self.placed)
        self.wild_used = memory.number(place, 40, way, self.wild_used) != 0
        self.discarded = memory.number(place, 44, way, self.discarded)
        at = 48
        for piece in range(7):
            self.supply[piece] = memory.number(place, at, way, self.supply[piece])
            at += 4
        for seat in range(self.players):
            self.flower[seat] = memory.number(place, at, way, self.flower[seat])
            self.singles[seat] = memory.number(place, at + 4, way, self.singles[seat])
            self.doubles[seat] = memory.number(place, at + 8, way, self.doubles[seat])
            self.stored[seat] = memory.number(place, at + 12, way, self.stored[seat])
            garden = self.gardens[seat]
            at = garden.pack(place, at + 16, way)
        at = memory.numbers(place, at, way, self.tokens, 14)
        at = self.quarry.pack(place, at, way)
        self.find_garden()
        return at

    def find_garden(self) -> None:
        # When the game is over it was the first player's turn to begin another round.
        self.garden = self.gardens[self.first_player if self.over else self.player]

    # The score

    def _points(self, seat: int) -> int:
        return self.garden_points(seat)

    def garden_points(self, seat: int) -> int:
        """Apart from `points`, which the contract's sidecar declares: its own may not give it a C buffer as well."""
        lines = [0] * 8
        garden = self.gardens[seat]
        return scoring.fill_lines(garden, lines)

    def scores(self) -> list[int]:
        self._check_ready()
        return [self.garden_points(seat) for seat in range(self.players)]

    def breakdown(self) -> list[dict[str, int]]:
        self._check_ready()
        return [self._seat_breakdown(seat) for seat in range(self.players)]

    def _seat_breakdown(self, seat: int) -> dict[str, int]:
        lines = [0] * 8
        garden = self.gardens[seat]
        scoring.fill_lines(garden, lines)
        names = constants.SCORE_LINES
        points = {names[line]: lines[line] for line in range(8)}
        return points | {constants.VISIBLE_PITS: scoring.visible_pits(garden)}

    def winners(self) -> list[int]:
        """Most points; then fewest pits that are still visible; then the victory is shared."""
        if not self.over:
            return []
        results = [(score, -scoring.visible_pits(self.gardens[seat])) for seat, score in enumerate(self.scores())]
        best = max(results)
        return [seat for seat in range(self.players) if results[seat] == best]

    def options(self) -> BabylonOptions:
        return {
            "same_footprint": "directly_below" if self.directly_below else "never",
            "bridge_gap": "ground" if self.gap_to_ground else "level",
            "limited_supply": bool(self.limited_supply),
            "covered_belvederes": "score" if self.covered_belvederes else "nothing",
        }
