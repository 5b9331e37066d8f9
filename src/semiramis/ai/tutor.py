"""The tutor of a person who plays: a thing worth looking at before a turn, and what was better after a mistake.

It says less as a person gets better. What it says before a turn depends on the streak, which is the number of turns
without a mistake so far. The thresholds are in this module, with their reasons; `docs/tutor.md` describes them, and
`bench/tutor.py` measures how often the turns of each level are called mistakes.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..games.game import LARGEST, GameError, Reason, State
from ..games.rng import Rng
from .expert import Turn, expert_for
from .hint import Hint, describe, different
from .reasons import Reasons, reasons_for
from .search import Candidate, Search

SECONDS = 0.6
"""How long the tutor thinks about a turn, before it or after it."""

# What is said before a turn.

BEGINNER = 3
"""With a shorter streak than this, the tutor names a topic before every turn."""
PROFICIENT = 10
"""From this streak on it names no topic any more. In between it does if much depends on the turn."""
HIGH_STAKES = 0.1
"""Much depends on a turn if the best one wins this much more often than the median of the reasonable turns, which are
that half of the turns that the search prefers. `MEASUREMENTS.md` says how often that is."""
HIGH_STAKES_POINTS = 6.0
"""The same in points, for a game that is as good as decided."""

# What is a mistake.

CHANCE_LOST = 0.1
"""A turn that wins this much less often than the best one is a mistake. Chess sites use about the same limit; two
strong players who disagree about a turn seldom differ by half as much."""
POINTS_LOST = 8.0
"""In a decided game, a turn that loses this many points is a mistake: the chance to win says nothing more there. A turn
brings 5 to 10 points in both games, so this is about a whole turn."""
DECIDED = 0.1
"""A game is decided if the chance to win is at most this with the best turn, or the chance to lose at most this with
the turn that was played."""
CERTAINTY = 2.5
"""A loss of fewer standard errors than this is noise of the search, and no mistake."""

BATCH = 16
"""The number of simulations of each turn that follow one another. Their spread gives the standard error."""
FEWEST_BATCHES = 6
"""With fewer batches the standard error means little, so at least this many are run, whatever the time."""


@dataclass(frozen=True)
class Advice:
    """What is worth looking at in a position."""

    topic: Reason
    """The weightiest reason of the best turn that tells it from other turns worth considering."""
    matters: bool
    """Whether much depends on the turn."""


@dataclass(frozen=True)
class Estimate:
    """What a search expects of a turn."""

    chance: float
    """The chance to win; a shared victory counts as its share."""
    margin: float
    """The expected lead over the best other player at the end, in points."""


@dataclass(frozen=True)
class Review:
    """What a turn was worth."""

    played: Estimate
    lost: Estimate
    """By how much the best turn is better than the turn that was played. Negative if it is not."""
    is_mistake: bool
    in_points: bool
    """Whether the points count, and not the chance to win, since the game is decided."""
    best: Hint
    """The best turn, with its reasons. What it expects is `played` and `lost` together."""


def advise(
    state: State, streak: int, rng: Rng | None = None, seconds: float = SECONDS, simulations: int | None = None
) -> Advice | None:
    """Return what to say before a turn of the current player; None if there is nothing to say.

    The search is limited by `seconds` or, if given, by `simulations`: then the same `rng` gives the same advice. It
    does not depend on what is hidden.
    """
    if streak >= PROFICIENT:
        return None
    advice = find_topic(state, rng, seconds, simulations)
    return advice if advice is not None and is_worth_saying(advice.matters, streak) else None


def is_worth_saying(matters: bool, streak: int) -> bool:
    """Return whether a topic is named to a person with this streak; `matters` as in `Advice`."""
    return streak < BEGINNER or (streak < PROFICIENT and matters)


def find_topic(
    state: State, rng: Rng | None = None, seconds: float = SECONDS, simulations: int | None = None
) -> Advice | None:
    """Return the topic of a position, for any streak; None if the game is over or the best turn has no reason."""
    if state.over:
        return None
    candidates = _search(state, rng or Rng(0), seconds, simulations).candidates()
    topic = choose_topic(state, different(candidates))
    return None if topic is None else Advice(topic, _is_decisive(candidates))


def choose_topic(state: State, candidates: Sequence[Candidate]) -> Reason | None:
    """Return the weightiest reason of the first turn that at most half of the others share.

    What most turns have in common says nothing about what to look for. A reason that names a place of the turn gives
    part of it away. Reasons of both kinds are chosen only if there are no others.
    """
    reasons = reasons_for(state)
    best, *others = [reasons.of(candidate.turn) for candidate in candidates]
    topics = [reason for reason in best if _is_topic(reason, reasons)]
    own = [reason for reason in topics if 2 * sum(reason in other for other in others) <= len(others)]
    after, places = state.clone(), set[str]()
    for action in candidates[0].turn:
        places.update(after.format_action(action).split())
        after.advance(action)
    veiled = [reason for reason in own if not places & _names_in(reason)]
    return next(iter([*veiled, *own, *topics]), None)


def _names_in(reason: Reason) -> set[str]:
    return {name for fact in reason.facts.values() if isinstance(fact, str) for name in fact.split()}


def _is_topic(reason: Reason, reasons: Reasons) -> bool:
    """Whether a reason is something to aim at: a loss or a side effect is not."""
    points = reason.facts.get("points", 0)
    return reason.code not in reasons.side_effects and not (isinstance(points, int) and points < 0)


def _is_decisive(candidates: Sequence[Candidate]) -> bool:
    """Whether the first turn is clearly better than most reasonable ones; `candidates` are all, the best first."""
    best, reasonable = candidates[0], candidates[: (len(candidates) + 1) // 2]
    chance = statistics.median(candidate.chance for candidate in reasonable)
    if _is_decided(best.chance, chance):
        return best.margin - statistics.median(candidate.margin for candidate in reasonable) >= HIGH_STAKES_POINTS
    return best.chance - chance >= HIGH_STAKES


def review(
    state: State,
    turn: Sequence[int],
    rng: Rng | None = None,
    seconds: float = SECONDS,
    simulations: int | None = None,
) -> Review | None:
    """Compare a turn of the current player with the best one. `state` is the position before the turn.

    Half of the time is for finding the best turn. In the other half both turns get the same number of simulations,
    each in a search of its own: a search over all turns has many more simulations of the best turn than of a bad one,
    and its result for the best turn is too good, because it was chosen for it. Returns None if the turn depends so much
    on what it turned up that it cannot be judged. Raises `GameError` for a turn that is not legal.
    """
    played = check_turn(state, turn)
    rng = rng or Rng(0)
    state = state.clone()
    state.shuffle_hidden(rng)  # the hint must not depend on what is hidden
    half = None if simulations is None else simulations // 2
    best = _search(state, rng, seconds / 2, half).candidates()[0]
    hint = describe(state, best, reasons_for(state).of(best.turn))
    if sorted(played) == sorted(best.turn):
        estimate = Estimate(best.chance, best.margin)
        return Review(estimate, Estimate(0.0, 0.0), False, False, hint)
    comparison = _Comparison(state, played, best.turn, rng)
    if not comparison.run(seconds / 2, half):
        return None
    chance, margin = comparison.lost(0), comparison.lost(1)
    value = comparison.played
    decided = _is_decided(value.chance + chance, value.chance)
    loss, limit, error = (
        (margin, POINTS_LOST, comparison.error(1)) if decided else (chance, CHANCE_LOST, comparison.error(0))
    )
    is_mistake = loss >= limit and loss >= CERTAINTY * error
    hint = replace(hint, chance=value.chance + chance, margin=value.margin + margin)  # as the comparison found it
    return Review(value, Estimate(chance, margin), is_mistake, decided, hint)


def check_turn(state: State, turn: Sequence[int]) -> Turn:
    """Return a turn, if it is a whole turn of the current player."""
    after = state.clone()
    for action in turn:
        after.play(after.format_action(action), state.player)
    if not turn or (not after.over and after.player == state.player):
        raise GameError("turn: it does not end where another player is to act")
    return tuple(turn)


def _is_decided(best: float, played: float) -> bool:
    return best <= DECIDED or played >= 1 - DECIDED


def _search(state: State, rng: Rng, seconds: float, simulations: int | None) -> Search:
    search = Search(state, expert_for(state), rng)
    search.run(1)  # without a clock, so that there is a result
    if simulations is None:
        search.run(LARGEST, seconds)
    else:
        search.run(max(0, simulations - 1))
    return search


class _Comparison:
    """Two searches, each of one turn, that take turns batch by batch."""

    def __init__(self, state: State, played: Turn, best: Turn, rng: Rng) -> None:
        seeds = [rng.next(), rng.next()]
        self._searches = [
            Search(state, expert_for(state), Rng(seed), turns=[turn])
            for turn, seed in zip((played, best), seeds, strict=True)
        ]
        self._sums = [(0.0, 0.0), (0.0, 0.0)]
        self._losses: list[tuple[float, float]] = []
        """For each batch by how much the best turn had more chance and a larger margin."""

    def run(self, seconds: float, simulations: int | None) -> bool:
        """Run batches until the time or the simulations are used up. Returns False if a turn was seldom possible."""
        end = time.monotonic() + seconds
        while len(self._losses) < FEWEST_BATCHES or (
            time.monotonic() < end if simulations is None else len(self._losses) * 2 * BATCH < simulations
        ):
            if not self._run_batch():
                return False
        return True

    def _run_batch(self) -> bool:
        means = []
        for n, search in enumerate(self._searches):
            candidates = search.candidates()
            before = candidates[0].visits if candidates else 0
            search.run(BATCH)
            candidates = search.candidates()
            done = (candidates[0].visits if candidates else 0) - before
            if 2 * done < BATCH:
                return False
            chance, margin = candidates[0].chance * candidates[0].visits, candidates[0].margin * candidates[0].visits
            means.append(((chance - self._sums[n][0]) / done, (margin - self._sums[n][1]) / done))
            self._sums[n] = chance, margin
        played, best = means
        self._losses.append((best[0] - played[0], best[1] - played[1]))
        return True

    @property
    def played(self) -> Estimate:
        candidate = self._searches[0].candidates()[0]
        return Estimate(candidate.chance, candidate.margin)

    def lost(self, which: int) -> float:
        """The mean loss: of chance (0) or of points (1)."""
        return statistics.fmean(loss[which] for loss in self._losses)

    def error(self, which: int) -> float:
        """The standard error of the mean loss."""
        return statistics.stdev(loss[which] for loss in self._losses) / math.sqrt(len(self._losses))
