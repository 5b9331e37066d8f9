"""Both games in OpenSpiel: its tests pass, its bots play, and no search gets hidden information."""

from __future__ import annotations

import pickle
import platform
import re
import sys
from typing import Any

import pytest

from semiramis.games import GAMES, get_game
from semiramis.games.game import BadSetup, GameError, IllegalAction, NotAnAction
from semiramis.games.rng import Rng
from semiramis.pictures.text.plain import view_lines

if sys.version_info >= (3, 15) or (sys.platform == "darwin" and platform.machine() != "arm64"):
    pytest.skip("there is no wheel of OpenSpiel for this Python or machine", allow_module_level=True)

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from semiramis.envs.numbers import observe, rewards
from semiramis.envs.openspiel import DICE, SIDES, Playouts

pytestmark = pytest.mark.slow

VARIANTS = [
    "python_amytis",
    "python_amytis(sides.garden=B,sides.palace=B,second_player_projects=3)",
    "python_babylon",
    "python_babylon(players=3,same_footprint=directly_below,bridge_gap=ground)",
    "python_babylon(players=4,limited_supply=False,covered_belvederes=score)",
]


def dealt(name: str) -> Any:
    """The first position of a game."""
    state = pyspiel.load_game(name).new_initial_state()
    for die in range(DICE):
        state.apply_action(die)
    return state


def random_nodes(name: str, seed: int) -> list[Any]:
    """All nodes of a random game, from before the deal to its end."""
    rng = Rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    nodes = [state]
    while not state.is_terminal():
        moves = state.legal_actions()
        state = state.child(moves[rng.below(len(moves))])
        nodes.append(state)
    return nodes


# OpenSpiel's own tests.


@pytest.mark.parametrize("name", VARIANTS)
def test_openspiel_s_random_simulation_passes(name: str) -> None:
    # Of clones, serialization, masks, order and texts of actions, chance, lengths, returns, tensors.
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["python_amytis", "python_babylon(players=3)"])
def test_openspiel_s_simulation_in_python_passes(name: str) -> None:
    # What it does with every game that is registered when it runs: also pickles, of games, game types and states.
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_openspiel_s_playthrough_replays() -> None:
    # All that can be asked of a game and of its states; of Babylon it would be a megabyte of text.
    told = generate_playthrough.playthrough("python_amytis", None, seed=1)
    moves = [int(move) for move in re.findall(r"^action: (\d+)", told, re.MULTILINE)]
    assert len(moves) > 50
    assert generate_playthrough.playthrough("python_amytis", moves) == told


@pytest.mark.parametrize("name", ["python_amytis", "python_babylon(players=4)"])
def test_an_episode_of_openspiel_s_environment(name: str) -> None:
    sampler = rl_environment.ChanceEventSampler(seed=5)
    environment = rl_environment.Environment(pyspiel.load_game(name), chance_event_sampler=sampler)
    rng = Rng(6)
    step = environment.reset()
    while not step.last():
        seen = step.observations
        assert {len(numbers) for numbers in seen["info_state"]} == {environment.observation_spec()["info_state"][0]}
        actions = seen["legal_actions"][seen["current_player"]]
        step = environment.step([actions[rng.below(len(actions))]])
    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) > 0


# OpenSpiel's own bots.


@pytest.mark.parametrize(("name", "games", "simulations"), [("python_amytis", 6, 60), ("python_babylon", 2, 20)])
def test_openspiel_s_mcts_bot_wins_against_random(name: str, games: int, simulations: int) -> None:
    game = pyspiel.load_game(name)
    won = 0.0
    for n in range(games):
        random = np.random.RandomState(n)
        bots: list[Any] = [uniform_random.UniformRandomBot(seat, random) for seat in range(2)]
        bots[n % 2] = mcts.MCTSBot(game, 1.4, simulations, Playouts(seed=n), random_state=random)
        won += evaluate_bots.evaluate_bots(game.new_initial_state(), bots, random)[n % 2]
    assert won >= games - 2  # no more than one is lost, which counts -1


@pytest.mark.parametrize("name", ["python_amytis", "python_babylon(players=3)"])
def test_openspiel_s_search_in_cpp_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 2, 10, True, 1, False)
    state = game.new_initial_state()
    rng = Rng(2)
    while not state.is_terminal():
        moves = state.legal_actions()
        chance = state.is_chance_node()
        state.apply_action(moves[rng.below(len(moves))] if chance else bot.mcts_search(state).best_child().action)
    assert sum(state.returns()) == pytest.approx(0)


