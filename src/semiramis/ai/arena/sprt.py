"""A sequential test, as engines of chess are tested: play until it is clear which of two claims holds.

The claims are about the Elo of a bot beside its opponent: at most `elo0`, or at least `elo1`. The generalized
sequential probability ratio test needs no model of how often games are shared or how much the set-up decides: it takes
the results of whole deals as they come, and compares the likeliest distribution of such results that has the one
mean with the likeliest that has the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log

from .contest import BadContest
from .elo import expected

ERROR = 0.05
"""How often either claim is accepted though the other one holds."""
BOUND = log((1 - ERROR) / ERROR)
UNSEEN = 1e-3
"""How often the best and the worst result are added: without any of them the means could not be compared."""
ROUNDS = 60


@dataclass(frozen=True)
class Sprt:
    """The test of a bot in some seats against another in the remaining ones."""

    elo0: float
    elo1: float
    seats: int = 1
    others: int = 1

    def __post_init__(self) -> None:
        if not -2000 <= self.elo0 < self.elo1 <= 2000:
            raise BadContest(
                f"a sequential test needs two Elos within 2000, the smaller first, not {self.elo0:g} {self.elo1:g}"
            )

    def llr(self, deals: Mapping[float, float]) -> float:
        """Return the log-likelihood ratio of `elo1` to `elo0`, from how often each share came."""
        low, high = (expected(elo, self.seats, self.others) for elo in (self.elo0, self.elo1))
        return log_likelihood_ratio(deals, low, high)

    def verdict(self, llr: float) -> bool | None:
        """Return whether the bot is stronger; None if it is not decided."""
        return None if abs(llr) < BOUND else llr > 0


def log_likelihood_ratio(counts: Mapping[float, float], mean0: float, mean1: float) -> float:
    """Compare the likeliest distribution of these results with one mean to the likeliest with another."""
    seen = {value: counts.get(value, 0) or UNSEEN for value in sorted({0.0, 1.0, *counts})}
    games = sum(seen.values())
    shares = {value: count / games for value, count in seen.items()}
    first, second = likeliest(shares, mean0), likeliest(shares, mean1)
    return sum([count * log(second[value] / first[value]) for value, count in seen.items()])


def likeliest(shares: Mapping[float, float], mean: float) -> dict[float, float]:
    """Return the distribution with this mean under which results in these shares are likeliest.

    Each share is divided by 1 + t (value - mean), with the t that brings the mean about: it is found by halving, since
    the mean falls while t grows.
    """
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    for _ in range(ROUNDS):
        t = (low + high) / 2
        if sum([share * (value - mean) / (1 + t * (value - mean)) for value, share in shares.items()]) > 0:
            low = t
        else:
            high = t
    t = (low + high) / 2
    return {value: share / (1 + t * (value - mean)) for value, share in shares.items()}
