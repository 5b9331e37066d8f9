"""The lead that is expected at the end: its terms, and the chance to win that follows from it."""

from __future__ import annotations

import pytest

from semiramis.ai.amytis.lead import NAMES, Lead
from semiramis.games.amytis.state import AmytisState
from tests.games.amytis import positions


def terms(state: AmytisState) -> dict[str, float]:
    """Return the terms of a position that are not 0."""
    return {name: term for name, term in zip(NAMES, Lead().terms_of(state), strict=True) if term}


def test_whoever_is_to_act_can_expect_to_lead_when_all_else_is_equal() -> None:
    for seat in range(2):
        state = positions.game(first_player=seat, hands=[[3], [3]])
        sign = 1 - 2 * seat
        assert terms(state) == {"turn": sign, "last turn": -sign}
        lead = Lead()
        lead._estimate(state)
        assert lead.lead * sign > 0
        assert (lead.chance - 0.5) * sign > 0


@pytest.mark.parametrize(
    ("side", "terms_of_city"),
    [("A", {"walls": 2, "palaces": 1, "residences": 3}), ("B", {"walls": 1, "palaces": 1, "residences": 2})],
)
def test_buildings_count_by_their_sides(side: str, terms_of_city: dict[str, float]) -> None:
    state = positions.game(sides={"wall": side, "residence": side})
    positions.put_city(
        state, 0, {"a1": ["wall-blue"], "b1": ["wall-pink"], "c1": ["palace-blue"], "b2": ["market-green"]}
    )
    assert terms_of_city.items() <= terms(state).items()


def test_projects_count_by_the_tiles_that_they_lack() -> None:
    state = positions.game(hands=[[3], [4, 5]])  # each is worth 8 points
    found = terms(state)
    assert (found["three tiles missing"], found["hand"]) == (8 - 2 * 8, -1)
    positions.put_city(state, 1, {"b2": ["garden-pink"]})
    found = terms(state)
    assert (found["two tiles missing"], found.get("three tiles missing", 0)) == (-8, 0)


def test_lines_count_for_the_current_player_and_as_a_threat() -> None:
    state = positions.game()
    positions.put_architects(state, ["a1", "b1"], ["a2", "b2"])
    assert (terms(state)["line"], terms(state)["threat"]) == (1, -1)
