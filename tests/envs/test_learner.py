"""The Gymnasium environments: one learner against opponents of any level."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from semiramis.ai.bot import Bot
from semiramis.ai.greedy import Greedy
from semiramis.ai.levels import LEVELS
from semiramis.ai.spec import BadSpec
from semiramis.envs.learner import Learner
from semiramis.envs.numbers import observe
from semiramis.games import get_game
from semiramis.games.game import BadSetup, GameError, NotAnAction
from semiramis.games.record import BadRecord, Match
from semiramis.games.rng import Rng

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("semiramis/Amytis-v1", {}),
    ("semiramis/Babylon-v1", {}),
    ("semiramis/Babylon-v1", {"players": 3, "opponents": ["novice", "apprentice"], "seat": 1}),
    ("semiramis/Babylon-v1", {"players": 4}),
]
every_table = pytest.mark.parametrize(("name", "kwargs"), TABLES)


def make(name: str, **kwargs: Any) -> Learner:
    env = gymnasium.make(name, **kwargs).unwrapped
    assert isinstance(env, Learner)
    return env


def play(env: Learner, observation: dict[str, Any], steps: int = 1000) -> list[Any]:
    """Play the last legal action to the end; return the results of all steps."""
    told: list[Any] = []
    while not (told and told[-1][2]) and len(told) < steps:
        told.append(env.step(np.flatnonzero(observation["action_mask"])[-1]))
        observation = told[-1][0]
    return told


@every_table
def test_check_env(name: str, kwargs: dict[str, Any]) -> None:
    check_env(make(name, **kwargs), skip_render_check=True)


@pytest.mark.parametrize("name", ["semiramis/Amytis-v1", "semiramis/Babylon-v1"])
def test_check_env_with_all_ways_to_render(name: str) -> None:
    check_env(make(name))


def test_greedy_has_a_budget_unless_it_is_given_another() -> None:
    # A learner made 58 steps a second against it in Babylon.
    specs = ["greedy", "greedy@1", "greedy@nodes=7"]
    env = Learner("babylon", 4, specs, seat=0)
    assert [bot.positions for bot in env._bots or [] if isinstance(bot, Greedy)] == [1000, 100_000, 7]


@pytest.mark.parametrize("name", ["amytis", "babylon"])
def test_a_flat_observation_is_an_array_and_its_mask_is_in_the_info(name: str) -> None:
    flat, env = (Learner(name, opponents="random", flat=flat) for flat in (True, False))
    check_env(flat, skip_render_check=True)
    (seen, info), (both, _) = flat.reset(seed=3), env.reset(seed=3)
    over = False
    while not over:
        assert flat.observation_space.contains(seen)
        assert np.array_equal(seen, both["observation"])
        assert np.array_equal(info["action_mask"], both["action_mask"])
        assert np.array_equal(info["action_mask"], flat.action_masks())
        action = np.flatnonzero(info["action_mask"])[-1]
        seen, reward, over, _, info = flat.step(action)
        both, *others, _ = env.step(action)
        assert [reward, over, False] == others
    assert info["action_mask"].all()


@every_table
def test_a_whole_game_follows_the_rules_and_ends_with_its_record(name: str, kwargs: dict[str, Any]) -> None:
    env = make(name, **kwargs)
    observation, info = env.reset(seed=3)
    assert info["seat"] == env.seat == kwargs.get("seat", env.seat)
    assert env.position.player == env.seat
    *steps, last = play(env, observation)
    for _, reward, terminated, truncated, info in steps:
        assert (reward, terminated, truncated, info) == (0, False, False, {"seat": env.seat})
    observation, reward, terminated, truncated, info = last
    assert (terminated, truncated) == (True, False)
    assert observation["action_mask"].all()
    # The record of the game is one that the rules accept, from the first action to the last.
    match = Match.of(env.match.record)
    assert match.state.over
    won = env.seat in match.state.winners()
    assert (reward > 0) == won
    assert info["score"] == match.state.scores()[env.seat]
    assert info["breakdown"] == match.state.breakdown()[env.seat]
    assert info["winners"].shape == (env.players,)
    assert info["winners"][env.seat] == won


def test_the_learner_observes_from_its_seat() -> None:
    env = make("semiramis/Babylon-v1", players=3, seat=2)
    observation, _ = env.reset(seed=1)
    assert np.array_equal(observation["observation"], observe(env.game, env.position, 2))


def test_the_seat_is_random_if_not_given() -> None:
    env = make("semiramis/Babylon-v1", players=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


@every_table
def test_the_same_seed_gives_the_same_episode_including_opponents(name: str, kwargs: dict[str, Any]) -> None:
    def record(seed: int) -> list[str]:
        env = make(name, **kwargs)
        play(env, env.reset(seed=seed)[0], 8)
        return env.match.record.actions

    assert record(1) == record(1)
    assert record(1) != record(2)


# How well those who think do is not looked at.
@pytest.mark.parametrize("spec", ["random", *(f"{level}@0.05" for level in LEVELS)])
def test_every_bot_plays(spec: str) -> None:
    seed = next(seed for seed in range(20) if get_game("amytis").new(2, None, seed).player == 0)
    env = make("semiramis/Amytis-v1", opponents=spec, seat=0)
    observation, _ = env.reset(seed=seed)
    told = play(env, observation, 2)
    assert not any(terminated for _, _, terminated, _, _ in told)
    assert env.position.ply > 2  # of which two were those of the learner
    assert env.position.player == 0


OWN_BOTS = """
from semiramis.ai.bot import Bot

