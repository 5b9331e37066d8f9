"""`import semiramis`: new games, records, and positions as text and compared."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import semiramis
from semiramis.games import GAMES, get_game
from semiramis.games.amytis.components import OWN_COMPONENTS
from semiramis.games.game import BadSetup, UnknownGame
from semiramis.games.record import Match, UnusableFile
from semiramis.games.rng import Rng
from semiramis.speeds import VARIABLE
from tests.games.positions import ALL_GAMES, Start, starts

EACH_GAME = pytest.mark.parametrize("name", sorted(GAMES))


def test_the_examples_of_the_package_run() -> None:
    assert doctest.testmod(semiramis).attempted >= 5
    assert doctest.testmod(semiramis).failed == 0


def test_the_games_are_listed() -> None:
    assert semiramis.list_games() == ["babylon", "amytis"]


def test_new_returns_the_same_position_as_the_game() -> None:
    state = semiramis.new("babylon", players=3, options={"bridge_gap": "ground"}, seed=7)
    assert state == get_game("babylon").new(3, {"bridge_gap": "ground"}, 7)
    assert semiramis.new("amytis", seed=0, components=str(OWN_COMPONENTS)) == get_game("amytis").new(seed=0)
    assert len({semiramis.new("amytis").key(hidden=True) for _ in range(3)}) == 3  # without a seed, every time another
    with pytest.raises(UnknownGame):
        semiramis.new("chess")
    with pytest.raises(BadSetup):
        semiramis.new("amytis", players=3)


def test_a_record_is_loaded_and_stepped_through(tmp_path: Path) -> None:
    match = Match.new(get_game("amytis"), ["Ada", "Bob"], seed=5)
    while not match.state.over:
        match.play(match.state.random_action(Rng(match.state.ply)))
    match.record.write(tmp_path / "game.json")
    loaded = semiramis.load(str(tmp_path / "game.json"))
    assert loaded.record == match.record
    assert loaded.state == match.state
    assert [state.ply for state in loaded] == list(range(match.state.ply + 1))
    assert all(state == match.at(ply) for ply, state in enumerate(loaded))
    with pytest.raises(UnusableFile):
        semiramis.load(tmp_path / "no such file")


def test_the_version_is_that_of_the_package() -> None:
    assert semiramis.__version__ == version("semiramis")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = semiramis.nothing  # type: ignore[attr-defined]


def test_importing_the_package_imports_no_game() -> None:
    program = "import sys, semiramis; print([name for name in sys.modules if name.startswith('semiramis.')])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "['semiramis.speeds']"


# Positions in words and pictures


def test_repr_has_the_game_the_ply_and_the_current_player() -> None:
    state = semiramis.new("babylon", players=2, seed=42)
    assert repr(state) == "<babylon, 2 players, ply 0, seat 1 to act>"
    state.play("remove b3")
    assert repr(state) == "<babylon, 2 players, ply 1, seat 0 to act>"
    state.random_playout(Rng(1))
    assert repr(state) == "<babylon, 2 players, ply 98, over>"


@EACH_GAME
def test_str_draws_the_same_picture_in_any_terminal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = ALL_GAMES[name].new(seed=3)
    for _ in range(20):
        state.apply(state.random_action(Rng(4)))
    text = str(state)
    assert f"ply 20, seat {state.player} " in text
    assert "seat 0: " not in text  # the players have no names
    lines = text.split("\n")
    assert max(map(len, lines)) <= 80
    assert all(line == line.rstrip() and line.replace("\t", "").isprintable() for line in lines)
    assert lines[-1]
    assert "…" not in text
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")
    assert str(state) == text


def test_a_position_is_drawn_with_its_own_components(tmp_path: Path) -> None:
    own = OWN_COMPONENTS.read_text(encoding="utf-8")
    other = tmp_path / "components.toml"
    other.write_text(own.replace("points = 8", "points = 77"), encoding="utf-8")
    assert "#3 77 pts" in str(semiramis.new("amytis", seed=1, components=other))
    assert "#3 8 pts" in str(semiramis.new("amytis", seed=1))
    assert semiramis.new("amytis", components=other).components["project"][0]["points"] == 77


# Positions that compare


@given(starts(), st.integers(0, 2**32))
def test_a_position_equals_its_copy_until_one_changes(start: Start, seed: int) -> None:
    rng = Rng(seed)
    state = start.state()
    for _ in range(rng.below(30)):
        state.apply(state.random_action(rng))
    copy = state.clone()
    assert copy == state
    copy.apply(copy.random_action(rng))
    assert copy != state


@given(starts(), st.integers(0, 2**32))
def test_positions_with_equal_views_differ_if_hidden_components_differ(start: Start, seed: int) -> None:
    state, other = start.state(), start.state()
    state.shuffle_hidden(Rng(seed))
    other.shuffle_hidden(Rng(seed))
    assert state == other
    other.shuffle_hidden(Rng(seed + 1))
    assert state.view(None) == other.view(None)
    assert state != other


@EACH_GAME
def test_a_game_started_from_a_set_up_equals_the_dealt_game(name: str) -> None:
    # Tokens and tiles that left the game unseen are not in a set-up, and no part of the position.
    for players in ALL_GAMES[name].players:
        state = ALL_GAMES[name].new(players, seed=8)
        assert ALL_GAMES[name].start(players, None, ALL_GAMES[name].setup(state)) == state


@EACH_GAME
def test_positions_of_equal_boxes_are_equal(name: str) -> None:
    game = ALL_GAMES[name]
    assert game.new(seed=1) == type(game)().new(seed=1)


@EACH_GAME
def test_a_position_equals_only_positions_of_its_game(name: str) -> None:
    state = ALL_GAMES[name].new(seed=1)
    others = [other.new(2, seed=1) for other in ALL_GAMES.values() if other.name != name]
    for other in (*others, None, 1, "", state.view(None), object()):
        assert state != other
        assert other != state
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


@EACH_GAME
def test_a_position_made_without_init_equals_only_itself(name: str) -> None:
    state = ALL_GAMES[name].new(seed=1)
    bare: Any = type(state).__new__(type(state))
    assert bare == bare
    assert bare != state
    assert state != bare
    assert bare != type(state).__new__(type(state))
    assert repr(bare) == str(bare) == f"<{type(state).__name__} made without __init__>"
    if not os.environ.get(VARIABLE):
        with pytest.raises(TypeError, match="__init__"):
            _ = bare.components
