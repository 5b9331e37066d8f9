"""What a turn was worth: equal simulations on common shuffles, halved step by step."""

from __future__ import annotations

from dataclasses import replace

import pytest

from semiramis.ai.expert import Turn
from semiramis.ai.greedy import Greedy
from semiramis.ai.novice import Novice
from semiramis.ai.review import (
    BATCH,
    FEWEST_BATCHES,
    TurnValue,
    distinct,
    find_candidates,
    is_forced,
    judge_turns,
    search,
)
from semiramis.games.game import State
from semiramis.games.rng import Rng
from tests.ai.play import position
from tests.ai.test_tutor import last_turn, middle_of_babylon, read
from tests.games.positions import ALL_GAMES

FEWEST = BATCH * FEWEST_BATCHES
ZERO = TurnValue((1,), 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, FEWEST)


def some_turns(state: State, count: int) -> list[Turn]:
    """Turns of a position, good and bad."""
    found = [one.turn for one in search(state, Rng(1), 200).candidates()]
    return distinct(found)[-count:]


def test_turns_are_halved_and_the_one_to_keep_has_as_many_simulations_as_the_best() -> None:
    state = middle_of_babylon()
    turns = some_turns(state, 8)
    *_, worst = judge_turns(state, turns, Rng(1), 0)
    values = judge_turns(state, turns, Rng(1), 3000, keep=[worst.turn])
    spent = {value.turn: value.simulations for value in values}
    assert sorted(spent) == sorted(turns)
    assert spent[values[0].turn] == spent[worst.turn] == max(spent.values())
    assert sorted(set(spent.values()))[0] * 2 <= max(spent.values())
    assert 0.7 * 3000 < sum(spent.values()) < 1.2 * 3000
    assert values[0].lost_chance == values[0].lost_margin == 0
    assert all(value.lost_chance >= 0 for value in values)
    for value in values:
        assert value.chance == pytest.approx(values[0].chance - value.lost_chance)


def test_common_shuffles_make_differences_more_exact_than_values() -> None:
    shares = []
    for seed in range(3, 7):
        state = ALL_GAMES["amytis"].new(2, seed=seed)
        turns = some_turns(state, 2)
        value = judge_turns(state, turns, Rng(1), 4000)[1]
        shares.append(value.lost_chance_error / (value.chance_error * 2**0.5))
        # The same turn twice: with the same shuffles nothing is left to chance.
        same = judge_turns(state, [turns[0], turns[0]], Rng(1), 400)
        assert same[1].lost_chance == same[1].lost_chance_error == 0
    assert sum(shares) / len(shares) < 0.95


def test_the_standard_error_is_that_of_repetitions() -> None:
    state = ALL_GAMES["amytis"].new(2, seed=3)
    turns = some_turns(state, 2)
    found = [judge_turns(state, turns, Rng(seed), 400) for seed in range(20)]
    lost = [
        next(value for value in values if value.turn == turns[1]).chance
        - next(value for value in values if value.turn == turns[0]).chance
        for values in found
    ]
    mean = sum(lost) / len(lost)
    spread = (sum((one - mean) ** 2 for one in lost) / (len(lost) - 1)) ** 0.5
    error = sum(values[1].lost_chance_error for values in found) / len(found)
    assert 0.6 < spread / error < 1.6


@pytest.mark.parametrize("name", ALL_GAMES)
def test_values_depend_only_on_the_view_the_seed_and_the_simulations(name: str) -> None:
    for seed in range(3):
        state = position(ALL_GAMES[name], seed)
        before, other = state.view(None), state.clone()
        other.shuffle_hidden(Rng(7))
        turns = find_candidates(state, Rng(seed), 3, 40)
        assert find_candidates(other, Rng(seed), 3, 40) == turns
        values = judge_turns(state, turns, Rng(seed), FEWEST)
        assert judge_turns(other, turns, Rng(seed), FEWEST) == values
        assert state.view(None) == before


@pytest.mark.parametrize("name", ["amytis", "babylon"])
def test_a_turn_that_harms_is_worth_less_than_a_strong_one(name: str) -> None:
    state = middle_of_babylon() if name == "babylon" else last_turn(rival=8)
    strong = find_candidates(state, Rng(1), 1, 400)[0]
    weak = Novice(ALL_GAMES[name]).play(state, Rng(3)) if name == "babylon" else read(state, "b1 a1")
    values = judge_turns(state, [weak, strong], Rng(1), 800)
    assert [list(value.turn) for value in values] == [list(strong), list(weak)]
    assert values[1].label(2) == "blunder"


def test_a_turn_that_is_seldom_possible_is_left_out() -> None:
    state = middle_of_babylon()
    possible = tuple(Greedy(ALL_GAMES["babylon"], 200).play(state, Rng(1)))
    # The tile is not there, so the second action is not legal.
    impossible = (possible[0], possible[0])
    assert [value.turn for value in judge_turns(state, [impossible, possible], Rng(1), 0)] == [possible]
    assert judge_turns(state, [impossible], Rng(1), 0) == []


def test_labels_follow_the_table() -> None:
    lost = [0.04, 0.06, 0.11, 0.16]
    by_chance = [replace(ZERO, lost_chance=one, lost_chance_error=0.001) for one in lost]
    assert [value.label(2) for value in by_chance] == [None, "inaccuracy", "mistake", "blunder"]
    assert [value.label(4) for value in by_chance] == ["inaccuracy", "mistake", "blunder", "blunder"]
    assert replace(ZERO, lost_chance=0.16, lost_chance_error=0.09).label(2) is None
    decided = replace(ZERO, chance=0.01, lost_chance=0.05, lost_margin=9.0)
    assert decided.is_decided
    assert decided.label(2) == "mistake"
    assert replace(decided, lost_margin_error=5.0).label(2) is None
    assert replace(ZERO, chance=0.97, lost_margin=-3.0).label(2) is None


def test_a_turn_is_forced_if_all_turns_have_one_effect() -> None:
    assert not is_forced(middle_of_babylon())
    assert not is_forced(ALL_GAMES["amytis"].new(2, seed=1))
    state, rng, forced = ALL_GAMES["babylon"].new(2, seed=1), Rng(1), 0
    while not state.over:
        if is_forced(state):
            forced += 1
            assert state.legal_notations() == ["finish none"]
        state.advance(state.random_action(rng))
    assert forced
