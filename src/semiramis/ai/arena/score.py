"""What share of the victories a bot has, and how sure that is.

The unit is the deal: its games, with every rotation of the seats, are played on the same set-up and are not
independent of each other. Single games as units would give intervals that are too wide if the set-up decides much,
and too narrow if the same bot wins both games of most deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance

NORMAL = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Interval:
    """A figure, and between what it lies with 95 % confidence."""

    value: float
    low: float
    high: float


def share(seat: int, winners: Sequence[int]) -> float:
    """What a game is worth to a seat: a victory, the part of a shared one, or nothing."""
    return 1 / len(winners) if seat in winners else 0.0


def score(deals: Sequence[float]) -> Interval:
    """The mean of a bot's shares, of which there is one for each deal: Wilson's interval, with deals for trials.

    So many independent games would be as sure as these deals: what Wilson's formula needs. Where all deals went alike
    there is nothing to tell from how much they vary, and each counts for one game.
    """
    if not deals:
        return Interval(0.5, 0.0, 1.0)
    mean = fmean(deals)
    spread = variance(deals) if len(deals) > 1 else 0.0
    games = mean * (1 - mean) * len(deals) / spread if spread else len(deals)
    centre = mean + NORMAL**2 / (2 * games)
    margin = NORMAL * sqrt(mean * (1 - mean) / games + NORMAL**2 / (4 * games**2))
    scale = 1 + NORMAL**2 / games
    return Interval(mean, max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale))
