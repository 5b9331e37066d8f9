"""The strength of bots: Elo by the model of Bradley and Terry, fitted to all games at once.

A bot that is 400 Elo stronger wins ten times as often as it loses. Of a game of more than two, each winner has beaten
each loser; the order of the losers says little, since players do not play for it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import log10, sqrt
from statistics import NormalDist

from .play import Result
from .score import Interval, student

SCALE = 400.0
RESAMPLES = 1000
PRIOR = 0.5
"""Victories that are added for each bot against each that it met, so that no Elo is infinite."""
CLOSE = 1e-6
STEPS = 10_000

Wins = Mapping[tuple[str, str], float]
"""How often the first has beaten the second; a shared victory counts half for each."""


def expected(elo: float, seats: int = 1, others: int = 1) -> float:
    """Return the expected share of victories of a bot that has some of the seats and is stronger by this Elo."""
    strength = seats * 10 ** (elo / SCALE)
    return strength / (strength + others)


def beaten(results: Iterable[Result]) -> Counter[tuple[str, str]]:
    """Return the victories of each bot over each other; games of a bot against itself do not count."""
    wins: Counter[tuple[str, str]] = Counter()
    for result in results:
        for seat in result.winners:
            for other, name in enumerate(result.seats):
                if name != result.seats[seat]:
                    wins[result.seats[seat], name] += 0.5 if other in result.winners else 1.0  # type: ignore[assignment]
    return wins


def ratings(bots: Sequence[str], wins: Wins) -> list[float]:
    """Return the Elo of each bot under which these results are likeliest; their mean is 0.

    Strengths are improved in turn until they rest (Hunter, "MM algorithms for generalized Bradley-Terry models").
    Every two bots that met must have won against each other: `with_prior` sees to that.
    """
    won = {bot: sum([times for (winner, _), times in wins.items() if winner == bot]) for bot in bots}
    rivals = {
        bot: [(rival, wins[bot, rival] + wins[rival, bot]) for rival in bots if (bot, rival) in wins] for bot in bots
    }
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        change = 0.0
        for bot in bots:
            if rivals[bot]:
                better = won[bot] / sum([times / (strength[bot] + strength[rival]) for rival, times in rivals[bot]])
                change = max(change, abs(better / strength[bot] - 1))
                strength[bot] = better
        if change < CLOSE:
            break
    elos = [SCALE * log10(strength[bot]) for bot in bots]
    mean = sum(elos) / len(elos)
    return [elo - mean for elo in elos]


def with_prior(wins: Wins, prior: Callable[[], float] = lambda: PRIOR) -> dict[tuple[str, str], float]:
    """Return the results with the victories of the prior."""
    met = {frozenset(pair): pair for pair in wins}.values()
    return {(a, b): wins.get((a, b), 0.0) + prior() for one, other in met for a, b in ((one, other), (other, one))}


def intervals(bots: Sequence[str], deals: Sequence[Wins], resamples: int = RESAMPLES) -> list[Interval]:
    """Return the Elo of each bot, with the interval from drawing the deals again and again: a bootstrap.

    The prior is drawn as well, or a bot that has won all its games would be known exactly. Drawn deals vary less than
    new ones would, the more so the fewer they are: so the quantiles lie further out, as many as Student's distribution
    says (the expanded percentile interval: Hesterberg, "What teachers should know about the bootstrap", 2015).
    """
    pairs = list({pair: None for wins in deals for pair in wins})
    rows = [[wins.get(pair, 0.0) for pair in pairs] for wins in deals]

    def total(rows: Sequence[Sequence[float]]) -> Wins:
        return dict(zip(pairs, map(sum, zip(*rows, strict=True)), strict=True))

    best = ratings(bots, with_prior(total(rows)))
    if not deals:
        return [Interval(elo, elo, elo) for elo in best]
    chance = random.Random(0)  # the same interval from the same games
    drawn = [
        ratings(bots, with_prior(total(chance.choices(rows, k=len(rows))), lambda: chance.expovariate(1 / PRIOR)))
        for _ in range(resamples)
    ]
    tail = int(resamples * tail_share(len(deals)))
    found = []
    for number, elo in enumerate(best):
        values = sorted([one[number] for one in drawn])
        found.append(Interval(elo, min(values[tail], elo), max(values[-1 - tail], elo)))
    return found


def tail_share(deals: int) -> float:
    """Return the share of the drawn values beyond either end of the interval: 2.5 % with many deals, less with few."""
    if deals < 2:
        return 0.0
    return NormalDist().cdf(-sqrt(deals / (deals - 1)) * student(deals - 1))