def test_playouts_find_what_random_rollouts_find() -> None:
    # Late in a game, where few are needed for both to agree; at a player's node and at one of chance.
    nodes = random_nodes("python_amytis", 9)
    late = nodes[-16:-12]
    assert {node.is_chance_node() for node in late} == {True, False}
    for node in late:
        slow = mcts.RandomRolloutEvaluator(200, np.random.RandomState(3)).evaluate(node)
        fast = Playouts(3000, seed=4).evaluate(node)
        assert fast == pytest.approx(slow, abs=5 / 200**0.5)
        assert fast.sum() == pytest.approx(0)


# What is hidden.


@pytest.mark.parametrize("name", ["python_amytis", "python_babylon(players=3)"])
def test_every_revealed_component_comes_from_a_chance_node(name: str) -> None:
    nodes = random_nodes(name, 3)
    moves = nodes[-1].history()
    other = nodes[DICE].clone()
    for n in range(DICE, len(nodes) - 1):
        # The same moves lead to the same, however the hidden things lay before each of them.
        other.position.state.shuffle_hidden(Rng(n))
        other.apply_action(moves[n])
        assert str(other) == str(nodes[n + 1])
        assert other.legal_actions() == nodes[n + 1].legal_actions()
        if other.is_chance_node():
            assert other.chance_outcomes() == nodes[n + 1].chance_outcomes()
    assert other.returns() == nodes[-1].returns()


@pytest.mark.parametrize("name", ["python_amytis", "python_babylon"])
def test_exactly_the_revealing_actions_are_followed_by_a_chance_node(name: str) -> None:
    nodes = random_nodes(name, 4)
    moves = nodes[-1].history()
    for n in range(DICE, len(nodes) - 1):
        state = nodes[n].position.state
        if nodes[n].is_chance_node():
            revealing = moves[n - 1]
            outcomes = state.outcomes(revealing)
            total = sum(ways for _, ways in outcomes)
            assert nodes[n].chance_outcomes() == [(outcome, ways / total) for outcome, ways in outcomes]
            named = [nodes[n].action_to_string(outcome) for outcome, _ in outcomes]
            assert named == [state.format_outcome(revealing, outcome) for outcome, _ in outcomes]
            assert nodes[n + 1].position.state.ply == state.ply + 1
        else:
            assert nodes[n + 1].is_chance_node() == state.reveals(moves[n])
    assert sum(node.is_chance_node() for node in nodes) > DICE + 10


def test_the_dice_of_the_deal_are_the_seed_of_a_new_game() -> None:
    state = pyspiel.load_game("python_babylon(players=3)").new_initial_state()
    for die in (1, 2, 3, 4):
        assert state.chance_outcomes() == [(side, 1 / SIDES) for side in range(SIDES)]
        state.apply_action(die)
    seed = ((1 * SIDES + 2) * SIDES + 3) * SIDES + 4
    assert state.position.state.view(None) == get_game("babylon").new(3, seed=seed).view(None)


@pytest.mark.parametrize("name", VARIANTS)
def test_observations_are_empty_before_the_deal(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    assert str(state) == "chance: the deal, die 1 of 4"
    assert state.observation_string(0) == str(state)
    assert not any(state.observation_tensor(0))
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    assert state.returns() == [0.0] * game.num_players()


# What the games tell OpenSpiel about themselves.


def test_every_game_is_registered() -> None:
    registered = {game.short_name: game for game in pyspiel.registered_games()}
    for name in GAMES:
        game_type = registered[f"python_{name}"]
        players = get_game(name).players
        assert (game_type.min_num_players, game_type.max_num_players) == (players[0], players[-1])
        assert game_type.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        assert game_type.information == pyspiel.GameType.Information.PERFECT_INFORMATION


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        (VARIANTS[1], 2, {"sides.garden": "B", "sides.palace": "B", "second_player_projects": 3}),
        (VARIANTS[3], 3, {"same_footprint": "directly_below", "bridge_gap": "ground"}),
        (VARIANTS[4], 4, {"limited_supply": False, "covered_belvederes": "score"}),
    ],
)
def test_players_and_options_are_parameters(name: str, players: int, options: dict[str, Any]) -> None:
    state = dealt(name)
    game = get_game(re.findall(r"python_(\w+)", name)[0])
    view = state.position.state.view(None)
    assert view["players"] == players == state.num_players()
    assert view["options"] == game.check_options(options)
    assert state.get_game().min_utility() == pytest.approx(-1 / (players - 1))


