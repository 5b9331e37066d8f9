"""How fast many games are stepped together: `python bench/batch.py`, or `make bench-batch`.

Decisions a second of processor time on one core, of games in which everybody acts at random: the mask of legal
actions and the observation are written before each decision, and a finished game starts anew. In turns with it, in the
same run, so that a busy machine slows down all of them: one game at a time from Python, and OpenSpiel's connect_four
stepped from Python, once with its mask and its observation, and once with its list of legal actions alone.
"""

from __future__ import annotations

import os
import random
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # its threads would be counted, and have nothing to do
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from bench.report import Row, markdown, progress_bars, screen
from semiramis.cli.terminal import console
from semiramis.envs import Batch
from semiramis.envs.numbers import action_mask, observe
from semiramis.games import get_game
from semiramis.games.rng import Rng

SECONDS = 0.2
"""For each stretch of stepping."""
PACE, RATIO = 1_000_000, 10


@dataclass
class Contender:
    """Something that makes decisions; `step` makes some of them and returns how many."""

    name: str
    step: Callable[[], int]
    paces: list[float] = field(default_factory=list)

    def run(self) -> None:
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            done += self.step()
        self.paces.append(done / spent)

    @property
    def pace(self) -> float:
        """The best run: other programs on the machine can only slow it down."""
        return max(self.paces)


def batch(name: str, players: int, games: int) -> Contender:
    games_of = Batch(name, games, players, seed=1)

    def step() -> int:
        games_of.step(games_of.sample())
        return games

    return Contender(f"{name}, {players} players: a batch of {games}", step)


def alone(name: str, players: int) -> Contender:
    """The same decisions with the contract's own methods."""
    game = get_game(name)
    state = game.new(players)
    rng = Rng(1)

    def step() -> int:
        state.deal(rng)
        while not state.over:
            action_mask(game, state)
            observe(game, state, state.player)
            state.apply(state.random_action(rng))
        return state.ply

    return Contender(f"{name}, {players} players: one game at a time from Python", step)


def connect_four(observed: bool) -> Contender:
    import pyspiel  # an extra: only who measures against it needs it

    game = pyspiel.load_game("connect_four")

    def step() -> int:
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            if observed:
                state.legal_actions_mask()
                state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            plies += 1
        return plies

    return Contender(f"OpenSpiel's connect_four, {'mask and observation' if observed else 'legal actions alone'}", step)


def main() -> int:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=256, metavar="N", help="in a batch (default: 256)")
    parser.add_argument("--rounds", type=int, default=15, metavar="N", help="of which the best counts (default: 15)")
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.rounds < 1:
        parser.error("--games and --rounds are at least 1")
    kinds = [("amytis", 2), ("babylon", 2), ("babylon", 3), ("babylon", 4)]
    batches = [batch(name, players, arguments.games) for name, players in kinds]
    with_all = connect_four(observed=True)
    contenders = [*batches, alone("amytis", 2), alone("babylon", 2), with_all, connect_four(observed=False)]
    with progress_bars(console(stderr=True)) as progress:
        task = progress.add_task("stepping", total=arguments.rounds * len(contenders))
        for _ in range(arguments.rounds):
            for contender in contenders:
                contender.run()
                progress.advance(task)
    rows = report(batches[0], with_all, contenders)
    console().print(screen("Decisions a second", rows, f"--games {arguments.games} --rounds {arguments.rounds}"))
    print(markdown(rows))
    return 0 if all(row.met is not False for row in rows) else 1


def report(amytis: Contender, with_all: Contender, contenders: list[Contender]) -> list[Row]:
    rows = [Row(contender.name, f"{contender.pace:,.0f}") for contender in contenders]
    ratio = amytis.pace / with_all.pace
    return [
        *rows,
        Row(f"{amytis.name}, again", f"{amytis.pace:,.0f}", f"at least {PACE:,}", amytis.pace >= PACE),
        Row(f"... beside {with_all.name}", f"{ratio:.1f} times", f"at least {RATIO}", ratio >= RATIO),
    ]


if __name__ == "__main__":
    sys.exit(main())
