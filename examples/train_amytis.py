"""Learn The Architects of Amytis by playing against oneself: a recipe in plain numpy. See docs/envs/learning.md.

    python examples/train_amytis.py

Many games are played at once, every action drawn from what the network prefers (`play`). Of each action it is then
known how much better than expected it went (`judge`), and the network is changed so that it prefers the better ones
more and expects what came (`learn`): proximal policy optimization (Schulman and others, 2017), with one network for
both players.
"""

import argparse
import csv
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy
from curve import curve
from learned_amytis import DISCOUNT, FOLDER, MARGIN, POLICY, Network, scale
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from semiramis.envs import Batch
from semiramis.envs.numbers import pieces
from semiramis.games import get_game

GAME = get_game("amytis")
SCALE = scale(GAME)

HIDDEN = (192, 192)
"""Neurons of the hidden layers."""
GAMES, STEPS = 256, 64
"""The number of games at once, and of actions in each between two lessons."""
LOOKS = 2
"""How often a lesson goes through what was played ..."""
PORTION = 1024
"""... and how many actions at a time."""
PACE = 0.0015
"""How far the weights go in a step, at first."""
TRUST = 0.6
"""How far what came later is believed more than what the network expected (the lambda of advantage estimation)."""
CLIP = 0.2
"""An action that has become so much likelier or rarer since it was played has taught enough."""
CURIOSITY = 0.03
"""The weight of the entropy bonus, which keeps the policy from becoming certain too early."""
EXPECTING = 0.5
"""The weight of the error in what was expected, beside that in what was preferred."""
LARGEST = 0.5
"""Longer steps are shortened to this."""
EXAM, EVERY = 400, 20
"""Games against a random player, and the number of lessons between two exams."""


def margin(observations):
    """The lead of the observing player, in points."""
    points = pieces(GAME, 2, observations)["points"].astype(numpy.int32)
    return points[:, 0] - points[:, 1]


def log_chances(preferences, legal):
    """The logarithms of the chances of the actions; those that are not legal have none."""
    legal_ones = numpy.where(legal, preferences, -1e9)
    legal_ones -= legal_ones.max(1, keepdims=True)
    return legal_ones - numpy.log(numpy.exp(legal_ones).sum(1, keepdims=True))


def play(network, batch, rng):
    """What happens in all games for some steps: arrays by step and game."""
    rows = numpy.arange(batch.n)
    played = SimpleNamespace(
        seen=numpy.zeros((STEPS, batch.n, SCALE.size), numpy.int16),
        legal=numpy.zeros((STEPS, batch.n, GAME.action_count), numpy.bool_),
        actions=numpy.zeros((STEPS, batch.n), numpy.int64),
        chances=numpy.zeros((STEPS, batch.n), numpy.float32),
        gains=numpy.zeros((STEPS, batch.n), numpy.float32),
        signs=numpy.zeros((STEPS, batch.n), numpy.float32),
        expected=numpy.zeros((STEPS + 1, batch.n), numpy.float32),
    )
    for step in range(STEPS):
        played.seen[step], played.legal[step] = batch.observations, batch.masks
        preferences, played.expected[step] = network(batch.observations * SCALE)
        chances = log_chances(preferences, batch.masks)
        # The largest after noise of this kind (Gumbel's) is a draw with these chances.
        actions = (chances - numpy.log(-numpy.log(rng.uniform(1e-9, 1, chances.shape)))).argmax(1)
        before, players = margin(batch.observations), batch.players.copy()
        batch.step(actions)
        # What is good for one is bad for the other: if the other is to act next, its view is turned around.
        turned = numpy.where(batch.players == players, 1, -1)
        final = batch.scores[rows, players] - batch.scores[rows, 1 - players]
        after = numpy.where(batch.finished, final, turned * margin(batch.observations))
        played.actions[step], played.chances[step] = actions, chances[rows, actions]
        played.gains[step] = (after - before) / MARGIN
        played.signs[step] = numpy.where(batch.finished, 0, turned)  # the next game is none of its business
    played.expected[STEPS] = network(batch.observations * SCALE)[1]
    return played


def judge(played):
    """How much better than expected each action went, by what it gained and by what was expected after it."""
    better = numpy.zeros_like(played.gains)
    later = numpy.zeros_like(played.gains[0])
    for step in reversed(range(STEPS)):
        ahead = DISCOUNT * played.signs[step]
        surprise = played.gains[step] + ahead * played.expected[step + 1] - played.expected[step]
        better[step] = later = surprise + ahead * TRUST * later
    return better


def learn(network, steps, played, pace, rng):
    """One lesson: the network is changed a little, portion by portion."""
    better = judge(played)
    came = (better + played.expected[:-1]).ravel()
    better = ((better - better.mean()) / (better.std() + 1e-8)).ravel()
    seen, legal = (array.reshape(came.size, -1) for array in (played.seen, played.legal))
    actions, chances = played.actions.ravel(), played.chances.ravel()
    for _ in range(LOOKS):
        order = rng.permutation(came.size)
        for portion in numpy.split(order, range(PORTION, came.size, PORTION)):
            some = (legal[portion], actions[portion], chances[portion], better[portion], came[portion])
            layers = network.layers(seen[portion] * SCALE)
            steps.take(network, gradients(network, layers, error(layers[-1], *some)), pace)


