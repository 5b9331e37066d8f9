"""How fast search thinks: `python bench/search.py`, or `make bench-search`.

For each game and number of players: positions of games between the levels' own experts, from the first turn to the
last, and how many simulations a second a search does in them, on one core. Beside it, in the same run, the same with
the expert that knows only the contract and plays to the end at random; and what a turn of each level takes.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from bench.report import Row, markdown, progress_bars, screen
from semiramis.ai.expert import Expert, expert_for
from semiramis.ai.levels import LEVELS
from semiramis.ai.search import Search
from semiramis.ai.search_bot import ExpertBot, SearchBot
from semiramis.cli.terminal import console
from semiramis.games import GAMES, get_game
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng

SIMULATIONS = 400


def positions(game: Game, players: int, count: int) -> list[State]:
    """Return positions, evenly over a game."""
    state, rng, bot = game.new(players, seed=1), Rng(1), ExpertBot(game)
    turns = []
    while not state.over:
        turns.append(state.clone())
        for action in bot.play(state, rng):
            state.apply(action)
    return [turns[n * len(turns) // count] for n in range(count)]


def pace(states: list[State], own: bool) -> float:
    """Simulations a second of processor time."""
    done, spent = 0, 0.0
    for state in states:
        expert = expert_for(state) if own else Expert(state)
        began = time.process_time()
        search = Search(state, expert, Rng(1))
        search.run(SIMULATIONS)
        spent += time.process_time() - began
        done += search.simulations
    return done / spent


def turns(game: Game, level: str, states: list[State]) -> list[float]:
    """What a turn of a level takes, in seconds of processor time."""
    taken = []
    for state in states:
        began = time.process_time()
        LEVELS[level].bot(game).play(state, Rng(1))
        taken.append(time.process_time() - began)
    return taken


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=12, metavar="N", help="of each game (default: 12)")
    arguments = parser.parse_args()
    if arguments.positions < 1:
        parser.error("--positions is at least 1")
    tables = [(get_game(name), players) for name in GAMES for players in get_game(name).players]
    thinkers = [name for name, level in LEVELS.items() if isinstance(level.bot(tables[0][0]), SearchBot)]
    rows = []
    with progress_bars(console(stderr=True)) as progress:
        for game, players in progress.track(tables, description="thinking"):
            states = positions(game, players, arguments.positions)
            own, plain = pace(states, True), pace(states, False)
            name = f"{game.name}, {players} players"
            rows.append(Row(f"{name}: simulations/s", f"{own:,.0f}, by the contract alone {plain:,.0f}"))
            for level in thinkers:
                taken = turns(game, level, states)
                measured = f"{sum(taken) / len(taken):.2f} s a turn, {max(taken):.2f} s at most"
                rows.append(Row(f"{name}: {level}", measured))
    console().print(screen("Search", rows, f"--positions {arguments.positions}, one core, processor time"))
    print(markdown(rows))


if __name__ == "__main__":
    main()
