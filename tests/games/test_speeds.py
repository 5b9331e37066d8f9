"""The engine is compiled, and plays exactly as its sources do."""

from __future__ import annotations

import json
import os
import shutil
import sysconfig
from typing import Any

import pytest

from semiramis import speeds
from semiramis.games.game import State, nest
from semiramis.games.rng import Rng
from tests.games.positions import ALL_GAMES, option_variants

INTERPRETED = bool(os.environ.get(speeds.VARIABLE))
COMPILER = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])

# Fields that are not part of the position: the box, which all positions share.
SHARED = {"box"}


@pytest.mark.skipif(INTERPRETED, reason="the sources are run on purpose")
@pytest.mark.skipif(not COMPILER and not os.environ.get("CI"), reason="no C compiler: the sources run as they are")
def test_every_module_with_a_sidecar_was_compiled() -> None:
    assert len(speeds.compiled_modules()) >= 10
    assert speeds.is_compiled()


@pytest.mark.skipif(not INTERPRETED, reason="only where the sources are run on purpose")
def test_the_sources_run_if_interpreted_is_set() -> None:
    assert not speeds.is_compiled()


def test_the_second_copy_runs_its_sources() -> None:
    twin = speeds.interpreted("games.game")
    assert twin.__file__ is not None
    assert twin.__file__.endswith("game.py")
    assert twin.State is not State


def fields(thing: Any, names: dict[str, Any]) -> dict[str, Any]:
    """Every field of a state or a part of it, as plain lists and numbers."""
    return {name: plain(getattr(thing, name), value) for name, value in names.items() if name not in SHARED}


def plain(value: Any, like: Any) -> Any:
    if isinstance(like, list | tuple):
        return [plain(a, b) for a, b in zip(value, like, strict=True)]
    return fields(value, vars(like)) if hasattr(like, "__dict__") else value


@pytest.mark.skipif(INTERPRETED, reason="there is one speed only")
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        (name, players, nest(options))
        for name, game in ALL_GAMES.items()
        for players in game.players
        for options in option_variants(game)
    ],
)
def test_both_speeds_play_the_same_games_field_by_field(name: str, players: int, options: dict[str, Any]) -> None:
    game, twin = ALL_GAMES[name], speeds.interpreted("games").get_game(name)
    twin_rng = speeds.interpreted("games.rng").Rng
    seed = 1
    compiled, source = game.new(players, options, seed), twin.new(players, options, seed)
    rng, other_rng = Rng(seed), twin_rng(seed)
    while not compiled.over:
        assert compiled.legal_actions() == source.legal_actions()
        action = compiled.random_action(rng)
        assert source.random_action(other_rng) == action
        assert compiled.reveals(action) == source.reveals(action)
        outcomes = compiled.outcomes(action)
        assert source.outcomes(action) == outcomes
        if outcomes and compiled.ply % 2:
            outcome, _ = outcomes[compiled.ply % len(outcomes)]
            compiled.turn_up(action, outcome)
            source.turn_up(action, outcome)
        compiled.advance(action)
        source.advance(action)
        assert fields(compiled, vars(source)) == fields(source, vars(source))
        if compiled.ply % 10 == 0:
            # As JSON, where True is not 1 and the order of names counts.
            assert json.dumps(compiled.view(None)) == json.dumps(source.view(None))
            assert compiled.legal_notations() == source.legal_notations()
            compiled.shuffle_hidden(rng)
            source.shuffle_hidden(other_rng)
    assert source.over
    assert compiled.view(None) == source.view(None)
    assert compiled.breakdown() == source.breakdown()
