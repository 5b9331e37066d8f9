"""Contests and results to test with."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from semiramis.ai.arena.contest import Contest
from semiramis.ai.arena.play import Failure, Result
from semiramis.games import get_game

STRANGE = Path(__file__).with_name("misbehaving_bot.py")


def contest(*bots: str, game: str = "amytis", players: int = 2, **facts: Any) -> Contest:
    return Contest(game, players, get_game(game).check_options(None), bots or ("random", "novice"), **facts)


def strange(how: str) -> str:
    """The spec of a program that misbehaves."""
    return f"cmd:{sys.executable} {STRANGE} {how}"


def result(
    number: int,
    seats: Sequence[str],
    winners: Iterable[int],
    scores: Sequence[int] | None = None,
    failure: Failure | None = None,
) -> Result:
    count = len(seats)
    won = list(winners)
    points = scores or [10 if seat in won else 5 for seat in range(count)]
    return Result(number, seats, points, won, [4] * count, [2.0] * count, [1.0] * count, {}, failure)


def timeless(result: Result) -> dict[str, Any]:
    """Return a result without its times."""
    return {name: value for name, value in result.as_json().items() if name not in ("seconds", "longest")}
