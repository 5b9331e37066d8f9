"""`semiramis report`: what decided a game, what each turn was worth, and what was luck."""

from __future__ import annotations

import json
from argparse import Namespace

from rich.text import Text

from ..ai.report import Report, TurnReport, make_report
from ..games.record import Match
from ..games.rng import SEEDS
from ..pictures.text.scores import seat_name, seat_table
from .arguments import Commands, add_command, add_record, read_record, whole
from .game_terminal import MOST_REASONS, GameTerminal, terminal_of
from .terminal import console, progress_bar

BARS = "▁▂▃▄▅▆▇█"
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
PRAISE = {"only_turn": "the only good turn", "hard_to_find": "hard to find"}
VERDICTS = {
    "played_better": "{winner} played better, and won.",
    "despite_luck": "{winner} played better, and won although luck was against it.",
    "luck_decided": "{best} played as well or better; luck decided for {winner}.",
    "equal": "Both sides played equally well; {winner} won.",
    "unfinished": "The game did not end.",
}


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "report", run, "tell what decided a game: mistakes, luck and turning points")
    add_record(parser)
    parser.add_argument(
        "--simulations", type=whole(1), metavar="N", help="for each turn (default: as many as the game needs)"
    )
    parser.add_argument(
        "--seed", type=whole(0, SEEDS - 1), default=0, metavar="S", help="of the simulations (default: 0)"
    )
    parser.add_argument("--all", action="store_true", help="list all turns, not only those worth a look")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def run(arguments: Namespace) -> None:
    match = Match.of(read_record(arguments), arguments.components)
    report = analyse(match, arguments.simulations, arguments.seed)
    if arguments.json:
        print(json.dumps(report.as_json(), ensure_ascii=False))
        return
    output = console()
    output.print(Text(headline(report), "bold"))
    output.print()
    output.print(player_table(report))
    for seat, name in enumerate(report.names):
        output.print(chance_bar(report, seat, name))
    terminal = terminal_of(match.game)
    turns = [turn for turn in report.turns if arguments.all or turn.label or turn.praise or is_turning(report, turn)]
    for turn in turns:
        output.print()
        output.print(describe(report, turn, terminal), soft_wrap=True)
    if not turns:
        output.print("\nNo turn stands out.")


def analyse(match: Match, simulations: int | None, seed: int = 0) -> Report:
    """Make a report and show a progress bar."""
    with progress_bar() as bar:
        task = bar.add_task("", total=None)
        return make_report(match, simulations, seed, lambda done, total: bar.update(task, completed=done, total=total))


def headline(report: Report) -> str:
    lost = [sum(turn.lost_chance for turn in report.turns if turn.seat == seat) for seat in range(len(report.names))]
    losers = [seat for seat in range(len(lost)) if seat not in report.winners]
    best = min(losers or report.winners, key=lost.__getitem__)
    winner = " and ".join(report.names[seat] for seat in report.winners)
    return VERDICTS[report.verdict].format(winner=winner, best=report.names[best])


def player_table(report: Report) -> object:
    table = seat_table(
        [seat_name(seat, report.names) for seat in range(len(report.names))], f"{report.game}: the report"
    )
    players = report.players
    table.add_row("accuracy", *(f"{player.accuracy:.0f} %" for player in players))
    table.add_row("points lost a turn", *(f"{player.lost_points:.1f}" for player in players))
    table.add_row("played like", *(player.level or "" for player in players))
    table.add_row("chance lost a turn", *(f"{player.lost_chance:.1%}" for player in players))
    table.add_row("luck, in chance", *(f"{player.luck_chance:+.0%}" for player in players))
    table.add_row("luck, in points", *(f"{player.luck_points:+.1f}" for player in players))
    table.add_row("lead at the end", *(f"{player.margin:+d}" for player in players))
    table.add_row("without luck", *(f"{player.adjusted_margin:+.1f}" for player in players))
    return table


def chance_bar(report: Report, seat: int, name: str) -> Text:
    """Return the chance of a seat before each turn, as a row of bars."""
    chances = [turn.chances[seat] for turn in report.turns]
    bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)
    return Text.assemble(("chance to win  ", "dim"), bars, f"  {name}")


def is_turning(report: Report, turn: TurnReport) -> bool:
    return turn.ply in report.turning_points


def describe(report: Report, turn: TurnReport, terminal: GameTerminal) -> Text:
    """Return a turn in words: what was played, what was better and why, and its luck."""
    name = report.names[turn.seat]
    text = Text.assemble((f"{'→' if is_turning(report, turn) else ' '} ply {turn.ply}, {name}: ", "bold"))
    text.append("; ".join(turn.played))
    if turn.label:
        text.append(f"  {MARKS[turn.label]} {turn.label}", STYLES[turn.label])
        text.append(f": {turn.chance:.0%} instead of {turn.chance_best:.0%} (± {turn.error_chance:.0%})")
    if turn.praise:
        text.append(f"  ! {PRAISE[turn.praise]}", "green")
    if turn.label:
        text.append("\n    better: ").append("; ".join(turn.best), "bold")
        for reason in turn.reasons[:MOST_REASONS]:
            if reason not in turn.reasons_played:
                text.append(f"\n       · {terminal.describe_reason(reason)}")
    if abs(turn.luck_chance) >= 0.03:
        text.append(f"\n    luck: {turn.luck_chance:+.0%} for {name}")
    return text
