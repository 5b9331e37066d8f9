"""A bot that plays what train_amytis.py has learned. See docs/envs/learning.md.

semiramis arena amytis --bot py:examples/learned_amytis.py:Learned --bot greedy --games 400
semiramis serve --open --bot learned=py:examples/learned_amytis.py:Learned
"""

import os
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy

from semiramis.ai.bot import Bot
from semiramis.envs.numbers import action_mask, observe, pieces

FOLDER = Path(os.environ.get("LEARNED_AMYTIS", "learned-amytis"))
"""Where train_amytis.py has left its policy."""
POLICY = "policy.npz"

MARGIN = 10
"""The lead in points that is 1 to the network: its numbers learn best when they are small."""
DISCOUNT = 0.93
"""What comes an action later counts for so much less: a little, since it is less certain."""


class Network:
    """Layers of neurons: observations in; out, for each action its preference, and the value of the position for the
    current player."""

    def __init__(self, weights):
        self.weights = weights  # of each layer a matrix, and what is added after it

    @classmethod
    def new(cls, sizes, rng):
        weights = []
        for before, after in pairwise(sizes):
            last = after == sizes[-1]  # begins near 0, so that at first all actions are liked alike
            spread = 0.01 if last else numpy.sqrt(2 / before)
            weights.append((spread * rng.standard_normal((before, after))).astype(numpy.float32))
            weights.append(numpy.zeros(after, numpy.float32))
        return cls(weights)

    def layers(self, numbers):
        """What all neurons say: those of the input, of the hidden layers, and of the output."""
        found = [numbers]
        for matrix, added in zip(self.weights[:-2:2], self.weights[1:-2:2], strict=True):
            found.append(numpy.maximum(found[-1] @ matrix + added, 0))
        return [*found, found[-1] @ self.weights[-2] + self.weights[-1]]

    def __call__(self, numbers):
        output = self.layers(numbers)[-1]
        return output[:, :-1], output[:, -1]

    def save(self, path):
        numpy.savez(path, *self.weights)

    @classmethod
    def load(cls, path):
        with numpy.load(path) as kept:
            return cls(list(kept.values()))


@cache
def scale(game):
    """By what each number of an observation is multiplied, so that most lie between 0 and 1."""
    return numpy.concatenate(
        [numpy.full(part.size, 1 / min(part.most, 50), numpy.float32) for part in game.features(2)]
    )


@cache
def load(path, game):
    """Once in a process: at a table of the server a bot is made for every turn."""
    if not path.is_file():
        raise FileNotFoundError(f"there is no {path}: let examples/train_amytis.py learn it")
    network = Network.load(path)
    if network.weights[0].shape[0] != scale(game).size or network.weights[-1].size != game.action_count + 1:
        raise ValueError(f"{path} was learned with other observations or actions")
    return network


class Learned(Bot):
    """Does what the network prefers."""

    def __init__(self, game):
        if game.name != "amytis":
            raise ValueError("it has learned amytis and nothing else")
        self.game = game
        self.network = load(FOLDER / POLICY, game)

    def play(self, state, rng):
        numbers = observe(self.game, state, state.player) * scale(self.game)
        preferences, _ = self.network(numbers[None])
        legal = action_mask(self.game, state) == 1
        return [int(numpy.where(legal, preferences[0], -numpy.inf).argmax())]


class LookingAhead(Learned):
    """Tries each action: what it brings at once, and what the network makes of the position that it leads to."""

    def play(self, state, rng):
        seat, actions = state.player, state.legal_actions()
        afters = [state.clone() for _ in actions]
        for after, action in zip(afters, actions, strict=True):
            after.apply(action)
        seen_by = [seat if after.over else after.player for after in afters]
        numbers = numpy.array([observe(self.game, *after) for after in zip(afters, seen_by, strict=True)])
        points = pieces(self.game, 2, numbers)["points"]
        worth = self.network(numbers * scale(self.game))[1] * [not after.over for after in afters]
        # What is good for one is bad for the other: if the other is to act next, its view is turned around.
        turned = numpy.where(numpy.array(seen_by) == seat, 1, -1)
        best = turned * ((points[:, 0] - points[:, 1]) / MARGIN + DISCOUNT * worth)
        return [actions[int(best.argmax())]]
