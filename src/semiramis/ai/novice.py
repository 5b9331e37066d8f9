"""An opponent for a first game: it knows the rules and has no plan."""

from __future__ import annotations

from ..games.game import Game, State
from ..games.rng import Rng, as_rng
from .bot import Bot
from .expert import Turn
from .turn_value import TurnEvaluator

IDEAS = 3
"""A single random turn is often harmful, such as covering what was just built; the best of many is greedy play."""


class Novice(Bot):
    """Draws a few whole turns at random and plays the one with most points.

    It seldom harms itself, as random play does, and it does not search: it plays like a person who has just read the
    rules.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: State, rng: Rng | int | None = None) -> list[int]:
        stream = as_rng(rng)
        evaluator = TurnEvaluator(state, stream)
        ideas = [draw_turn(evaluator, stream) for _ in range(IDEAS)]
        points = [evaluator.least_points(idea, evaluator.guesses) for idea in ideas]
        return list(ideas[points.index(max(points))])


def draw_turn(evaluator: TurnEvaluator, rng: Rng) -> Turn:
    state = evaluator.guesses[0].clone()
    turn = []
    while evaluator.goes_on(state):
        turn.append(state._random_action(rng))
        state._advance(turn[-1])
    return tuple(turn)
