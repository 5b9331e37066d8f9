"""Proximal policy optimisation in PyTorch, against oneself in a batch: python examples/torch_ppo.py.

One network plays all seats. See docs/envs/libraries.md; docs/envs/learning.md has a longer recipe, in plain numpy.
"""

import argparse

import numpy
import torch
from torch import nn

from semiramis.envs import Batch

torch.set_num_threads(1)  # the networks are small; more threads would wait for each other on a busy machine

CLIP, ENTROPY, VALUE = 0.2, 0.02, 0.5
LOOKS, PORTION = 2, 1024
"""How often a lesson goes through what was played, and how many decisions at a time."""


class Network(nn.Module):
    """The logits of the actions, and the expected reward of the player who is to act."""

    def __init__(self, size, actions, hidden=256):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen, legal):
        features = self.body(seen.float())
        logits = self.policy(features).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(features).squeeze(1)


def read(batch):
    """The arrays of a batch as tensors. They are copied, since the next step fills them anew."""
    return torch.tensor(batch.observations), torch.tensor(batch.masks)


@torch.no_grad()
def play(network, batch, steps):
    """Decisions of all games, and what each was worth: the reward at the end of its game, for the player who made it.

    Games that have not ended after the last step are worth what the network expects of them.
    """
    played = []
    for _ in range(steps):
        seen, legal = read(batch)
        chances, expected = network(seen, legal)
        actions = chances.sample()
        players = batch.players.astype(numpy.int64)
        _, rewards, finished, _, _ = batch.step(actions.numpy())
        told = torch.tensor(rewards), torch.tensor(finished)
        played.append((seen, legal, actions, chances.log_prob(actions), expected, torch.tensor(players), *told))
    chances, expected = network(*read(batch))
    # What is expected for each seat: the others share the opposite of what the player who is to act expects.
    worth = (-expected / (batch.seats - 1)).unsqueeze(1).repeat(1, batch.seats)
    worth[torch.arange(batch.n), torch.tensor(batch.players.astype(numpy.int64))] = expected
    decisions = []
    for seen, legal, actions, before, expected, players, rewards, finished in reversed(played):
        worth = torch.where(finished.unsqueeze(1), rewards, worth)
        decisions.append((seen, legal, actions, before, expected, worth[torch.arange(batch.n), players]))
    return [torch.cat(each) for each in zip(*decisions, strict=True)]


def learn(network, optimizer, decisions):
    """Make what went better than expected likelier. Returns the mean loss."""
    seen, legal, actions, before, expected, worth = decisions
    better = worth - expected
    better = (better - better.mean()) / (better.std() + 1e-6)
    losses = []
    for _ in range(LOOKS):
        for rows in torch.randperm(len(actions)).split(PORTION):
            chances, value = network(seen[rows], legal[rows])
            ratio = (chances.log_prob(actions[rows]) - before[rows]).exp()
            gain = torch.minimum(ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows]).mean()
            loss = VALUE * (value - worth[rows]).square().mean() - gain - ENTROPY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            losses.append(loss.item())
    return sum(losses) / len(losses)


def train(game="amytis", games=128, steps=64, lessons=30, seed=1, report=print):
    """A network that has learned by playing against itself."""
    torch.manual_seed(seed)
    batch = Batch(game, games, seed=seed)
    network = Network(batch.observations.shape[1], batch.masks.shape[1])
    optimizer = torch.optim.Adam(network.parameters(), 1e-3)
    for lesson in range(1, lessons + 1):
        loss = learn(network, optimizer, play(network, batch, steps))
        report(f"lesson {lesson}: loss {loss:.3f}, {batch.scores.mean():.1f} points a game")
    return network


@torch.no_grad()
def examine(network, game="amytis", games=200, seed=2):
    """The mean reward against a random player, in seat 0."""
    batch = Batch(game, games, seed=seed, autoreset=False)
    total = 0.0
    while (batch.players >= 0).any():
        actions = batch.sample()
        own = numpy.flatnonzero(batch.players == 0)
        if len(own):
            seen, legal = read(batch)
            actions[own] = network(seen[own], legal[own])[0].sample().numpy()
        live = numpy.flatnonzero(batch.players >= 0)
        _, rewards, finished, _, _ = batch.step(actions[live], live)
        total += float(rewards[finished, 0].sum())
    return total / games


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="amytis")
    parser.add_argument("--lessons", type=int, default=30)
    arguments = parser.parse_args()
    network = train(arguments.game, lessons=arguments.lessons)
    print(f"{examine(network, arguments.game):+.2f} against random: +1 is a victory, -1 a defeat")


if __name__ == "__main__":
    main()
