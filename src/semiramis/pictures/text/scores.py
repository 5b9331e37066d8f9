"""The score sheet of a game, line by line and seat by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from ...games.record import Match

SEAT_WIDTH = 24


def in_words(name: str) -> str:
    """Return a name with spaces instead of underscores."""
    return name.replace("_", " ")


def count(number: int, thing: str) -> str:
    """Return a number of things: `1 pillar`, `2 pillars`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def seat_name(seat: int, names: Sequence[str]) -> str:
    """Return the seat and its name, since two players may have the same name; without a name, only the seat."""
    return f"seat {seat}: {names[seat]}" if names[seat] else f"seat {seat}"


def titled_table(title: str, **more: Any) -> Table:
    """Return a table without columns. It can have more of what a `rich.table.Table` can have."""
    return Table(title=Text(title, "bold"), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, **more)


def seat_table(seats: Sequence[str], title: str) -> Table:
    """Return a table with a column for each seat, to which lines are added."""
    table = titled_table(title)
    table.add_column(no_wrap=True)
    for seat in seats:
        table.add_column(Text(seat), justify="right", max_width=SEAT_WIDTH, no_wrap=True, overflow="ellipsis")
    return table


def score_table(match: Match) -> Table:
    """Return every line of the score; winners are marked by a star, not only by colour."""
    game, state, names = match.game, match.state, match.record.players
    breakdown, scores, winners = state.breakdown(), state.scores(), state.winners()
    seats = [seat_name(seat, names) for seat in range(len(names))]
    table = seat_table(seats, f"{game.name}, {'over' if state.over else 'not over'} after {count(state.ply, 'action')}")
    for line in game.score_lines:
        table.add_row(in_words(line), *(str(seat[line]) for seat in breakdown))
    table.add_section()
    if state.over:
        table.add_row("score", *(Text(str(score), style="bold") for score in scores))
    else:
        totals = [sum(seat[line] for line in game.score_lines) for seat in breakdown]
        table.add_row("if it ended now", *(Text(str(total), style="bold") for total in totals))
        if totals != scores:
            table.add_row("on the track", *map(str, scores))
    for line in game.tie_breakers:
        table.add_row(Text(f"{in_words(line)} (tie)", style="dim"), *(str(seat[line]) for seat in breakdown))
    if winners:
        won = "wins" if len(winners) == 1 else "shares the victory"
        table.add_row("", *(Text(f"★ {won}" if seat in winners else "", style="bold") for seat in range(len(names))))
    return table
