"""Experts and searches refuse invalid arguments, also in compiled code."""

from __future__ import annotations

import copy
import os
import pickle
from typing import Any

import pytest

from semiramis.ai.expert import Expert, expert_for
from semiramis.ai.player import BadPlay, read_turn
from semiramis.ai.search import Node, Search
from semiramis.games.rng import Rng
from semiramis.speeds import VARIABLE
from tests.games import hostile
from tests.games.positions import ALL_GAMES

WRONG: tuple[Any, ...] = (None, -1, 99, 1.9, "1", b"", [], object())
NO_COUNTS: tuple[Any, ...] = (None, -1, 2**31, 1.9, "1", True)
GAMES = pytest.mark.parametrize("name", sorted(ALL_GAMES))


@GAMES
def test_an_expert_refuses_positions_of_other_games(name: str) -> None:
    state = ALL_GAMES[name].new()
    (other,) = [game.new() for game in ALL_GAMES.values() if game.name != name]
    for expert in (expert_for(state), Expert(state)):
        for wrong in (*WRONG, other):
            for call in (expert.count, expert.outcome_key):
                with pytest.raises(TypeError, match="state must be"):
                    call(wrong)
            with pytest.raises(TypeError, match="state must be"):
                expert.evaluate(wrong, Rng(0))
            with pytest.raises(TypeError, match="state must be"):
                expert.propose(wrong, 1, Rng(0))
        for wrong in WRONG:
            with pytest.raises(TypeError, match="rng must be"):
                expert.evaluate(state, wrong)
            with pytest.raises((TypeError, ValueError), match="seat must be"):
                expert.reserve(state, wrong)
        for wrong in (0, *NO_COUNTS):
            with pytest.raises((TypeError, ValueError), match="most must be"):
                expert.propose(state, wrong, Rng(0))


@GAMES
def test_an_expert_is_neither_copied_nor_pickled(name: str) -> None:
    # The copy was made without `__init__`, so it did not work.
    for expert in (expert_for(ALL_GAMES[name].new()), Expert(ALL_GAMES[name].new())):
        for call in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="an expert cannot be pickled or copied: make one for the position"):
                call(expert)


@GAMES
def test_searching_a_finished_game_is_refused(name: str) -> None:
    state = ALL_GAMES[name].new()
    expert = expert_for(state)
    state.random_playout(Rng(0))
    with pytest.raises(ValueError, match="the game is over"):
        expert.propose(state, 1, Rng(0))
    with pytest.raises(ValueError, match="the game is over"):
        Search(state, expert, Rng(0))


@GAMES
def test_a_search_needs_a_position_an_expert_and_an_rng(name: str) -> None:
    state = ALL_GAMES[name].new()
    expert = expert_for(state)
    for wrong in WRONG:
        with pytest.raises(TypeError, match="state must be"):
            Search(wrong, expert, Rng(0))
        with pytest.raises(TypeError, match="expert must be"):
            Search(state, wrong, Rng(0))
        with pytest.raises(TypeError, match="rng must be"):
            Search(state, expert, wrong)
    search = Search(state, expert, Rng(0))
    for wrong in NO_COUNTS:
        with pytest.raises((TypeError, ValueError), match="simulations must be"):
            search.run(wrong)
    with pytest.raises(TypeError, match="seconds must be a number"):
        search.run(1, "soon")  # type: ignore[arg-type]


def test_a_node_refuses_more_turns_than_it_holds() -> None:
    with pytest.raises(ValueError, match="turns must be at most 64, not 65"):
        Node(0, [(n,) for n in range(65)])


@GAMES
def test_experts_and_searches_cannot_be_initialised_twice(name: str) -> None:
    state = ALL_GAMES[name].new()
    (other,) = [game.new() for game in ALL_GAMES.values() if game.name != name]
    expert: Any = expert_for(state)
    with pytest.raises(TypeError, match="is initialised already"):
        Expert.__init__(expert, other)
    search: Any = Search(state, expert, Rng(0))
    with pytest.raises(TypeError, match="is initialised already"):
        search.__init__(state, expert, Rng(0))


@pytest.mark.skipif(bool(os.environ.get(VARIABLE)), reason="interpreted, a field that is missing raises an error")
@GAMES
def test_experts_and_searches_made_without_init_are_refused(name: str) -> None:
    state = ALL_GAMES[name].new()
    expert = type(expert_for(state))

    def call_all(tell: Any) -> None:
        for what, call in {
            "run": lambda: Search.__new__(Search).run(3),
            "candidates": lambda: Search.__new__(Search).candidates(),
            "evaluate": lambda: expert.__new__(expert).evaluate(state, Rng(0)),
            "propose": lambda: expert.__new__(expert).propose(state, 1, Rng(0)),
        }.items():
            tell(what, "")
            tell(what, hostile.Attempt(what, call, "__init__").outcome())

    outcomes = hostile.in_a_process(call_all)
    assert outcomes == [(what, "TypeError") for what in ("run", "candidates", "evaluate", "propose")]


@pytest.mark.skipif(bool(os.environ.get(VARIABLE)), reason="interpreted, fields are ordinary attributes")
def test_the_number_of_players_of_a_python_expert_is_read_only() -> None:
    mistaken = Mistaken(ALL_GAMES["amytis"].new())
    with pytest.raises(AttributeError, match="players of a Mistaken is read-only"):
        mistaken.players = 50


@pytest.mark.parametrize("wrong", [[True], [1.0], ["1"], [None], 7, "7", None])
def test_a_turn_is_a_list_of_integers(wrong: Any) -> None:
    with pytest.raises(BadPlay, match=r"play\(\) must return a list of the numbers of actions, such as \[7\], not "):
        read_turn(wrong)


class Mistaken(Expert):
    """An expert in plain Python that proposes illegal turns and declares them to be exact."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.exact = True

    def _propose(self, state: Any, most: int, rng: Rng) -> None:
        self.turns = [(0, 0, 0)] * most
        self.values = [0.0] * most


class Talkative(Mistaken):
    def _propose(self, state: Any, most: int, rng: Rng) -> None:
        super()._propose(state, 100, rng)


@pytest.mark.skipif(bool(os.environ.get(VARIABLE)), reason="interpreted, an illegal turn harms nothing else")
def test_illegal_turns_that_an_expert_proposes_are_not_searched() -> None:
    state = ALL_GAMES["amytis"].new()
    search = Search(state, Mistaken(state), Rng(0), 4)
    search.run(10)
    assert search.candidates() == []
    with pytest.raises(ValueError, match="the expert proposes 100 turns"):
        Search(state, Talkative(state), Rng(0))
