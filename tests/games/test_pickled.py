"""Positions and matches travel between processes, and have a key for transposition tables."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import semiramis
from semiramis.games.record import BadRecord, Match
from semiramis.games.rng import Rng
from semiramis.speeds import VARIABLE
from semiramis.testing.four import FourState
from tests.games.positions import ALL_GAMES, Start, starts

EACH_GAME = pytest.mark.parametrize("name", sorted(ALL_GAMES))


def play_to_the_end(match: Match) -> Match:
    rng = Rng(match.state.ply)
    while not match.state.over:
        match.play(match.state.random_action(rng))
    return match


def other_box(name: str, folder: Path) -> Path:
    box = folder / f"{name}.toml"
    own = (Path(semiramis.__file__).parent / "games" / name / "components.toml").read_text(encoding="utf-8")
    box.write_text(own.replace("points = 8", "points = 77").replace("_pillar = 148", "_pillar = 147"))
    return box


@EACH_GAME
@pytest.mark.parametrize("own", [True, False])
def test_a_match_is_played_on_in_another_process(name: str, own: bool, tmp_path: Path) -> None:
    game = type(ALL_GAMES[name])(None if own else other_box(name, tmp_path))
    match = Match.new(game, ["Ada", "Bob"], {game.options[-1].name: game.options[-1].values[-1]}, seed=3)
    for n in range(25):
        match.play(match.state.random_action(n))
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        played = pool.submit(play_to_the_end, match).result()
    expected = play_to_the_end(match.copy())
    assert played.state == expected.state
    assert played.record == expected.record
    played.state.assign(match.state)
    assert played.state == match.state


@EACH_GAME
def test_a_position_pickled_at_one_speed_is_read_at_the_other(name: str) -> None:
    if os.environ.get(VARIABLE):
        pytest.skip("there is one speed only")
    state = semiramis.new(name, seed=4)
    for n in range(30):
        state.apply(state.random_action(n))
    program = (
        "import pickle, sys; state = pickle.load(sys.stdin.buffer); again = pickle.dumps(state);"
        "state.apply(state.random_action(5)); sys.stdout.buffer.write(pickle.dumps((again, state.key(True), state)))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(state),
        env=os.environ | {VARIABLE: "1"},
        capture_output=True,
        check=True,
    )
    again, key, after = pickle.loads(run.stdout)
    assert pickle.loads(again) == state
    state.apply(state.random_action(5))
    assert after == state
    assert state.key(True) == key


@given(starts(), st.integers(0, 2**32))
def test_a_key_tells_the_visible_positions_apart_and_with_hidden_all(start: Start, seed: int) -> None:
    rng = Rng(seed)
    state = start.state()
    keys = {state.key()}
    while not state.over and state.ply < 60:
        state.apply(state.random_action(rng))
        keys.add(state.key())
    assert len(keys) == state.ply + 1
    other = state.clone()
    assert (other.key(), other.key(True)) == (state.key(), state.key(True))
    other.shuffle_hidden(seed)
    assert other.key() == state.key()
    assert (other.key(True) == state.key(True)) == (other == state)


def test_two_ways_to_a_position_have_one_key() -> None:
    state = semiramis.new("babylon", seed=1)
    keys = set()
    for order in (("a1", "b2"), ("b2", "a1")):
        other = state.clone()
        for stack in order:
            other.play(f"remove {stack}")
        keys.add((other.key(), other.key(hidden=True)))
    assert len(keys) == 1


@EACH_GAME
def test_undo_goes_back_action_by_action_to_the_beginning(name: str) -> None:
    match = Match.new(ALL_GAMES[name], ["Ada", "Bob"], seed=2)
    assert repr(match) == f"<Match of Ada, Bob: {name}, 2 players, ply 0, seat {match.state.player} to act>"
    actions = [match.play(match.state.random_action(n)) for n in range(12)]
    before = list(match)
    for action, state in zip(reversed(actions), reversed(before[:-1]), strict=True):
        assert match.undo() == action
        assert match.state == state
        assert len(match.record.actions) == state.ply
    with pytest.raises(BadRecord, match="no action to take back"):
        match.undo()


@EACH_GAME
def test_an_rng_is_a_seed_or_anything_random(name: str) -> None:
    state = semiramis.new(name, seed=1)
    ends = [state.clone() for _ in range(3)]
    for end, rng in zip(ends, (Rng(5), 5, None), strict=True):
        end.random_playout(rng)
    assert ends[0] == ends[1] != ends[2]
    view = state.view(None)
    assert ALL_GAMES[name].from_view(view, 5) == ALL_GAMES[name].from_view(view, Rng(5))
    for wrong in (-1, 2**64, "5", 1.0, True):
        with pytest.raises((TypeError, ValueError), match="rng must be a Rng, an integer from 0 to"):
            state.random_action(wrong)  # type: ignore[arg-type]


class Silent(FourState):
    """A position whose observation tells nothing."""

    def _sizes(self) -> tuple[int, int]:
        return 7, 42

    def _fill_observation(self, seat: int, numbers: list[int]) -> None:
        """Write nothing."""


def test_a_key_tells_whose_turn_it_is() -> None:
    # It depended on an observation that tells it.
    state = Silent()
    before = state.key()
    state.apply(0)
    assert state.key() != before
