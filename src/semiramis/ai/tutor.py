"""The tutor of a person who plays: a thing worth looking at before a turn, and what was better after a mistake.

It says less as a person gets better. What it says before a turn depends on the streak, which is the number of turns
without a mistake so far. The thresholds of what is said before a turn are in this module, those of mistakes in
`review.py`, all with their reasons; `docs/tutor.md` describes them, and `bench/tutor.py` measures how often the turns
of each level are called mistakes.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from ..games.game import LARGEST, Reason, State
from ..games.rng import Rng
from .expert import expert_for, format_turn
from .hint import Hint, describe, different
from .reasons import Reasons, reasons_for
from .review import DECIDED, check_turn, find_candidates, judge_turns, search
from .search import Candidate

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

# What was a mistake.

COMPARED = 4
"""After a turn, the best turns that are compared with it; more would leave each of them too few simulations."""


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
    limit = seconds if simulations is None else None
    candidates = search(state, rng or Rng(0), simulations or LARGEST, limit).candidates()
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
    places = set(" ".join(format_turn(state, candidates[0].turn)).split())
    veiled = [reason for reason in own if not places & _names_in(reason)]
    return next(iter([*veiled, *own, *topics]), None)


def _names_in(reason: Reason) -> set[str]:
    return {name for fact in reason.facts.values() if isinstance(fact, str) for name in fact.split()}


def _is_topic(reason: Reason, reasons: Reasons) -> bool:
    """Return whether a reason is something to aim at: a loss or a side effect is not."""
    points = reason.facts.get("points", 0)
    return reason.code not in reasons.side_effects and not (isinstance(points, int) and points < 0)


def _is_decisive(candidates: Sequence[Candidate]) -> bool:
    """Return whether the first turn is clearly better than most reasonable ones. All candidates, the best first."""
    best, reasonable = candidates[0], candidates[: (len(candidates) + 1) // 2]
    chance = statistics.median(candidate.chance for candidate in reasonable)
    if best.chance <= DECIDED or chance >= 1 - DECIDED:
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

    Half of the time is for finding the best turns, half for comparing them with the turn that was played. Returns None
    if the turn depends so much on what it turned up that it cannot be judged. Raises `GameError` for a turn that is not
    legal.
    """
    played = check_turn(state, turn)
    rng = rng or Rng(0)
    state = state.clone()
    state.shuffle_hidden(rng)  # the hint must not depend on what is hidden
    expert = expert_for(state)
    half = int(seconds * expert.pace / 2) if simulations is None else simulations // 2
    limit = None if simulations is not None else seconds / 2
    candidates = find_candidates(state, rng, COMPARED, half, seconds=limit, expert=expert)
    candidates = [one for one in candidates if sorted(one) != sorted(played)]
    values = judge_turns(state, [played, *candidates], rng, half, keep=[played], seconds=limit, expert=expert)
    value = next((value for value in values if value.turn == played), None)
    if value is None:
        return None
    is_mistake = value.label(state.players) in ("mistake", "blunder")
    best = values[0]
    hint = describe(
        state, Candidate(best.turn, best.simulations, best.chance, best.margin), reasons_for(state).of(best.turn)
    )
    lost = Estimate(value.lost_chance, value.lost_margin)
    return Review(Estimate(value.chance, value.margin), lost, is_mistake, value.is_decided, hint)
