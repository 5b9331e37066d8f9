"""Gymnasium's vector environment over a batch: the same as as many single environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from semiramis.envs.learner import Learner
from semiramis.envs.vector import LearnerVector
from semiramis.games import get_game
from semiramis.games.game import BadSetup, GameError, NotAnAction
from semiramis.games.record import Match

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("amytis", {"opponents": "random"}),
    ("babylon", {"opponents": ["novice", "random"], "players": 3}),
    ("babylon", {"opponents": "random", "seat": 1}),
    ("amytis", {"opponents": "random", "flat": True}),
]
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED]


def make(name: str, count: int = 3, **kwargs: Any) -> LearnerVector:
    env = gymnasium.make_vec(f"semiramis/{name.title()}-v1", num_envs=count, **kwargs)
    assert isinstance(env, LearnerVector)
    return env


def same(one: Any, other: Any) -> bool:
    """Whether what two environments return is equal, arrays and their types included."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray) and one.dtype == object:
        return bool(one.shape == other.shape) and all(map(same, one.tolist(), other.tolist()))
    if isinstance(one, np.ndarray):
        return bool(one.dtype == other.dtype and np.array_equal(one, other))
    return bool(type(one) is type(other) and one == other)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize(("name", "kwargs"), TABLES)
def test_it_returns_what_single_environments_return(name: str, kwargs: dict[str, Any], mode: AutoresetMode) -> None:
    one = make(name, autoreset_mode=mode, **kwargs)
    other = SyncVectorEnv([lambda: Learner(name, **kwargs)] * 3, autoreset_mode=mode)
    assert one.metadata["autoreset_mode"] is mode
    assert one.observation_space == other.observation_space
    assert one.action_space == other.action_space
    seen: Any = one.reset(seed=5)
    assert same(seen, other.reset(seed=5))
    rng = np.random.default_rng(1)
    ends = 0
    while ends < 5:
        masks = one.action_masks()
        assert masks.dtype == np.bool_
        info = seen[-1]
        if "flat" in kwargs:
            assert np.array_equal(masks[info["_action_mask"]], info["action_mask"][info["_action_mask"]])
        else:
            assert np.array_equal(masks, seen[0]["action_mask"])
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        if ends in (2, 3) and not masks[0].all():
            actions[0] = np.flatnonzero(masks[0] == 0)[0]  # an illegal action ends an episode
        seen = one.step(actions)
        assert same(seen, other.step(actions)), (seen[4], ends)
        ended = seen[2]
        ends += int(ended.sum())
        if mode is AutoresetMode.DISABLED and ended.any():
            seen = one.reset(options={"reset_mask": ended})
            assert same(seen, other.reset(options={"reset_mask": ended}))


def test_the_final_observation_is_in_the_info_of_the_same_step() -> None:
    env = make("amytis", 2, opponents="random", seat=0, autoreset_mode="SameStep")
    observation, _ = env.reset(seed=1)
    terminated = np.zeros(2, np.bool_)
    while not terminated.any():
        observation, reward, terminated, truncated, info = env.step(observation["action_mask"].argmax(1))
    row = int(terminated.argmax())
    assert not truncated.any()
    assert reward[row] in (-1, 0, 1)
    assert info["_final_obs"].tolist() == terminated.tolist()
    assert info["final_obs"][row]["action_mask"].all()
    assert not np.array_equal(info["final_obs"][row]["observation"], observation["observation"][row])
    assert info["final_info"]["score"][row] > 0


def test_a_record_can_be_gone_on_with_in_all_rows() -> None:
    match = Match.new(get_game("amytis"), ["a", "b"], None, 3)
    for _ in range(4):
        match.play(match.state.legal_actions()[0])
    env = make("amytis", 2, opponents="random", seat=match.state.player)
    observation, _ = env.reset(options={"record": match.record})
    assert np.array_equal(observation["observation"][0], observation["observation"][1])
    assert env._batch.state(0).view(None) == match.state.view(None)


def test_without_a_seed_games_differ() -> None:
    env = make("amytis", 2, opponents="random", seat=0)
    first, _ = env.reset(seed=None)
    second, _ = env.reset()
    seen = [*first["observation"], *second["observation"]]
    assert len({numbers.tobytes() for numbers in seen}) == 4


@pytest.mark.parametrize(
    ("kwargs", "message"),
    [
        ({"autoreset_mode": "never"}, "autoreset_mode is one of NextStep, SameStep, Disabled"),
        ({"render_mode": "ansi"}, "not rendered"),
        ({"seat": 7}, "seat is 0 to 1"),
        ({"opponents": ["random", "random"]}, "the learner and 1 others"),
    ],
)
def test_invalid_arguments_are_refused(kwargs: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        LearnerVector(2, "amytis", **kwargs)


@pytest.mark.parametrize("wrong", [0, -1, 1.5, "2", None])
def test_an_invalid_number_of_environments_is_refused(wrong: Any) -> None:
    with pytest.raises(BadSetup, match="num_envs"):
        LearnerVector(wrong, "amytis")


@pytest.mark.parametrize(
    ("actions", "error"),
    [([0], BadSetup), ([0.0, 1.0], BadSetup), ([0, 94], NotAnAction), ([-1, 0], NotAnAction)],
)
def test_invalid_actions_are_refused(actions: Any, error: type[GameError]) -> None:
    env = LearnerVector(2, "amytis", opponents="random")
    with pytest.raises(BadSetup, match="reset"):
        env.step(np.array([0, 0]))
    env.reset(seed=1)
    with pytest.raises(error):
        env.step(np.array(actions))


@pytest.mark.parametrize("wrong", [[True, False], np.array([1, 0]), np.zeros(2, np.bool_), np.ones(3, np.bool_)])
def test_an_invalid_reset_mask_is_refused(wrong: Any) -> None:
    env = LearnerVector(2, "amytis", opponents="random")
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="reset_mask"):
        env.reset(options={"reset_mask": wrong})


def test_disabled_autoreset_refuses_to_step_a_game_that_is_over() -> None:
    env = LearnerVector(1, "amytis", opponents="random", autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    mask = env.action_masks()[0]
    env.step(np.array([np.flatnonzero(~mask)[0]]))
    with pytest.raises(BadSetup, match="where the game is over"):
        env.step(np.array([0]))
