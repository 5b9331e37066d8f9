"""Properties of a search in any game."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from semiramis.ai.expert import Expert, expert_for
from semiramis.ai.greedy import Greedy
from semiramis.ai.levels import LEVELS
from semiramis.ai.search import Node, Search
from semiramis.ai.search_bot import SearchBot
from semiramis.ai.search_tree import format_tree
from semiramis.games.game import GameError, State
from semiramis.games.rng import Rng
from tests.ai.play import Counted, play_game, position
from tests.ai.test_hint import widest
from tests.games.positions import ALL_GAMES


def think(state: State, simulations: int, expert: Expert | None = None) -> Search:
    search = Search(state, expert or expert_for(state), Rng(1))
    search.run(simulations)
    return search


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_simulation_visits_one_turn(name: str) -> None:
    for seed in range(6):
        state = position(ALL_GAMES[name], seed)
        before = state.view(None)
        search = think(state, 50)
        candidates = search.candidates()
        assert state.view(None) == before
        assert sum(candidate.visits for candidate in candidates) == search.simulations <= 50
        assert [t.visits for t in candidates] == sorted((t.visits for t in candidates), reverse=True)
        assert all(0 <= candidate.chance <= 1 for candidate in candidates)
        assert len({candidate.turn for candidate in candidates}) == len(candidates)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_given_turns_are_searched_and_no_others(name: str) -> None:
    state = position(ALL_GAMES[name], 5)
    turns = [candidate.turn for candidate in think(state, 60).candidates()[:2]]
    search = Search(state, expert_for(state), Rng(1), turns=turns)
    search.run(40)
    assert {candidate.turn for candidate in search.candidates()} == set(turns)
    assert sum(candidate.visits for candidate in search.candidates()) == search.simulations


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_given_turn_that_is_not_legal_is_never_simulated(name: str) -> None:
    state = position(ALL_GAMES[name], 5)
    illegal = next(action for action in range(ALL_GAMES[name].action_count) if not state.is_legal(action))
    search = Search(state, expert_for(state), Rng(1), turns=[(illegal,), (-1,), (ALL_GAMES[name].action_count,)])
    search.run(20)
    assert search.candidates() == []
    wrong: list[list[tuple[int, ...]]] = [[], [()], [(10**20,)]]
    for turns in wrong:
        with pytest.raises(GameError):
            Search(state, expert_for(state), Rng(1), turns=turns)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_searched_turn_is_legal_and_complete(name: str) -> None:
    game = ALL_GAMES[name]
    for seed in range(20):
        state = position(game, seed)
        for candidate in think(state, 60).candidates():
            after = state.clone()
            for action in candidate.turn:
                assert after.player == state.player
                after.apply(action)
            assert after.over or after.player != state.player


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_game_without_an_expert_is_searched(name: str) -> None:
    game = ALL_GAMES[name]
    wins = 0
    for seed in range(10):
        state = game.new(2, seed=seed)
        rng = Rng(seed)
        while not state.over:
            if state.player == 0:
                search = Search(state, Expert(state), rng)
                search.run(40)
                turn = list(search.candidates()[0].turn)
            else:
                turn = [state.random_action(rng)]
            for action in turn:
                state.apply(action)
        wins += state.winners() == [0]
    assert wins >= 8


def test_a_sure_win_is_chosen_in_the_last_turn() -> None:
    # The last turn of Amytis: what comes after it is nothing, so each turn wins or not.
    game = ALL_GAMES["amytis"]
    found = 0
    for seed in range(60):
        state, rng = game.new(seed=seed), Rng(seed)
        while not (view := state.view(None))["last_turn"] or view["phase"] != "build":
            state.advance(state.random_action(rng))
            if state.over:
                break
        if state.over:
            continue
        best = tuple(Greedy(game).play(state, rng))
        sure, other = (all(wins(state, turn, guess) for guess in range(5)) for turn in (best, random_turn(state, rng)))
        if sure and not other:
            found += 1
            turn = think(state, 300).candidates()[0].turn
            assert all(wins(state, turn, guess) for guess in range(20))
    assert found >= 5


def test_a_sure_win_is_chosen_in_the_last_turn_of_babylon() -> None:
    game = ALL_GAMES["babylon"]
    found = 0
    for seed in range(14):
        state, rng = game.new(2, seed=seed), Rng(seed)
        bots = [Counted(game, 1), Counted(game, 1)]
        while not is_last_turn(state):
            for action in bots[state.player].play(state, rng):
                state.apply(action)
        if wins(state, tuple(Greedy(game).play(state, rng)), 0) and not wins(state, random_turn(state, rng), 0):
            found += 1
            assert wins(state, think(state, 100).candidates()[0].turn, 0)
    assert found >= 4


def is_last_turn(state: State) -> bool:
    view = state.view(None)
    last = (view["first_player"] - 1) % view["players"]
    return bool(view["phase"] == "dig" and view["round"] == view["rounds"] and state.player == last)


def random_turn(state: State, rng: Rng) -> tuple[int, ...]:
    after, turn = state.clone(), []
    while not after.over and after.player == state.player:
        turn.append(after.random_action(rng))
        after.advance(turn[-1])
    return tuple(turn)


def wins(state: State, turn: tuple[int, ...], guess: int) -> bool:
    after = state.clone()
    after.shuffle_hidden(Rng(guess))
    for action in turn:
        after.apply(action)
    return after.winners() == [state.player]


def test_fifty_times_as_many_simulations_win_most_games() -> None:
    # Where thought pays most. How strong each level is in both games, bench/strength.py measures.
    game = ALL_GAMES["amytis"]
    score = 0.0
    for seed in range(10):
        for seat in range(2):
            bots = [Counted(game, 4), Counted(game, 4)]
            bots[seat] = Counted(game, 200)
            winners = play_game(game.new(2, seed=seed), bots, seed).winners()
            score += (seat in winners) / len(winners)
    assert score >= 14


def test_results_outweigh_priors_after_enough_visits() -> None:
    node = Node(0, [(n,) for n in range(3)])
    node._set_priors([5.0, 4.0, 1.0], 2.0)
    assert sum(node.priors[:3]) == pytest.approx(1)
    assert node._select(0, 1.0, 0.1) == 0
    assert node._select(0b001, 1.0, 0.1) == 1
    assert node._select(0b111, 1.0, 0.1) == -1
    for _ in range(30):
        turn = node._select(0, 1.0, 0.1)
        node._update(turn, 1.0 if turn == 2 else 0.0, 0.0)
    assert node.tried[2] == max(node.tried[:3])
    assert node.visits == 30


@pytest.mark.parametrize("level", ["architect", "master"])
def test_a_level_keeps_its_time_on_the_widest_position(level: str) -> None:
    state = widest()
    bot = LEVELS[level].bot(ALL_GAMES["babylon"])
    assert isinstance(bot, SearchBot)
    began = time.process_time()
    bot.play(state, Rng(1))
    # Where the machine is slow the clock ends it, and one simulation is all that it can be late.
    assert time.process_time() - began < bot.seconds * bot.PATIENCE + 0.1


def test_a_level_plans_a_shorter_search_when_its_turn_has_less_time() -> None:
    state = ALL_GAMES["amytis"].new(seed=1)
    expert = expert_for(state)
    bot = SearchBot(ALL_GAMES["amytis"], seconds=1.5)
    usual = bot.simulations(expert)
    bot.limit(10.0)
    assert bot.simulations(expert) == usual
    bot.limit(0.5)
    assert bot.planned * bot.PATIENCE == pytest.approx(0.45)
    assert bot.simulations(expert) == pytest.approx(0.3 * expert.pace, abs=1)
    bot.limit(0.0)  # a turn all the same
    assert state.is_legal(bot.play(state, Rng(1))[0])


# Linux counts the peak of a parent into `ru_maxrss` of its child, and a test process may be large: VmHWM starts anew.
MEMORY = """
import re
import resource
from pathlib import Path
from semiramis.ai.levels import LEVELS
from semiramis.games import get_game
from semiramis.games.rng import Rng
game = get_game("NAME")
bot = LEVELS["master"].bot(game)
bot.PATIENCE = 100  # all simulations, also on a slow machine
bot.play(game.new(game.players[-1], seed=3), Rng(3))
status = Path("/proc/self/status")
peak = re.search(r"VmHWM:\\s+(\\d+) kB", status.read_text()) if status.exists() else None
print((int(peak[1]) if peak else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss) // 1024)
"""


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_master_needs_less_than_300_megabytes(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", MEMORY.replace("NAME", name)], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 300


def test_the_width_of_a_search_is_limited_to_what_a_node_holds() -> None:
    state = ALL_GAMES["amytis"].new(seed=1)
    search = Search(state, expert_for(state), Rng(1), width=1000)
    assert search.width == 64
    search.run(1000)
    assert len(search.candidates()) <= 64


def test_the_tree_shows_turns_and_replies() -> None:
    state = ALL_GAMES["amytis"].new(seed=3)
    search = think(state, 600)
    head, columns, *lines = format_tree(search, plies=2, most=3).splitlines()
    assert head == f"{search.simulations} simulations, {search.nodes} nodes"
    assert columns.split() == ["visits", "chance", "margin", "prior", "turn"]
    turns = [line for line in lines if line[34] != " "]
    assert [int(line.split()[0]) for line in turns] == [candidate.visits for candidate in search.candidates()[:3]]
    assert len(turns) < len(lines), "no reply"
    for line in turns:
        after = state.clone()
        for action in line[34:].split(", "):
            after.play(action, state.player)
