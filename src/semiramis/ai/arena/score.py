"""The share of victories of a bot, with its confidence interval.

The unit is the deal: its games, with every rotation of the seats, are played on the same set-up and are not
independent of each other. Single games as units would give intervals that are too wide if the set-up decides much,
and too narrow if the same bot wins both games of most deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import fmean

CONFIDENCE = 0.95
FEW_DEALS = 10
"""Intervals of fewer deals are rough: the report warns."""
HALVINGS = 60


@dataclass(frozen=True)
class Interval:
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def share(seat: int, winners: Sequence[int]) -> float:
    """Return the share of the victory that a seat has."""
    return 1 / len(winners) if seat in winners else 0.0


def score(deals: Sequence[float]) -> Interval:
    """Return the mean of a bot's shares, of which there is one for each deal: Wilson's interval, with deals for trials.

    Wilson's formula needs the number of independent games that would be as sure as these deals: it follows from how
    much the deals vary. Two things keep intervals of few deals from being too narrow. The quantile is that of Student's
    distribution, since the variance is itself an estimate. And the variance counts one more deal, which varies as much
    as a single game: a few deals may happen to be alike. Without any variance each deal counts for one game.
    """
    if not deals:
        return Interval(0.5, 0.0, 1.0)
    mean, count = fmean(deals), len(deals)
    of_a_game = mean * (1 - mean)
    spread = (sum([(deal - mean) ** 2 for deal in deals]) + of_a_game) / count
    games = of_a_game * count / spread if spread else count
    quantile = student(max(1, count - 1))
    centre = mean + quantile**2 / (2 * games)
    margin = quantile * sqrt(of_a_game / games + quantile**2 / (4 * games**2))
    scale = 1 + quantile**2 / games
    return Interval(mean, max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale))


@cache
def student(freedom: int) -> float:
    """Return the quantile of Student's distribution for intervals of 95 % with these degrees of freedom."""
    low, high = 0.0, 20.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if student_within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def student_within(t: float, freedom: int) -> float:
    """Return the probability between -t and t: Abramowitz and Stegun, 26.7.3 and 26.7.4."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    total, term = 0.0, cos(angle) if odd else 1.0
    for power in range(odd, freedom - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power + 1) / (power + 2)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
