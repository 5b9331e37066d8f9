"""The legal actions of a position, asked for one thing at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ...games.game import Game, State
from . import amytis, babylon
from .question import Choice, Question

Asking: TypeAlias = Callable[[State, list[int], dict[str, Any]], Question]

__all__ = ["Choice", "Question", "next_question"]

QUESTIONS: dict[str, Asking] = {"babylon": babylon.question, "amytis": amytis.question}


def next_question(game: Game, state: State, actions: list[int]) -> Question:
    """What to ask to tell these legal actions apart; of a game that nobody wrote questions for, the notation."""
    if game.name in QUESTIONS:
        return QUESTIONS[game.name](state, actions, game.components)
    return Question("Which action?", [Choice(state.format_action(action), [action]) for action in actions])