def error(output, legal, actions, before, better, came):
    """In which direction each number of the output makes things worse."""
    rows = numpy.arange(len(actions))
    logs = log_chances(output[:, :-1], legal)
    chances = numpy.exp(logs)
    ratio = numpy.exp(logs[rows, actions] - before)
    enough = numpy.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    pull = numpy.where(enough, 0, ratio * better)
    logs = numpy.where(legal, logs, 0)
    undecided = -(chances * logs).sum(1)
    found = numpy.empty_like(output)
    found[:, :-1] = chances * (pull + CURIOSITY * undecided)[:, None] + CURIOSITY * chances * logs
    found[rows, actions] -= pull
    found[:, -1] = EXPECTING * (output[:, -1] - came)
    return found / len(actions)


def gradients(network, layers, error):
    """In which direction each weight makes things worse: back through the layers."""
    found = []
    for matrix, before in zip(network.weights[-2::-2], layers[-2::-1], strict=True):
        found += [error.sum(0), before.T @ error]
        error = (error @ matrix.T) * (before > 0)
    return found[::-1]


class Steps:
    """How far each weight goes: by the mean of its last gradients, and less where they vary (Adam)."""

    def __init__(self, network):
        self.count = 0
        self.means = [numpy.zeros_like(weight) for weight in network.weights]
        self.squares = [numpy.zeros_like(weight) for weight in network.weights]

    def take(self, network, gradients, pace):
        self.count += 1
        length = numpy.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        for weight, gradient, mean, square in zip(network.weights, gradients, self.means, self.squares, strict=True):
            gradient *= min(1, LARGEST / (length + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            mean_now, square_now = mean / (1 - 0.9**self.count), square / (1 - 0.999**self.count)
            weight -= pace * mean_now / (numpy.sqrt(square_now) + 1e-5)


def examine(network, games):
    """How it does against a random player, doing what it prefers: the share of victories, and the mean margin."""
    batch = Batch(GAME, games, seed=1)
    rows, seats = numpy.arange(games), numpy.arange(games) % 2
    shares, margins, waiting = numpy.zeros(games), numpy.zeros(games), numpy.ones(games, numpy.bool_)
    while waiting.any():
        preferences, _ = network(batch.observations * SCALE)
        own = numpy.where(batch.masks, preferences, -numpy.inf).argmax(1)
        batch.step(numpy.where(batch.players == seats, own, batch.sample()))
        ended = batch.finished & waiting
        shares[ended] = (batch.rewards[rows, seats][ended] + 1) / 2
        margins[ended] = (batch.scores[rows, seats] - batch.scores[rows, 1 - seats])[ended]
        waiting &= ~ended
    return shares.mean(), margins.mean()


class Interrupt:
    """Ctrl-C ends the training after the lesson that is under way; once more, it ends the program at once."""

    def __init__(self):
        self.came = False

    def __enter__(self):
        self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def note(self, number, frame):
        self.came = True
        signal.signal(signal.SIGINT, self.before)

    def __exit__(self, *_):
        signal.signal(signal.SIGINT, self.before)


def train(lessons, seed, report=lambda lesson, share: None, games=GAMES, exam=EXAM, stop=lambda: False):
    """Return a network after some lessons, and its curve: (games played, share of victories, mean margin) of each exam.

    There are fewer lessons if `stop` says so after one of them.
    """
    rng = numpy.random.default_rng(seed)
    network = Network.new((SCALE.size, *HIDDEN, GAME.action_count + 1), rng)
    steps, batch, ended = Steps(network), Batch(GAME, games, seed=seed), 0
    found = [(0, *examine(network, exam))]
    for lesson in range(lessons):
        played = play(network, batch, rng)
        ended += int((played.signs == 0).sum())
        learn(network, steps, played, PACE * (1 - lesson / lessons), rng)
        last = lesson + 1 == lessons or stop()
        if (lesson + 1) % EVERY == 0 or last:
            found.append((ended, *examine(network, exam)))
        report(lesson + 1, found[-1][1])
        if last:
            break
    return network, found


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Learn The Architects of Amytis by playing against oneself.")
    parser.add_argument("--lessons", type=int, default=1200, help="default: 1200, some 15 minutes")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same curve (default: 1)")
    parser.add_argument("--out", type=Path, default=FOLDER, help=f"where the policy goes (default: {FOLDER})")
    wanted = parser.parse_args(arguments)
    if wanted.lessons < 1 or wanted.seed < 0:
        parser.error("--lessons is at least 1, and --seed at least 0")
    try:
        wanted.out.mkdir(parents=True)
    except OSError as error:  # what was learned before is not written over
        parser.error(f"cannot make the folder {wanted.out}: {error.strerror}; give another one with --out")
    console = Console(stderr=True)
    columns = (BarColumn(30), TimeElapsedColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    progress = Progress(*columns, console=console, disable=not console.is_terminal)
    done = 0
    with Interrupt() as interrupt, progress:
        task = progress.add_task("", total=wanted.lessons)

        def report(lesson, share):
            nonlocal done
            done = lesson
            progress.update(task, completed=lesson, description=f"lesson {lesson:,}: {share:.1%} against random")

        network, found = train(wanted.lessons, wanted.seed, report, stop=lambda: interrupt.came)
    network.save(wanted.out / POLICY)
    with (wanted.out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("games", "share", "margin"), *found])
    points = [(games / 1000, ahead) for games, _, ahead in found]
    title = f"Points ahead of a random player, the mean of {EXAM} games"
    picture = curve(points, title, "thousands of games played against itself")
    (wanted.out / "curve.svg").write_text(picture, encoding="utf-8")
    _, share, ahead = found[-1]
    if done < wanted.lessons:
        print(f"Stopped after {done:,} of {wanted.lessons:,} lessons")
    print(f"{share:.1%} against a random player, {ahead:+.1f} points a game; the policy is in {wanted.out}")
    return 130 if done < wanted.lessons else 0  # the exit code of an interrupted program


if __name__ == "__main__":
    sys.exit(main())
