"""Why a turn of Babylon is worth doing, in terms of the rules. `docs/hints.md` lists the codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeAlias, TypeVar

from ...games.babylon import apply, foresight, scoring
from ...games.babylon.constants import (
    DIG_ID,
    FINISH_ID,
    FLOWERS,
    KIND_NAMES,
    NO_TILE,
    PLACE_ID,
    REMOVE,
    REMOVE_ID,
    SCORE_LINES,
    STACK_NAMES,
    STACKS,
    STAIRS_ID,
    STORED_IDS,
    TOKEN_NAMES,
)
from ...games.babylon.garden import Garden
from ...games.babylon.state import BabylonState
from ...games.babylon.types import BabylonHintReason, Flower, Kind
from ...games.fields import write_fields
from ...games.game import Reason
from ...games.types import Event
from ..reasons import by_weight

LAST_TURNS = 2
"""The end is near with this number of turns to come, or fewer."""
WORTH_TELLING = 6
"""A tile is better taken than left if the next player would get this many points with it."""

# How much a reason weighs that is no points, about as many points as it is worth to most players.
END = 50
PILLAR = 0.8
NEW_LEVEL = 3
SET_NEAR = 2

KINDS = [*KIND_NAMES.values()]
Thing = TypeVar("Thing", Kind, Flower)

Weighed: TypeAlias = tuple[float, BabylonHintReason]
"""A reason with what it is worth, in points."""


class Reasons:
    """The reasons of turns that the player to act may do in a position."""

    side_effects: ClassVar[frozenset[str]] = frozenset(
        {"pillars_left", "pillars_returned", "piece_covered", "tile_discarded", "tile_removed"}
    )

    def __init__(self, state: BabylonState) -> None:
        self.before = foresight.without_chance(state)
        self.seat = state.player
        self._denied_points: dict[int, int] = {}

    def of(self, turn: Sequence[int]) -> list[Reason]:
        """Return why to do these actions, the weightiest reason first."""
        after = self.before.clone()
        events: list[Event] = []
        for action in turn:
            events += after.foresee(action)["events"]
            after.apply(action)
        if self.before.phase == REMOVE:
            return by_weight(self._removal(events, turn[0] - REMOVE_ID, after))
        found = [*self._end(), *self._points(events, after), *self._near(after), *self._pieces(events)]
        found += self._dig(events)
        if not self._is_last_turn():
            found += self._kept(events, after)
        if DIG_ID <= turn[0] < FINISH_ID and not after.over:
            found += self._denied(turn[0] - DIG_ID, after)
        return by_weight(found)

    def _is_last_turn(self) -> bool:
        return self.before.round == self.before.rounds

    # Points

    def _points(self, events: list[Event], after: BabylonState) -> Iterator[Weighed]:
        """Yield the most telling reason of each line of the score that changes."""
        old, new = scoring._seat_breakdown(self.before, self.seat), scoring._seat_breakdown(after, self.seat)
        gains = {line: new[line] - old[line] for line in SCORE_LINES}
        levels = [event["level"] for event in events if event["event"] == "level_opened"]
        if levels:
            points = gains.pop("highest_level")
            yield NEW_LEVEL + points, {"reason": "level_opened", "level": levels[-1], "points": points}
        belvederes = sum(event["event"] == "belvedere_placed" for event in events)
        if belvederes:
            points = gains.pop("belvederes")
            yield points, {"reason": "belvederes", "count": belvederes, "points": points}
        if gains["decoration_sets"] > 0:
            points, sets = gains.pop("decoration_sets"), min(decorations(after.gardens[self.seat]).values())
            yield points, {"reason": "decoration_set_completed", "sets": sets, "points": points}
        if gains["flower_sets"] > 0:
            points, sets = gains.pop("flower_sets"), min(flowers(after.gardens[self.seat]).values())
            yield points, {"reason": "flower_set_completed", "sets": sets, "points": points}
        for line, points in gains.items():
            if points:
                yield abs(points), {"reason": "points", "line": line, "points": points}

    def _near(self, after: BabylonState) -> Iterator[Weighed]:
        """Yield what is missing for another set, if that is news."""
        old, new = self.before.gardens[self.seat], after.gardens[self.seat]
        kind = newly_last_of_set(decorations(old), decorations(new))
        if kind is not None:
            yield SET_NEAR, {"reason": "decoration_set_near", "kind": kind}
        flower = newly_last_of_set(flowers(old), flowers(new))
        if flower is not None:
            yield SET_NEAR, {"reason": "flower_set_near", "flower": flower}

    def _pieces(self, events: list[Event]) -> Iterator[Weighed]:
        for event in events:
            if event["event"] == "statue_became_pillar":
                yield PILLAR, {"reason": "statue_pillar", "cell": event["cell"]}
            elif event["event"] == "piece_covered" and self._can_lose(event["piece"]):
                yield 1, {"reason": "piece_covered", "piece": event["piece"], "cell": event["cell"]}
            elif event["event"] == "decoration_placed" and event["wild"]:
                yield 1, {"reason": "token_used", "token": TOKEN_NAMES[self.before.token]}

    def _can_lose(self, piece: str) -> bool:
        """Return whether a piece scores less when it is covered: never a bridge, and a belvedere by ruling R14."""
        return piece != "bridge" and not (piece == "belvedere" and self.before.covered_belvederes)

    # Pillars and tiles

    def _dig(self, events: list[Event]) -> Iterator[Weighed]:
        received = [event for event in events if event["event"] == "pillars" and event["seat"] == self.seat]
        for event in events:
            if event["event"] == "tile_dug":
                pillars = sum(pillar["count"] for pillar in received)
                # In the last turn pillars serve the tiles of this turn, and nothing else.
                yield (
                    1 if self._is_last_turn() else PILLAR * pillars,
                    {"reason": "pillars_dug", "stack": event["stack"], "tile": event["tile"], "pillars": pillars},
                )
        bonus = sum(pillar["count"] for pillar in received if pillar["reason"] in ("own_flower", "double_flower"))
        if bonus:
            flower = FLOWERS[self.before.flower[self.seat]]
            yield PILLAR * bonus, {"reason": "flower_bonus", "flower": flower, "pillars": bonus}

    def _kept(self, events: list[Event], after: BabylonState) -> Iterator[Weighed]:
        yield 1, {"reason": "pillars_left", "pillars": after.singles[self.seat]}
        for event in events:
            if event["event"] == "pillars_returned" and event["kind"] == "single":
                yield PILLAR, {"reason": "pillars_returned", "pillars": event["count"]}
            elif event["event"] == "tile_stored":
                yield 1, {"reason": "tile_kept", "tile": event["tile"]}
            elif event["event"] == "tile_discarded":
                yield 1, {"reason": "tile_discarded", "tile": event["tile"]}

    # The others

    def _denied(self, stack: int, after: BabylonState) -> Iterator[Weighed]:
        seat = after.player
        pillars = apply._pillars_for(self._theirs(after), stack)
        others = [place for place in range(STACKS) if place != stack and after.quarry.height[place]]
        if all(apply._pillars_for(after, place) < pillars for place in others):
            yield PILLAR, {"reason": "pillars_denied", "seat": seat, "stack": STACK_NAMES[stack], "pillars": pillars}
        if stack not in self._denied_points:
            self._denied_points[stack] = points_with(self._theirs(after), stack)
        points = self._denied_points[stack]
        if points >= WORTH_TELLING:
            tile = self.before.box.tile_names[self.before.quarry._visible_tile(stack)]
            yield (
                points / 3,
                {"reason": "tile_denied", "seat": seat, "stack": STACK_NAMES[stack], "tile": tile, "points": points},
            )

    def _theirs(self, after: BabylonState) -> BabylonState:
        """Return the next player's turn as it would be with the quarry as it is now."""
        theirs = after.clone()
        theirs.quarry._assign(self.before.quarry)
        return theirs

    def _removal(self, events: list[Event], stack: int, after: BabylonState) -> Iterator[Weighed]:
        """Return the reasons to remove a clay tile in the set-up."""
        for event in events:
            if event["event"] == "tile_removed":
                yield 1, {"reason": "tile_removed", "stack": event["stack"], "tile": event["tile"]}
        old, new = self.before.quarry, after.quarry
        opened = sum(new._edges(place) > old._edges(place) for place in range(STACKS) if place != stack)
        if opened:
            yield PILLAR * opened, {"reason": "pillars_opened", "count": opened}
        flower = self.before.box.flower[old._visible_tile(stack)]
        for seat in range(self.before.players):
            if seat != self.seat and self.before.flower[seat] == flower:
                yield 2, {"reason": "flower_removed", "seat": seat, "flower": FLOWERS[flower]}

    # The end

    def _end(self) -> Iterator[Weighed]:
        turns = self.before.rounds - self.before.round
        if turns == 0:
            yield END, {"reason": "last_turn"}
        elif turns <= LAST_TURNS:
            yield PILLAR, {"reason": "end_near", "turns": turns}


