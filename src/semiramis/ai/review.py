"""What a turn was worth: the only place in which turns are judged.

The values that a tree search keeps are not comparable, since it has few simulations of the turns that it does not like.
Here each turn has a search of its own, and all have the same number of simulations. Simulation n of every turn begins
with the same seed, so the same things are hidden in it (common random numbers): luck that all turns share cancels out
in their differences. Turns are dropped step by step, the worse half each time (sequential halving: Karnin, Koren and
Somekh, "Almost optimal exploration in multi-armed bandits", 2013), so most simulations go to the turns that matter.

The result depends only on what is visible, on the seed and on the number of simulations. Standard errors tell the noise
of the simulations. They do not tell how wrong the evaluation of an expert may be.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from ..games.game import LARGEST, GameError, State
from ..games.rng import Rng
from .expert import Expert, Turn, expert_for
from .search import Search

BATCH = 16
"""The number of simulations of each turn that follow one another. Their spread gives the standard errors."""
FEWEST_BATCHES = 6
"""With fewer batches a standard error means little, so each turn has at least this many, whatever the limits."""
MOST_FORCED = 500
"""The number of positions that are looked at to find out whether a turn is forced."""

# The thresholds.

Label = Literal["inaccuracy", "mistake", "blunder"]

CHANCE_LOST: dict[Label, float] = {"inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.15}
"""A turn that wins this much less often than the best one has this label, in a game of two. Chess sites use about the
same limits for a mistake; two strong players who disagree about a turn seldom differ by half as much. With more players
all chances are smaller, and so are the limits: they are multiplied by 2 and divided by the number of players."""
POINTS_LOST: dict[Label, float] = {"inaccuracy": 4.0, "mistake": 8.0, "blunder": 12.0}
"""The same in points, for decided games, where the chance to win says nothing more. A turn brings 5 to 10 points in
both games, so a mistake loses about a whole turn."""
DECIDED = 0.1
"""A game is decided if the chance to win is at most this with the best turn, or the chance to lose at most this with
the turn that was played."""
CERTAINTY = 2.0
"""A loss of fewer standard errors than this is noise of the simulations, and has no label."""


@dataclass(frozen=True)
class TurnValue:
    """What a turn is worth for its player, and what it loses compared with the best of the turns judged with it."""

    turn: Turn
    chance: float
    """The chance to win; a shared victory counts as its share."""
    margin: float
    """The expected lead over the best other player at the end, in points."""
    chance_error: float
    """The standard error of the chance."""
    margin_error: float
    lost_chance: float
    """How much more often the best turn wins, on the same shuffles; 0 for the best turn."""
    lost_margin: float
    """How many points more the lead is after the best turn. Negative if a turn wins more often, but by less."""
    lost_chance_error: float
    """The standard error of the difference. It is less than the errors of both turns suggest."""
    lost_margin_error: float
    simulations: int

    @property
    def is_decided(self) -> bool:
        """Return whether the game is decided, so that points count and not the chance to win."""
        return self.chance + self.lost_chance <= DECIDED or self.chance >= 1 - DECIDED

    def label(self, players: int) -> Label | None:
        """Return what to call the turn in a game of `players`; None if it loses little, or perhaps nothing."""
        decided = self.is_decided
        loss, error = (
            (self.lost_margin, self.lost_margin_error) if decided else (self.lost_chance, self.lost_chance_error)
        )
        if loss < CERTAINTY * error:
            return None
        limits, scale = (POINTS_LOST, 1.0) if decided else (CHANCE_LOST, 2 / players)
        found: Label | None = None
        for label, limit in limits.items():
            if loss >= limit * scale:
                found = label
        return found


def judge_turns(
    state: State,
    turns: Iterable[Sequence[int]],
    rng: Rng,
    simulations: int,
    *,
    keep: Collection[Turn] = (),
    seconds: float | None = None,
    expert: Expert | None = None,
) -> list[TurnValue]:
    """Return what turns of the current player are worth, the best first.

    simulations: of all turns together. Each turn has at least `BATCH * FEWEST_BATCHES`.
    keep: turns that are not dropped, and so have as many simulations as the best one: such as the one that was played.
    seconds: stops earlier when the time is up; then the result depends on the machine, too.
    expert: evaluates positions; by default that of the game.

    A turn is left out if what it turned up decides whether its later actions are legal, and they seldom are. Raises
    `GameError` if the game is over, or a turn has no actions.
    """
    expert = expert or expert_for(state)
    seed = rng.next()
    trials = [Trial(state, expert, tuple(turn), seed) for turn in turns]
    kept = set(keep)
    deadline = math.inf if seconds is None else time.monotonic() + seconds
    rounds = max(1, math.ceil(math.log2(len(trials)))) if trials else 0
    left = trials
    for number in range(rounds):
        batches = max(FEWEST_BATCHES if number == 0 else 1, simulations // (rounds * len(left) * BATCH))
        left = run_batches(left, batches, deadline)
        if number < rounds - 1:
            left.sort(key=Trial.means, reverse=True)
            half = (len(left) + 1) // 2
            left = left[:half] + [trial for trial in left[half:] if trial.turn in kept]
    return value_trials([trial for trial in trials if trial.is_possible])


def run_batches(trials: list[Trial], batches: int, deadline: float) -> list[Trial]:
    """Run batches of each turn in alternation; return the turns that are possible."""
    for _ in range(batches):
        if trials and len(trials[0].chances) >= FEWEST_BATCHES and time.monotonic() > deadline:
            break
        trials = [trial for trial in trials if trial.run_batch()]
    return trials


class Trial:
    """A search of one turn, and its results batch by batch."""

    def __init__(self, state: State, expert: Expert, turn: Turn, seed: int) -> None:
        self.turn = turn
        self.chances: list[float] = []
        self.margins: list[float] = []
        """The means of each batch."""
        self.is_possible = True
        self._search = Search(state, expert, Rng(0), turns=[turn], draws=Rng(seed))
        self._visits, self._chance, self._margin = 0, 0.0, 0.0

    def run_batch(self) -> bool:
        """Run a batch; return False if the turn was seldom possible."""
        self._search.run(BATCH)
        root = self._search.root
        visits, chance, margin = root.tried[0], root.chances[0], root.margins[0]
        done = visits - self._visits
        self.is_possible = 2 * done >= BATCH
        if self.is_possible:
            self.chances.append((chance - self._chance) / done)
            self.margins.append((margin - self._margin) / done)
            self._visits, self._chance, self._margin = visits, chance, margin
        return self.is_possible

    @property
    def results(self) -> tuple[list[float], list[float]]:
        return self.chances, self.margins

    def means(self) -> tuple[float, float]:
        return statistics.fmean(self.chances), statistics.fmean(self.margins)


def value_trials(trials: Sequence[Trial]) -> list[TurnValue]:
    """Compare each turn with the best one, on the batches that both have; the best first."""
    if not trials:
        return []
    most = max(len(trial.chances) for trial in trials)
    best = max((trial for trial in trials if len(trial.chances) == most), key=Trial.means)
    values = [value_trial(trial, best) for trial in trials]
    return sorted(values, key=lambda value: (max(0.0, value.lost_chance), value.turn != best.turn, value.lost_margin))


def value_trial(trial: Trial, best: Trial) -> TurnValue:
    lost = [
        [of_best - own for of_best, own in zip(of_best, own, strict=False)]
        for of_best, own in zip(best.results, trial.results, strict=True)
    ]
    lost_chance, lost_margin = map(statistics.fmean, lost)
    chance, margin = best.means()
    return TurnValue(
        trial.turn,
        # As if it had all simulations of the best turn: what all turns gained or lost in the later ones, it does, too.
        chance - lost_chance,
        margin - lost_margin,
        standard_error(trial.chances),
        standard_error(trial.margins),
        lost_chance,
        lost_margin,
        standard_error(lost[0]),
        standard_error(lost[1]),
        BATCH * len(trial.chances),
    )


def standard_error(batches: Sequence[float]) -> float:
    return statistics.stdev(batches) / math.sqrt(len(batches))


def find_candidates(
    state: State,
    rng: Rng,
    most: int,
    simulations: int,
    *,
    seconds: float | None = None,
    expert: Expert | None = None,
) -> list[Turn]:
    """Return the turns that a search prefers, the most visited first: at most `most`, and at least one.

    Turns of the same actions in another order count as one. The result does not depend on what is hidden. With
    `seconds`, the search stops earlier when the time is up.
    """
    guess = state.clone()
    guess.shuffle_hidden(rng)
    return distinct([one.turn for one in search(guess, rng, simulations, seconds, expert).candidates()])[:most]


def search(
    state: State, rng: Rng, simulations: int, seconds: float | None = None, expert: Expert | None = None
) -> Search:
    """Search a position with at least one simulation."""
    found = Search(state, expert or expert_for(state), rng)
    found.run(1)  # without a clock, so that there is a result
    found.run(max(0, min(simulations, LARGEST) - 1), seconds)
    return found


def distinct(turns: Iterable[Turn]) -> list[Turn]:
    """Return the turns without those of the same actions in another order."""
    found: dict[Turn, Turn] = {}
    for turn in turns:
        found.setdefault(tuple(sorted(turn)), turn)
    return list(found.values())


def is_forced(state: State) -> bool:
    """Return whether all turns of the current player have the same effect, so that there is nothing to judge."""
    seat, positions = state.player, 0
    waiting, seen, ends = [state.clone()], set[bytes](), set[bytes]()
    while waiting:
        before = waiting.pop()
        for action in before.legal_actions():
            after = before.clone()
            after.advance(action)
            key, positions = after.key(), positions + 1
            if after.over or after.player != seat:
                ends.add(key)
            elif key not in seen:
                seen.add(key)
                waiting.append(after)
            if len(ends) > 1 or positions > MOST_FORCED:
                return False
    return True


def check_turn(state: State, turn: Sequence[int]) -> Turn:
    """Return a turn, if it is a whole turn of the current player."""
    after = state.clone()
    for action in turn:
        after.play(after.format_action(action), state.player)
    if not turn or (not after.over and after.player == state.player):
        raise GameError("turn: it does not end where another player is to act")
    return tuple(turn)
