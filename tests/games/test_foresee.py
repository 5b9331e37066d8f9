"""What is foreseen of an action is what will happen, but for what it turns up; and nothing hidden has a part in it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.games import GAMES
from semiramis.games.game import Foreseen, IllegalAction, NotAnAction, State
from semiramis.games.rng import Rng

from .positions import ALL_GAMES, Start, choose_randomly, play_randomly, positions, starts

TURNED_UP = {"tile_revealed", "project_revealed", "token_turned_up", "game_over"}
MANY = 100
"""Amytis has fewer legal actions than this; of Babylon's thousands of placements a sample is looked at."""


def some_of(actions: list[int], rng: Rng) -> list[int]:
    if len(actions) <= MANY:
        return actions
    return [actions[rng.below(len(actions))] for _ in range(MANY)]


def foreseen(state: State, actions: list[int]) -> list[Foreseen]:
    return [state.foresee(action) for action in actions]


@given(starts(), st.integers(0, 2**32))
def test_nothing_hidden_has_a_part_in_what_is_foreseen(start: Start, seed: int) -> None:
    # A whole game: what a card completes and a token gives is rare, and happens near its end.
    rng = Rng(seed)
    state = start.state()
    while not state.over:
        actions = some_of(state.legal_actions(), rng)
        told = foreseen(state, actions)
        for _ in range(3):
            other = state.clone()
            other.shuffle_hidden(rng)
            assert foreseen(other, actions) == told
        state.advance(choose_randomly(state, rng))


def is_known(event: dict[str, Any], reveals: bool, drawn: int | None) -> bool:
    """Whether an event that happened could be told before."""
    if event["event"] in TURNED_UP or (event["event"] == "project_completed" and event["project"] == drawn):
        return False
    # A pillar that a token gives as a turn begins is known unless the token was turned up just then.
    return not (reveals and event["event"] == "pillars" and event["reason"] in ("extra_single", "extra_double"))


@given(starts(), st.integers(0, 2**32))
def test_whatever_else_happens_was_foreseen(start: Start, seed: int) -> None:
    rng = Rng(seed)
    state = start.state()
    while not state.over:
        action = choose_randomly(state, rng)
        seat, told, happened = state.player, state.foresee(action), state.events(action)
        reveals, before = state.reveals(action), state.breakdown()[seat]
        state.advance(action)
        drawn = next((event["project"] for event in happened if event.get("from") == "deck"), None)
        unknown = {"project": None} if drawn else {}
        assert told["events"] == [
            event | unknown if event["event"] == "project_taken" else event
            for event in happened
            if is_known(event, reveals, drawn)
        ]
        changes = {line: state.breakdown()[seat][line] - before[line] for line in start.game.score_lines}
        if not any(event["event"] == "project_completed" and event["project"] == drawn for event in happened):
            assert told["points"] == {line: change for line, change in changes.items() if change}


@given(positions())
def test_what_is_foreseen_is_json_and_changes_nothing(position: tuple[Start, State]) -> None:
    _, state = position
    view = state.view(None)
    for action in some_of(state.legal_actions(), Rng(1)):
        told = state.foresee(action)
        assert json.loads(json.dumps(told)) == told
    assert state.view(None) == view


@given(positions())
def test_an_illegal_action_is_not_foreseen_and_says_why(position: tuple[Start, State]) -> None:
    start, state = position
    illegal = [action for action in range(start.game.action_count) if not state.is_legal(action)]
    for action in some_of(illegal, Rng(2)):
        with pytest.raises(IllegalAction) as refused:
            state.events(action)
        with pytest.raises(IllegalAction) as unforeseen:
            state.foresee(action)
        assert str(unforeseen.value) == str(refused.value)
        assert unforeseen.value.reason == refused.value.reason


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_number_that_is_no_action_is_not_foreseen(name: str) -> None:
    state = ALL_GAMES[name].new()
    play_randomly(state, 9, 1)
    with pytest.raises(NotAnAction):
        state.foresee(2**40)
