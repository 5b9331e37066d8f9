"""Games of a batch are the same as single games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
import pytest

from semiramis import speeds
from semiramis.envs import Batch
from semiramis.envs.numbers import action_mask, observe
from semiramis.envs.rewards import rewards
from semiramis.games import get_game
from semiramis.games.amytis import Amytis
from semiramis.games.features import Feature
from semiramis.games.game import BadSetup, GameError, IllegalAction, NotAnAction, UnknownGame
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


@pytest.mark.parametrize("name", ["amytis", "babylon"])
def test_a_position_taken_from_a_batch_has_the_same_hidden_components(name: str) -> None:
    batch = Batch(name, 2, seed=1)
    state = batch.state(0)
    rng = Rng(1)
    while not state.over:
        action = state.random_action(rng)
        batch.step([action, int(batch.sample()[1])])
        state.apply(action)
    assert batch.scores[0].tolist() == state.scores()


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


def test_returned_arrays_are_read_only() -> None:
    batch = Batch("amytis", 2)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 1
    with pytest.raises(BadSetup):
        batch.reset(-1)
    with pytest.raises(IndexError, match="games 0 to 1, not 2"):
        batch.state(2)


@pytest.mark.parametrize("wrong", [None, -1, 3, 99, 2**31, 2**63, 1.9, "1", b"", [], True])
def test_an_invalid_row_is_refused(wrong: Any) -> None:
    batch = Batch("amytis", 3)
    with pytest.raises((IndexError, TypeError), match="row"):
        batch.state(wrong)


@pytest.mark.parametrize("wrong", [None, -1, 0, 2**31, 2**63, 1.9, "1", b"", [], True])
def test_an_invalid_number_of_games_is_refused(wrong: Any) -> None:
    with pytest.raises(BadSetup, match="n: a batch has from 1"):
        Batch("amytis", wrong)


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


@pytest.mark.parametrize("name", ["observations", "masks", "players", "rewards", "scores", "finished"])
def test_arrays_cannot_be_made_writable(name: str) -> None:
    # `step` trusts the masks: with another one in them, it did actions that are not legal.
    array = getattr(Batch("amytis", 3), name)
    with pytest.raises(ValueError, match="WRITEABLE"):
        array.flags.writeable = True
    with pytest.raises(ValueError, match="read-only"):
        array[0] = 1
