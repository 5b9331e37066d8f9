"""Positions as text at the command line: drawn, written and played on."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import semiramis
from tests.cli.conftest import Run
from tests.games.positions import ALL_GAMES


@pytest.mark.parametrize("name", sorted(ALL_GAMES))
def test_a_position_of_a_record_is_written_and_drawn(name: str, run: Run, played: Callable[..., Path]) -> None:
    record = played(name)
    text = run("show", record, "--ply", 30, "--text").out.removesuffix("\n")
    state = semiramis.load(record).at(30)
    assert text == semiramis.format_position(state)
    drawn = run("show", text)
    assert drawn.code == 0
    assert str(state).splitlines()[0] in drawn.out
    assert "not over after 30 actions" in drawn.out
    assert "not over after 1 action " in run("show", record, "--ply", 1).out  # it said "1 actions"
    assert run("show", text, "--text").out == f"{text}\n"


@pytest.mark.parametrize("name", sorted(ALL_GAMES))
def test_a_game_from_a_position_is_played_to_its_end(
    name: str, run: Run, played: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = semiramis.load(played(name))
    text = semiramis.format_position(match.at(match.state.ply - 12))
    monkeypatch.setattr(sys, "stdin", io.StringIO("undo\nsave here.json\n" + "?\ntake 1\n" * 12))
    game = run("play", "--position", text, "--level", "novice", "--seed", 3)
    assert (game.code, game.err) == (0, "")
    assert game.out.count("This game starts from a position: it has no record and cannot be saved.") == 1
    assert game.out.count("This game has no record. Its position as text:") == 1
    assert "There is nothing to take back: your turn begins here." in game.out
    assert f"{name}, over after " in game.out
    assert not Path("here.json").exists()


def test_an_action_is_taken_back_in_a_game_from_a_position(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    state = semiramis.new("babylon", players=4, seed=1)
    state.play("dig a1")
    action = next(notation for notation in state.legal_notations() if notation.startswith("place dug"))
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{action}\nundo\nquit\n"))
    game = run("play", "--position", semiramis.format_position(state), "--seat", state.player)
    assert f"Taken back: {action}" in game.out
    assert "You left after 0 actions." in game.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play"], "GAME or --position is required (see 'semiramis play --help')"),
        (["play", "--position", "chess e4"], "there is no game 'chess'; there are babylon, amytis"),
        (["play", "--position", "amytis phase=build"], "the position has no first"),
        (["play", "amytis", "--position", "amytis phase=build"], "the game, the players and the options are part of"),
        (["show", "amytis phase=build"], "the position has no first"),
        (["show", "amytis phase=build", "--ply", "1"], "--ply is for records: a position has only one ply"),
        (["show", "amytis"], "cannot read amytis: No such file or directory"),
        (["serve", "--position", "chess e4"], "there is no game 'chess'; there are babylon, amytis"),
        (["serve", "--position", "amytis phase=build"], "the position has no first"),
    ],
)
def test_an_invalid_position_is_refused_in_one_line(arguments: list[str], message: str, run: Run) -> None:
    refused = run(*arguments)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith(f"semiramis: {message}")
    assert refused.err.count("\n") == 1
