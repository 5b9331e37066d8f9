"""Compares positions, hidden things included: those show when the game is played to its end."""

from __future__ import annotations

from typing import Any

from ..games.game import Game, State
from ..games.rng import Rng
from .promise import require


def seen(state: State) -> dict[str, Any]:
    """Everything that can be seen of a position, and what the contract returns for it."""
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
    """What is seen of a position, and the end of a random game from it."""
    return seen(state) | {"future": future(state, game.longest)}


def future(state: State, plies: int) -> dict[str, Any]:
    """The last view of a random game from here, in which what is hidden shows.

    It has a limit of plies: a broken game may never end.
    """
    later = state.clone()
    rng = Rng(1)
    for _ in range(plies):
        if later.over:
            break
        later.advance(later.random_action(rng))
    return later.view(None)


def require_same(one: dict[str, Any], other: dict[str, Any], when: str = "", action: int | None = None) -> None:
    """Require that two descriptions of positions, two views or two set-ups are equal."""
    if one != other:
        require(False, f"{when}: {difference(one, other)}" if when else difference(one, other), action)


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The first difference, for a message; empty if there is none."""
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
