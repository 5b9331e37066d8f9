"""Writes the results of a contest: `results.json` for programs, `results.md` and `results.svg` for people."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...games.game import flatten
from .contest import Contest
from .journal import write
from .plot import plot
from .score import FEW_DEALS, Interval
from .sprt import Trial
from .standings import Standing, Standings

HEADINGS = ("bot", "games", "won", "shared", "lost", "score", "95 %", "margin", "s a turn", "longest", "failed", "Elo")


def title(contest: Contest, games: int) -> str:
    """Return a title such as `GAME, 4 players: 400 games on 100 deals`."""
    deals = games // contest.deal_size
    return f"{contest.game}, {contest.players} players: {games:,} games on {deals:,} deal{'s' * (deals != 1)}"


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def percents(interval: Interval) -> str:
    return f"{100 * interval.low:.1f} to {100 * interval.high:.1f} %"


def elos(interval: Interval) -> str:
    return f"{interval.value:+.0f} ({interval.low:+.0f} to {interval.high:+.0f})"


def cells(standing: Standing, elo: Interval) -> list[str]:
    """Return a bot's line of the table, without its name."""
    return [
        f"{standing.games:,}",
        f"{standing.wins:,}",
        f"{standing.shared:,}",
        f"{standing.losses:,}",
        percent(standing.score.value),
        percents(standing.score),
        "" if standing.margin is None else f"{standing.margin:+.1f}",
        f"{standing.seconds_a_turn:.3f}",
        f"{standing.longest:.3f}",
        f"{standing.failures:,}",
        elos(elo),
    ]


def ranked(standings: Standings, elo: dict[str, Interval]) -> list[Standing]:
    """Sort the strongest first."""
    return sorted(standings.bots.values(), key=lambda standing: -elo[standing.bot].value)


def footnotes(standings: Standings, trial: Trial | None) -> list[str]:
    """Return the notes below the table."""
    notes = [f"{bot} is {spec}" for bot, spec in standings.contest.labels.items()]
    if trial is not None:
        notes.append(f"Sequential test: {trial}.")
    if len(standings.deals) < FEW_DEALS:
        few = f"with fewer than {FEW_DEALS} deals intervals are rough, and those of Elo too narrow"
        notes.append(f"Warning: {few}. Play more games.")
    for (bot, reason), times in standings.failures().most_common():
        notes.append(f"{bot} failed in {times} game{'s' * (times != 1)}: {reason}")
    for result in standings.unplayed:
        assert result.failure is not None
        notes.append(f"Game {result.number} could not be played, its deal does not count: {result.failure.reason}")
    return notes


def markdown(standings: Standings, elo: dict[str, Interval], trial: Trial | None) -> str:
    contest = standings.contest
    lines = [f"# {title(contest, standings.games)}", "", f"| {' | '.join(HEADINGS)} |", "|---" + "|---:" * 11 + "|"]
    lines += [f"| {_cell(s.bot)} | {' | '.join(cells(s, elo[s.bot]))} |" for s in ranked(standings, elo)]
    chosen = ", ".join(f"{name} {value}" for name, value in flatten(contest.options).items())
    lines += ["", f"Seed {contest.seed}; {chosen}."]
    for note in footnotes(standings, trial):
        lines += ["", _cell(note)]
    return "\n".join(lines) + "\n"


def content(standings: Standings, elo: dict[str, Interval], trial: Trial | None) -> dict[str, Any]:
    return {
        "contest": standings.contest.as_json(),
        "games": standings.games,
        "deals": len(standings.deals),
        "bots": [
            {
                "bot": standing.bot,
                "spec": standings.contest.spec_of(standing.bot),
                "games": standing.games,
                "wins": standing.wins,
                "shared": standing.shared,
                "losses": standing.losses,
                "score": asdict(standing.score),
                "margin": standing.margin,
                "seconds_a_turn": standing.seconds_a_turn,
                "longest_turn": standing.longest,
                "failures": standing.failures,
                "elo": asdict(elo[standing.bot]),
            }
            for standing in ranked(standings, elo)
        ],
        "failures": [
            {"bot": bot, "reason": reason, "games": games} for (bot, reason), games in standings.failures().items()
        ],
        "unplayed": [result.number for result in standings.unplayed],
        "sprt": None
        if trial is None
        else {
            "bot": trial.bot,
            "elo0": trial.sprt.elo0,
            "elo1": trial.sprt.elo1,
            "llr": trial.llr,
            "stronger": trial.verdict,
        },
    }


def write_report(folder: Path, standings: Standings, elo: dict[str, Interval], trial: Trial | None) -> None:
    text = json.dumps(content(standings, elo, trial), ensure_ascii=False, indent=1)
    write(folder / "results.json", text + "\n")
    write(folder / "results.md", markdown(standings, elo, trial))
    bars = [(standing.bot, elo[standing.bot]) for standing in ranked(standings, elo)]
    write(folder / "results.svg", plot(bars, title(standings.contest, standings.games)))


def _cell(text: str) -> str:
    """Escape characters that have a meaning in Markdown."""
    return "".join(f"\\{letter}" if letter in "\\|`*_<>[]#" else letter for letter in text)
