"""How well reports find mistakes, and what they cost: `python bench/game_report.py`.

A strong bot plays a game. In one of its turns the worst of the candidates is played instead: the report has to name it.
Of the other turns hardly any should be called a blunder. The time is processor time of one core.

With `--levels` each level plays games of two against itself, and the points that it loses in a turn are written to
`src/semiramis/ai/lost_points.json`, which says like which level a person played. Each game is kept in `--journal`, so
the command goes on where it was stopped.
"""

from __future__ import annotations

import json
import math
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from bench.report import Row, markdown, progress_bars, screen
from semiramis.ai.levels import LADDER
from semiramis.ai.report import LOST_POINTS, Report, make_report
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


def measure_levels(games: int, journal: Path) -> list[Row]:
    """Play and report games of each level against itself; return what each loses, with the ends of 95 % intervals."""
    lines = journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []
    found = {(name, level, number): lost for name, level, number, lost in map(json.loads, lines)}
    levels = ["novice", *LADDER]
    for number in range(games):
        for name in ("amytis", "babylon"):
            for level in levels:
                if (name, level, number) not in found:
                    report = make_report(play_level(name, level, number))
                    lost = [turn.lost_points for turn in report.turns if not turn.forced]
                    found[name, level, number] = lost
                    with journal.open("a", encoding="utf-8") as file:
                        print(json.dumps([name, level, number, lost]), file=file)
    scale: dict[str, dict[str, float]] = {}
    rows = []
    for name in ("amytis", "babylon"):
        for level in levels:
            each = [fmean(found[name, level, number]) for number in range(games)]
            error = 1.96 * stdev(each) / math.sqrt(games) if games > 1 else math.inf
            scale.setdefault(name, {})[level] = round(fmean(each), 2)
            rows.append(Row(f"{name}: points lost a turn by {level}", f"{fmean(each):.2f} ± {error:.2f}"))
    LOST_POINTS.write_text(json.dumps(scale, indent=1) + "\n", encoding="utf-8")
    return rows


def play_level(name: str, level: str, seed: int) -> Match:
    game, rng = get_game(name), Rng(1000 + seed)
    match, bot = Match.new(game, [level] * 2, seed=1000 + seed), read_level(level).bot(game)
    while not match.state.over:
        for action in bot.play(match.state.clone(), rng):
            match.play(action)
    return match


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, metavar="N", help="of each game (default: 20)")
    parser.add_argument("--bot", default="master@nodes=500", metavar="BOT", help="who plays them")
    parser.add_argument("--levels", action="store_true", help="measure what each level loses in a turn")
    parser.add_argument("--journal", type=Path, default=Path("build/game_report.jsonl"), metavar="FILE")
    arguments = parser.parse_args()
    if arguments.levels:
        arguments.journal.parent.mkdir(exist_ok=True)
        scale = measure_levels(arguments.games, arguments.journal)
        console().print(screen("Points lost by level", scale, f"--levels --games {arguments.games}"))
        print(markdown(scale))
        return
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
