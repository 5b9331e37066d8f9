"""Random games in which rare actions happen, too."""

from __future__ import annotations

from ..games.game import State
from ..games.rng import Rng


def actions_by_kind(state: State) -> list[list[int]]:
    """The legal actions, grouped by the first word of their notation."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(state.format_action(action).split()[0], []).append(action)
    return [kinds[kind] for kind in sorted(kinds)]


def one_of_each_kind(state: State, rng: Rng) -> list[int]:
    return [actions[rng.below(len(actions))] for actions in actions_by_kind(state)]


def choose_randomly(state: State, rng: Rng) -> int:
    """A random legal action. Half of the time its kind is drawn first, so that rare kinds are chosen often."""
    if rng.below(2):
        return state.random_action(rng)
    kinds = actions_by_kind(state)
    actions = kinds[rng.below(len(kinds))]
    return actions[rng.below(len(actions))]
