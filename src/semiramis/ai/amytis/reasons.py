"""Why a turn of The Architects of Amytis is worth doing, in terms of the rules. `docs/hints.md` lists the codes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeAlias

from ...games import bits
from ...games.amytis import foresight
from ...games.amytis.constants import (
    ARCHITECTS,
    BIT,
    BOARD,
    BUILDS,
    CELL_NAMES,
    CHOOSE,
    COLORS,
    CORNER_POINTS,
    EMPTY_STACKS,
    FAVOR_NAMES,
    HAS_LINE,
    LAYER,
    LINES,
    NO_PROJECT,
    PLACE_TOKEN,
    PLACES,
    PROJECT_FAVOR_POINTS,
    ROW,
    ROW_PLACES,
    ROW_POINTS,
    ROW_SHARE,
    STACK_HEIGHT,
    STACK_POINTS,
    STAIRS_POINTS,
)
from ...games.amytis.events import names
from ...games.amytis.state import AmytisState
from ...games.amytis.types import AmytisHintReason
from ...games.amytis.view import _top
from ...games.fields import write_fields
from ...games.game import Reason
from ...games.types import Event
from ..reasons import by_weight

ONE_MORE = [*STACK_POINTS, STAIRS_POINTS, CORNER_POINTS, PROJECT_FAVOR_POINTS]
"""What each favour but the row brings for one more of what it counts."""

# How much a reason weighs that is no points yet, about as many points as it is worth to most players.
LINE = 7
CHANCE_OF_A_LINE = 3
END = 50

Weighed: TypeAlias = tuple[float, AmytisHintReason]
"""A reason with what it is worth, in points."""


class Reasons:
    """The reasons of turns that the player to act may do in a position."""

    side_effects: ClassVar[frozenset[str]] = frozenset({"line_allowed"})

    def __init__(self, state: AmytisState) -> None:
        self.before = foresight.without_chance(state)
        self.seat = state.player
        self.other = 1 - state.player

    def of(self, turn: Sequence[int]) -> list[Reason]:
        """Return why to do these actions, the weightiest reason first."""
        after = self.before.clone()
        events: list[Event] = []
        favor_points = 0
        for action in turn:
            foreseen = after.foresee(action)
            events += foreseen["events"]
            if action >= PLACE_TOKEN:
                favor_points = foreseen["points"].get("favors", 0)
            after.apply(action)
        found = [*self._points(events), *self._projects(events, after), *self._favors(events, after, favor_points)]
        found += self._end(after)
        if not self._is_last_turn_of(self.seat, after):
            found += self._own_lines(after)
        if turn[0] < BUILDS and not after.over:
            found += [*self._blocked(after), *self._denied(after)]
        if not after.over:
            found += self._allowed(after)
        return by_weight(found)

    def _is_last_turn_of(self, seat: int, after: AmytisState) -> bool:
        """Return whether a seat has no turn any more once this one is done."""
        return after.over or (bits.count(after.empty) >= EMPTY_STACKS and seat != after.player)

    # Points

    def _points(self, events: list[Event]) -> Iterator[Weighed]:
        for event in events:
            if event["event"] == "points":
                yield (
                    event["points"],
                    {
                        "reason": "building_points",
                        "building": event["reason"],
                        "side": event["side"],
                        "count": event["count"],
                        "points": event["points"],
                    },
                )

    def _projects(self, events: list[Event], after: AmytisState) -> Iterator[Weighed]:
        done = []
        for event in events:
            if event["event"] == "project_completed":
                done.append(event["project"])
                points = event["points"]
                yield points, {"reason": "project_completed", "project": event["project"], "points": points}
        for event in events:
            if event["event"] == "project_taken" and event["project"] not in done:
                yield self._taken(event["project"], after)
        near_before = {project for project in self._hand(self.before) if self._last_tiles(project, self.before)}
        for project in self._hand(after):
            ways = self._last_tiles(project, after)
            if ways and project not in near_before:
                yield self._near(project, ways, after)

    def _taken(self, project: int | None, after: AmytisState) -> Weighed:
        if project is None:
            return 2, {"reason": "project_drawn", "cards": self.before.deck_size}
        missing = min(bits.count(tiles) for tiles in self._missing(project, after))
        points = after.box.points[project]
        return (
            points / (missing + 1),
            {"reason": "project_taken", "project": project, "points": points, "missing": missing},
        )

    def _near(self, project: int, ways: list[int], after: AmytisState) -> Weighed:
        # The example is a tile that can be taken. The next tile of the stack of this turn is not known.
        stacks = [stack for stack in range(PLACES) if after.stack_size[stack] and stack != after.stack]
        shown = {after.tiles[stack * STACK_HEIGHT + after.stack_size[stack] - 1] % 4 for stack in stacks}
        color, cell = min((divmod(way, LAYER) for way in ways), key=lambda way: (way[0] not in shown, way))
        points = after.box.points[project]
        return (
            points / 2,
            {
                "reason": "project_near",
                "project": project,
                "points": points,
                "cell": CELL_NAMES[cell],
                "color": COLORS[color],
                "ways": len(ways),
            },
        )

    def _hand(self, table: AmytisState) -> list[int]:
        hand = list(table.hand[self.seat][: table.hand_size[self.seat]])
        return [project for project in hand if project != NO_PROJECT]

    def _missing(self, project: int, table: AmytisState) -> list[int]:
        """Return for each way to show a project what the city lacks of it."""
        box = table.box
        ways = list(box.variants)[box.first[project] : box.first[project + 1]]
        return [way & ~table.colors[self.seat] for way in ways]

    def _last_tiles(self, project: int, table: AmytisState) -> list[int]:
        """Return the places, as colour * 9 + cell, each of which alone completes a project."""
        return sorted({bits.first(lack) for lack in self._missing(project, table) if bits.count(lack) == 1})

    # Favours

    def _favors(self, events: list[Event], after: AmytisState, points: int) -> Iterator[Weighed]:
        for event in events:
            if event["event"] == "favor_placed":
                more = self._one_more(FAVOR_NAMES.index(event["favor"]), after)
                yield (
                    points + more / 2,
                    {"reason": "favor_taken", "favor": event["favor"], "points": points, "more": more},
                )
            elif event["event"] == "line_completed" and any(e["event"] == "favor_placed" for e in events):
                yield LINE, {"reason": "line_made", "stacks": " ".join(event["stacks"])}
        for place in range(ROW):
            if self.before.favors[self.seat] & BIT[place]:
                gain = self._points_alone(place, after) - self._points_alone(place, self.before)
                if gain:
                    yield abs(gain), {"reason": "favor_points", "favor": FAVOR_NAMES[place], "points": gain}

    def _one_more(self, place: int, after: AmytisState) -> int:
        if place != ROW:
            return ONE_MORE[place]
        tokens = after.row[self.seat]
        can_be = tokens < ROW_SHARE and sum(after.row) < ROW_PLACES and self._tokens(self.seat, after)
        return ROW_POINTS[tokens + 1] - ROW_POINTS[tokens] if can_be else 0

    def _points_alone(self, place: int, table: AmytisState) -> int:
        """Return the points of one favour alone, if the game ended now."""
        alone = table.clone()
        write_fields(alone, favors=[BIT[place]] * 2, row=[0, 0])
        return alone.breakdown()[self.seat]["favors"]

    def _tokens(self, seat: int, table: AmytisState) -> int:
        tokens: int = table.view(None)["seats"][seat]["tokens"]
        return tokens

    # Architects

    def _own_lines(self, after: AmytisState) -> Iterator[Weighed]:
        own = after.architects[self.seat]
        if HAS_LINE[own] or bits.count(own) == ARCHITECTS:
            yield 1.5, {"reason": "architects_return", "count": bits.count(own)}
            return
        if not self._tokens(self.seat, after):
            return
        open_lines = self._open_lines(self.seat, after)
        if not any(line & BIT[after.stack] for line in open_lines):
            return
        free = names(self._ends(open_lines, own))
        if len(free) > 1:
            yield LINE, {"reason": "lines_prepared", "stacks": " ".join(free)}
        else:
            line = next(line for line in open_lines if line & BIT[after.stack])
            yield CHANCE_OF_A_LINE, {"reason": "line_prepared", "stacks": " ".join(names(line & own)), "stack": free[0]}

    def _open_lines(self, seat: int, table: AmytisState) -> list[int]:
        """Return the lines with two architects of a seat and a stack that it could still take."""
        own = table.architects[seat]
        free = BOARD & ~(table.empty | table.architects[0] | table.architects[1])
        return [line for line in LINES if bits.count(line & own) == 2 and line & free]

    def _ends(self, lines: list[int], own: int) -> int:
        """Return the third stacks of lines."""
        ends = 0
        for line in lines:
            ends |= line & ~own
        return ends

    def _blocked(self, after: AmytisState) -> Iterator[Weighed]:
        """Yield a blocked line, if the architects of the other player stay: otherwise there was nothing to block."""
        theirs = self.before.architects[self.other]
        if after.architects[self.other] != theirs or not self._tokens(self.other, after):
            return
        if self._ends(self._open_lines(self.other, self.before), theirs) & BIT[after.stack]:
            yield LINE, {"reason": "line_blocked", "stack": CELL_NAMES[after.stack]}

    def _allowed(self, after: AmytisState) -> Iterator[Weighed]:
        if self._tokens(self.other, after):
            for stack in names(self._ends(self._open_lines(self.other, after), after.architects[self.other])):
                yield 1, {"reason": "line_allowed", "stack": stack}

    def _denied(self, after: AmytisState) -> Iterator[Weighed]:
        stack = after.stack
        theirs = self.before.clone()
        architects = [after.architects[seat] if seat == self.other else self.before.architects[seat] for seat in (0, 1)]
        write_fields(theirs, player=self.other, architects=architects)
        points = best_points(theirs, stack)
        instead = max(
            (best_points(after, place) for place in range(PLACES) if after.is_legal(place * PLACES)), default=0
        )
        if points > instead:
            tile = _top(theirs, stack)
            assert tile is not None, "a tile cannot be taken from an empty stack"
            yield (
                points - instead,
                {
                    "reason": "tile_denied",
                    "stack": CELL_NAMES[stack],
                    "tile": tile,
                    "points": points,
                    "instead": instead,
                },
            )

    # The end

    def _end(self, after: AmytisState) -> Iterator[Weighed]:
        empty = bits.count(after.empty)
        if self.before.view(None)["last_turn"]:
            yield 2 * END, {"reason": "last_turn"}
        elif empty >= EMPTY_STACKS > bits.count(self.before.empty):
            yield END, {"reason": "end_triggered", "turns": 0 if after.over else 1}
        elif empty == EMPTY_STACKS - 1 and after.stack_size[after.stack] <= 1:
            stacks = list(after.stack_size).count(1)
            if stacks:
                yield CHANCE_OF_A_LINE, {"reason": "end_near", "stacks": stacks}


def best_points(state: AmytisState, stack: int) -> int:
    """Return the most points that the current player gets at once from a top tile, with what a palace gives."""
    return max(points_at_once(state, stack * PLACES + cell) for cell in range(PLACES))


def points_at_once(state: AmytisState, action: int) -> int:
    seat = state.player
    after = state.clone()
    after.apply(action)
    points = after.points(seat) - state.points(seat)
    if after.phase == CHOOSE:
        points += max(points_at_once(after, choice) for choice in after.legal_actions())
    return points
