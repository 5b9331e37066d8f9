"""The results of a contest by bot."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import fmean

from . import elo
from .contest import Contest
from .play import Result
from .score import Interval, score, share


@dataclass
class Standing:
    """The sums of one bot over all its seats."""

    bot: str
    games: int = 0
    wins: int = 0
    shared: int = 0
    losses: int = 0
    failures: int = 0
    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    margins: list[int] = field(default_factory=list)
    """Its lead over the best other seat in each game that was played to its end."""
    deals: list[float] = field(default_factory=list)
    """Its share of the victories on each deal."""

    @property
    def score(self) -> Interval:
        return score(self.deals)

    @property
    def margin(self) -> float | None:
        return fmean(self.margins) if self.margins else None

    @property
    def seconds_a_turn(self) -> float:
        return self.seconds / self.turns if self.turns else 0.0

    def add(self, result: Result, seat: int) -> None:
        self.games += 1
        won = seat in result.winners
        self.wins += won and len(result.winners) == 1
        self.shared += won and len(result.winners) > 1
        self.losses += not won
        self.turns += result.turns[seat]
        self.seconds += result.seconds[seat]
        self.longest = max(self.longest, result.longest[seat])
        if result.failure is None:
            best = max(score for other, score in enumerate(result.scores) if other != seat)
            self.margins.append(result.scores[seat] - best)
        else:
            self.failures += result.failure.seat == seat


class Standings:
    """The complete deals of a contest, in order: an incomplete one would favour a seat."""

    def __init__(self, contest: Contest, results: Mapping[int, Result]) -> None:
        self.contest = contest
        self.unplayed = [result for result in results.values() if is_unplayed(result)]
        by_deal: defaultdict[int, list[Result]] = defaultdict(list)
        for number in sorted(results):
            by_deal[number // contest.deal_size].append(results[number])
        self.deals = [
            games
            for games in by_deal.values()
            if len(games) == contest.deal_size and not any(is_unplayed(result) for result in games)
        ]
        self.bots = {bot: Standing(bot) for bot in contest.bots}
        for games in self.deals:
            self._add(games)

    def _add(self, games: Iterable[Result]) -> None:
        shares: defaultdict[str, list[float]] = defaultdict(list)
        for result in games:
            for seat, bot in enumerate(result.seats):
                self.bots[bot].add(result, seat)
                shares[bot].append(share(seat, result.winners))
        for bot, of_deal in shares.items():
            self.bots[bot].deals.append(fmean(of_deal))

    @property
    def games(self) -> int:
        return len(self.deals) * self.contest.deal_size

    @property
    def results(self) -> list[Result]:
        return [result for games in self.deals for result in games]

    def elo(self) -> dict[str, Interval]:
        bots = list(self.bots)
        return dict(zip(bots, elo.intervals(bots, [elo.beaten(games) for games in self.deals]), strict=True))

    def failures(self) -> Counter[tuple[str, str]]:
        """Count how often each bot failed for each reason."""
        found: Counter[tuple[str, str]] = Counter()
        for result in self.results:
            if result.failure is not None and result.failure.seat is not None:
                found[result.seats[result.failure.seat], result.failure.reason] += 1
        return found


def is_unplayed(result: Result) -> bool:
    return result.failure is not None and result.failure.seat is None
