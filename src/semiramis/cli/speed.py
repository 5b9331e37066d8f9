"""Measures the rules: random games on one core, processor time, the best of several runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from time import process_time

from ..games import GAMES, get_game
from ..games.game import State
from ..games.rng import Rng
from ..speeds import VARIABLE

TABLES = {
    f"{name}-{players}" if len(game.players) > 1 else name: (name, players)
    for name, game in sorted(GAMES.items())
    for players in game.players
}
"""What is measured: names, each with its game and number of players."""
RUNS = 5
SHORTEST = 0.005
"""Seconds; a shorter run measures the clock."""


def measure(table: str, seconds: float) -> dict[str, float]:
    """Return the figures of one game in this process, compiled or not."""
    game, players = get_game(TABLES[table][0]), TABLES[table][1]
    state = game.blank(players, game.check_options(None))
    rng = Rng(1)
    games_per_s = decisions_per_s = 0.0
    for _ in range(RUNS):
        games, decisions, took = _play(state, rng, max(seconds / RUNS, SHORTEST))
        if games / took > games_per_s:
            games_per_s, decisions_per_s = games / took, decisions / took
    return {
        "games_per_s": games_per_s,
        "decisions_per_s": decisions_per_s,
        "clone_ns": _clone_ns(state, rng, max(seconds / RUNS / 5, SHORTEST)),
    }


def measure_interpreted(table: str, seconds: float) -> float:
    """Measure games a second without the compiled modules, in another process."""
    code = f"import json; from {__name__} import measure; print(json.dumps(measure({table!r}, {seconds!r})))"
    answer = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {VARIABLE: "1"}, capture_output=True, text=True, check=True
    )
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures["games_per_s"]


def _play(state: State, rng: Rng, seconds: float) -> tuple[int, int, float]:
    """Play for at least so long. Returns the numbers of games and decisions, and the time."""

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state.deal(rng)
            decisions += state.random_playout(rng)
            state.scores()
        return decisions

    return _repeat(play, seconds)


def _clone_ns(state: State, rng: Rng, seconds: float) -> float:
    """Return the best mean time to copy a position in the middle of a game."""
    state.deal(rng)
    length = state.clone().random_playout(Rng(1))
    while state.ply < length // 2 and not state.over:
        state.advance(state.random_action(rng))

    def clone(times: int) -> int:
        for _ in range(times):
            state.clone()
        return 0

    runs = [_repeat(clone, seconds) for _ in range(RUNS)]
    return min(took / times for times, _, took in runs) * 1e9


def _repeat(work: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Repeat work in batches of growing size, so that reading the clock costs little."""
    times = result = 0
    batch = 1
    start = process_time()
    while (took := process_time() - start) < seconds:
        result += work(batch)
        times += batch
        batch = min(2 * batch, max(1, int(times * seconds / 20 / max(process_time() - start, 1e-6))))
    return times, result, took
