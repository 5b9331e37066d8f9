"""A position of Babylon: the quarry, the supply, the round tokens, and what each seat has.

The rules are functions in the modules beside this one: `setup`, `legal`, `apply`, `scoring`, `hidden`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from .. import memory
from ..arguments import as_integer, brief, check_type
from ..game import Foreseen, GameError, Reason, State
from ..rng import Rng
from ..types import Declared
from . import (
    apply,
    constants,
    events,
    explain,
    foresight,
    hidden,
    legal,
    notation,
    observation,
    scoring,
    seats,
    setup,
    view,
)
from .annotations import annotations_of, describe_action
from .components import Box
from .constants import NO_TILE, NO_TOKEN, OVER
from .features import SEAT_SIZE, TABLE_SIZE
from .garden import Garden
from .quarry import Quarry

INTERPRETED = __file__.endswith((".py", ".pyc"))
"""Compiled, the arrays of a state are part of it; interpreted, they are lists that it has to make."""


class BabylonState(State):
    """A position.

    Tiles, tokens, pieces, cells and corners are numbers: see `constants.py`. The box, the options, `rounds` and
    `removals` are what the players agreed on; all else changes.

    No player sees all of `tokens` and `quarry.tiles`: they have the order of the round tokens that are face down, and
    what lies under the tops of stacks. The other fields, and what `view` returns, show nothing hidden. Fields of a
    compiled position are copies.

    Of the table: `quarry`, `supply` (by piece), `discarded` (the tiles that left the game, as bits), `round`, `token`
    (in force) and `tokens` (in the order in which they are turned up), `phase`, and `removals_left` in the set-up. Of
    the turn: `dug` (the tile, until it is placed), `placed` (how many tiles), `wild_used`, and `garden`, that of the
    current player. By seat: `gardens`, `flower`, `singles` and `doubles` (pillars), and `stored` (the tile).
    """

    game = "babylon"
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
        """The garden of the current player."""
        self.seen = self.gardens[0]
        """The garden that a function reads; afterwards it has no meaning."""
        self.allocate()

    def allocate(self) -> None:
        """Make room for every field. The game is over until it is dealt: with an empty quarry nothing is legal."""
        self.first_player = 0
        self.player = -1
        self.ply = 0
        self.over = True
        self.phase = OVER
        self.removals_left = 0

        # The rounds and the supply.
        self.round = 1
        self.tokens = [0] * 14
        """In the order in which they are turned up; those beyond the last round left the game unseen."""
        self.token = NO_TOKEN
        """The round token in force."""
        self.supply = [0] * 7
        self.discarded = 0
        """The tiles that left the game, as the bits of a number."""

        # The turn.
        self.dug = NO_TILE
        """The tile dug this turn, until it is placed."""
        self.placed = 0
        """How many tiles were placed this turn."""
        self.wild_used = False

        # The seats.
        self.flower = [0, 1, 2, 3]
        self.singles = [0] * 4
        self.doubles = [0] * 4
        self.stored = [0] * 4

    # Copies

    def clone(self) -> Self:
        """Return a copy of this position, also of what is hidden."""
        self._check_ready()
        return copy_of(self)  # type: ignore[return-value]  # nothing derives from BabylonState, so Self is BabylonState

    def _assign(self, other: Self) -> None:
        self.transfer(other, self.tokens, memory.COPY)

    def _pack(self, place: list[int], way: int) -> int:
        return self.transfer(self, place, way)

    def transfer(self, other: BabylonState, place: list[int], way: int) -> int:
        """Transfer everything that changes in a game: see `memory.py`. Returns the size of the place."""
        at = self.transfer_all_but_gardens(other, place, way)
        for seat in range(self.players):
            seats.look_at(self, seat)
            seats.look_at(other, seat)
            at = self.seen.transfer(other.seen, place, at, way)
        return at

    def transfer_all_but_gardens(self, other: BabylonState, place: list[int], way: int) -> int:
        self.player = memory.number(place, 0, way, self.player, other.player)
        self.ply = memory.number(place, 4, way, self.ply, other.ply)
        self.over = memory.number(place, 8, way, self.over, other.over) != 0
        self.first_player = memory.number(place, 12, way, self.first_player, other.first_player)
        self.phase = memory.number(place, 16, way, self.phase, other.phase)
        self.removals_left = memory.number(place, 20, way, self.removals_left, other.removals_left)
        self.round = memory.number(place, 24, way, self.round, other.round)
        self.token = memory.number(place, 28, way, self.token, other.token)
        self.dug = memory.number(place, 32, way, self.dug, other.dug)
        self.placed = memory.number(place, 36, way, self.placed, other.placed)
        self.wild_used = memory.number(place, 40, way, self.wild_used, other.wild_used) != 0
        self.discarded = memory.number(place, 44, way, self.discarded, other.discarded)
        at = memory.integers(place, 48, way, self.supply, 7, other.supply)
        at = memory.integers(place, at, way, self.flower, 4, other.flower)
        at = memory.integers(place, at, way, self.singles, 4, other.singles)
        at = memory.integers(place, at, way, self.doubles, 4, other.doubles)
        at = memory.integers(place, at, way, self.stored, 4, other.stored)
        at = memory.numbers(place, at, way, self.tokens, 14, other.tokens)
        at = self.quarry.transfer(other.quarry, place, at, way)
        # When the game is over, the first player would be the next.
        seats.sit_down(self, self.first_player if self.over else self.player)
        return at

    def _has_the_box_of(self, other: Self) -> bool:
        return self.is_set_up_like(other)

    def is_set_up_like(self, other: BabylonState) -> bool:
        """Return whether both have the same options and components.

        `_has_the_box_of` is declared by the contract's sidecar and cannot give `other` this type.
        """
        return (
            (self.box is other.box or self.box.components == other.box.components)
            and self.directly_below == other.directly_below
            and self.gap_to_ground == other.gap_to_ground
            and self.limited_supply == other.limited_supply
            and self.covered_belvederes == other.covered_belvederes
        )

    # The rules

    def _deal(self, rng: Rng) -> None:
        setup.deal(self, rng)

    def legal_actions(self) -> list[int]:
        """Return the ids of the legal actions; none when the game is over."""
        self._check_ready()
        actions = [0] * 4339
        count = legal.fill_actions(self, actions)
        return [actions[n] for n in range(count)]

    def _fill_actions(self, actions: list[int]) -> int:
        return legal.fill_actions(self, actions)

    def _is_legal(self, action: int) -> bool:
        return legal.is_legal(self, action)

    def _random_action(self, rng: Rng) -> int:
        return legal.random_action(self, rng)

    def _advance(self, action: int) -> None:
        apply.advance(self, action)

    def _act(self, action: int) -> None:
        apply.advance(self, action)

    def _random_playout(self, rng: Rng) -> int:
        ply = self.ply
        while not self.over:  # without the methods of the contract, which cost a few percent here
            apply.advance(self, legal.random_action(self, rng))
        return self.ply - ply

    def _points(self, seat: int) -> int:
        return scoring.points(self, seat)

    def scores(self) -> list[int]:
        """Return the running score of each seat, or the final score when the game is over."""
        self._check_ready()
        return [scoring.points(self, seat) for seat in range(self.players)]

    def breakdown(self) -> list[dict[str, int]]:
        """Return for each seat the points of each score line, and the tie-breakers, if the game ended now."""
        self._check_ready()
        return [scoring._seat_breakdown(self, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Return the seats that share the victory; none before the game is over."""
        return scoring.winners(self) if self.over else []

    def _reveals(self, action: int) -> bool:
        return hidden.reveals(self, action)

    def _outcomes(self, action: int) -> list[tuple[int, int]]:
        return hidden.outcomes(self, action)

    def _turn_up(self, action: int, outcome: int) -> None:
        hidden.turn_up(self, action, outcome)

    def _shuffle_hidden(self, rng: Rng) -> None:
        hidden.redraw(self, rng)

    # What is shown

    def _view(self, seat: int | None) -> Declared:
        return view._view_of(self, seat)

    def _hidden(self) -> object:
        return hidden._hidden_of(self)

    def _components(self) -> dict[str, Any]:
        return self.box.components

    def _fill_observation(self, seat: int, numbers: list[int]) -> None:
        observation.observe(self, seat, numbers)

    def _update_observation(self, action: int, seat: int, numbers: list[int]) -> None:
        observation.observe_after(self, action, seat, numbers)

    def _sizes(self) -> tuple[int, int]:
        return constants.ACTION_COUNT, TABLE_SIZE + self.players * SEAT_SIZE

    def _events(self, before: Self, action: int) -> Sequence[Declared]:
        return events.list_events(before, self, action)

    def _annotations(self, seat: int | None) -> Declared:
        return annotations_of(self, seat)

    def _describe_action(self, action: int) -> Declared | None:
        return describe_action(self, action)

    def _foresee(self, action: int) -> Foreseen:
        return foresight.foresee(self, action)

    def _explain_illegal(self, action: int) -> Reason | None:
        return explain.explain_illegal(self, action)

    def _format_action(self, action: int) -> str:
        return notation._format_action(self, action)

    def _parse_action(self, text: str) -> int:
        return notation.parse_action(self, text)

    def legal_notations(self) -> list[str]:
        """Return the legal actions in the notation of records, sorted by code point."""
        self._check_ready()
        return notation._legal_notations(self)

    def _format_outcome(self, action: int, outcome: int) -> str:
        return notation.format_outcome(self, action, outcome)


def copy_of(state: BabylonState) -> BabylonState:
    copy = BabylonState.__new__(BabylonState)  # without __init__, a call of which takes longer than all the rest
    if INTERPRETED:
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
    copy.garden = copy.gardens[0]
    copy.seen = copy.gardens[0]
    copy.transfer_all_but_gardens(state, copy.tokens, memory.COPY)
    return copy
