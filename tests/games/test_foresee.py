"""`foresee` returns the events and points of an action, except for what it reveals."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly
from tests.games.positions import Start, starts

TURNED_UP = {"tile_revealed", "project_revealed", "token_turned_up", "game_over"}


def is_known(event: dict[str, Any], reveals: bool, drawn: int | None) -> bool:
    """Return whether an event could be known before the action."""
    if event["event"] in TURNED_UP or (event["event"] == "project_completed" and event["project"] == drawn):
        return False
    # A pillar that a token gives as a turn begins is known unless the token was turned up just then.
    return not (reveals and event["event"] == "pillars" and event["reason"] in ("extra_single", "extra_double"))


@given(starts(), st.integers(0, 2**32))
def test_foresee_returns_all_events_and_points_that_depend_on_nothing_hidden(start: Start, seed: int) -> None:
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
