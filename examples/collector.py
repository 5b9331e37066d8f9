"""A bot in Python that does the action with most points at once. See docs/bots.md."""

from semiramis.ai.bot import Bot


class Collector(Bot):
    def __init__(self, game):
        self.game = game

    def play(self, state, rng):
        seat = state.player

        def points(action):
            after = state.clone()
            after.apply(action)
            return after.scores()[seat]

        actions = state.legal_actions()
        best = max(map(points, actions))
        actions = [action for action in actions if points(action) == best]
        return [actions[rng.below(len(actions))]]
