"""The turns that Babylon's expert proposes: legal, different, and with correct values."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from semiramis.ai.babylon.expert import BabylonExpert
from semiramis.ai.greedy import Greedy
from semiramis.games.babylon.babylon import Babylon
from semiramis.games.babylon.constants import BUILD, REMOVE
from semiramis.games.babylon.state import BabylonState
from semiramis.games.rng import Rng
from tests.ai.babylon.positions import GAME, TABLES, new_game, turns_of_a_game
from tests.games.babylon.test_reference_rules import BOXES, write_box


def after(state: BabylonState, turn: tuple[int, ...]) -> BabylonState:
    """Return the position after a turn; fail if the turn is illegal or incomplete."""
    there = state.clone()
    for action in turn:
        assert there.player == state.player
        there.apply(action)
    assert there.over or there.player != state.player
    return there


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_proposed_turns_are_legal_complete_and_different(players: int, options: dict[str, Any]) -> None:
    state = new_game(players, options, seed=players)
    phases = set()
    for expert in turns_of_a_game(state, seed=1):
        phases.add(state.phase)
        assert 0 < len(expert.turns) == len(expert.values) <= 8
        assert len(set(expert.turns)) == len(expert.turns)
        assert expert.values == sorted(expert.values, reverse=True)
        for turn in expert.turns:
            after(state, turn)
    assert (REMOVE in phases) == (players < 4)


@pytest.mark.parametrize("box", BOXES)
def test_turns_are_legal_with_other_components(box: str, tmp_path: Path) -> None:
    game = Babylon(write_box(tmp_path / "box.toml", *BOXES[box]))
    for players in game.players:
        state = game.new(players, seed=9)
        assert isinstance(state, BabylonState)
        for expert in turns_of_a_game(state, seed=9):
            for turn in expert.turns:
                after(state, turn)


def test_the_worth_of_a_turn_is_the_expected_final_score_after_it() -> None:
    state = new_game(seed=3)
    other = BabylonExpert(state)
    compared = 0
    for expert in turns_of_a_game(state, seed=3):
        for turn, worth in zip(expert.turns, expert.values, strict=True):
            if state.phase != REMOVE:
                assert other.expected_score(after(state, turn), state.player) == pytest.approx(worth)
                compared += 1
    assert compared > 100


def test_a_turn_can_be_completed_from_any_action_in_it() -> None:
    state = new_game(players=3, seed=4)
    other, rng = BabylonExpert(state), Rng(4)
    for expert in turns_of_a_game(state, seed=4, most=3):
        turn = expert.turns[0]
        here = state.clone()
        for done, action in enumerate(turn[:-1], start=1):
            here.apply(action)
            other.propose(here, 3, rng)
            for rest in other.turns:
                after(here, rest)
            # What was planned can still be done, unless the plan was one of several that came to the same.
            assert other.values[0] >= expert.values[0] - 1e-9 or done < len(turn) - 1
    assert here.phase == BUILD


def test_a_turn_does_not_depend_on_hidden_information() -> None:
    state = new_game(seed=5)
    other = BabylonExpert(state)
    for expert in turns_of_a_game(state, seed=5):
        guess = state.clone()
        guess.shuffle_hidden(Rng(state.ply))
        other.propose(guess, 8, Rng(0))
        assert (other.turns, other.values) == (expert.turns, expert.values)


def test_proposals_begin_with_different_digs() -> None:
    state = new_game(seed=6)
    for expert in turns_of_a_game(state, seed=6, most=12):
        assert len({turn[0] for turn in expert.turns}) >= min(4, len(state.legal_actions()))


def test_the_last_turn_brings_as_many_points_as_greedy_finds() -> None:
    equal = 0
    for seed in range(10):
        state = new_game(seed=seed)
        for expert in turns_of_a_game(state, seed=seed):
            if state.round == state.rounds:
                turn = tuple(Greedy(GAME, positions=5_000).play(state, Rng(seed)))
                ours, greedy = (after(state, t).points(state.player) for t in (expert.turns[0], turn))
                equal += ours >= greedy
    # It tries the likely placements, not all.
    assert equal >= 18


@pytest.mark.parametrize("most", [1, 3])
def test_at_most_the_requested_number_of_turns_is_proposed(most: int) -> None:
    state = new_game(players=4, seed=7)
    expert = BabylonExpert(state)
    expert.propose(state, most, Rng(0))
    assert len(expert.turns) == most


def test_more_placements_than_the_array_holds_are_refused() -> None:
    with pytest.raises(ValueError, match="from 1 to 64 placements"):
        BabylonExpert(new_game(), width=65)
