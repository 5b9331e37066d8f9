"""`reveals`, `outcomes` and `turn_up`: which actions reveal a hidden component, and which one.

An action that reveals nothing has the same result whatever is hidden. For the others `outcomes` lists what may be
revealed and in how many ways, and `turn_up` chooses an outcome.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.games.babylon.constants import MATERIALS
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly, one_of_each_kind
from tests.games.positions import ALL_GAMES, Start, starts

VARIANTS = 30
"""Redraws per action. Of two kinds one is at most twice as likely: the chance to miss one is 1 in 200,000."""


HALF = settings(max_examples=settings().max_examples // 2)
"""For tests that try whole games."""


def some_actions(start: Start, rng: Rng) -> Iterator[tuple[State, int]]:
    """Yield one legal action of each kind in every position of a game."""
    state = start.state()
    while not state.over:
        for action in one_of_each_kind(state, rng):
            yield state, action
        state.advance(choose_randomly(state, rng))


def reveals_a_component(event: dict[str, Any]) -> bool:
    match event["event"]:
        case "tile_revealed":
            return event["tile"] is not None
        case "project_taken":
            return bool(event["from"] == "deck")
        case name:
            return name in {"token_turned_up", "project_revealed"}


def may_turn_up(game: Game, state: State, action: int) -> dict[str, int]:
    """Return what a revealing action may turn up, and in how many ways, computed from the view."""
    view = state.view(None)
    first_word, *words = state.format_action(action).split()
    unseen: dict[str, int]
    if game is ALL_GAMES["amytis"]:
        unseen = view["unseen_tiles"]
        return {f"project {card}": 1 for card in view["projects"]["unseen"]} if first_word == "project" else unseen
    if first_word == "finish":
        unseen = view["unseen_tokens"]
        return unseen
    material = MATERIALS[view["quarry"][words[0]]["height"] - 2]
    tiles = {tile["id"] for tile in game.components["tile"] if tile["material"] == material}
    return dict.fromkeys(tiles & set(view["unseen_tiles"]), 1)


def turned_up(state: State, action: int) -> str:
    """Return the component that a revealing action turns up, from its events."""
    (event,) = filter(reveals_a_component, state.events(action))
    name = next(event[name] for name in ("tile", "token", "project") if name in event)
    return f"project {name}" if "project" in event else str(name)


def views_after(state: State, action: int, rng: Rng) -> list[dict[str, Any]]:
    """Return the different views after an action when hidden components are redrawn many times."""
    views: list[dict[str, Any]] = []
    for _ in range(VARIANTS):
        variant = state.clone()
        variant.shuffle_hidden(rng)
        assert variant.reveals(action) == state.reveals(action)
        variant.apply(action)
        view = variant.view(None)
        if view not in views:
            views.append(view)
    return views


@given(starts(), st.integers(0, 2**32))
def test_an_action_reveals_exactly_if_its_events_contain_a_hidden_component(start: Start, seed: int) -> None:
    for state, action in some_actions(start, Rng(seed)):
        assert state.reveals(action) == any(map(reveals_a_component, state.events(action)))


@given(starts(), st.integers(0, 2**32))
def test_the_view_after_an_action_depends_on_hidden_components_only_if_it_reveals(start: Start, seed: int) -> None:
    rng = Rng(seed)
    for state, action in some_actions(start, rng):
        if rng.below(10):
            continue  # a whole game takes too long
        kinds = may_turn_up(start.game, state, action) if state.reveals(action) else {}
        views = views_after(state, action, rng)
        assert len(views) <= max(len(kinds), 1)
        # The last component of a kind can be deduced before it is revealed.
        assert (len(views) > 1) == (len(kinds) > 1)


def random_game(start: Start, rng: Rng) -> Iterator[tuple[State, int]]:
    """Yield every position of a random game with its next action."""
    state = start.state()
    while not state.over:
        action = choose_randomly(state, rng)
        yield state, action
        state.advance(action)


@HALF
@given(starts(), st.integers(0, 2**32))
def test_outcomes_are_all_components_that_an_action_may_turn_up(start: Start, seed: int) -> None:
    rng = Rng(seed)
    for state, action in random_game(start, rng):
        outcomes = state.outcomes(action)
        named = {state.format_outcome(action, outcome): ways for outcome, ways in outcomes}
        assert named == (may_turn_up(start.game, state, action) if state.reveals(action) else {})
        ids = [outcome for outcome, _ in outcomes]
        assert ids == sorted(set(ids))
        assert all(0 <= outcome < start.game.outcome_count for outcome in ids)
        assert len(named) == len(ids)
        state.shuffle_hidden(rng)
        assert state.outcomes(action) == outcomes


@HALF
@given(starts(), st.integers(0, 2**32))
def test_turn_up_makes_an_action_reveal_the_chosen_outcome_and_changes_nothing_else(start: Start, seed: int) -> None:
    rng = Rng(seed)
    for state, action in random_game(start, rng):
        if rng.below(10) or not state.reveals(action):
            continue  # a whole game takes too long
        view, legal = state.view(None), state.legal_actions()
        after: dict[str, dict[str, Any]] = {}
        for outcome, _ in state.outcomes(action):
            chosen = state.clone()
            chosen.turn_up(action, outcome)
            assert chosen.view(None) == view
            assert chosen.legal_actions() == legal
            name = chosen.format_outcome(action, outcome)
            assert turned_up(chosen, action) == name
            chosen.apply(action)
            after[name] = chosen.view(None)
        # A chosen outcome gives the same view as the same outcome drawn at random.
        for _ in range(3):
            drawn = state.clone()
            drawn.shuffle_hidden(rng)
            name = turned_up(drawn, action)
            drawn.apply(action)
            assert drawn.view(None) == after[name]


def unseen(state: State) -> Counter[str]:
    """Count the hidden components, by the names of outcomes."""
    view = state.view(None)
    projects = view.get("projects", {"unseen": []})["unseen"]
    return (
        Counter(view["unseen_tiles"])
        + Counter(view.get("unseen_tokens"))
        + Counter([f"project {project}" for project in projects])
    )


@HALF
@given(starts(), st.integers(0, 2**32))
def test_no_component_is_lost_or_doubled_in_a_game_with_chosen_outcomes(start: Start, seed: int) -> None:
    rng = Rng(seed)
    left = unseen(start.state())
    for state, action in random_game(start, rng):
        assert unseen(state) == left
        outcomes = state.outcomes(action)
        if outcomes:
            outcome, _ = outcomes[rng.below(len(outcomes))]
            state.turn_up(action, outcome)
            left -= Counter([state.format_outcome(action, outcome)])
