"""A sequential test that is updated with each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from statistics import fmean

from .contest import BadContest, Contest
from .play import Result
from .score import share
from .sprt import BOUND, Sprt
from .standings import is_unplayed


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
