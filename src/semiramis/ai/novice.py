"""An opponent for the first game: it knows the rules, and has no plan."""

from __future__ import annotations

from ..games.game import Game, State
from ..games.rng import Rng
from .bot import Bot
from .turn_value import Turn, TurnEvaluator

IDEAS = 3
"""One alone is often a turn thrown away, such as one that covers what was just built; with many it would be greedy."""


class Novice(Bot):
    """It has a few ideas, whole turns of actions drawn at random, and does the one that brings most points.

    So it seldom wastes a turn or harms itself, as random play does all the time, and never looks for the good turn
    that is one of thousands: what a person does who has just read the rules.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: State, rng: Rng) -> list[int]:
        evaluator = TurnEvaluator(state, rng)
        ideas = [draw_turn(evaluator, rng) for _ in range(IDEAS)]
        points = [evaluator.least_points(idea, evaluator.guesses) for idea in ideas]
        return list(ideas[points.index(max(points))])


def draw_turn(evaluator: TurnEvaluator, rng: Rng) -> Turn:
    state = evaluator.guesses[0].clone()
    turn = []
    while evaluator.goes_on(state):
        turn.append(state.random_action(rng))
        state.advance(turn[-1])
    return tuple(turn)
