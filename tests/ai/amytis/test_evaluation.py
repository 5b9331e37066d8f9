"""The evaluation of Amytis: each term in a position made for it."""

from __future__ import annotations

import pytest

from semiramis.ai.amytis.builds import Builds
from semiramis.ai.amytis.evaluation import Evaluation, _missing, _open_lines, _tiles_to_the_end
from semiramis.ai.amytis.expert import AmytisExpert
from semiramis.games.amytis.constants import BUILD, BUILDINGS
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


def test_positions_with_different_new_tiles_have_the_same_key_unless_the_turn_goes_on() -> None:
    state = positions.game()
    expert = AmytisExpert(state)
    keys: dict[bool, set[int]] = {False: set(), True: set()}
    for seed in range(40):
        after = state.clone()
        after.shuffle_hidden(Rng(seed))
        after.apply(state.parse_action("a1 a1"))
        positions.put_architects(after, [], [])
        after.apply(state.parse_action("a1 a1"))  # a tile that nobody has seen before: a palace gives a choice
        keys[after.player != state.player].add(expert.outcome_key(after))
    assert [len(found) for found in keys.values()] == [1, 1]
    assert keys[False] != keys[True]


@pytest.mark.parametrize("seed", range(12))
def test_the_value_of_a_build_is_that_of_the_position_after_it(seed: int) -> None:
    state = positions.new({f"sides.{name}": "AB"[seed >> number & 1] for number, name in enumerate(BUILDINGS)}, seed)
    evaluation, rng, compared = Evaluation(), Rng(seed), 0
    builds = Builds(evaluation)
    while not state.over:
        if state.phase == BUILD:
            before = state.view(None)
            builds._begin(state)
            for action in state.legal_actions():
                after = state.clone()
                after.advance(action)
                assert builds._value(state, action) == evaluation.value(after, state.player)
                compared += 1
            assert state.view(None) == before
        state.advance(state.random_action(rng))
    assert compared > 500
