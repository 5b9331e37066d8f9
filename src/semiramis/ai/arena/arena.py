"""Plays a contest to its last game, or until its test is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .contest import BadContest
from .journal import Journal
from .play import Result
from .pool import Place, results
from .sprt import Trial
from .standings import Standings, is_unplayed

IN_VAIN = 10
"""The number of games in a row that could not be played after which the arena gives up."""


class Arena:
    """Plays the missing games of a contest and stores the results."""

    def __init__(self, journal: Journal, games: int, trial: Trial | None = None) -> None:
        self.contest = journal.contest
        self.journal = journal
        self.games = self.contest.whole_deals(games)
        self.trial = trial

    @property
    def results(self) -> dict[int, Result]:
        """The games that count: not those that were still being played when a test was decided."""
        most = self.trial.games if self.trial is not None and self.decided else self.games
        return {number: result for number, result in self.journal.results.items() if number < most}

    @property
    def decided(self) -> bool:
        return self.trial is not None and self.trial.verdict is not None

    def standings(self) -> Standings:
        return Standings(self.contest, self.results)

    def play(self, place: Place, tell: Callable[[], None]) -> None:
        """Play; `tell` is called after each game."""
        self._look()
        in_vain = 0
        for result in results(place, self.contest, self._to_play()):
            self.journal.add(result)
            in_vain = in_vain + 1 if is_unplayed(result) else 0
            if in_vain == IN_VAIN and result.failure is not None:
                raise BadContest(f"no game can be played: {result.failure.reason}")
            self._look()
            tell()
            if self.decided:
                return

    def _look(self) -> None:
        if self.trial is not None:
            self.trial.look(self.journal.results)

    def _to_play(self) -> Iterator[int]:
        """Yield the numbers of the missing games, and of those that could not be played before."""
        known = self.journal.results
        for number in range(self.games):
            if self.decided:
                return
            if number not in known or is_unplayed(known[number]):
                yield number
