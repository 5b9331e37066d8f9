"""Games of a batch are the same as single games."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy
import pytest

from semiramis import speeds
from semiramis.envs import Batch, make
from semiramis.envs.learner import Learner
from semiramis.envs.numbers import action_mask, observe, rewards
from semiramis.games import get_game
from semiramis.games.amytis import Amytis
from semiramis.games.features import Feature
from semiramis.games.game import BadPosition, BadSetup, GameError, IllegalAction, NotAnAction, UnknownGame
from semiramis.games.rng import Rng

KINDS: list[tuple[str, int, dict[str, Any] | None]] = [
    ("amytis", 2, {"sides": {"palace": "B"}, "second_player_projects": 3}),
    ("babylon", 2, None),
    ("babylon", 4, {"limited_supply": False, "same_footprint": "directly_below", "covered_belvederes": "score"}),
]


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_each_game_of_a_batch_equals_a_single_game_with_its_actions(
    name: str, players: int, options: dict[str, Any] | None
) -> None:
    game = get_game(name)
    batch = Batch(game, 3, players, options, seed=7)
    seeds = Rng(7)
    seeds.next()  # of the generator that samples
    dealers = [Rng(seeds.next()) for _ in range(3)]
    alone = []
    for dealer in dealers:
        state = game.new(players, options)
        state.deal(dealer)
        alone.append(state)
    finished = 0
    while finished < 4:
        actions = batch.sample()
        batch.step(actions)
        for row, (state, dealer) in enumerate(zip(alone, dealers, strict=True)):
            state.apply(int(actions[row]))
            assert batch.finished[row] == state.over
            assert batch.rewards[row].tolist() == numpy.array(rewards(state), numpy.float32).tolist()
            if state.over:
                finished += 1
                assert batch.scores[row].tolist() == state.scores()
                state.deal(dealer)
            assert batch.state(row).view(None) == state.view(None)
            assert batch.players[row] == state.player
            assert numpy.array_equal(batch.observations[row], observe(game, state, state.player))
            assert numpy.array_equal(batch.masks[row], action_mask(game, state))


def test_the_same_seed_gives_the_same_games() -> None:
    def story(batch: Batch) -> list[list[int]]:
        told = []
        for _ in range(120):
            batch.step(batch.sample())
            told += [batch.scores.ravel().tolist(), batch.observations.sum(axis=1).tolist()]
        return told

    batch = Batch("amytis", 4, seed=5)
    first = story(batch)
    assert first == story(Batch("amytis", 4, seed=5))
    assert first != story(Batch("amytis", 4, seed=6))
    batch.reset(5)
    assert not batch.finished.any()
    assert not batch.scores.any()
    assert first == story(batch)


@pytest.mark.parametrize("name", ["amytis", "babylon"])
def test_sampling_actions_does_not_change_the_games(name: str) -> None:
    # `sample` drew from the generator that deals: a call more or less, and all later games were others.
    sampling, other = Batch(name, 3, seed=4), Batch(name, 3, seed=4)
    finished = 0
    while finished < 6:
        actions = sampling.sample()
        sampling.sample()
        sampling.step(actions)
        other.step(actions)
        finished += int(other.finished.sum())
        assert numpy.array_equal(sampling.observations, other.observations)


@pytest.mark.parametrize(("name", "players"), [("amytis", 2), ("babylon", 3)])
def test_the_seed_of_a_deal_deals_it_again(name: str, players: int) -> None:
    batch = Batch(name, 3, players, seed=4)
    ends = 0
    while ends < 4:
        batch.step(batch.sample())
        for row in numpy.flatnonzero(batch.finished).tolist():
            ends += 1
            seed = batch.deal_seed(row)
            assert seed is not None
            assert batch.game.new(players, batch.options, seed) == batch.state(row)
            assert batch.game.new(players, batch.options, seed + 1) != batch.state(row)
    twin = copy.copy(batch)
    seeds = [batch.deal_seed(row) for row in range(3)]
    assert len(set(seeds)) == 3
    batch.load(1, batch.state(0))
    batch.restore(batch.save()[:1], [2])
    assert [batch.deal_seed(row) for row in range(3)] == [seeds[0], None, None]
    assert [twin.deal_seed(row) for row in range(3)] == seeds
    with pytest.raises(IndexError):
        batch.deal_seed(3)


def test_a_batch_and_environments_say_what_they_are() -> None:
    assert repr(Batch("babylon", 1000, 3)) == "<Batch: 1,000 games of babylon, 3 players>"
    env = make("amytis")
    assert repr(env) == "<GameEnv: amytis, 2 players, not started>"
    env.reset(seed=1)
    learner = Learner("babylon", 3, "random", seat=0)
    learner.reset(seed=1)
    assert repr(env).startswith("<GameEnv: amytis, 2 players, ply 0, seat ")
    assert repr(learner).startswith("<Learner: babylon, 3 players, ply ")


def test_the_games_of_a_row_do_not_depend_on_the_other_rows() -> None:
    # The deals of all rows came from one generator, in the order in which the games ended.
    few, many = Batch("amytis", 2, seed=4), Batch("amytis", 5, seed=4)
    finished = 0
    while finished < 3:
        actions = few.sample()
        rest = many.sample()
        few.step([actions[0], few.masks[1].argmax()])
        many.step([actions[0], *rest[1:]])
        finished += int(few.finished[0])
        assert numpy.array_equal(few.observations[0], many.observations[0])


def test_both_speeds_play_the_same_batches() -> None:
    twin = speeds.interpreted("envs.batch")
    for name in ("amytis", "babylon"):
        compiled, interpreted = Batch(name, 2, seed=9), twin.Batch(name, 2, seed=9)
        for _ in range(100):
            actions = compiled.sample()
            assert actions.tolist() == interpreted.sample().tolist()
            compiled.step(actions)
            interpreted.step(actions)
            for array in ("observations", "masks", "players", "rewards", "scores", "finished"):
                assert numpy.array_equal(getattr(compiled, array), getattr(interpreted, array)), array


PLAIN = """
from semiramis.envs import Batch, make
from semiramis.envs.learner import Learner
from tests.third_game.lucky_dip import Dip

