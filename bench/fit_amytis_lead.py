"""Find the weights of the lead that Amytis expects: `python -m bench.fit_amytis_lead`. See `docs/weights.md`.

A search plays against itself, in half of the games with random sides of the buildings. In one of eight turns it does
one of its best four turns at random, so that positions differ. The terms of each position are noted, in the end the
lead. A ridge regression gives the weights, and the scale is the one that makes the results most likely.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from bench.fit import Array, steps, write_weights
from semiramis.ai.amytis.expert import AmytisExpert
from semiramis.ai.amytis.lead import NAMES, _early
from semiramis.ai.search import Search
from semiramis.games import get_game
from semiramis.games.amytis.constants import BUILDINGS
from semiramis.games.amytis.state import AmytisState
from semiramis.games.rng import Rng

GAME = get_game("amytis")
RIDGE = 20.0
SCALES = [step / 2 for step in range(2, 40)]
VARIED = 8
"""One of this number of turns is chosen at random."""
CHOICES = 4
"""The number of turns from which it is chosen."""


def play(seed: int, simulations: int) -> list[list[float]]:
    """Return a row for each turn of a game: how early it is, the terms, and the lead at the end."""
    rng = Rng(seed)
    sides = {f"sides.{building}": "AB"[rng.below(2)] for building in BUILDINGS} if seed % 2 else {}
    state = GAME.new(2, sides, seed)
    assert isinstance(state, AmytisState)
    expert = AmytisExpert(state)
    rows = []
    while not state.over:
        rows.append([_early(state), *expert.lead.terms_of(state)])
        search = Search(state, expert, rng)
        search.run(simulations)
        found = search.candidates()
        number = 0 if rng.below(VARIED) else rng.below(min(CHOICES, len(found)))
        for action in found[number].turn:
            state.apply(action)
    lead = float(state.points(0) - state.points(1))
    return [[*row, lead] for row in rows]


def fit(rows: Array) -> tuple[Array, Array, tuple[float, float], float]:
    """Return the weights at the start and at the end, the scales, and the mean error of a chance in bits."""
    early, terms, leads = rows[:, :1], rows[:, 1:-1], rows[:, -1]
    inputs = np.hstack([terms * early, terms * (1 - early)])
    weights = np.linalg.solve(inputs.T @ inputs + RIDGE * np.eye(inputs.shape[1]), inputs.T @ leads)
    expected, won = inputs @ weights, (np.sign(leads) + 1) / 2

    def error(first: float, last: float) -> float:
        odds = expected / (first * early[:, 0] + last * (1 - early[:, 0]))
        return float(np.mean(np.logaddexp(0, odds) - won * odds) / np.log(2))

    lost, scales = min((error(first, last), (first, last)) for first in SCALES for last in SCALES)
    start, end = np.split(np.asarray(weights, dtype=np.float64), 2)
    return start, end, scales, lost


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1_000, help="to play (default: %(default)s)")
    parser.add_argument("--simulations", type=int, default=300, help="of a turn (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: %(default)s)")
    out = Path("build/fit/amytis-lead.toml")
    parser.add_argument("--out", type=Path, default=out, help="the file for the weights (default: %(default)s)")
    arguments = parser.parse_args(argv)
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    journal = arguments.out.with_suffix(".jsonl")
    games = [json.loads(line) for line in journal.read_text().splitlines()] if journal.exists() else []
    with journal.open("a", encoding="utf-8") as file:
        for number in steps(range(len(games), arguments.games), "playing"):
            games.append(play(arguments.seed + number, arguments.simulations))
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
    rows = np.array([row for game in games for row in game])
    first, last, (first_scale, last_scale), error = fit(rows)
    lines = [
        "# The weights of the terms of `Lead`, at the start of a game and at its end, and the scale of the lead.",
        f"# Written by bench/fit_amytis_lead.py after {len(games):,} games.",
        f"scale = [{first_scale:g}, {last_scale:g}]",
        "",
        "[weights]",
        *(f'"{name}" = [{start:.3g}, {end:.3g}]' for name, start, end in zip(NAMES, first, last, strict=True)),
    ]
    write_weights(arguments.out, lines)
    print(f"{len(rows):,} positions, {error:.3f} bits lost of a result; the weights are in {arguments.out}")


if __name__ == "__main__":
    main()
