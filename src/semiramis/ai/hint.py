"""Advice for a person: the best turns of a position, what they promise, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..games.game import LARGEST, Reason, State
from ..games.rng import Rng
from .expert import Turn
from .experts import expert_for
from .reasons import reasons_for
from .search import Search, Thought

MOST = 3
"""More advice than this is none."""


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
    return [
        Hint(
            thought.turn[0],
            state.format_action(thought.turn[0]),
            notations(state, thought.turn),
            thought.chance,
            thought.margin,
            reasons.of(thought.turn),
        )
        for thought in best_of(search.thoughts())
    ]


def best_of(thoughts: Iterable[Thought]) -> list[Thought]:
    """The first few that begin differently, and are not the same actions in another order."""
    best: dict[int, Thought] = {}
    done: set[Turn] = set()
    for thought in thoughts:
        actions = tuple(sorted(thought.turn))
        if thought.turn[0] not in best and actions not in done:
            best[thought.turn[0]] = thought
            done.add(actions)
    return list(best.values())[:MOST]


def notations(state: State, turn: Turn) -> list[str]:
    """A turn in notation: each action as it reads when its time comes."""
    after, texts = state.clone(), []
    for action in turn:
        texts.append(after.format_action(action))
        after.advance(action)
    return texts