@pytest.mark.parametrize("name", ["python_amytis", "python_babylon(players=3)"])
def test_actions_have_their_notation_and_returns_are_the_rewards(name: str) -> None:
    nodes = random_nodes(name, 6)
    for node in nodes[DICE::7]:
        if not node.is_chance_node() and not node.is_terminal():
            state = node.position.state
            told = [node.action_to_string(action) for action in node.legal_actions()]
            assert sorted(told) == state.legal_notations()
            assert node.string_to_action(told[-1]) == node.legal_actions()[-1]
            assert node.returns() == [0.0] * state.players
    assert nodes[-1].returns() == rewards(nodes[-1].position.state)
    assert max(nodes[-1].returns()) > 0


@pytest.mark.parametrize("name", ["python_amytis", "python_babylon(players=3)"])
def test_an_observation_has_the_named_pieces_of_the_game(name: str) -> None:
    node = random_nodes(name, 2)[30]
    openspiel_game, state = node.get_game(), node.position.state
    game = get_game(name.removeprefix("python_").split("(")[0])
    observation = make_observation(openspiel_game)
    for seat in range(state.players):
        observation.set_from(node, seat)
        numbers = observe(game, state, seat)
        assert observation.tensor.dtype == np.float32
        assert observation.tensor.tolist() == numbers.tolist() == list(node.observation_tensor(seat))
        assert [*observation.dict] == [feature.name for feature in game.features(state.players)]
        assert np.concatenate([piece.ravel() for piece in observation.dict.values()]).tolist() == numbers.tolist()
        assert f"seat: {seat}" in observation.string_from(node, seat)


@pytest.mark.parametrize("name", ["python_amytis", "python_babylon(players=3)"])
def test_a_game_and_state_round_trip_through_serialization(name: str) -> None:
    nodes = random_nodes(name, 8)
    moves = nodes[-1].history()
    chance = next(n for n in range(20, len(nodes)) if nodes[n].is_chance_node())
    for n in (0, 2, DICE, chance, chance + 1, len(nodes) - 1):
        text = pyspiel.serialize_game_and_state(nodes[n].get_game(), nodes[n])
        for again in (pyspiel.deserialize_game_and_state(text)[1], pickle.loads(pickle.dumps(nodes[n]))):
            assert str(again) == str(nodes[n])
            for move in moves[n:]:
                again.apply_action(move)
            assert str(again) == str(nodes[-1])
            assert again.history() == moves


def test_the_text_of_a_state_lists_the_position_line_by_line() -> None:
    view = {"seats": [{"city": {"a1": [], "b1": ["wall-pink"]}, "score": 3}], "over": False, "open": [1, None]}
    assert view_lines(view) == [
        "seats:",
        "  0:",
        "    city:",
        "      a1: []",
        "      b1: ['wall-pink']",
        "    score: 3",
        "over: False",
        "open: [1, None]",
    ]
    state = dealt("python_babylon")
    assert "    flower: white" in str(state).splitlines()
    state.apply_action(0)
    assert str(state).splitlines()[-1] == "chance: what 'remove a1' turns up"


# What it cannot be.


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("python_babylon(players=5)", "babylon is for 2 to 4 players, not 5"),
        ("python_amytis(sides.garden=C)", "option sides.garden is one of A, B, not 'C'"),
        ("python_babylon(bridge_gap=none)", "option bridge_gap is one of level, ground, not 'none'"),
    ],
)
def test_invalid_parameters_are_refused(name: str, reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        pyspiel.load_game(name)
    assert str(refused.value) == reason


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    state = pyspiel.load_game("python_amytis").new_initial_state()
    with pytest.raises(GameError, match="move 0: 256 is no outcome of the deal, die 1 of 4"):
        state.apply_action(256)
    state = dealt("python_amytis")
    before = str(state)
    with pytest.raises(IllegalAction, match="'favor I' is not legal: build first"):
        state.apply_action(86)
    with pytest.raises(NotAnAction, match="'1099511627776' is not an action of this game"):
        state.apply_action(2**40)
    assert str(state) == before
    state.apply_action(0)
    taken = next(tile for tile in range(SIDES) if tile not in dict(state.chance_outcomes()))
    with pytest.raises(GameError, match=f"move 5: {taken} is no outcome of what 'a1 a1' turns up"):
        state.apply_action(taken)
    assert state.is_chance_node()
    assert state.history() == [0, 1, 2, 3, 0]


def test_observations_have_no_parameters() -> None:
    with pytest.raises(BadSetup, match="an observation of amytis has no parameters, not size"):
        make_observation(pyspiel.load_game("python_amytis"), params={"size": 3})
