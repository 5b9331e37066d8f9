"""A sequential test, as engines of chess are tested: play until it is clear which of two claims holds.

The claims are about the Elo of a bot beside its opponent: at most `elo0`, or at least `elo1`. The generalized
sequential probability ratio test needs no model of how often games are shared or how much the set-up decides: it takes
the results of whole deals as they come, and compares the likeliest distribution of such results that has the one
mean with the likeliest that has the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from statistics import fmean

from .contest import BadContest, Contest
from .elo import expected
from .play import Result
from .score import share
from .standings import is_unplayed

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


class Trial:
    """A sequential test of the first bot against the second, deal by deal in their order, until it is decided."""

    def __init__(self, contest: Contest, elo0: float, elo1: float) -> None:
        first, *others = dict.fromkeys(contest.bots)
        if len(others) != 1 or len(contest.line_ups) != 1:
            raise BadContest("a sequential test is for two bots")
        self.contest = contest
        self.bot = first
        self.seats = contest.line_ups[0].count(first)
        self.sprt = Sprt(elo0, elo1, self.seats, contest.players - self.seats)
        self.llr = 0.0
        self.verdict: bool | None = None
        self.games = 0
        """The number of deals that were used."""
        self._shares: Counter[float] = Counter()

    def look(self, results: Mapping[int, Result]) -> bool:
        """Add all complete deals, and return whether the test is decided.

        In the order of the deals, not in the order in which they were finished: quick games are not like others.
        """
        size = self.contest.deal_size
        while self.verdict is None and all(self.games + n in results for n in range(size)):
            games = [results[self.games + n] for n in range(size)]
            self.games += size
            if not any(is_unplayed(result) for result in games):
                self._shares[round(fmean([self._share(result) for result in games]), 9)] += 1
                self.llr = self.sprt.llr(self._shares)
                self.verdict = self.sprt.verdict(self.llr)
        return self.verdict is not None

    def _share(self, result: Result) -> float:
        return sum([share(seat, result.winners) for seat, bot in enumerate(result.seats) if bot == self.bot])

    def __str__(self) -> str:
        elo0, elo1 = self.sprt.elo0, self.sprt.elo1
        outcome = {
            None: "not decided yet",
            True: f"{self.bot} is stronger: {elo1:g} Elo are likelier than {elo0:g}",
            False: f"{self.bot} is not stronger: {elo0:g} Elo are likelier than {elo1:g}",
        }[self.verdict]
        return f"{outcome} (LLR {self.llr:+.2f} of ±{BOUND:.2f} after {self.games} games)"
