"""Reasons for the turns that hints propose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Protocol, TypeAlias

from ..games.game import Reason, State
from ..games.registry import load_part
from ..games.types import Declared

Weighed: TypeAlias = tuple[float, Declared]
"""A reason with its weight: the points that it brings, or about as many as it is worth."""


def by_weight(reasons: Iterable[Weighed]) -> list[Reason]:
    """Return the reasons without their weights, the weightiest first."""
    return [Reason.of(reason) for _, reason in sorted(reasons, key=lambda weighed: -weighed[0])]


class Reasons(Protocol):
    """Gives the reasons for turns of the current player in one position."""

    side_effects: ClassVar[frozenset[str]]
    """The codes of reasons that say what else a turn does, but are nothing to aim at."""

    def of(self, turn: Sequence[int]) -> list[Reason]:
        """Return why to do these actions, the weightiest reason first."""


class PlainReasons:
    """Reasons that every game has: the points of a turn by score line, and that it turns something up."""

    side_effects: ClassVar[frozenset[str]] = frozenset({"reveals"})

    def __init__(self, state: State) -> None:
        self.state = state

    def of(self, turn: Sequence[int]) -> list[Reason]:
        """Yield `points` for each score line that changes, and `reveals` if the turn turns something up.

        What follows after something was turned up is not counted, since it may depend on it.
        """
        after = self.state.clone()
        points: Counter[str] = Counter()
        found: list[Weighed] = []
        for action in turn:
            points.update(after.foresee(action)["points"])
            if after.reveals(action):
                found.append((0, {"reason": "reveals", "action": after.format_action(action)}))
                break
            after.apply(action)
        for line, gain in points.items():
            if gain:
                found.append((abs(gain), {"reason": "points", "line": line, "points": gain}))
        return by_weight(found)


def reasons_for(state: State) -> Reasons:
    """Give reasons in a position: those of its game, or those that every game has."""
    fallback: Callable[[State], Reasons] = PlainReasons
    return load_part(state.game, "reasons", fallback)(state)
