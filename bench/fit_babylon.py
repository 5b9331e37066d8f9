"""Find the weights of Babylon's expert from scratch: `python -m bench.fit_babylon`. See `docs/weights.md`.

It begins with weights that count points only. The expert plays against itself, in each game with weights that are a
little off, and sometimes not its best plan, so that it also sees what it would not do. After every turn the features of
the garden are noted, and at the end of the game its score. A ridge regression of the score on the features, over all
rounds so far, gives the weights of the next round. Without the earlier rounds it swings: what no game of a round did
looks good, until the next round does it. The average score of the expert with the weights of each round is measured on
games that no round is fitted to, and the weights with the highest average are written.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import numpy as np

from bench.fit import UNSEEN, Array, Checkpoint, Duel, add_arguments, duel, steps, write_weights
from semiramis.ai.babylon import weights
from semiramis.ai.babylon.expert import BabylonExpert
from semiramis.games import get_game
from semiramis.games.babylon.state import BabylonState
from semiramis.games.rng import Rng

GAME = get_game("babylon")
PLAYERS = [2, 2, 2, 3, 4]
"""Most games are for two, since most are played by two, and their turns go furthest from the end."""
SURE = {"points": 1.0, "flower sets": 1.0}
"""What is a point already; the rest is fitted to what comes on top."""
TIE_BREAKER = -0.01
"""What a visible pit is worth in the end: less than any point."""
OFF = 0.3
"""How far the weights of a game are off, as a share of them."""
TASTE = 1.5
"""How many points more or less than it should a game gives for each level, so that high and low gardens are seen."""
CURIOSITY = 0.5
"""How many points more or less than it should a game gives for each feature, when it is as far from its mean as usual.
Otherwise a fit from scratch never builds what was worth nothing at first (docs/ledger/weights.md)."""
MEMORY = 0.8
"""How much less the games of each earlier round count."""


def scratch() -> list[list[float]]:
    """Weights that count what is a point already."""
    return [[SURE.get(name, 0.0)] * len(weights.KNOTS) for name in weights.NAMES]


def play(state: BabylonState, table: list[list[float]], rng: Rng, heat: float) -> tuple[list[list[float]], list[int]]:
    """Play a game; return rows of seat, turns to go and features after each turn, and the final scores."""
    expert = BabylonExpert(state)
    expert.evaluation.set_weights(table)
    rows = []
    while not state.over:
        seat, last = state.player, state.round
        expert.propose(state, 12, rng)
        for action in expert.turns[draw(expert.values, rng, heat)]:
            state.advance(action)
        if state.ply > state.removals:
            garden, singles, stored = state.gardens[seat], state.singles[seat], state.stored[seat]
            rows.append([seat, state.rounds - last, *expert.evaluation.describe(garden, singles, stored)])
    return rows, state.scores()


def draw(values: list[float], rng: Rng, heat: float) -> int:
    """The number of a plan: the likelier the better it is, and now and then any."""
    if not heat:
        return 0
    if rng.below(20) == 0:
        return rng.below(len(values))
    chances = [math.exp((worth - values[0]) / heat) for worth in values]
    drawn = rng.below(1 << 30) / (1 << 30) * sum(chances)
    for number, chance in enumerate(chances):
        drawn -= chance
        if drawn < 0:
            return number
    return 0


def new_game(players: int, seed: int) -> BabylonState:
    state = GAME.new(players, seed=seed)
    assert isinstance(state, BabylonState)
    return state


def measure(fitted: list[list[float]], games: int) -> tuple[float, float]:
    """The average score of a seat with two players, and half of its 95 % interval."""
    table = weights.table(fitted)
    scores = [
        score
        for seed in steps(range(UNSEEN, UNSEEN + games), "measure")
        for score in play(new_game(2, seed), table, Rng(seed), 0)[1]
    ]
    # The scores of one game go together a little, so that games are counted, not seats.
    means = np.array(scores).reshape(-1, 2).mean(axis=1)
    return float(means.mean()), 1.96 * float(means.std()) / math.sqrt(games)


def collect(fitted: list[list[float]], games: int, first_seed: int, heat: float, scale: Array) -> tuple[Array, Array]:
    """Play games of all player counts; return rows of turns to go and features, and the final score for each."""
    notes, finals = [], []
    for seed in steps(range(first_seed, first_seed + games), "play"):
        table = weights.table(vary(fitted, seed, scale))
        rows, scores = play(new_game(PLAYERS[seed % len(PLAYERS)], seed), table, Rng(seed), heat)
        notes += [row[1:] for row in rows]
        finals += [scores[int(row[0])] for row in rows]
    return np.array(notes), np.array(finals, dtype=float)


def scale_of(features: Array) -> Array:
    """How far each feature is from its mean, usually; 1 for features that were never seen."""
    scale: Array = features.std(axis=0) if len(features) else np.ones(features.shape[1])
    scale[scale == 0] = 1.0
    return scale


def vary(fitted: list[list[float]], seed: int, scale: Array) -> list[list[float]]:
    """Weights that are a little off; at the end of the game only points count, all the same."""
    chance = np.random.default_rng(seed)
    varied = np.array(fitted)
    varied[:, 1:] *= chance.normal(1.0, OFF, (len(fitted), 1))
    varied[weights.NAMES.index("highest"), 1:] += chance.normal(0.0, TASTE)
    varied[:, 1:] += (chance.normal(0.0, CURIOSITY, len(fitted)) / scale)[:, None]
    for name, weight in SURE.items():
        varied[weights.NAMES.index(name)] = weight
    return varied.tolist()  # type: ignore[no-any-return]


def fit(
    notes: Array, finals: Array, shares: Array, stiffness: float, smoothness: float
) -> tuple[list[list[float]], list[float]]:
    """Weights for each feature and knot, and the spread around what they expect for each number of turns to go."""
    turns, features = notes[:, 0].astype(int), notes[:, 1:]
    sure = np.array([SURE.get(name, 0.0) for name in weights.NAMES])
    target = finals - features @ sure
    scale = scale_of(features)
    scaled = features / scale
    mixes = np.array([weights.shares(n) for n in range(weights.TURNS)])[:, 1:]
    before_end = turns > 0
    knots, count = mixes.shape[1], scaled.shape[1]
    rows = (mixes[turns][:, :, None] * scaled[:, None, :]).reshape(len(turns), -1)[before_end]
    # Each weight is drawn to none, and to that of the next knot.
    penalty = np.kron(np.eye(knots), np.diag(np.where(np.array(weights.NAMES) == "one", 0.0, stiffness)))
    steps = np.diff(np.eye(knots), axis=0)
    penalty += np.kron(steps.T @ steps, smoothness * np.eye(count))
    weighted = rows.T * shares[before_end]
    solution = np.linalg.solve(weighted @ rows + penalty, weighted @ target[before_end])
    by_knot = np.vstack([np.zeros(count), solution.reshape(knots, count) / scale]) + sure
    by_knot[0, weights.NAMES.index("pits")] = TIE_BREAKER
    fitted = [[float(f"{weight:.4g}") for weight in column] for column in by_knot.T]
    table = np.array(weights.table(fitted))[:, :count]
    missed = finals - (features * table[turns]).sum(axis=1)
    spread = [0.5] + [float(missed[turns == n].std()) if (turns == n).any() else 0.0 for n in range(1, weights.TURNS)]
    spread[-1] = spread[-1] or spread[-2]
    return fitted, [round(value, 2) for value in spread]


def write(path: Path, fitted: list[list[float]], spread: list[float]) -> None:
    lines = [
        "# What each thing seen of a garden adds to the final score to expect of it, with as many turns to go as the",
        "# knots tell. Written by bench/fit_babylon.py.",
        f"knots = {weights.KNOTS}",
        f"spread = {spread}",
        "",
        "[weights]",
        *(f'"{name}" = {values}' for name, values in zip(weights.NAMES, fitted, strict=True)),
    ]
    write_weights(path, lines)


def expert(fitted: list[list[float]]) -> BabylonExpert:
    found = BabylonExpert(new_game(2, 0))
    found.evaluation.set_weights(weights.table(fitted))
    return found


def compare(path: Path, games: int) -> Duel:
    """The written weights against the installed ones, on deals that no round has seen."""
    seeds = range(UNSEEN, UNSEEN + max(1, games // 2))
    return duel(GAME, expert(weights.read(path)), expert(weights.WEIGHTS), seeds)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    add_arguments(parser, GAME.name, rounds=4, games=200, tested=50)
    parser.add_argument("--heat", type=float, default=1.5, help="points by which plans may be worse (default: 1.5)")
    parser.add_argument("--stiffness", type=float, default=100.0, help="of the ridge (default: %(default)s)")
    parser.add_argument("--smoothness", type=float, default=100.0, help="between knots (default: %(default)s)")
    arguments = parser.parse_args(argv)
    checkpoint = Checkpoint(arguments)
    kept = checkpoint.load()
    if kept is None:
        points, margin = measure(scratch(), arguments.tested)
        print(f"points only: {points:.2f} ± {margin:.2f} points")
        notes, finals, shares = np.zeros((0, 1 + len(weights.NAMES))), np.zeros(0), np.zeros(0)
        current, reached, done = scratch(), -math.inf, 0
    else:
        notes, finals, shares = kept["notes"], kept["finals"], kept["shares"]
        current, reached, done = kept["current"].tolist(), float(kept["reached"]), int(kept["done"])
    for number in range(done, arguments.rounds):
        first_seed = arguments.seed + number * arguments.games
        more, ends = collect(current, arguments.games, first_seed, arguments.heat, scale_of(notes[:, 1:]))
        notes, finals = np.vstack([notes, more]), np.concatenate([finals, ends])
        shares = np.concatenate([MEMORY * shares, np.ones(len(ends))])
        current, spread = fit(notes, finals, shares, arguments.stiffness, arguments.smoothness)
        points, margin = measure(current, arguments.tested)
        print(f"round {number + 1}: {points:.2f} ± {margin:.2f} points; missed by {spread}")
        if points > reached:
            reached = points
            write(arguments.out, current, spread)
        checkpoint.save(
            notes=notes, finals=finals, shares=shares, current=np.array(current), reached=reached, done=number + 1
        )
    print(f"against the installed weights: {compare(arguments.out, arguments.tested)}")
    print(f"the best weights are in {arguments.out}")


if __name__ == "__main__":
    main()