def decorations(garden: Garden) -> Counter[Kind]:
    """Count the decorations of each kind that score."""
    seen = [n for n in range(garden.decorations) if scoring._is_decoration_seen(garden, n)]
    kinds = Counter(KIND_NAMES[garden.decoration[n]] for n in seen)
    return Counter({kind: kinds[kind] for kind in KINDS})


def flowers(garden: Garden) -> Counter[Flower]:
    """Count the tiles of each flower that score."""
    seen = [n for n in range(garden.tiles) if scoring._is_tile_seen(garden, n)]
    shown = Counter(FLOWERS[garden.box.flower[garden.tile[n]]] for n in seen)
    return Counter({flower: shown[flower] for flower in FLOWERS})


def newly_last_of_set(old: Counter[Thing], new: Counter[Thing]) -> Thing | None:
    """Return the one kind that is missing for another set of four now and was not before; None if there is none."""
    missing = last_of_set(new)
    return missing if new != old and missing != last_of_set(old) else None


def last_of_set(counts: Counter[Thing]) -> Thing | None:
    """Return the one kind that is missing for another set of four; none if more are missing."""
    least = min(counts.values())
    missing = [kind for kind, count in counts.items() if count == least]
    return missing[0] if len(missing) == 1 else None


def points_with(state: BabylonState, stack: int) -> int:
    """Return the points that the current player can get at once, at least, with the tile of this stack."""
    seat = state.player
    state.apply(DIG_ID + stack)
    # Without the stored tile, and only the best decoration at a time: few steps, and seldom less than the best turn.
    write_fields(state, stored=[NO_TILE] * 4)
    start = state.points(seat)
    best = start
    # Two positions for all trials: to make one takes as long as the rest of a placement.
    placed, trial = state.clone(), state.clone()
    for action in state.legal_actions():
        if PLACE_ID <= action < PLACE_ID + STORED_IDS:
            placed._assign(state)
            placed._advance(action)
            best = max(best, decorated_points(placed, trial, seat))
    return best - start


def decorated_points(state: BabylonState, trial: BabylonState, seat: int) -> int:
    """Return the points after the best decoration, and the best after that, as long as there are any."""
    best = state.points(seat)
    while True:
        choice = None
        for action in state.legal_actions():
            if action >= STAIRS_ID:
                trial._assign(state)
                trial._advance(action)
                if trial.points(seat) > best:
                    best, choice = trial.points(seat), action
        if choice is None:
            return best
        state._advance(choice)
