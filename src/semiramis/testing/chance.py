"""Promises about what an action may turn up, and how likely each outcome is."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..games.game import State
from ..games.rng import Rng
from .equality import require_same, seen
from .legality import SURPRISE
from .promise import Position, require
from .random_games import one_of_each_kind

MOST_TURNED_UP = 5
"""Outcomes of an action, in most positions."""
FEWEST_DRAWS, DRAWS = 100, 12
"""How often what is hidden is redrawn to see how likely each outcome is: so often, or so often for each."""


def lists_outcomes(here: Position) -> None:
    """`outcomes` returns ids below `outcome_count`, ascending, each with one way or more and a different name: at least
    one for an action that reveals, none for any other. They do not depend on what is hidden."""
    state = here.state
    other = state.clone()
    other.shuffle_hidden(here.rng)
    for action in one_of_each_kind(state, here.rng):
        outcomes = state.outcomes(action)
        ids = [outcome for outcome, _ in outcomes]
        require(bool(ids) == state.reveals(action), f"reveals is {state.reveals(action)}, outcomes {outcomes}", action)
        require(ids == sorted({*ids}) and {*ids} <= {*range(here.game.outcome_count)}, f"{outcomes}", action)
        require(all(type(ways) is int and ways > 0 for _, ways in outcomes), f"the ways of {outcomes}", action)
        names = {state.format_outcome(action, outcome) for outcome in ids}
        require(len(names) == len(ids) and all(names), f"the names {sorted(names)} of {ids}", action)
        require(other.outcomes(action) == outcomes, f"{outcomes} and {other.outcomes(action)}", action)


def turns_up_an_outcome(here: Position) -> None:
    """`turn_up` changes nothing that is seen; afterwards the result of the action depends on the outcome, not on what
    was hidden."""
    state = here.state
    before = seen(state)
    for action in one_of_each_kind(state, here.rng):
        views: list[dict[str, Any]] = []
        for outcome in here.some_of([outcome for outcome, _ in state.outcomes(action)], MOST_TURNED_UP):
            name = state.format_outcome(action, outcome)
            one, two = state.clone(), state.clone()
            two.shuffle_hidden(here.rng)
            for position in (one, two):
                position.turn_up(action, outcome)
                require_same(before, seen(position), name, action)
                position.advance(action)
            require_same(one.view(None), two.view(None), name, action)
            views.append(one.view(None))
        if here.is_thorough:  # some outcomes may have been drawn twice otherwise
            require(all(view not in views[:n] for n, view in enumerate(views)), "two outcomes come to the same", action)


def draws_outcomes(here: Position) -> None:
    """After `shuffle_hidden`, an action has one of its `outcomes`, each with its share of the ways as its chance."""
    if not here.is_thorough:
        return
    for action in one_of_each_kind(here.state, here.rng):
        outcomes = here.state.outcomes(action)
        if not outcomes:
            continue
        named = {_view_after(here.state, action, outcome): ways for outcome, ways in outcomes}
        draws = max(FEWEST_DRAWS, DRAWS * len(outcomes))
        drawn = Counter(_view_after(here.state, action, None, here.rng) for _ in range(draws))
        require({*drawn} <= {*named}, f"it comes out as none of {outcomes}", action)
        # Chi-squared, bounded as for random actions.
        shares = {view: draws * ways / sum(named.values()) for view, ways in named.items()}
        squared = sum((drawn[view] - share) ** 2 / share for view, share in shares.items())
        freedom = len(outcomes) - 1
        bound = freedom + 2 * (freedom * SURPRISE) ** 0.5 + 2 * SURPRISE
        require(squared <= bound, f"drawn {[*drawn.values()]} times, of {outcomes}", action)


def _view_after(state: State, action: int, outcome: int | None, rng: Rng | None = None) -> str:
    """What is seen after an action that turns up this, or what is drawn, as a text that can be counted."""
    after = state.clone()
    if rng is not None:
        after.shuffle_hidden(rng)
    if outcome is not None:
        after.turn_up(action, outcome)
    after.advance(action)
    return repr(after.view(None))


AT_EVERY_PLY = (lists_outcomes,)
NOW_AND_THEN = (turns_up_an_outcome, draws_outcomes)
