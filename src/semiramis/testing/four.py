"""Four in a line: two players drop discs into seven columns; the first with four in a line wins.

Written by `semiramis new-game` as a start: change the rules into those of another game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from ..games import memory
from ..games.features import Feature
from ..games.game import BadPosition, Game, Reason, State
from ..games.positions import ViewPart
from ..games.rng import Rng

COLUMNS, ROWS, LINE = 7, 6, 4
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
SIGNS = ".xo"


class FourState(State):
    """A position."""

    game = "four"
    action_count = COLUMNS

    def __init__(self) -> None:
        super().__init__(2)
        self.discs = [0] * (COLUMNS * ROWS)
        """From the lowest row up: 0 for no disc, otherwise the seat of its player plus 1."""
        self.winner = -1

    # How a game starts, and how it is copied.

    def _deal(self, rng: Rng) -> None:
        self._assign(type(self)())

    def clone(self) -> Self:
        copy = type(self)()
        copy._assign(self)
        return copy

    def _assign(self, other: Self) -> None:
        self.discs, self.winner = other.discs[:], other.winner
        self.player, self.ply, self.over = other.player, other.ply, other.over

    # The rules.

    def _explain_illegal(self, action: int) -> Reason | None:
        if self.over:
            return Reason("game_over")
        if self.discs[action - COLUMNS]:
            return Reason("column_full", {"column": action + 1})
        return None

    def _advance(self, action: int) -> None:
        cell = self._cell_of(action)
        self.discs[cell] = self.player + 1
        self.ply += 1
        if self._is_in_line(cell):
            self.winner = self.player
        self.over = self.winner >= 0 or self.ply == len(self.discs)
        self.player = -1 if self.over else 1 - self.player

    def _cell_of(self, column: int) -> int:
        """The cell on which the next disc of a column comes to lie."""
        return next(cell for cell in range(column, len(self.discs), COLUMNS) if not self.discs[cell])

    def _is_in_line(self, cell: int) -> bool:
        for up, right in DIRECTIONS:
            if 1 + self._count(cell, up, right) + self._count(cell, -up, -right) >= LINE:
                return True
        return False

    def _count(self, cell: int, up: int, right: int) -> int:
        """The number of discs of the same player next to a cell in one direction."""
        row, column, count = cell // COLUMNS + up, cell % COLUMNS + right, 0
        while 0 <= row < ROWS and 0 <= column < COLUMNS and self.discs[COLUMNS * row + column] == self.discs[cell]:
            row, column, count = row + up, column + right, count + 1
        return count

    def breakdown(self) -> list[dict[str, int]]:
        return [{"line": int(self.winner == seat)} for seat in range(2)]

    # What players read.

    def _format_action(self, action: int) -> str:
        return f"column {action + 1}"

    def _events(self, before: Self, action: int) -> list[dict[str, Any]]:
        row = before._cell_of(action) // COLUMNS + 1
        return [{"event": "dropped", "seat": before.player, "column": action + 1, "row": row}]

    def _view(self, seat: int | None) -> dict[str, Any]:
        lines = self.breakdown()
        board = "".join(SIGNS[disc] for disc in self.discs)
        return {
            "game": self.game,
            "players": 2,
            "options": {},
            "seat": seat,
            "player": None if self.over else self.player,
            "ply": self.ply,
            "over": self.over,
            "rows": [board[start : start + COLUMNS] for start in range(COLUMNS * (ROWS - 1), -1, -COLUMNS)],
            "seats": [{"score": self._points(n), "breakdown": lines[n]} for n in range(2)],
        }

    # What programs read.

    def _fill_observation(self, seat: int, numbers: list[int]) -> None:
        """For each cell 0 if it is empty, 1 for a disc of the seat, 2 for one of the other seat."""
        for cell, disc in enumerate(self.discs):
            numbers[cell] = disc and (1 if disc == seat + 1 else 2)

    def _pack(self, place: list[int], way: int) -> int:
        # `number` takes the places at, ..., at + 3, `numbers` one for each, and returns where the next one lies.
        self.player = memory.number(place, 0, way, self.player)
        self.ply = memory.number(place, 4, way, self.ply)
        self.over = bool(memory.number(place, 8, way, self.over))
        self.winner = memory.number(place, 12, way, self.winner)
        return memory.numbers(place, 16, way, self.discs, len(self.discs))


class Four(Game):
    """The game before it is started."""

    name = "four"
    players = range(2, 3)
    action_count = COLUMNS
    longest = COLUMNS * ROWS
    score_lines = ("line",)

    def features(self, players: int) -> tuple[Feature, ...]:
        self.check_players(players)
        return (Feature("discs", (ROWS, COLUMNS), 2),)

    def _blank(self, players: int, options: Mapping[str, Any]) -> FourState:
        return FourState()

    def _from_view(self, view: ViewPart) -> FourState:
        state = FourState()
        rows = [row.value for row in reversed(view["rows"].items(ROWS, ROWS))]
        for cell in range(len(state.discs)):
            row = rows[cell // COLUMNS]
            if not isinstance(row, str) or len(row) != COLUMNS or row[cell % COLUMNS] not in SIGNS:
                raise BadPosition(f"rows: each has {COLUMNS} of the signs {SIGNS}")
            state.discs[cell] = SIGNS.index(row[cell % COLUMNS])
        filled = [cell for cell, disc in enumerate(state.discs) if disc]
        if any(cell >= COLUMNS and not state.discs[cell - COLUMNS] for cell in filled):
            raise BadPosition("rows: a disc lies on an empty cell")
        winners = {state.discs[cell] - 1 for cell in filled if state._is_in_line(cell)}
        state.ply = len(filled)
        last = (state.ply + 1) % 2
        if sum(state.discs[cell] == 1 for cell in filled) != (state.ply + 1) // 2 or winners - {last}:
            raise BadPosition("rows: a player has too many discs, or a line of the player who is next")
        state.winner = last if winners else -1
        state.over = state.winner >= 0 or state.ply == len(state.discs)
        state.player = -1 if state.over else state.ply % 2
        return state
