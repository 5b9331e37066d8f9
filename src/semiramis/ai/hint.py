"""Hints for a person: the best turns of a position, with the chance to win and the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..games.game import LARGEST, Reason, State
from ..games.rng import Rng, as_rng
from ..games.types import Action
from .expert import Turn, expert_for
from .reasons import reasons_for
from .search import Candidate, Search

MOST = 3
"""The largest number of hints."""
CONSIDERED = 8
"""The number of turns for which reasons are found, in a few milliseconds each."""


@dataclass(frozen=True)
class Hint:
    """A turn worth doing, from this position to its end."""

    action: int
    """The first action of the turn; it differs from hint to hint."""
    notation: str
    turn: list[str]
    """All its actions in notation."""
    chance: float
    """The chance of the current player to win; a shared victory counts as its share."""
    margin: float
    """The expected lead of the current player over the best other player at the end, in points."""
    reasons: list[Reason]
    """Why, in terms of the rules, the weightiest first. `docs/hints.md` lists their codes."""
    actions: list[Action | None] = field(default_factory=list)
    """What each action of the turn does (`State.describe_action`)."""


def hint(
    state: State, rng: Rng | int | None = None, seconds: float = 0.6, simulations: int | None = None
) -> list[Hint]:
    """Return the best turns of the current player, at most three, the best first; an empty list when the game is over.

    The search is limited by `seconds` or, if given, by `simulations`: then the same `rng` gives the same hints. They
    do not depend on what is hidden.
    """
    if state.over:
        return []
    search = Search(state, expert_for(state), as_rng(rng))
    if simulations is None:
        search.run(LARGEST, seconds)
    else:
        search.run(simulations)
    reasons = reasons_for(state)
    found = different(search.candidates())
    return instructive([describe(state, candidate, reasons.of(candidate.turn)) for candidate in found])


def different(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Return the first few that begin differently and are not the same actions in another order."""
    found: dict[int, Candidate] = {}
    done: set[Turn] = set()
    for candidate in candidates:
        actions = tuple(sorted(candidate.turn))
        if candidate.turn[0] not in found and actions not in done:
            found[candidate.turn[0]] = candidate
            done.add(actions)
    return list(found.values())[:CONSIDERED]


def instructive(hints: Sequence[Hint]) -> list[Hint]:
    """Return the first hint, then hints with different reasons, then others; after the first, by the chance to win."""
    kept: list[Hint] = []
    for hint in hints:
        if all(hint.reasons != other.reasons for other in kept):
            kept.append(hint)
    kept += [hint for hint in hints if hint not in kept]
    best, *others = kept[:MOST]
    return [best, *sorted(others, key=lambda hint: -hint.chance)]


def describe(state: State, candidate: Candidate, reasons: list[Reason]) -> Hint:
    """Return the hint of a candidate, with each action as it is in the position in which it is done."""
    after, texts, actions = state.clone(), [], []
    for action in candidate.turn:
        texts.append(after.format_action(action))
        actions.append(after.describe_action(action))
        after.advance(action)
    return Hint(candidate.turn[0], texts[0], texts, candidate.chance, candidate.margin, reasons, actions)