batch = Batch(Dip(), 2, autoreset=False)
while not batch.finished[0]:
    actions = batch.sample()
    after = batch.state(0)
    after.apply(int(actions[0]))
    batch.step(actions[:1], [0])
    assert batch.state(0) == after
    assert batch.players[0] == after.player
"""


@pytest.mark.parametrize("interpreted", ["", "1"], ids=["compiled", "interpreted"])
def test_a_game_in_plain_python_is_played_at_both_speeds(interpreted: str) -> None:
    root = Path(__file__).parents[2]
    environment = {**os.environ, speeds.VARIABLE: interpreted}
    subprocess.run([sys.executable, "-c", PLAIN], check=True, cwd=root, env=environment, timeout=60)


def test_sampled_actions_are_evenly_distributed() -> None:
    batch = Batch("amytis", 1, seed=2)
    drawn = numpy.bincount([batch.sample()[0] for _ in range(81 * 200)], minlength=94)
    assert set(numpy.flatnonzero(drawn)) == set(numpy.flatnonzero(batch.masks[0]))
    assert 120 < drawn[:81].min() <= drawn[:81].max() < 290


@pytest.mark.parametrize(
    ("actions", "error", "message"),
    [
        ([0, 93], IllegalAction, "is not legal"),
        ([0, 94], NotAnAction, "not an action"),
        ([0, -1], GameError, "not"),
        ([0, 2**62], NotAnAction, "not an action"),
        ([0], BadSetup, "2 whole numbers are needed"),
        ([[0, 1]], BadSetup, r"of shape \(1, 2\)"),
        ([0.0, 1.0], BadSetup, "not float64"),
        ([None, None], BadSetup, "not object"),
    ],
)
def test_no_game_is_stepped_if_one_action_is_illegal(actions: Sequence[Any], error: type, message: str) -> None:
    batch = Batch("amytis", 2)
    before = batch.observations.copy()
    with pytest.raises(error, match=message) as raised:
        batch.step(actions)
    if error is not BadSetup:
        assert raised.value.__notes__ == ["in game 1 of the batch; no action was done in any of them"]
    assert numpy.array_equal(batch.observations, before)
    assert [batch.state(row).ply for row in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("chess", 2), UnknownGame),
        (("amytis", 0), BadSetup),
        (("amytis", 2.0), BadSetup),
        (("amytis", 2, 3), BadSetup),
        (("amytis", 2, 2, {"hints": True}), BadSetup),
        (("amytis", 2, 2, None, -1), BadSetup),
    ],
)
def test_invalid_arguments_are_refused(arguments: Any, error: type[GameError]) -> None:
    with pytest.raises(error):
        Batch(*arguments)


@pytest.mark.parametrize("wrong", [None, -1, 3, 99, 2**31, 2**63, 1.9, "1", b"", [], True])
def test_an_invalid_row_is_refused(wrong: Any) -> None:
    batch = Batch("amytis", 3)
    with pytest.raises((IndexError, TypeError), match="row"):
        batch.state(wrong)


def test_games_without_a_seed_are_different_every_time() -> None:
    # They were those of seed 0, while `semiramis.new` and the environments deal others each time.
    one, other = Batch("amytis", 3), Batch("amytis", 3)
    assert not numpy.array_equal(one.save(), other.save())


def test_a_batch_accepts_numpy_integers() -> None:
    one, other = Batch("amytis", 3, 2, seed=5), Batch("amytis", numpy.int64(3), numpy.int8(2), seed=numpy.uint64(5))  # type: ignore[arg-type]
    one.step(one.masks.argmax(1))
    other.step(other.masks.argmax(1).astype(numpy.uint16))
    assert one.state(numpy.int64(2)).view(None) == other.state(2).view(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [None, -1, 2, 99, 2**31, 2**63, 1.9, "1", b"", [], True])
def test_observing_from_an_invalid_seat_is_refused(wrong: Any) -> None:
    game = get_game("amytis")
    with pytest.raises((BadSetup, TypeError), match="seat"):
        observe(game, game.new(), wrong)


def test_observing_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="state must be a position of amytis"):
        observe(get_game("amytis"), get_game("babylon").new(), 0)


@pytest.mark.parametrize("name", ["amytis", "babylon"])
def test_a_batch_cannot_be_initialised_twice(name: str) -> None:
    # It had the number of games before it had room for them: after a MemoryError, `sample` and `step` crashed.
    batch: Any = Batch(name, 3)
    with pytest.raises(TypeError, match="is initialised already"):
        batch.__init__("babylon", 10**7)
    assert batch.n == 3
    batch.step(batch.sample())


class FewerActions(Amytis):
    action_count = 5


class FewerNumbers(Amytis):
    def features(self, players: int) -> tuple[Feature, ...]:
        return super().features(players)[:3]


@pytest.mark.parametrize("game", [FewerActions(), FewerNumbers()], ids=lambda game: type(game).__name__)
def test_a_game_declares_the_sizes_that_its_positions_have(game: Amytis) -> None:
    # The compiled rules wrote past the end of the arrays.
    with pytest.raises(BadSetup, match="but its positions have 94 and"):
        Batch(game, 3)
    with pytest.raises(BadSetup, match="but its positions have 94 and"):
        observe(game, game.new(), 0)


@pytest.mark.parametrize("name", ["observations", "masks", "players", "rewards", "scores", "finished", "truncated"])
def test_arrays_cannot_be_made_writable(name: str) -> None:
    # `step` trusts the masks: with another one in them, it did actions that are not legal.
    array = getattr(Batch("amytis", 3), name)
    with pytest.raises(ValueError, match="WRITEABLE"):
        array.flags.writeable = True
    with pytest.raises(ValueError, match="read-only"):
        array[0] = 1


# Steps and rows


def test_a_step_returns_the_arrays_of_gymnasium() -> None:
    batch = Batch("amytis", 2)
    observations, given, finished, truncated, info = batch.step(batch.sample())
    assert observations is batch.observations
    assert given is batch.rewards
    assert finished is batch.finished
    assert truncated.tolist() == [False, False]
    assert info["action_mask"] is batch.masks
    assert info["players"] is batch.players
    assert info["scores"] is batch.scores
    assert batch.masks.dtype == numpy.bool_
    observations, info = batch.reset(3)
    assert observations is batch.observations
    assert info["action_mask"] is batch.masks


def test_some_rows_are_stepped_and_reset() -> None:
    batch = Batch("amytis", 4, seed=1)
    batch.step(batch.sample()[[1, 3]], rows=[1, 3])
    assert [batch.state(row).ply for row in range(4)] == [0, 1, 0, 1]
    batch.step(batch.sample()[:2], rows=numpy.array([True, True, False, False]))
    assert [batch.state(row).ply for row in range(4)] == [1, 2, 0, 1]
    batch.step([], rows=[])
    untouched = batch.observations[[0, 2, 3]].copy()
    batch.reset(rows=[1])
    assert [batch.state(row).ply for row in range(4)] == [1, 0, 0, 1]
    assert numpy.array_equal(batch.observations[[0, 2, 3]], untouched)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [([0, 0], BadSetup), ([0, 9], IndexError), ([0, -1], IndexError), ([0.0, 1.0], BadSetup), ("01", BadSetup)],
)
def test_invalid_rows_are_refused(wrong: Any, error: type[Exception]) -> None:
    # A row that is named twice would do its second action unchecked.
    batch = Batch("amytis", 3)
    with pytest.raises(error, match="rows"):
        batch.step(batch.sample()[:2], rows=wrong)
    with pytest.raises(error, match="rows"):
        batch.reset(rows=wrong)
    assert [batch.state(row).ply for row in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("name", "players"), [("amytis", 2), ("babylon", 3)])
def test_without_autoreset_a_finished_game_stays(name: str, players: int) -> None:
    game = get_game(name)
    batch = Batch(name, 2, players, seed=3, autoreset=False)
    actor = -1
    while not batch.finished[0]:
        actor = int(batch.players[0])
        batch.step(batch.sample()[:1], rows=[0])
    state = batch.state(0)
    assert state.over
    assert batch.players.tolist() == [-1, batch.state(1).player]
    assert not batch.masks[0].any()
    assert batch.scores[0].tolist() == state.scores()
    assert numpy.array_equal(batch.observations[0], observe(game, state, actor))
    with pytest.raises(GameError):
        batch.step([0], rows=[0])
    batch.step(batch.sample()[1:], rows=[1])
    assert batch.finished.tolist() == [False, False]
    batch.reset(rows=[0])
    assert batch.state(0).ply == 0
    # The games are those that follow each other with autoreset.
    follower = Batch(name, 2, players, seed=3)
    follower.reset(rows=[0])
    assert batch.state(0).view(None) == follower.state(0).view(None)


def test_a_batch_without_a_seed_is_another_each_time() -> None:
    one, other = Batch("amytis", 2, seed=None), Batch("amytis", 2, seed=None)
    assert not numpy.array_equal(one.observations, other.observations)
    before = one.observations.copy()
    one.reset()
    assert not numpy.array_equal(one.observations, before)
    with pytest.raises(BadSetup, match="without rows"):
        one.reset(1, rows=[0])


# Positions


@pytest.mark.parametrize(("name", "players"), [("amytis", 2), ("babylon", 2), ("babylon", 4)])
def test_a_position_is_loaded_into_a_row(name: str, players: int) -> None:
    game = get_game(name)
    state = game.new(players, seed=8)
    rng = Rng(1)
    batch = Batch(name, 2, players)
    while not state.over:
        batch.load(1, state)
        assert numpy.array_equal(batch.observations[1], observe(game, state, state.player))
        assert numpy.array_equal(batch.masks[1], action_mask(game, state))
        assert batch.players[1] == state.player
        action = state.random_action(rng)
        batch.step([action], rows=[1])
        state.apply(action)
    assert batch.scores[1].tolist() == state.scores()
    assert batch.state(0).ply == 0


def test_a_position_of_another_kind_is_not_loaded() -> None:
    batch = Batch("babylon", 2, 2)
    before = batch.save()
    for wrong in (get_game("amytis").new(), get_game("babylon").new(3), None):
        with pytest.raises((GameError, TypeError), match="other must be"):
            batch.load(0, wrong)  # type: ignore[arg-type]
    with pytest.raises(GameError, match="same options"):
        batch.load(0, get_game("babylon").new(2, {"limited_supply": False}))
    with pytest.raises(IndexError):
        batch.load(2, get_game("babylon").new(2))
    assert numpy.array_equal(batch.save(), before)


def play_on(batch: Batch, steps: int = 150) -> list[Any]:
    told: list[Any] = []
    for _ in range(steps):
        batch.step(batch.sample())
        told += [batch.observations.tobytes(), batch.masks.tobytes(), batch.rewards.tolist(), batch.scores.tolist()]
    return told


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_saved_positions_are_restored(name: str, players: int, options: dict[str, Any] | None) -> None:
    batch, other = Batch(name, 3, players, options, seed=1), Batch(name, 2, players, options, seed=2)
    play_on(batch, 30)
    saved = batch.save()
    assert saved.dtype == numpy.int16
    other.restore(saved[[2, 0]])
    assert [other.state(row).view(None) for row in (1, 0)] == [batch.state(row).view(None) for row in (0, 2)]
    assert numpy.array_equal(other.save(), saved[[2, 0]])
    assert numpy.array_equal(other.masks, batch.masks[[2, 0]])
    play_on(batch, 5)
    batch.restore(saved[1:2], rows=[1])
    assert numpy.array_equal(batch.save()[1], saved[1])


def test_positions_that_were_not_saved_so_are_refused() -> None:
    # The compiled rules trust the numbers of a position.
    batch = Batch("babylon", 2, seed=1)
    saved = batch.save()
    changed = saved.copy()
    changed[1, 40] += 1
    for wrong, message in (
        (changed, "position 1 was not saved"),
        (saved[:1], "of shape"),
        (saved.astype(numpy.int32), "int32"),
        (Batch("babylon", 2, options={"limited_supply": False}).save(), "position 0 was not saved"),
        (Batch("babylon", 2, players=3).save(), "of shape"),
    ):
        with pytest.raises(BadPosition, match=message):
            batch.restore(wrong)
    assert numpy.array_equal(batch.save(), saved)


@pytest.mark.parametrize("autoreset", [True, False])
@pytest.mark.parametrize("name", ["amytis", "babylon"])
def test_a_copy_goes_on_in_the_same_way(name: str, autoreset: bool) -> None:
    batch = Batch(name, 3, seed=4, autoreset=autoreset)
    while not batch.finished.any():
        batch.step(batch.sample())
    copies = [batch.copy(), copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for twin in copies:
        for array in ("observations", "masks", "players", "rewards", "scores", "finished"):
            assert numpy.array_equal(getattr(twin, array), getattr(batch, array)), array
        assert twin.autoreset == autoreset
    if autoreset:
        stories = [play_on(each) for each in (batch, *copies)]
        assert all(story == stories[0] for story in stories)


def test_a_pickled_batch_has_the_game_that_is_there() -> None:
    batch, state = pickle.loads(pickle.dumps(Batch("amytis", 2))), get_game("amytis").new(seed=5)
    batch.load(0, state)  # which refuses a position of another game
    assert batch.state(0) == state


def test_a_step_lets_other_threads_run_and_refuses_them_the_same_batch() -> None:
    # Compiled code gives way to other threads only where it releases the interpreter's lock.
    batch = Batch("amytis", 20_000)
    refusals: list[str] = []
    for _ in range(100):  # until this thread is so lucky to get a processor during a step
        thread = threading.Thread(target=batch.step, args=(batch.masks.argmax(1),))
        thread.start()
        while thread.is_alive() and not refusals:
            try:
                batch.state(0)
            except RuntimeError as error:
                refusals.append(str(error))
        thread.join()
        if refusals:
            break
    assert refusals == ["this batch is used by another thread: each thread needs a batch of its own"]
