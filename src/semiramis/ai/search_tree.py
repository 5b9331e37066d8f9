"""A search as text, so that a strange turn can be inspected."""

from __future__ import annotations

from collections.abc import Iterator

from ..games.game import State
from ..games.rng import Rng
from .expert import Turn, format_turn
from .search import Node, Search

DRAWS = 1_000
"""The number of times that what is hidden is drawn to find a position that a branch of the tree stands for."""
HEAD = " visits   chance  margin   prior  turn"


def format_tree(search: Search, plies: int = 2, most: int = 5) -> str:
    """Return the most visited turns of a search, up to `most`, and the replies to each, as a table of lines.

    Chance and margin are those of the player of the turn. Replies stand below the most frequent outcome of a turn.
    """
    head = f"{search.simulations:,} simulations, {search.nodes:,} nodes"
    return "\n".join([head, HEAD, *_lines(search, search.root, search.root_state, plies, most, "")])


def _lines(search: Search, node: Node, state: State, plies: int, most: int, indent: str) -> Iterator[str]:
    tried, chances, margins, priors = node.tried, node.chances, node.margins, node.priors
    order = sorted(range(node.count), key=tried.__getitem__, reverse=True)
    for n in [n for n in order if tried[n]][:most]:
        yield (
            f"{tried[n]:7,} {chances[n] / tried[n]:8.1%} {margins[n] / tried[n]:+7.1f} {priors[n]:7.1%}  "
            f"{indent}{', '.join(format_turn(state, node.turns[n]))}"
        )
        found = _find_child(search, node, state, n) if plies > 1 else None
        if found is not None:
            yield from _lines(search, *found, plies - 1, most, indent + "    ")


def _find_child(search: Search, node: Node, state: State, turn: int) -> tuple[Node, State] | None:
    """Return the node after the most frequent outcome of a turn, and a position with this outcome."""
    children = node.children_of(turn)
    if not children:
        return None
    key = max(children, key=lambda key: children[key].visits)
    after, rng = state.clone(), Rng(0)
    for _ in range(DRAWS):
        after.assign(state)
        after.shuffle_hidden(rng)
        if _play(after, node.turns[turn]) and search.expert.outcome_key(after) == key:
            return children[key], after
    return None


def _play(state: State, turn: Turn) -> bool:
    """Do a turn. Returns False if it is not legal with what was drawn."""
    for action in turn:
        if not state.is_legal(action):
            return False
        state.advance(action)
    return True
