"""What a bot's turns lose in the positions of the set."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean
from typing import Any

from ...games import get_game
from ...games.record import Match
from ...games.rng import Rng
from ..arena.contest import SECONDS
from ..player import take_turn
from ..review import BATCH, FEWEST_BATCHES, judge_turns
from ..spec import check_spec, read_spec
from .positions import PHASES, JudgedPosition, read_lines

MOST = 200
"""The number of positions of each game and number of players that are used by default."""
CONFIDENT = 1.96
"""The standard errors of half of a 95 % interval."""
ALL = "all"


@dataclass(frozen=True)
class Loss:
    """What one turn lost."""

    game: str
    players: int
    number: int
    phase: str
    chance: float
    points: float
    is_listed: bool
    """Whether the turn was in the set, and so did not have to be judged now."""


@dataclass(frozen=True)
class Mean:
    """A mean with half of its 95 % interval."""

    value: float
    error: float | None
    """None if there is only one game."""


@dataclass(frozen=True)
class Measure:
    """The average loss of a bot's turns in one phase of a game, or in all of it."""

    game: str
    players: int
    phase: str
    turns: int
    chance: Mean
    points: Mean
    listed: float
    """The share of the turns that were in the set."""


def measure_bot(
    spec: str,
    game: str | None = None,
    players: int | None = None,
    *,
    most: int = MOST,
    seconds: float = SECONDS,
    processes: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Measure]:
    """Return the average loss of a bot by phase, for each game and number of players of the set that it is asked for.

    most: positions of each game and number of players.
    seconds: the time limit of a turn.
    processes: by default one for each core. With 1 everything happens in this one.
    progress: called after each turn with the number of turns so far and in all.
    """
    lines = choose(read_lines(game, players), most)
    for name in {line["game"] for line in lines}:
        check_spec(spec, get_game(name))
    count = processes or os.cpu_count() or 1
    losses = []
    for loss in _run(lines, spec, seconds, count):
        losses.append(loss)
        progress(len(losses), len(lines))
    return summarize([loss for loss in losses if loss is not None])


def _run(lines: Sequence[Mapping[str, Any]], spec: str, seconds: float, processes: int) -> Iterable[Loss | None]:
    measure = partial(measure_turn, spec=spec, seconds=seconds)
    if processes == 1:
        yield from map(measure, lines)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as executor:
        yield from executor.map(measure, lines, chunksize=4)


def choose(lines: Iterable[Mapping[str, Any]], most: int) -> list[Mapping[str, Any]]:
    """Return the first positions of each group, whole games where possible."""
    found: dict[tuple[str, int], list[Mapping[str, Any]]] = defaultdict(list)
    for line in lines:
        group = found[line["game"], line["players"]]
        if len(group) < most:
            group.append(line)
    return [line for group in found.values() for line in group]


def measure_turn(line: Mapping[str, Any], spec: str, seconds: float) -> Loss | None:
    """Let a bot play a position; None if its turn cannot be judged."""
    position = JudgedPosition.from_json(line)
    turn = choose_turn(position, spec, seconds)
    value = position.find(turn)
    is_listed = value is not None
    if value is None:
        best = position.values[0].turn
        found = judge_turns(
            position.state, [turn, best], Rng(position.seed), 2 * BATCH * FEWEST_BATCHES, keep=[turn, best]
        )
        values = {value.turn: value for value in found}
        if len(values) < 2:
            return None
        lost_chance = values[best].chance - values[turn].chance
        lost_margin = values[best].margin - values[turn].margin
    else:
        lost_chance, lost_margin = value.lost_chance, value.lost_margin
    return Loss(position.game, position.players, position.number, position.phase, lost_chance, lost_margin, is_listed)


def choose_turn(position: JudgedPosition, spec: str, seconds: float) -> tuple[int, ...]:
    """Return the turn of a bot."""
    match = Match.from_text(get_game(position.game), [spec] * position.players, position.text, position.seed)
    before = match.state.clone()
    with read_spec(spec).seat(match.game, position.seed) as player:
        take_turn(match, player, seconds)
    return tuple([before.play(text) for text in match.record.actions])


def summarize(losses: Iterable[Loss]) -> list[Measure]:
    """Return the mean loss of each group, by phase, and of all phases."""
    groups: dict[tuple[str, int], list[Loss]] = defaultdict(list)
    for loss in losses:
        groups[loss.game, loss.players].append(loss)
    measures = []
    for (game, players), of_group in sorted(groups.items()):
        for phase in (*PHASES, ALL):
            chosen = [loss for loss in of_group if phase in (ALL, loss.phase)]
            if chosen:
                measures.append(
                    Measure(
                        game,
                        players,
                        phase,
                        len(chosen),
                        mean_of([(loss.number, loss.chance) for loss in chosen]),
                        mean_of([(loss.number, loss.points) for loss in chosen]),
                        fmean(loss.is_listed for loss in chosen),
                    )
                )
    return measures


def mean_of(numbered: Sequence[tuple[int, float]]) -> Mean:
    """Return the mean of values, each with the number of its game: those of one game are not independent."""
    mean = fmean(value for _, value in numbered)
    sums: dict[int, float] = defaultdict(float)
    for number, value in numbered:
        sums[number] += value - mean
    games = len(sums)
    if games < 2:
        return Mean(mean, None)
    variance = sum(one * one for one in sums.values()) * games / (games - 1)
    return Mean(mean, CONFIDENT * sqrt(variance) / len(numbered))
