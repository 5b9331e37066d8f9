"""A position of The Architects of Amytis: the building board, the two cities, the project cards, the favour board.

The rules are functions in the modules beside this one: `setup`, `legal`, `apply`, `scoring`, `hidden`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from .. import memory
from ..arguments import check_type
from ..game import Foreseen, Reason, State
from ..rng import Rng
from ..types import Declared
from . import apply, events, explain, foresight, hidden, legal, notation, observation, scoring, setup, view
from .annotations import annotations_of, describe_action
from .components import Box
from .constants import ACTION_COUNT, HAND, OVER
from .features import SIZE

INTERPRETED = __file__.endswith((".py", ".pyc"))
"""Compiled, the arrays of a state are part of it; interpreted, they are lists that it has to make."""


class AmytisState(State):
    """A position.

    Tiles are building * 4 + colour, projects the numbers printed on the cards; sets of cells and stacks are bits.
    `sides`, `second_player_projects` and `box` are what the players agreed on; all else changes.

    No player sees all of `tiles` and `deck`: they have what lies under the tops of stacks, what left the game, and the
    order of the deck. The other fields, and what `view` returns, show nothing hidden. Fields of a compiled position are
    copies.

    Of the table: `tiles` and `stack_size` (what lies on the board), `empty` (stacks without a tile), `stack` (with the
    architect of this turn), `deck` and `open` (projects), and `phase`. By seat: `architects` (the stacks where they
    stand), `built` (tiles in the order of building), `heights` (tiles by cell), `colors` and `kinds` (what is seen of
    the city), `hand` and `completed` (projects), `track` (points), and `favors` and `row` (the favour board). A field
    with `_size` is the length of another one.
    """

    game = "amytis"
    _assignable = frozenset[str]()

    def __init__(self, box: Box) -> None:
        check_type(box, Box, "box")
        super().__init__(2)
        self.box = box
        self.second_player_projects = HAND
        self.allocate()

    def allocate(self) -> None:
        """Make room for every field. The game is over until it is dealt: with empty stacks nothing is legal."""
        self.sides = [0] * 6
        self.first_player = 0
        self.player = -1
        self.ply = 0
        self.over = True
        self.phase = OVER

        # The building board. Stacks lie in `tiles` one after the other, each from the bottom up, then the three tiles
        # that left the game; `stack_size` says how many of a stack are still there.
        self.tiles = [0] * 48
        self.stack_size = [0] * 9
        self.empty = 0
        """The stacks without a tile."""
        self.architects = [0] * 2
        self.stack = 0
        """The stack on which the architect of this turn stands."""

        # The cities: each tile in the order of building, as tile * 9 + cell, and what can be seen of them.
        self.built = [[0] * 20, [0] * 20]
        self.built_size = [0] * 2
        self.heights = [[0] * 9, [0] * 9]
        self.colors = [0] * 2
        self.kinds = [0] * 2

        # The project cards; the deck lies from the bottom up.
        self.deck = [0] * 20
        self.deck_size = 0
        self.open = [0] * 3
        self.hand = [[0] * 11, [0] * 11]
        self.hand_size = [0] * 2
        self.completed = [[0] * 11, [0] * 11]
        self.completed_size = [0] * 2

        # Points on the track; the favour board: each seat's places as bits, and its tokens in the bottom row.
        self.track = [0] * 2
        self.favors = [0] * 2
        self.row = [0] * 2

    # Copies

    def clone(self) -> Self:
        """Return a copy of this position, also of what is hidden."""
        self._check_ready()
        return copy_of(self)  # type: ignore[return-value]  # nothing derives from AmytisState, so Self is AmytisState

    def _assign(self, other: Self) -> None:
        self.transfer(other, self.tiles, memory.COPY)

    def _pack(self, place: list[int], way: int) -> int:
        return self.transfer(self, place, way)

    def transfer(self, other: AmytisState, place: list[int], way: int) -> int:
        """Transfer everything that changes in a game: see `memory.py`. Returns the size of the place."""
        self.player = memory.number(place, 0, way, self.player, other.player)
        self.ply = memory.number(place, 4, way, self.ply, other.ply)
        self.over = memory.number(place, 8, way, self.over, other.over) != 0
        self.phase = memory.number(place, 12, way, self.phase, other.phase)
        self.first_player = memory.number(place, 16, way, self.first_player, other.first_player)
        self.stack = memory.number(place, 20, way, self.stack, other.stack)
        self.empty = memory.number(place, 24, way, self.empty, other.empty)
        self.deck_size = memory.number(place, 28, way, self.deck_size, other.deck_size)
        at = memory.boards(place, 32, way, self.colors, 2, other.colors)
        at = memory.boards(place, at, way, self.kinds, 2, other.kinds)
        at = memory.numbers(place, at, way, self.tiles, 48, other.tiles)
        at = memory.numbers(place, at, way, self.stack_size, 9, other.stack_size)
        at = memory.numbers(place, at, way, self.architects, 2, other.architects)
        at = memory.numbers(place, at, way, self.built_size, 2, other.built_size)
        at = memory.numbers(place, at, way, self.deck, 20, other.deck)
        at = memory.numbers(place, at, way, self.open, 3, other.open)
        at = memory.numbers(place, at, way, self.hand_size, 2, other.hand_size)
        at = memory.numbers(place, at, way, self.completed_size, 2, other.completed_size)
        at = memory.numbers(place, at, way, self.track, 2, other.track)
        at = memory.numbers(place, at, way, self.favors, 2, other.favors)
        at = memory.numbers(place, at, way, self.row, 2, other.row)
        for seat in range(2):
            at = memory.numbers(place, at, way, self.built[seat], 20, other.built[seat])
            at = memory.numbers(place, at, way, self.heights[seat], 9, other.heights[seat])
            at = memory.numbers(place, at, way, self.hand[seat], 11, other.hand[seat])
            at = memory.numbers(place, at, way, self.completed[seat], 11, other.completed[seat])
        return at

    def _has_the_box_of(self, other: Self) -> bool:
        return self.is_set_up_like(other)

    def is_set_up_like(self, other: AmytisState) -> bool:
        """Return whether both have the same options and components.

        `_has_the_box_of` is declared by the contract's sidecar and cannot give `other` this type.
        """
        for building in range(6):
            if self.sides[building] != other.sides[building]:
                return False
        same_box = self.box is other.box or self.box.components == other.box.components
        return same_box and self.second_player_projects == other.second_player_projects

    # The rules

    def _deal(self, rng: Rng) -> None:
        setup.deal(self, rng)

    def legal_actions(self) -> list[int]:
        """Return the ids of the legal actions; none when the game is over."""
        self._check_ready()
        actions = [0] * 94
        count = legal.fill_actions(self, actions)
        return [actions[i] for i in range(count)]

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
        if self.over:
            return [scoring.points(self, 0), scoring.points(self, 1)]
        return [self.track[0], self.track[1]]

    def breakdown(self) -> list[dict[str, int]]:
        """Return for each seat the points of each score line, and the tie-breakers, if the game ended now."""
        self._check_ready()
        return [scoring._seat_breakdown(self, seat) for seat in range(2)]

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

    def _sizes(self) -> tuple[int, int]:
        return ACTION_COUNT, SIZE

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
        return notation.format_action(self, action)

    def _parse_action(self, text: str) -> int:
        return notation.parse_action(self, text)

    def _format_outcome(self, action: int, outcome: int) -> str:
        return notation.format_outcome(action, outcome)


def copy_of(state: AmytisState) -> AmytisState:
    copy = AmytisState.__new__(AmytisState)  # without __init__, a call of which takes longer than all the rest
    if INTERPRETED:
        copy.allocate()
    copy.box = state.box
    copy.players = state.players
    copy.sides[:] = state.sides
    copy.second_player_projects = state.second_player_projects
    copy.transfer(state, copy.tiles, memory.COPY)
    return copy
