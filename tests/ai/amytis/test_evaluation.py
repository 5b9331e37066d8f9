"""The evaluation of Amytis: each term in a position made for it."""

from __future__ import annotations

import pytest

from semiramis.ai.amytis.evaluation import Evaluation, _missing, _open_lines, _tiles_to_the_end
from semiramis.ai.amytis.expert import AmytisExpert
from semiramis.games.rng import Rng
from tests.ai.play import position
from tests.games.amytis import positions
from tests.games.positions import ALL_GAMES


@pytest.mark.parametrize(
    ("city", "lacking"),
    [
        ({}, 3),
        ({"b2": ["garden-blue"]}, 2),
        ({"b2": ["garden-blue"], "b1": ["wall-blue"]}, 1),
        ({"b2": ["garden-blue"], "c3": ["wall-blue"]}, 2),
        ({"b2": ["garden-blue", "garden-pink"], "b1": ["wall-blue"]}, 2),
        ({"a1": ["garden-blue"], "a2": ["wall-blue"], "a3": ["market-blue"]}, 0),
    ],
)
def test_a_project_lacks_the_fewest_tiles_wherever_its_pattern_may_lie(
    city: dict[str, list[str]], lacking: int
) -> None:
    state = positions.game()
    positions.put_city(state, 0, city)
    assert _missing(state, 3, state.colors[0]) == lacking  # project 3: three blue ones in a row


@pytest.mark.parametrize(
    ("heights", "tiles"), [({}, 10), ({"a1": 1}, 6), ({"a1": 0, "c3": 2}, 2), ({"a1": 0, "c3": 0}, 0)]
)
def test_the_turns_to_the_end_are_the_tiles_of_the_two_lowest_stacks(heights: dict[str, int], tiles: int) -> None:
    state = positions.game()
    positions.put_heights(state, heights)
    assert _tiles_to_the_end(state) == tiles


@pytest.mark.parametrize(
    ("own", "others", "lines"),
    [
        (["a1"], [], 0),
        (["a1", "b1"], [], 1),
        (["a1", "b1"], ["c1"], 0),
        (["a1", "b1", "a2"], [], 2),
        (["a1", "b2", "c1", "b3"], [], 0),  # all four come back
    ],
)
def test_a_line_can_be_completed_where_two_stand_and_the_third_is_free(
    own: list[str], others: list[str], lines: int
) -> None:
    state = positions.game()
    positions.put_architects(state, own, others)
    assert _open_lines(state, 0) == lines


def test_a_line_with_an_empty_stack_cannot_be_completed() -> None:
    state = positions.game()
    positions.put_architects(state, ["a1", "b1"], [])
    positions.put_heights(state, {"c1": 0})
    assert _open_lines(state, 0) == 0


def test_prospects_and_threats_change_the_evaluation() -> None:
    state = positions.game(hands=[[3], [4]])
    positions.put_architects(state, ["a1"], ["b3"])
    before = Evaluation().value(state, 0)
    positions.put_city(state, 0, {"b2": ["garden-blue"]})
    nearer = Evaluation().value(state, 0)
    assert nearer > before
    positions.put_architects(state, ["a1"], ["b3", "c3"])
    assert Evaluation().value(state, 0) < nearer


def test_at_the_end_only_points_count() -> None:
    state = positions.game(hands=[[3], [4]])
    positions.put_city(state, 0, {"b2": ["garden-blue"]})
    positions.put_architects(state, ["a1", "b1"], ["b3", "c3"])
    positions.put_heights(state, {"a1": 0, "c3": 0})
    assert Evaluation().value(state, 0) == state.points(0)


def test_every_turn_of_a_position_is_proposed_if_the_limit_allows() -> None:
    for seed in range(30):
        state = position(ALL_GAMES["amytis"], seed)
        expert = AmytisExpert(state)  # type: ignore[arg-type]  # it is a position of Amytis
        expert.propose(state, 10_000, Rng(1))
        assert len(set(expert.turns)) == len(expert.turns)
        assert {turn[0] for turn in expert.turns} == set(state.legal_actions())
        assert expert.values == sorted(expert.values, reverse=True)


def test_sight_distinguishes_positions_by_the_revealed_tile() -> None:
    state = positions.game()
    expert = AmytisExpert(state)
    one, other = state.clone(), state.clone()
    action = state.parse_action("a1 a1")
    one.advance(action)
    seen = set()
    for seed in range(40):
        other.assign(state)
        other.shuffle_hidden(Rng(seed))
        other.advance(action)
        seen.add((expert.outcome_key(other), other.view(0)["stacks"]["a1"]["top"]))
    assert len({outcome_key for outcome_key, _ in seen}) == len({top for _, top in seen}) == len(seen) > 5
