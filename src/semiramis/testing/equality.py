"""Whether two positions are the same, also in what is hidden: nobody may ask a state for that, but the future tells."""

from __future__ import annotations

from typing import Any

from ..games.game import Game, State
from ..games.rng import Rng
from .promise import require


def seen(state: State) -> dict[str, Any]:
    """All that anybody can see of a position, and all that the contract says of it."""
    return {
        "player": state.player,
        "ply": state.ply,
        "over": state.over,
        "view": state.view(None),
        "legal actions": state.legal_actions(),
        "scores": state.scores(),
        "breakdown": state.breakdown(),
        "points": [state.points(seat) for seat in range(state.players)],
        "winners": state.winners(),
    }


def everything(state: State, game: Game) -> dict[str, Any]:
    """What is seen of a position, and what comes of it when it is played out."""
    return seen(state) | {"future": future(state, game.longest)}


def future(state: State, plies: int) -> dict[str, Any]:
    """The end of a random game from here: whatever was hidden comes to light in it, or might as well not be there.

    So many plies at most: what is broken may go on for ever.
    """
    later = state.clone()
    rng = Rng(1)
    for _ in range(plies):
        if later.over:
            break
        later.advance(later.random_action(rng))
    return later.view(None)


def require_same(one: dict[str, Any], other: dict[str, Any], when: str = "", action: int | None = None) -> None:
    """That two positions are the same, or two views, or set-ups."""
    if one != other:
        require(False, f"{when}: {difference(one, other)}" if when else difference(one, other), action)


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Where two positions differ, or two views, for a message; empty if they do not."""
    for name in [*one, *(name for name in other if name not in one)]:
        if name not in one or name not in other:
            return f"{name} is only in one of them"
        if one[name] != other[name]:
            if isinstance(one[name], dict) and isinstance(other[name], dict):
                return f"{name}: {difference(one[name], other[name])}"
            return f"{name} is {_brief(one[name])} and {_brief(other[name])}"
    return ""


def _brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 200 else f"{text[:197]}..."
