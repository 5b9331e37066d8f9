"""Find the weights of Amytis's expert from scratch: `python -m bench.fit_amytis`. See `docs/weights.md`.

It begins with weights of 0: the expert sees points only. In each round candidates are drawn around the weights so far.
The first proposals of each candidate play those of the weights so far, on the same deals for all candidates. The mean
of the best quarter, by points, are the weights of the next round. A mean is better than the best candidate, which was
also the luckiest. The candidates of later rounds are drawn closer.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from bench.fit import UNSEEN, Array, Checkpoint, Duel, add_arguments, duel, steps, write_weights
from semiramis.ai.amytis import weights
from semiramis.ai.amytis.expert import AmytisExpert
from semiramis.games import get_game
from semiramis.games.amytis.state import AmytisState

GAME = get_game("amytis")
NAMES = list(weights.NAMES)
IS_SHARE = np.array([name.endswith("missing") for name in NAMES])
"""These weights are shares of the points of a project; all others are points, and `calm` is a number of tiles."""
CALM = NAMES.index("calm")
STEP = np.where(IS_SHARE, 0.15, 1.5)
"""How far candidates are drawn in the first round: the standard deviation."""
LAST_STEP = 0.2
"""The share of it to which the steps fall."""
HALVED = 10
"""The number of rounds in which the steps are halved."""
BEST = 4
"""One of this number of candidates goes into the next weights."""


def scratch() -> Array:
    start = np.zeros(len(NAMES))
    start[CALM] = 1.0
    return start


def draw(mean: Array, number: int, candidates: int, seed: int) -> Array:
    """Candidates for a round: in pairs, on opposite sides of the weights so far."""
    width = STEP * max(LAST_STEP, 0.5 ** (number / HALVED))
    noise = np.random.default_rng([seed, number]).normal(0.0, 1.0, (candidates // 2, len(NAMES))) * width
    drawn = np.vstack([mean + noise, mean - noise])
    drawn[:, IS_SHARE] = drawn[:, IS_SHARE].clip(0.0, 1.0)
    drawn[:, CALM] = drawn[:, CALM].clip(0.1)
    return drawn


def expert(values: Array) -> AmytisExpert:
    state = GAME.new(seed=0)
    assert isinstance(state, AmytisState)
    found = AmytisExpert(state)
    found.evaluation.set_weights(as_weights(values))
    return found


def as_weights(values: Array) -> dict[str, float]:
    return {name: float(value) for name, value in zip(NAMES, values, strict=True)}


def improve(mean: Array, number: int, arguments: argparse.Namespace) -> tuple[Array, float]:
    """The weights of the next round, and by how many points the best candidates were ahead."""
    deals = max(1, arguments.games // (2 * arguments.candidates))
    first = arguments.seed + number * deals
    current = expert(mean)
    drawn = draw(mean, number, arguments.candidates, arguments.seed)
    margins = [
        float(np.mean(duel(GAME, expert(candidate), current, range(first, first + deals)).margins))
        for candidate in steps(list(drawn), f"round {number + 1}")
    ]
    best = np.argsort(margins)[::-1][: max(1, len(drawn) // BEST)]
    return drawn[best].mean(axis=0), float(np.mean(np.array(margins)[best]))


def write(path: Path, values: Array, games: int) -> None:
    lines = [
        "# What a seat can expect to score later, beyond the points that it has, in points.",
        f"# Written by bench/fit_amytis.py after {games:,} games.",
        "",
        "[weights]",
        *(f'"{name}" = {value:.3g}' for name, value in as_weights(values).items()),
    ]
    write_weights(path, lines)


def measure(path: Path, other: Array, games: int) -> Duel:
    """The written weights against others, on deals that no round has seen."""
    written = np.array(list(weights.read(path).values()))
    return duel(GAME, expert(written), expert(other), range(UNSEEN, UNSEEN + max(1, games // 2)))


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    add_arguments(parser, GAME.name, rounds=20, games=1200, tested=400)
    parser.add_argument("--candidates", type=int, default=24, help="in each round (default: %(default)s)")
    arguments = parser.parse_args(argv)
    if arguments.candidates < 2 * BEST:
        parser.error(f"--candidates is at least {2 * BEST}")
    checkpoint = Checkpoint(arguments)
    kept = checkpoint.load() or {"mean": scratch(), "done": np.array(0)}
    mean, done = kept["mean"], int(kept["done"])
    for number in range(done, arguments.rounds):
        mean, ahead = improve(mean, number, arguments)
        checkpoint.save(mean=mean, done=number + 1)
        write(arguments.out, mean, (number + 1) * arguments.games)
        print(f"round {number + 1}: the best candidates are {ahead:+.1f} points ahead")
    print(f"against points only: {measure(arguments.out, scratch(), arguments.tested)}")
    installed = np.array(list(weights.WEIGHTS.values()))
    print(f"against the installed weights: {measure(arguments.out, installed, arguments.tested)}")
    print(f"the weights are in {arguments.out}")


if __name__ == "__main__":
    main()
