"""Random games in which whatever is rare happens, too."""

from __future__ import annotations

from ..games.game import State
from ..games.rng import Rng


def actions_by_kind(state: State) -> list[list[int]]:
    """The legal actions, those together whose notation begins with the same word."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(state.format_action(action).split()[0], []).append(action)
    return [kinds[kind] for kind in sorted(kinds)]


def one_of_each_kind(state: State, rng: Rng) -> list[int]:
    return [actions[rng.below(len(actions))] for actions in actions_by_kind(state)]


def choose_randomly(state: State, rng: Rng) -> int:
    """A random action. One kind of action may outnumber all others, so half of the time its kind is drawn first:
    decorations, which are rare, are then as likely as placements."""
    if rng.below(2):
        return state.random_action(rng)
    kinds = actions_by_kind(state)
    actions = kinds[rng.below(len(kinds))]
    return actions[rng.below(len(actions))]
