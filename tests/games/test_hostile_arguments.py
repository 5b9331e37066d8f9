"""Invalid arguments raise a clear error. In the compiled engine each of them once crashed or gave a wrong result."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

import semiramis
from semiramis import speeds
from semiramis.games import get_game
from semiramis.games.amytis.components import OWN_COMPONENTS
from semiramis.games.game import Game, GameError, State
from semiramis.games.perft import perft
from semiramis.games.record import Match, Record
from semiramis.games.rng import Rng
from semiramis.testing.promise import Breach
from tests.games import hostile
from tests.games.positions import ALL_GAMES
from tests.testing.broken_games import UNSAFE, Members
from tests.third_game.lucky_dip import Dip

INTERPRETED = bool(os.environ.get(speeds.VARIABLE))
GAMES = pytest.mark.parametrize("name", sorted(ALL_GAMES))


def finished(name: str) -> State:
    state = ALL_GAMES[name].new(seed=1)
    state.random_playout(Rng(1))
    return state


@GAMES
def test_no_action_is_legal_before_the_deal(name: str) -> None:
    game = ALL_GAMES[name]
    state = game.blank(2, game.check_options(None))
    assert state.over
    assert state.legal_actions() == []
    state.deal(Rng(1))
    assert state.legal_actions() == game.new(2, seed=1).legal_actions()


@pytest.mark.skipif(INTERPRETED, reason="interpreted, fields are ordinary attributes")
@GAMES
def test_fields_are_read_only(name: str) -> None:
    state = ALL_GAMES[name].new()
    with pytest.raises(AttributeError, match=r"players of a \w+State is read-only"):
        state.players = 50
    with pytest.raises(AttributeError):
        del state.players


@pytest.mark.skipif(INTERPRETED, reason="interpreted, methods that are C's alone are seen, too")
@GAMES
def test_every_public_method_that_takes_an_argument_is_tried(name: str) -> None:
    game = ALL_GAMES[name]
    state = game.new()
    tried = {attempt.name.split("(")[0] for attempt in hostile.of_state(game, state, game.check_options(None))}
    for method in [name for name in dir(state) if not name.startswith("_") and callable(getattr(state, name))]:
        if method not in tried:
            getattr(state, method)()  # it takes none


@GAMES
def test_every_public_method_of_a_game_that_takes_an_argument_is_tried(name: str) -> None:
    game = ALL_GAMES[name]
    tried = {attempt.name.split("(")[0] for attempt in hostile.of_game(game, 2, game.new())}
    methods = {name for name in dir(game) if not name.startswith("_") and callable(getattr(game, name))}
    assert methods == tried


@GAMES
def test_a_blank_position_needs_players_and_options_of_the_game(name: str) -> None:
    # With 99 projects in a hand, `deal` wrote past the end of an array.
    game = ALL_GAMES[name]
    option = game.options[-1].name
    with pytest.raises(GameError, match=f"option {option} is one of"):
        game.blank(2, {**game.check_options(None), option: 99})
    with pytest.raises(GameError, match="players, not 50"):
        game.blank(50, game.check_options(None))
    assert game.blank(2, None).over


@GAMES
def test_a_position_cannot_be_initialised_twice(name: str) -> None:
    state = finished(name)
    with pytest.raises(TypeError, match="is initialised already"):
        State.__init__(state, 50)
    assert state.players == 2
    assert state.over


def test_a_garden_cannot_be_initialised_twice() -> None:
    state: Any = ALL_GAMES["babylon"].new()
    with pytest.raises(TypeError, match="is initialised already"):
        state.gardens[0].__init__(state.box, False, False, False)


@GAMES
def test_a_position_of_another_box_cannot_be_assigned(name: str, tmp_path: Path) -> None:
    source = Path(semiramis.__file__).parent / "games" / name / "components.toml"
    box = tmp_path / "components.toml"
    one_changed = {"amytis": ("points = 8", "points = 77"), "babylon": ("single_pillar = 148", "single_pillar = 147")}
    box.write_text(source.read_text(encoding="utf-8").replace(*one_changed[name], 1), encoding="utf-8")
    state, other = ALL_GAMES[name].new(), get_game(name, box).new()
    with pytest.raises(GameError, match="other must be a position with the same options and components"):
        state.assign(other)
    same = get_game(name, box).new()
    same.assign(other)
    assert same == other


BARE_CALLS: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("deal", "shuffle_hidden", "random_action", "random_playout"), (Rng(0),)),
    **dict.fromkeys(("do", "apply", "advance", "is_legal", "reveals", "outcomes", "events", "foresee"), (0,)),
    **dict.fromkeys(("describe_action", "explain_illegal", "format_action", "points", "view", "annotations"), (0,)),
    **dict.fromkeys(("turn_up", "format_outcome"), (0, 0)),
    **dict.fromkeys(("parse_action", "play"), ("a1 a1",)),
    **dict.fromkeys(("key", "svg", "legal_actions", "legal_notations", "clone", "scores", "breakdown"), ()),
    "fill_actions": ([],),
}


@pytest.mark.skipif(INTERPRETED, reason="interpreted, a field that is missing raises an error")
@GAMES
def test_a_position_made_without_init_is_refused(name: str) -> None:
    state = ALL_GAMES[name].new()
    bare = type(state).__new__(type(state))

    def call_all(tell: Any) -> None:
        for method, arguments in BARE_CALLS.items():
            tell(method, "")
            attempt = hostile.Attempt(method, lambda m=method, a=arguments: getattr(bare, m)(*a), "__init__")  # type: ignore[misc]
            tell(method, attempt.outcome())

    assert dict(hostile.in_a_process(call_all)) == dict.fromkeys(BARE_CALLS, "TypeError")
    public = {name for name in dir(state) if not name.startswith("_") and callable(getattr(state, name))}
    assert public - {*BARE_CALLS} <= {"assign", "winners"}
    with pytest.raises(TypeError, match="__init__"):
        bare.assign(state)
    with pytest.raises(GameError, match="players"):
        state.assign(bare)


@pytest.mark.skipif(INTERPRETED, reason="interpreted, fields are ordinary attributes")
def test_a_subclass_in_python_cannot_write_fields_that_its_compiled_base_trusts() -> None:
    class Own(State):
        _assignable = frozenset()

    own = Own(2)
    own.remark = "its own field"
    for name in ("players", "player", "ply", "over"):
        with pytest.raises(AttributeError, match=f"{name} of a Own is read-only"):
            setattr(own, name, 50)


UNTRUSTING = {"as_integer", "as_rng", "check_type", "around", "across", "rewards", "icon_on", "piece_on"}
"""Compiled functions that check their arguments, or take any integers."""


def test_compiled_functions_that_trust_their_arguments_have_an_underscore() -> None:
    # view_of(None, 0), stack_view(state, 2047), is_tile_seen(garden, 10**8), worth(None, 0) ended the process.
    sources = Path(semiramis.__file__).parent
    trusting = [
        f"{path.relative_to(sources)}: {name}({arguments})"
        for path in sorted(sources.rglob("*.pxd"))
        for name, arguments in re.findall(r"^ *cpdef [^(]*?(\w+)\(([^)]*)\)", path.read_text(), re.MULTILINE)
        if not name.startswith("_") and arguments != "self" and name not in UNTRUSTING
    ]
    assert trusting == []


@pytest.mark.skipif(INTERPRETED, reason="interpreted, methods that are C's alone are seen, too")
def test_gardens_quarry_and_box_have_no_public_methods_that_change_them() -> None:
    state: Any = ALL_GAMES["babylon"].new()
    for thing in (state.gardens[0], state.quarry, state.box):
        methods = {name for name in dir(thing) if not name.startswith("_") and callable(getattr(thing, name))}
        assert methods <= {"clone", "icon_on", "piece_on"}


TABLES = [(game, players) for game in (Dip(), *ALL_GAMES.values()) for players in game.players]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES])
def test_every_public_method_raises_a_clear_error_and_changes_nothing(game: Game, players: int) -> None:
    assert [one for one in hostile.outcomes(game, players) if one[1].startswith("!")] == []


@pytest.mark.parametrize("members", UNSAFE)
def test_a_method_that_trusts_its_argument_is_found(members: Members) -> None:
    game = type("Broken", (Dip,), members)()
    with pytest.raises((Breach, AssertionError)):
        assert not any(outcome.startswith("!") for _, outcome in hostile.outcomes(game, 2))


@pytest.mark.skipif(INTERPRETED, reason="there is one speed only")
@GAMES
def test_both_speeds_raise_the_same_errors(name: str) -> None:
    command = [sys.executable, "-m", "tests.games.hostile", name]
    environment = os.environ | {speeds.VARIABLE: "1"}
    told = json.loads(subprocess.check_output(command, env=environment, cwd=Path(__file__).parents[2]))
    twin = [(call, outcome) for call, outcome in told]
    own = hostile.outcomes(ALL_GAMES[name], 2)
    # Only compiled games refuse that fields are written.
    assert [one for one in own if " = 50" not in one[0] and ": del " not in one[0]] == twin
    assert len(twin) > 1000


@pytest.mark.skipif(not hasattr(os, "fork"), reason="here a crash would end the tests")
def test_a_crash_is_reported_with_the_call_that_caused_it() -> None:
    def crash(tell: Any) -> None:
        tell("points(99)", "")
        os.kill(os.getpid(), signal.SIGKILL)

    with pytest.raises(Breach, match=r"points\(99\) ends the process: signal SIGKILL"):
        hostile.in_a_process(crash)


# Integers of numpy, and texts as paths.


@GAMES
def test_numpy_integers_are_accepted(name: str) -> None:
    game = ALL_GAMES[name]
    one, other = game.new(2, seed=7), game.new(numpy.int64(2), seed=numpy.uint64(7))  # type: ignore[arg-type]
    assert one.view(None) == other.view(None)
    for kind in (numpy.int8, numpy.int64, numpy.uint16):
        action = other.legal_actions()[0]
        other.apply(kind(action))  # type: ignore[arg-type]
        one.apply(action)
    assert other.view(numpy.int32(1)) == one.view(1)  # type: ignore[arg-type]
    assert type(other.view(numpy.int32(1))["seat"]) is int  # type: ignore[arg-type]
    assert other.points(numpy.int64(1)) == one.points(1)  # type: ignore[arg-type]
    assert Rng(numpy.uint64(3)).below(numpy.int16(9)) == Rng(3).below(9)  # type: ignore[arg-type]


def test_a_match_accepts_numpy_integers() -> None:
    match = Match.new(ALL_GAMES["amytis"], ["Ada", "Bob"], {"second_player_projects": numpy.int64(3)}, numpy.int64(4))  # type: ignore[arg-type]
    action = match.state.legal_actions()[0]
    assert match.play(numpy.int64(action), numpy.int8(match.state.player)) == action  # type: ignore[arg-type]
    assert match.at(numpy.int64(1)).ply == 1  # type: ignore[arg-type]
    assert Record.loads(match.record.dumps()) == match.record


def test_a_path_may_be_a_string(tmp_path: Path) -> None:
    record = Match.new(get_game("amytis", str(OWN_COMPONENTS)), ["Ada", "Bob"]).record
    record.write(str(tmp_path / "game.json"))
    assert Record.read(str(tmp_path / "game.json"), str(OWN_COMPONENTS)) == record


@pytest.mark.parametrize("wrong", [None, 5, b"", [], True])
def test_loading_a_record_from_anything_but_a_path_is_refused(wrong: Any) -> None:
    with pytest.raises(TypeError, match="path must be a path"):
        Record.read(wrong)
    with pytest.raises(TypeError, match="name must be a str"):
        get_game(wrong)


@pytest.mark.parametrize("wrong", [None, 1.9, [], True, b""])
def test_a_match_refuses_invalid_actions(wrong: Any) -> None:
    match = Match.new(ALL_GAMES["amytis"], ["Ada", "Bob"])
    with pytest.raises(TypeError, match="action must be an integer"):
        match.play(wrong)
    with pytest.raises(TypeError, match="ply must be an integer"):
        match.at(wrong)
    assert match.record.actions == []


def test_numpy_booleans_and_strings_are_accepted_as_options() -> None:
    game = ALL_GAMES["babylon"]
    given = {"limited_supply": numpy.bool_(False), "bridge_gap": numpy.str_("ground")}
    checked = game.check_options(given)
    assert checked == game.check_options({"limited_supply": False, "bridge_gap": "ground"})
    assert type(checked["limited_supply"]) is bool
    with pytest.raises(GameError, match="option limited_supply is one of true, false"):
        game.check_options({"limited_supply": numpy.int64(1)})
    with pytest.raises(GameError, match="option limited_supply is one of true, false"):
        game.check_options({"limited_supply": numpy.array([True, False])})


@pytest.mark.parametrize("wrong", [None, 0, -1, 1.9, "1", True])
def test_sequences_have_at_least_one_action(wrong: Any) -> None:
    with pytest.raises((TypeError, GameError), match="depth must be"):
        perft(ALL_GAMES["amytis"].new(), wrong)
