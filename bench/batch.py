"""How fast environments are stepped: `python bench/batch.py`, or `make bench-batch`.

Decisions a second of processor time on one core, of games in which everybody acts at random: the mask of legal
actions and the observation are written before each decision, and a finished game starts anew. In turns with it, in the
same run, so that a busy machine slows down all of them: one game at a time from Python, the environments of PettingZoo
and Gymnasium, OpenSpiel's connect_four and backgammon stepped from Python (with mask and observation, and with the list
of legal actions alone), and batches of pgx on the CPU. Then two batches in two threads beside one, in time on the wall,
beside hashes in two threads, which show how much of a second processor there is.
"""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from threading import Thread

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # its threads would be counted, and have nothing to do
# The same for XLA, so that pgx is on one core, too.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

import gymnasium
import numpy
from numpy.typing import NDArray

from bench.contender import Contender
from bench.peers import peers
from bench.report import Row, markdown, progress_bars, screen
from semiramis.cli.terminal import console
from semiramis.envs import Batch, make
from semiramis.envs.learner import ENVIRONMENTS
from semiramis.envs.numbers import action_mask, observe
from semiramis.games import get_game
from semiramis.games.rng import Rng

PACES = {"amytis": 3_000_000, "babylon": 1_000_000}
"""What a batch with two players is to reach."""
RATIO = 10
THREADS = 1.8
IDS = {game: name for name, game in ENVIRONMENTS.items()}


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


def draw(mask: NDArray[numpy.int8], rng: Rng) -> int:
    legal = numpy.flatnonzero(mask.view(numpy.bool_))  # four times as fast as of numbers
    return int(legal[rng.below(len(legal))])


def pettingzoo(name: str) -> Contender:
    env = make(name)
    rng = Rng(1)

    def step() -> int:
        env.reset(seed=rng.below(1000))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            assert observation is not None
            env.step(draw(observation["action_mask"], rng))
            decisions += 1
        return decisions

    return Contender(f"{name}, 2 players: PettingZoo", step)


def learner(name: str, opponents: str) -> Contender:
    env = gymnasium.make(IDS[name], opponents=opponents)
    rng = Rng(1)

    def step() -> int:
        observation, _ = env.reset(seed=rng.below(1000))
        decisions, terminated = 0, False
        while not terminated:
            observation, _, terminated, _, _ = env.step(draw(observation["action_mask"], rng))
            decisions += 1
        return decisions

    return Contender(f"{name}, 2 players: Gymnasium, against {opponents}", step)


def learners(name: str, opponents: str, games: int) -> Contender:
    env = gymnasium.make_vec(IDS[name], num_envs=games, opponents=opponents)
    rng = Rng(1)
    held = [env.reset(seed=1)[0]]

    def step() -> int:
        held[0] = env.step(numpy.array([draw(mask, rng) for mask in held[0]["action_mask"]]))[0]
        return games

    return Contender(f"{name}, 2 players: Gymnasium, a vector of {games} against {opponents}", step)


def stepping(name: str, games: int, steps: int) -> list[Callable[[], None]]:
    """Two jobs: a batch each."""

    def job(own: Batch) -> None:
        for _ in range(steps):
            own.step(own.sample())

    return [partial(job, Batch(name, games, seed=seed)) for seed in (1, 2)]


def hashing() -> list[Callable[[], None]]:
    """Two jobs that hardly ever need the interpreter's lock: what the machine gives to two threads."""
    text = bytes(100_000_000)
    return [lambda: sha256(text).update(text)] * 2


def two_threads(jobs: list[Callable[[], None]], rounds: int) -> tuple[float, float]:
    """How much two threads do in the time of one, and how much more processor time they take for the same work.

    The best of some rounds. Other programs change the first by much and the second by little.
    """

    def measure(used: list[Callable[[], None]]) -> tuple[float, float]:
        threads = [Thread(target=job) for job in used]
        began, spent = time.perf_counter(), time.process_time()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return time.perf_counter() - began, time.process_time() - spent

    times = [(*measure(jobs[:1]), *measure(jobs)) for _ in range(rounds)]
    alone, alone_spent, both, both_spent = [min(column) for column in zip(*times, strict=True)]
    return 2 * alone / both, both_spent / (2 * alone_spent)


def main() -> int:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=256, metavar="N", help="in a batch (default: 256)")
    parser.add_argument("--rounds", type=int, default=15, metavar="N", help="of which the best counts (default: 15)")
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.rounds < 1:
        parser.error("--games and --rounds are at least 1")
    kinds = [("amytis", 2), ("babylon", 2), ("babylon", 3), ("babylon", 4)]
    batches = [batch(name, players, arguments.games) for name, players in kinds]
    singles = [maker(name) for maker in (pettingzoo,) for name in PACES]
    singles += [learner(name, bot) for name in PACES for bot in ("random", "novice")]
    singles += [learner("babylon", "greedy@0.001"), *[learners(name, "novice", 16) for name in PACES]]
    others, notes = peers(arguments.games)
    contenders = [*batches, alone("amytis", 2), alone("babylon", 2), *singles, *others]
    with progress_bars(console(stderr=True)) as progress:
        task = progress.add_task("stepping", total=arguments.rounds * len(contenders))
        for _ in range(arguments.rounds):
            for contender in contenders:
                contender.run()
                progress.advance(task)
    rows = report(batches, others, contenders)
    machine, _ = two_threads(hashing(), arguments.rounds)
    rows.append(Row("two threads beside one: hashes, which need no lock", f"{machine:.2f} times"))
    for name, steps in (("amytis", 400), ("babylon", 120)):
        for games, often in ((arguments.games, steps), (4 * arguments.games, steps // 4)):
            times, cost = two_threads(stepping(name, games, often), arguments.rounds)
            share = times / machine
            found = f"{times:.2f} times, {cost:.2f} times the processor time"
            rows.append(Row(f"... batches of {games}, {name}", found, f"at least {THREADS} of 2", share >= THREADS / 2))
    caption = "; ".join([f"--games {arguments.games} --rounds {arguments.rounds}", *notes])
    console().print(screen("Decisions a second", rows, caption))
    print(markdown(rows))
    return 0 if all(row.met is not False for row in rows) else 1


def report(batches: list[Contender], others: list[Contender], contenders: list[Contender]) -> list[Row]:
    rows = [Row(contender.name, f"{contender.pace:,.0f}") for contender in contenders]
    for contender, (name, pace) in zip(batches[:2], PACES.items(), strict=True):
        assert contender.name.startswith(name)
        rows.append(
            Row(f"{contender.name}, again", f"{contender.pace:,.0f}", f"at least {pace:,}", contender.pace >= pace)
        )
    for other in others[:1]:
        ratio = batches[0].pace / other.pace
        rows.append(Row(f"... beside {other.name}", f"{ratio:.1f} times", f"at least {RATIO}", ratio >= RATIO))
    return rows


if __name__ == "__main__":
    sys.exit(main())
