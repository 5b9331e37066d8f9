"""Advice for a person: the best turns of a position, what they promise, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..games.game import LARGEST, Reason, State
from ..games.rng import Rng
from .expert import Turn
from .experts import expert_for
from .reasons import reasons_for
from .search import Search, Thought

MOST = 3
"""More advice than this is none."""
CONSIDERED = 8
"""So many turns are looked at for their reasons, which takes a few milliseconds each."""


@dataclass(frozen=True)
class Hint:
    """A turn worth doing, from this position to its end."""

    action: int
    """The first of the turn; no two hints have the same."""
    notation: str
    turn: list[str]
    """All its actions in notation."""
    chance: float
    """To win, of whoever is to act; a shared victory counts as its share."""
    margin: float
    """By how many points whoever is to act is expected to be ahead of the best other in the end."""
    reasons: list[Reason]
    """Why, in terms of the rules, the weightiest first. `docs/hints.md` lists their codes."""


def hint(state: State, rng: Rng | None = None, seconds: float = 0.6, simulations: int | None = None) -> list[Hint]:
    """The best turns for whoever is to act, at most three, the best first; none when the game is over.

    It thinks for so many seconds, or for so many simulations: then the same `rng` gives the same hints. What is hidden
    has no part in them.
    """
    if state.over:
        return []
    search = Search(state, expert_for(state), rng or Rng(0))
    if simulations is None:
        search.run(LARGEST, seconds)
    else:
        search.run(simulations)
    reasons = reasons_for(state)
    advice = [
        Hint(
            thought.turn[0],
            state.format_action(thought.turn[0]),
            notations(state, thought.turn),
            thought.chance,
            thought.margin,
            reasons.of(thought.turn),
        )
        for thought in different(search.thoughts())
    ]
    return instructive(advice)


def different(thoughts: Iterable[Thought]) -> list[Thought]:
    """The first few that begin differently, and are not the same actions in another order."""
    found: dict[int, Thought] = {}
    done: set[Turn] = set()
    for thought in thoughts:
        actions = tuple(sorted(thought.turn))
        if thought.turn[0] not in found and actions not in done:
            found[thought.turn[0]] = thought
            done.add(actions)
    return list(found.values())[:CONSIDERED]


def instructive(hints: Sequence[Hint]) -> list[Hint]:
    """The one that was thought about most, and then rather those with reasons of their own, likelier wins first."""
    kept: list[Hint] = []
    for hint in hints:
        if all(hint.reasons != other.reasons for other in kept):
            kept.append(hint)
    kept += [hint for hint in hints if hint not in kept]
    best, *others = kept[:MOST]
    return [best, *sorted(others, key=lambda hint: -hint.chance)]


def notations(state: State, turn: Turn) -> list[str]:
    """A turn in notation: each action as it reads when its time comes."""
    after, texts = state.clone(), []
    for action in turn:
        texts.append(after.format_action(action))
        after.advance(action)
    return texts
