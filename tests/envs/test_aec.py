"""The PettingZoo environments: documented behaviour that PettingZoo's tests do not check, and our extensions."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
import pytest
from pettingzoo.utils.env_logger import EnvLogger

from semiramis.envs.aec import WAIT, make_parallel
from semiramis.envs.episode import NotStarted
from semiramis.envs.numbers import action_mask, observe, rewards
from semiramis.envs.screen import CannotRender
from semiramis.games import get_game
from semiramis.games.game import BadSetup, GameError, IllegalAction, NotAnAction
from semiramis.games.record import BadRecord, Match
from tests.envs.zoo import TABLES, Env, make, play, raw

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def ended(name: str, players: int, seed: int = 3) -> Env:
    """Return an environment whose game is over, before the dead steps."""
    env = make(name, players)
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection]:
        play(env, 1)
    return env


@every_table
def test_a_seed_deals_the_same_game_as_the_engine(name: str, players: int) -> None:
    env = raw(name, players)
    env.reset(seed=5)
    game = get_game(name)
    state = game.new(players, None, 5)
    assert env.match.record.setup == game.setup(state)
    assert env.agent_selection == f"player_{state.player}"
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert np.array_equal(seen["observation"], observe(game, state, seat))
        legal = action_mask(game, state) if seat == state.player else 0
        assert (seen["action_mask"] == legal).all()


@every_table
def test_games_after_the_first_follow_from_its_seed_and_differ(name: str, players: int) -> None:
    def setups() -> list[object]:
        env = raw(name, players)
        found: list[object] = []
        for seed in (5, None, None):
            env.reset(seed=seed)
            found.append(env.match.record.setup)
        return found

    first, second, third = setups()
    assert first != second != third
    assert setups() == [first, second, third]


@every_table
def test_the_bounds_of_the_observation_are_those_of_the_features(name: str, players: int) -> None:
    env = make(name, players)
    space: Any = env.observation_space("player_0")
    features = get_game(name).features(players)
    low = [feature.least for feature in features for _ in range(feature.size)]
    high = [feature.most for feature in features for _ in range(feature.size)]
    assert space["observation"].low.tolist() == low
    assert space["observation"].high.tolist() == high
    assert (space["observation"].dtype, space["action_mask"].dtype) == (np.int16, np.int8)


@every_table
def test_final_rewards_are_given_once_in_the_dead_step_of_each_agent(name: str, players: int) -> None:
    env = ended(name, players)
    state = env.unwrapped.position  # type: ignore[attr-defined]  # ours
    expected = dict(zip(env.possible_agents, rewards(state), strict=True))
    assert env.rewards == expected
    assert sum(expected.values()) == pytest.approx(0)
    assert max(expected.values()) == 1
    told = {}
    for left in range(players, 0, -1):
        agent = env.agent_selection
        assert (len(env.agents), agent in env.agents) == (left, True)
        observation, reward, termination, truncation, info = env.last()
        assert observation is not None
        assert (termination, truncation) == (True, False)
        assert observation["action_mask"].all()
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(-1)
        env.step(None)
        told[agent] = reward
        seat = env.possible_agents.index(agent)
        assert info["score"] == state.scores()[seat]
        assert info["breakdown"] == state.breakdown()[seat]
        assert info["winners"].tolist() == [seat in state.winners() for seat in range(players)]
        assert all(reward == 0 for reward in env.rewards.values()), "dead steps give no rewards"
    assert told == expected
    assert env.agents == []


@every_table
def test_who_waits_in_a_parallel_environment_has_one_action(name: str, players: int) -> None:
    # The mask of an agent that waits was all 0, which no masked sampler can sample from.
    env = make_parallel(name, players=players)
    observations, _ = env.reset(seed=3)
    rng = np.random.default_rng(1)
    while env.agents:
        state = env.unwrapped.position  # type: ignore[attr-defined]
        waiting = [agent for seat, agent in enumerate(env.agents) if seat != state.player]
        assert [np.flatnonzero(observations[agent]["action_mask"]).tolist() for agent in waiting] == [[WAIT]] * len(
            waiting
        )
        legal = np.flatnonzero(observations[f"player_{state.player}"]["action_mask"])
        assert legal.tolist() == sorted(state.legal_actions())
        actions = dict.fromkeys(waiting, WAIT) | {f"player_{state.player}": rng.choice(legal)}
        observations, _, _, _, infos = env.step(actions)
    assert all("winners" in info for info in infos.values())


@every_table
def test_max_cycles_cuts_a_game_short_after_so_many_actions(name: str, players: int) -> None:
    env = make(name, players, max_cycles=9)
    env.reset(seed=3)
    for cycle in range(9):
        assert not any(env.truncations.values()), cycle
        play(env, 1)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    assert [info["winners"].tolist() for info in env.infos.values()] == [[False] * players] * players
    play(env)
    assert env.agents == []


def illegal(env: Env) -> int:
    observation = env.observe(env.agent_selection)
    assert observation is not None
    return int(np.flatnonzero(observation["action_mask"] == 0)[0])


@every_table
def test_an_illegal_action_ends_the_game_with_its_agent_and_reason(name: str, players: int) -> None:
    EnvLogger.flush()
    env = make(name, players)
    env.reset(seed=3)
    play(env, 4)
    culprit = env.agent_selection
    action = illegal(env)
    position = env.unwrapped.position  # type: ignore[attr-defined]  # ours
    env.step(action)
    assert any("Illegal move made" in message for message in EnvLogger.mqueue)
    assert all(env.terminations.values())
    for agent in env.agents:
        assert env.rewards[agent] == (-1 if agent == culprit else 0)
        info = env.infos[agent]
        assert (info["agent"], info["illegal_action"]) == (culprit, position.format_action(action))
        assert info["reason"] == str(position.explain_illegal(action))
    assert position.ply == 4
    play(env)
    assert env.agents == []
    env.reset(seed=3)
    assert not any(env.terminations.values())


@every_table
def test_the_raw_environment_refuses_an_illegal_action_and_changes_nothing(name: str, players: int) -> None:
    env = raw(name, players)
    env.reset(seed=3)
    play(env, 4)
    before = env.match.record
    for action, error in [
        (illegal(env), IllegalAction),
        (-1, NotAnAction),
        (env.game.action_count, NotAnAction),
        (1.5, NotAnAction),
        (None, NotAnAction),
    ]:
        with pytest.raises(error, match=r"^ply 4: [^\n]*$"):
            env.step(action)
    assert env.match.record == before
    play(env)
    assert env.position.over


def test_an_action_may_be_any_type_of_integer() -> None:
    for kind in (int, np.int8, np.int64, lambda number: np.array(number, np.int32)):
        env = make("amytis", 2)
        env.reset(seed=1)
        env.step(kind(5))
        assert env.unwrapped.position.ply == 1  # type: ignore[attr-defined]  # ours


COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "cloudpickle": lambda env: pickle.loads(cloudpickle.dumps(env)),
}


def told(env: Env) -> dict[str, Any]:
    """Return everything that an environment returns from here to its end."""
    story: dict[str, Any] = {"agents": [], "rewards": [], "seen": []}
    while env.agents:
        agent = env.agent_selection
        observation, reward, termination, truncation, info = env.last()
        assert observation is not None
        told_in_lists = {name: np.asarray(value).tolist() for name, value in info.items()}
        story["agents"].append((agent, termination, truncation, told_in_lists))
        story["rewards"].append((reward, dict(env.rewards)))
        story["seen"].append((observation["observation"].tolist(), observation["action_mask"].tolist()))
        over = termination or truncation
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
    env.reset()
    first = env.observe(env.agent_selection)
    assert first is not None
    story["next game"] = first["observation"].tolist()
    return story


@every_table
@pytest.mark.parametrize("way", COPIES)
def test_a_copy_continues_like_the_original_and_shares_nothing(name: str, players: int, way: str) -> None:
    env = make(name, players)
    env.reset(seed=2)
    play(env, 20)
    duplicate = COPIES[way](env)
    story = told(env)
    assert told(duplicate) == story


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_made_in_the_dead_steps_has_the_remaining_rewards(way: str) -> None:
    env = ended("babylon", 3)
    env.step(None)
    duplicate = COPIES[way](env)
    assert duplicate.agents == env.agents == ["player_1", "player_2"]
    assert told(duplicate) == told(env)


@every_table
@pytest.mark.parametrize("form", ["record", "text", "table"])
def test_a_game_continues_from_a_record(name: str, players: int, form: str) -> None:
    env = raw(name, players)
    env.reset(seed=4)
    play(env, 15)
    record = env.match.record
    given = {"record": record, "text": record.dumps(), "table": json.loads(record.dumps())}[form]
    other = make(name, players)
    other.reset(seed=9, options={"record": given})
    assert other.unwrapped.match.record == record  # type: ignore[attr-defined]  # ours
    assert other.agent_selection == env.agent_selection
    seen, same = env.observe(env.agent_selection), other.observe(env.agent_selection)
    assert same is not None
    assert all(np.array_equal(seen[key], same[key]) for key in seen)
    play(other)
    assert other.unwrapped.position.over  # type: ignore[attr-defined]  # ours


def test_a_record_sets_its_options_for_one_game_only() -> None:
    options = {"sides": {"wall": "B"}}
    record = Match.new(get_game("amytis"), ["one", "two"], options, 1).record
    env = raw("amytis", 2)
    env.reset(options={"record": record})
    assert env.match.record.options["sides"]["wall"] == "B"
    env.reset()
    assert env.match.record.options["sides"]["wall"] == "A"


def whole_game() -> str:
    env = ended("amytis", 2)
    return str(env.unwrapped.match.record.dumps())  # type: ignore[attr-defined]  # ours


BAD_RECORDS: dict[str, Callable[[], tuple[object, str]]] = {
    "no JSON": lambda: ("{", "not valid JSON"),
    "no record": lambda: ({"game": "amytis"}, "a record needs 'actions'"),
    "no JSON in it": lambda: ({"game": {1, 2}}, "not a record"),
    "no record at all": lambda: (7, "a record is a Record, a dict or its JSON text, not int"),
    "another game": lambda: (raw_record("babylon", 2), "a record of babylon is no game of amytis"),
    "over": lambda: (whole_game(), "the game of this record is over"),
    "illegal": lambda: (raw_record("amytis", 2) | {"actions": ["a1 a1", "take 1"]}, "ply 1: 'take 1' is not"),
}


def raw_record(name: str, players: int) -> dict[str, Any]:
    names = [str(seat) for seat in range(players)]
    content: dict[str, Any] = json.loads(Match.new(get_game(name), names, None, 1).record.dumps())
    return content


@pytest.mark.parametrize("case", BAD_RECORDS)
def test_a_bad_record_is_refused_in_one_line_and_the_game_is_kept(case: str) -> None:
    env = raw("amytis", 2)
    env.reset(seed=1)
    play(env, 3)
    before = env.match.record
    given, message = BAD_RECORDS[case]()
    with pytest.raises(GameError) as refused:
        env.reset(options={"record": given})
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)
    assert env.match.record == before
    play(env)
    assert env.position.over


def test_a_record_of_more_players_is_refused() -> None:
    with pytest.raises(BadRecord, match="a record of 3 players is no game of 2"):
        raw("babylon", 2).reset(options={"record": raw_record("babylon", 3)})


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 5}, "babylon is for 2 to 4 players, not 5"),
        ({"options": {"bridges": True}}, "babylon has no option bridges"),
        ({"options": {"limited_supply": 1}}, "option limited_supply is one of true, false"),
        ({"max_cycles": 0}, "max_cycles is how many actions a game may have"),
        ({"render_mode": "svg"}, "render_mode is one of human, rgb_array, ansi or None, not 'svg'"),
    ],
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        raw("babylon", **{"players": 2, **wrong})


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5])
def test_an_invalid_seed_is_refused(seed: Any) -> None:
    with pytest.raises((BadSetup, gymnasium.error.Error), match=r"(?i)^(a )?seed (is|must be) [^\n]*$"):
        raw("amytis", 2).reset(seed=seed)


def test_calls_before_reset_raise_an_error() -> None:
    env = raw("amytis", 2)
    for early in (lambda: env.position, lambda: env.match, lambda: env.render()):
        with pytest.raises((NotStarted, CannotRender)):
            early()


@every_table
def test_text_rendering_shows_the_position_and_at_the_end_the_scores(name: str, players: int) -> None:
    env = raw(name, players, render_mode="ansi")
    env.reset(seed=3)
    start = env.render()
    assert all(f"player_{seat}" in start for seat in range(players))
    assert "to act" in start
    play(env, None)
    assert "wins" in env.render()
    assert "wins" not in start


def test_human_rendering_shows_every_position_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame = pytest.importorskip("pygame")
    shown = []
    monkeypatch.setattr(pygame.display, "flip", lambda: shown.append(pygame.display.get_surface().get_size()))
    env = raw("amytis", 2, render_mode="human")
    env.reset(seed=1)
    play(env, 2)
    assert env.render() is None
    assert len(shown) == 3
    env.reset(seed=2)
    assert len(shown) == 4
    env.close()
    env.close()
    env.reset(seed=2)
    assert shown == [shown[0]] * 5
    env.close()


def test_without_a_render_mode_there_is_nothing_to_render() -> None:
    env = make("amytis", 2)
    env.reset(seed=1)
    with pytest.raises(CannotRender, match="nothing to render to"):
        env.render()


def test_a_seed_may_be_a_numpy_integer() -> None:
    env, same = raw("amytis", 2), raw("amytis", 2)
    env.reset(seed=np.int64(3))  # type: ignore[arg-type]
    same.reset(seed=3)
    assert env.match.record == same.match.record
