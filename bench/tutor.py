"""How often the tutor calls the turns of each level mistakes: `python bench/tutor.py`.

Each level plays games against the apprentice, and each of its turns is reviewed, with a number of simulations that
takes about as long as on a server. Weak levels should make some mistakes, strong ones few. Beside it, how often the
tutor would name a topic to a person with a middle streak, and the time of a review.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from bench.report import Row, markdown, progress_bars, screen
from semiramis.ai.expert import expert_for
from semiramis.ai.levels import LEVELS
from semiramis.ai.tutor import SECONDS, find_topic, review
from semiramis.cli.terminal import console
from semiramis.games import GAMES, get_game
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng

PLAYED = ("novice", "greedy", "apprentice", "architect")
OPPONENT = "apprentice"


def turns(game: Game, level: str, seed: int) -> Iterator[tuple[State, list[int]]]:
    """The turns of a level in a game with two players, each with the position before it."""
    state, rng = game.new(2, seed=seed), Rng(seed)
    bot, opponent = LEVELS[level].bot(game), LEVELS[OPPONENT].bot(game)
    while not state.over:
        is_its = state.player == seed % 2
        turn = (bot if is_its else opponent).play(state, rng)
        if is_its:
            yield state.clone(), turn
        for action in turn:
            state.apply(action)


def measure(game: Game, level: str, games: int) -> Row:
    count = mistakes = topics = 0
    spent = 0.0
    for seed in range(games):
        for state, turn in turns(game, level, seed):
            simulations = int(SECONDS * expert_for(state).pace / 2)
            began = time.process_time()
            found = review(state, turn, Rng(seed), simulations=simulations)
            spent += time.process_time() - began
            advice = find_topic(state, Rng(seed), simulations=simulations // 2)
            count += 1
            mistakes += found is not None and found.is_mistake
            topics += advice is not None and advice.matters
    measured = f"{mistakes / count:.0%} of {count} turns; stakes are high in {topics / count:.0%}"
    return Row(f"{game.name}: mistakes of {level}", f"{measured}; {spent / count:.2f} s a review")


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3, metavar="N", help="of each game and level (default: 3)")
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("--games is at least 1")
    runs = [(get_game(name), level) for name in GAMES for level in PLAYED]
    with progress_bars(console(stderr=True)) as progress:
        rows = [measure(game, level, arguments.games) for game, level in progress.track(runs, description="reviewing")]
    console().print(screen("The tutor", rows, f"--games {arguments.games}, one core, processor time"))
    print(markdown(rows))


if __name__ == "__main__":
    main()
