"""How well reports find mistakes, and what they cost: `python bench/game_report.py`.

A strong bot plays a game. In one of its turns the worst of the candidates is played instead: the report has to name it.
Of the other turns hardly any should be called a blunder. The time is processor time of one core.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from bench.report import Row, markdown, progress_bars, screen
from semiramis.ai.report import Report, make_report
from semiramis.ai.review import find_candidates, is_forced, judge_turns
from semiramis.ai.spec import read_level
from semiramis.cli.terminal import console
from semiramis.games import get_game
from semiramis.games.record import Match
from semiramis.games.rng import Rng

GROUPS = (("amytis", 2), ("babylon", 2), ("babylon", 4))
LARGE = 0.15
"""A planted turn loses at least this much chance in a game of two, so that it is a blunder."""


def play(name: str, players: int, seed: int, bot_name: str) -> tuple[Match, int | None]:
    """Return a game, and the ply of the turn that was replaced by a bad one; None if no turn was bad enough."""
    game, rng = get_game(name), Rng(seed)
    match = Match.new(game, [bot_name] * players, seed=seed)
    bot = read_level(bot_name).bot(game)
    turns, planted = 0, None
    after = 6 + rng.below(14)
    while not match.state.over:
        state = match.state
        turn = tuple(bot.play(state.clone(), rng))
        turns += 1
        if planted is None and turns > after and not is_forced(state):
            found = find_candidates(state, rng, 12, 400)
            values = judge_turns(state, found, rng, 4_000, keep=found)
            worst = max(values, key=lambda value: value.lost_chance)
            if worst.lost_chance - 2 * worst.lost_chance_error >= LARGE * 2 / players:
                turn, planted = worst.turn, state.ply
        seat = state.player
        for action in turn:
            if match.state.over or match.state.player != seat or not match.state.is_legal(action):
                break  # what was turned up made the rest of the turn impossible
            match.play(action)
        while not match.state.over and match.state.player == seat:
            for action in bot.play(match.state.clone(), rng):
                match.play(action)
    return match, planted


def measure(name: str, players: int, games: int, bot_name: str, progress: object) -> list[Row]:
    named = labelled = planted_games = blunders = others = 0
    times: list[float] = []
    for seed in range(games):
        match, planted = play(name, players, seed, bot_name)
        began = time.process_time()
        report: Report = make_report(match)
        times.append(time.process_time() - began)
        for turn in report.turns:
            if turn.ply == planted:
                planted_games += 1
                named += turn.label == "blunder"
                labelled += turn.label is not None
            elif not turn.forced:
                others += 1
                blunders += turn.label == "blunder"
        progress()  # type: ignore[operator]
    what = f"{name}, {players} players"
    return [
        Row(f"{what}: planted blunders that are called one", f"{named} of {planted_games} ({labelled} have a label)"),
        Row(f"{what}: other turns of {bot_name} called blunders", f"{blunders} of {others}"),
        Row(f"{what}: seconds of a report, mean / longest", f"{sum(times) / len(times):.1f} / {max(times):.1f}"),
    ]


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, metavar="N", help="of each game (default: 20)")
    parser.add_argument("--bot", default="master@nodes=500", metavar="BOT", help="who plays them")
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("--games is at least 1")
    rows: list[Row] = []
    with progress_bars(console(stderr=True)) as progress:
        task = progress.add_task("reporting", total=arguments.games * len(GROUPS))
        for name, players in GROUPS:
            rows += measure(name, players, arguments.games, arguments.bot, lambda: progress.advance(task))
    console().print(screen("Reports of games", rows, f"--games {arguments.games} --bot {arguments.bot}, one core"))
    print(markdown(rows))


if __name__ == "__main__":
    main()
