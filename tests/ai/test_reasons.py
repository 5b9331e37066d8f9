"""The reasons of hints: as `docs/hints.md` describes them, and each in a position made for it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from semiramis.ai.greedy import Greedy
from semiramis.ai.novice import Novice
from semiramis.ai.reasons import reasons_for
from semiramis.games.game import Reason, State
from semiramis.games.rng import Rng
from tests.games.amytis import positions
from tests.games.babylon.plot import BABYLON, Plot, at_first_dig
from tests.games.babylon.test_decorate import stage
from tests.games.babylon.test_score import full_set
from tests.games.positions import ALL_GAMES

PAGE = Path(__file__).parents[2] / "docs" / "hints.md"
TITLES = {"amytis": "The Architects of Amytis", "babylon": "Babylon"}


def reasons_of(state: State, turn: Sequence[int]) -> list[Reason]:
    return reasons_for(state).of(turn)


def documented(name: str) -> dict[str, set[str]]:
    """Return the codes of a game with the names of their facts, from the page."""
    section = PAGE.read_text(encoding="utf-8").split(f"## {TITLES[name]}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \|(.*?)\| [\w`]", section, re.MULTILINE)
    return {code: set(re.findall(r"`(\w+)`", facts)) for code, facts in rows}


@cache
def turns_of_game(name: str, seed: int) -> list[tuple[State, list[int]]]:
    """Play a game between a greedy bot and a novice; return the turns, each with the position before it."""
    game = ALL_GAMES[name]
    bots = [Greedy(game, positions=400), Novice(game)]
    state, rng = game.new(game.players[seed % len(game.players)], seed=seed), Rng(seed)
    turns = []
    while not state.over:
        turn = bots[(state.player + seed) % 2].play(state, rng)
        turns.append((state.clone(), turn))
        for action in turn:
            state.apply(action)
    return turns


def turns(name: str, games: int) -> Iterator[tuple[State, list[int]]]:
    """Yield the turns of the first games, each with a copy of the position before it."""
    for seed in range(games):
        for state, turn in turns_of_game(name, seed):
            yield state.clone(), turn


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_page_lists_exactly_the_reasons_with_their_facts(name: str) -> None:
    seen: dict[str, set[str]] = {}
    for state, turn in turns(name, 12):
        reasons = reasons_of(state, turn)
        assert reasons
        for reason in reasons:
            assert seen.setdefault(reason.code, set(reason.facts)) == set(reason.facts)
            assert all(isinstance(fact, int | str) for fact in reason.facts.values()), reason
    assert seen == documented(name)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_points_of_the_reasons_are_those_that_the_turn_scores(name: str) -> None:
    # A project that is drawn from the deck and completed at once is not counted: it could not be foreseen.
    now = {"building_points", "project_completed", "favor_taken", "favor_points"}
    now |= {"points", "level_opened", "belvederes", "decoration_set_completed", "flower_set_completed"}
    for state, turn in turns(name, 4):
        if "project deck" in [state.format_action(action) for action in turn]:
            continue
        seat, after = state.player, state.clone()
        for action in turn:
            after.apply(action)
        told = sum(reason.facts["points"] for reason in reasons_of(state, turn) if reason.code in now)
        assert told == after.points(seat) - state.points(seat)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_reasons_do_not_depend_on_hidden_information(name: str) -> None:
    rng = Rng(9)
    for state, turn in turns(name, 3):
        other = state.clone()
        other.shuffle_hidden(rng)
        assert reasons_of(state, turn) == reasons_of(other, turn)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_partly_played_turn_has_the_reasons_of_its_remaining_actions(name: str) -> None:
    for state, turn in turns(name, 2):
        for action in turn[:-1]:
            state.apply(action)
            turn = turn[1:]
            assert reasons_of(state, turn)


# Amytis: positions in which one thing matters.


def reason(state: State, code: str, *turn: str) -> list[dict[str, object]]:
    """Return the facts of all reasons of a turn that have this code."""
    after = state.clone()
    actions = [after.play(action) for action in turn]
    return [dict(found.facts) for found in reasons_of(state, actions) if found.code == code]


def test_a_line_is_made_prepared_and_blocked() -> None:
    state = positions.game()
    positions.put_architects(state, ["a1"], ["c1", "c2"])
    assert reason(state, "line_prepared", "b2 a1") == [{"stacks": "a1 b2", "stack": "c3"}]
    assert reason(state, "line_blocked", "c3 a1") == [{"stack": "c3"}]
    assert reason(state, "line_allowed", "c3 a1") == []
    assert reason(state, "line_allowed", "b2 a1") == [{"stack": "c3"}]
    positions.put_architects(state, ["a1", "b2"], ["c1"])
    assert reason(state, "line_made", "c3 a1", "favor row") == [{"stacks": "a1 b2 c3"}]
    assert reason(state, "favor_taken", "c3 a1", "favor row") == [{"favor": "row", "points": 4, "more": 6}]
    assert reason(state, "architects_return", "c3 a1", "favor row") == [{"count": 3}]


def test_two_lines_at_once_cannot_both_be_stopped() -> None:
    state = positions.game()
    positions.put_architects(state, ["a1", "c3"], ["b2"])
    assert reason(state, "lines_prepared", "c1 a1") == [{"stacks": "b1 c2"}]


def test_returning_architects_neither_block_nor_prepare_a_line() -> None:
    state = positions.game()
    positions.put_architects(state, ["a1"], ["c1", "c2", "a3", "b1"])
    assert reason(state, "line_blocked", "c3 a1") == []
    positions.put_architects(state, ["a1", "b3", "c2"], [])
    assert reason(state, "architects_return", "b1 a1") == [{"count": 4}]
    assert reason(state, "line_prepared", "b1 a1") == []


def test_the_last_tile_of_a_project_is_named() -> None:
    # Project 3 is three blue tiles in a row or a column: 8 points.
    state = positions.game({"a1": "wall-blue", "b1": "market-blue"}, hands=[[3], [4]])
    positions.put_city(state, 0, {"a2": ["garden-blue"]})
    expected = {"project": 3, "points": 8, "cell": "c2", "color": "blue", "ways": 1}
    assert reason(state, "project_near", "a1 b2") == [expected]
    assert reason(state, "project_near", "a1 c3") == []
    positions.put_city(state, 0, {"a2": ["garden-blue"], "b2": ["garden-blue"]})
    assert reason(state, "project_completed", "a1 c2") == [{"project": 3, "points": 8}]
    assert reason(state, "project_near", "a1 c3") == []  # it was as near before


def test_taking_the_opponents_best_tile_is_a_reason() -> None:
    tops = {"a1": "market-pink", "b1": "garden-blue", "c1": "garden-blue"}
    state = positions.game(tops, hands=[[], []])
    positions.put_city(state, 1, {name: ["wall-pink"] for name in ("a1", "b1", "c1", "a2", "b2", "c2")})
    (denied,) = reason(state, "tile_denied", "a1 a1")
    assert denied["tile"] == "market-pink"
    assert denied["points"] == 14
    assert reason(state, "tile_denied", "b1 a1") == []


def test_reasons_name_the_beginning_the_approach_and_the_last_turn_of_the_end() -> None:
    state = positions.game(first_player=0)
    positions.put_heights(state, {"a1": 0, "b1": 1, "c1": 2})
    assert reason(state, "end_triggered", "b1 a1") == [{"turns": 1}]
    assert reason(state, "end_near", "c1 a1") == [{"stacks": 2}]
    positions.played(state, "b1 a1", "project deck")  # the lowest tile there is a palace
    assert reason(state, "last_turn", "a2 a1") == [{}]


# Babylon


def test_a_first_tile_opens_a_level_and_its_open_corner_has_a_belvedere() -> None:
    plot = Plot()
    plot.have(singles=5)
    plot.hold("C01")
    turn = ("place dug c4 r0 L1 open nw", "finish none")
    assert reason(plot.state, "level_opened", *turn) == [{"level": 1, "points": 2}]
    assert reason(plot.state, "belvederes", *turn) == [{"count": 1, "points": 1}]
    assert reason(plot.state, "pillars_left", *turn) == [{"pillars": 2}]
    plot.have(singles=9)
    assert reason(plot.state, "pillars_returned", "finish dug") == [{"pillars": 3}]
    assert reason(plot.state, "tile_kept", "finish dug") == [{"tile": "C01"}]
    assert reason(plot.state, "tile_discarded", "finish none") == [{"tile": "C01"}]


def covering(piece: str, **options: Any) -> list[dict[str, object]]:
    """Return the reasons `piece_covered` of a placement whose open corner covers this piece."""
    if piece == "belvedere":
        plot = stage(("C01", "c4 r0 L1 open ne"), **options)
        plot.hold("C02")
        return reason(plot.state, "piece_covered", "place dug d3 r0 L2 open sw")
    plot = full_set()
    plot.hold("C03")
    where = {"fountain": "a6 r0 L2 open ne", "bridge": "f4 r0 L2 open sw"}[piece]
    return reason(plot.state, "piece_covered", f"place dug {where}")


def test_a_covered_piece_is_a_reason_if_it_can_cost_points() -> None:
    assert covering("fountain") == [{"piece": "fountain", "cell": "b6"}]
    assert covering("bridge") == [], "the bug: it warned of a bridge, which always scores"
    assert covering("belvedere") == [{"piece": "belvedere", "cell": "d4"}]
    assert covering("belvedere", covered_belvederes="score") == []


def test_a_dig_has_reasons_for_its_pillars_and_those_of_the_players_flower() -> None:
    state = at_first_dig()
    for dig in state.legal_notations():
        stack = state.view(None)["quarry"][dig.split()[1]]
        (told,) = reason(state, "pillars_dug", dig, "finish none")
        assert told == {"stack": dig.split()[1], "tile": stack["top"], "pillars": stack["pillars"]}


def test_a_removal_names_the_stacks_that_give_one_more_pillar() -> None:
    state = BABYLON.new(2, seed=1)
    assert reason(state, "pillars_opened", "remove b2") == []
    state.play("remove b2")
    assert reason(state, "pillars_opened", "remove b3") == [{"count": 1}]
    assert reason(state, "pillars_opened", "remove d4") == []


def test_taking_the_next_players_best_stack_is_a_reason() -> None:
    state = at_first_dig()
    other = 1 - state.player
    for dig in state.legal_notations():
        for facts in reason(state, "pillars_denied", dig, "finish none"):
            after = state.clone()
            after.play(dig)
            after.play("finish none")
            assert facts["seat"] == other
            rest = [s["pillars"] for name, s in after.view(None)["quarry"].items() if name != facts["stack"]]
            assert all(pillars < facts["pillars"] for pillars in rest if pillars is not None)
