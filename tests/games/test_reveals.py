"""An action reveals something if its events tell so; and if it does not, it comes to the same whatever is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from semiramis.games.babylon.tables import MATERIALS
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng
from semiramis.testing.choosing import choose_randomly, one_of_each_kind

from .positions import ALL_GAMES, Start, starts

VARIANTS = 30
"""Of two kinds that may be turned up, one is twice as likely at most: not to see both is one chance in 200,000."""


def some_actions(start: Start, rng: Rng) -> Iterator[tuple[State, int]]:
    """One legal action of each kind in every position of a game: what is rare happens near its end."""
    state = start.state()
    while not state.over:
        for action in one_of_each_kind(state, rng):
            yield state, action
        state.advance(choose_randomly(state, rng))


def tells_of_something_hidden(event: dict[str, Any]) -> bool:
    match event["event"]:
        case "tile_revealed":
            return event["tile"] is not None
        case "project_taken":
            return bool(event["from"] == "deck")
        case name:
            return name in {"token_turned_up", "project_revealed"}


def may_turn_up(game: Game, state: State, action: int) -> set[str | int]:
    """What an action that reveals may turn up, as far as everybody can tell."""
    view = state.view(None)
    first_word, *words = state.format_action(action).split()
    if game is ALL_GAMES["amytis"]:
        return set(view["projects"]["unseen"] if first_word == "project" else view["unseen_tiles"])
    if first_word == "finish":
        return set(view["unseen_tokens"])
    material = MATERIALS[view["quarry"][words[0]]["height"] - 2]
    tiles = {tile["id"] for tile in game.components["tile"] if tile["material"] == material}
    return tiles & set(view["unseen_tiles"])


def views_after(state: State, action: int, rng: Rng) -> list[dict[str, Any]]:
    """What may be seen after an action, each view once, with what is hidden redrawn many times."""
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
def test_an_action_reveals_something_just_when_its_events_tell_so(start: Start, seed: int) -> None:
    for state, action in some_actions(start, Rng(seed)):
        assert state.reveals(action) == any(map(tells_of_something_hidden, state.events(action)))


@given(starts(), st.integers(0, 2**32))
def test_what_is_hidden_changes_what_an_action_leads_to_only_if_it_reveals(start: Start, seed: int) -> None:
    rng = Rng(seed)
    for state, action in some_actions(start, rng):
        if rng.below(10):
            continue  # a whole game takes too long
        kinds = may_turn_up(start.game, state, action) if state.reveals(action) else set()
        views = views_after(state, action, rng)
        assert len(views) <= max(len(kinds), 1)
        # The last of its kind can be told before it is turned up.
        assert (len(views) > 1) == (len(kinds) > 1)
