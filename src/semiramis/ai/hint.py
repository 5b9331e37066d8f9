"""Hints for a person: the best turns of a position, with the chance to win and the reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from ..games.game import LARGEST, Reason, State
from ..games.rng import Rng
from ..games.types import Action
from .expert import Expert, Turn, expert_for
from .reasons import reasons_for
from .search import Search, Thought

MOST = 3
"""At most so many hints are returned."""
CONSIDERED = 8
"""Reasons are found for so many turns, in a few milliseconds each."""


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
    state: State,
    rng: Rng | None = None,
    seconds: float = 0.6,
    simulations: int | None = None,
    make_expert: Callable[[State], Expert] = expert_for,
) -> list[Hint]:
    """The best turns of the current player, at most three, the best first; an empty list when the game is over.

    The search takes so many seconds, or so many simulations: then the same `rng` gives the same hints. They do not
    depend on what is hidden.
    """
    if state.over:
        return []
    search = Search(state, make_expert(state), rng or Rng(0))
    if simulations is None:
        search.run(LARGEST, seconds)
    else:
        search.run(simulations)
    reasons = reasons_for(state)
    return instructive([describe(state, thought, reasons.of(thought.turn)) for thought in different(search.thoughts())])


def different(thoughts: Iterable[Thought]) -> list[Thought]:
    """The first few that begin differently and are not the same actions in another order."""
    found: dict[int, Thought] = {}
    done: set[Turn] = set()
    for thought in thoughts:
        actions = tuple(sorted(thought.turn))
        if thought.turn[0] not in found and actions not in done:
            found[thought.turn[0]] = thought
            done.add(actions)
    return list(found.values())[:CONSIDERED]


def instructive(hints: Sequence[Hint]) -> list[Hint]:
    """The first hint, then hints with different reasons, then others; after the first, by the chance to win."""
    kept: list[Hint] = []
    for hint in hints:
        if all(hint.reasons != other.reasons for other in kept):
            kept.append(hint)
    kept += [hint for hint in hints if hint not in kept]
    best, *others = kept[:MOST]
    return [best, *sorted(others, key=lambda hint: -hint.chance)]


def describe(state: State, thought: Thought, reasons: list[Reason]) -> Hint:
    """The hint of a thought, with each action as it is in the position in which it is done."""
    after, texts, actions = state.clone(), [], []
    for action in thought.turn:
        texts.append(after.format_action(action))
        actions.append(after.describe_action(action))
        after.advance(action)
    return Hint(thought.turn[0], texts[0], texts, thought.chance, thought.margin, reasons, actions)