class Last(Bot):
    def __init__(self, game):
        pass

    def play(self, state, rng):
        return [state.legal_actions()[-1]]

class Idle(Last):
    def play(self, state, rng):
        return []

class Greedy(Last):
    def play(self, state, rng):
        first = state.legal_actions()[0]
        state.apply(first)
        return [first, state.legal_actions()[0]]

class Cheat(Last):
    def play(self, state, rng):
        return [93]
"""


@pytest.mark.parametrize(
    ("bot", "refusal"),
    [
        ("Last", None),
        ("Idle", "Idle of seat [01] does nothing"),
        ("Greedy", "seat [01] cannot play"),
        ("Cheat", "'favor row' is not legal"),
    ],
)
def test_custom_bots_play_by_the_rules_or_raise_an_error(bot: str, refusal: str | None, tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN_BOTS)
    env = make("semiramis/Amytis-v1", opponents=f"py:{file}:{bot}", options={"sides": {"palace": "A"}})
    with pytest.raises(GameError, match=refusal) if refusal else nullcontext():
        observation, _ = env.reset(seed=0)
        assert play(env, observation)[-1][2]


def test_opponents_sit_clockwise_from_the_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    env = make("semiramis/Babylon-v1", players=3, opponents=["novice", "greedy"], seat=1)
    env.reset(seed=5)
    asked = []
    assert env._bots is not None
    for level, bot in zip(env.opponents, env._bots, strict=True):

        def play_at(state: Any, rng: Rng, level: str = level) -> list[int]:
            asked.append((level, state.player))
            return [state.random_action(rng)]

        monkeypatch.setattr(bot, "play", play_at)
    play(env, env.observation_of(1), 10)
    assert set(asked) == {("novice", 2), ("greedy", 0)}


def test_opponents_get_no_hidden_information() -> None:
    env = Learner("amytis", seat=0)
    same: list[bool] = []

    class Spy(Bot):
        def play(self, state: Any, rng: Rng) -> list[int]:
            assert state.view(None) == env.position.view(None)
            position: Any = env.position
            same.append(list(state.tiles) == list(position.tiles))
            return [state.random_action(rng)]

    env._bots = [Spy()]
    observation, _ = env.reset(seed=1)
    for _ in range(6):
        observation, *_ = env.step(observation["action_mask"].argmax())
    assert len(same) > 3
    assert not any(same), "the tiles lie as they lie in the game"


@every_table
def test_an_illegal_action_ends_the_episode_with_the_worst_reward_and_a_reason(
    name: str, kwargs: dict[str, Any]
) -> None:
    env = make(name, **kwargs)
    observation, _ = env.reset(seed=3)
    action = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    ply = env.position.ply
    _, reward, terminated, truncated, info = env.step(np.int64(action))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal_action"] == env.position.format_action(action)
    assert info["reason"] == str(env.position.explain_illegal(action))
    assert env.position.ply == ply


def test_an_action_outside_the_space_raises_an_error() -> None:
    env = make("semiramis/Amytis-v1")
    env.reset(seed=1)
    for action in (-1, 94, 0.5):
        with pytest.raises(NotAnAction):
            env.step(action)  # type: ignore[arg-type]  # that is what is tested


@pytest.mark.parametrize("way", ["deepcopy", "pickle", "cloudpickle"])
def test_a_copy_continues_like_the_original(way: str) -> None:
    env = make("semiramis/Babylon-v1", players=3)
    observation = play(env, env.reset(seed=2)[0], 8)[-1][0]
    copies: dict[str, Callable[[Learner], Learner]] = {
        "deepcopy": copy.deepcopy,
        "pickle": lambda env: pickle.loads(pickle.dumps(env)),
        "cloudpickle": lambda env: pickle.loads(cloudpickle.dumps(env)),
    }
    duplicate = copies[way](env)
    for one, other in zip(play(env, observation), play(duplicate, observation), strict=True):
        assert gymnasium.utils.env_checker.data_equivalence(one, other, exact=True)
    assert duplicate.match.record == env.match.record


def test_an_episode_continues_from_a_record() -> None:
    game = get_game("amytis")
    match = Match.new(game, ["one", "two"], None, 1)
    for _ in range(10):
        match.play(match.state.legal_actions()[0])
    env = make("semiramis/Amytis-v1", seat=1)
    env.reset(options={"record": match.record})
    assert env.match.record.actions[:10] == match.record.actions


def test_a_record_in_which_the_learner_has_no_turn_left_is_refused() -> None:
    match = Match.new(get_game("babylon"), ["one", "two"], None, 1)
    rng = Rng(1)
    last = -1
    while not match.state.over:
        last = match.state.player
        match.play(match.state.random_action(rng))
    match.record.actions.pop()  # the last turn was finished by it
    env = make("semiramis/Babylon-v1", seat=1 - last)
    with pytest.raises(BadRecord, match=f"ends before it is seat {1 - last}'s turn"):
        env.reset(options={"record": match.record})


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vectorised_environments_step_together(mode: Any) -> None:
    envs = gymnasium.make_vec("semiramis/Amytis-v1", num_envs=3, vectorization_mode=mode, seat=0)
    observations, _ = envs.reset(seed=4)
    assert observations["action_mask"].shape == (3, 94)
    finished = 0
    for _ in range(80):
        actions = np.array([np.flatnonzero(mask)[0] for mask in observations["action_mask"]])
        observations, rewards, terminations, _, _ = envs.step(actions)
        assert (abs(rewards[terminations]) <= 1).all()
        finished += int(terminations.sum())
    assert finished >= 3
    envs.close()


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ({"opponents": ["novice"]}, BadSetup, "3 players are the learner and 2 others, not 1"),
        ({"opponents": "grandmaster"}, BadSpec, "there is no bot 'grandmaster'"),
        ({"opponents": "cmd:cat"}, BadSetup, "a learner's opponents are levels or bots in Python, not programs"),
        ({"seat": 3}, BadSetup, "the learner's seat is 0 to 2, or None for any, not 3"),
        ({"players": 7}, BadSetup, "babylon is for 2 to 4 players, not 7"),
    ],
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        Learner("babylon", **{"players": 3, **wrong})


@pytest.mark.parametrize("kind", [np.int64, np.uint8])
def test_a_seed_may_be_a_numpy_integer(kind: Any) -> None:
    env, same = Learner("amytis"), Learner("amytis")
    one, _ = env.reset(seed=kind(3))
    two, _ = same.reset(seed=3)
    assert all(np.array_equal(one["observation"][name], two["observation"][name]) for name in one["observation"])
