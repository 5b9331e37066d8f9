"""Positions from views and from text: of whole games, and of mutated views and texts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import semiramis
from semiramis.games import get_game
from semiramis.games.babylon.components import OWN_COMPONENTS
from semiramis.games.game import BadPosition, GameError, nest
from semiramis.games.position_text import format_position, parse_position
from semiramis.games.record import BadRecord, Match
from semiramis.games.rng import Rng
from semiramis.speeds import VARIABLE
from tests.games.positions import ALL_GAMES, option_variants
from tests.games.test_conformance import games_of

INTERPRETED = bool(os.environ.get(VARIABLE))
EACH = 7 if INTERPRETED else 3
"""One of this number of positions of a game is tried."""


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        (name, players, nest(options))
        for name, game in ALL_GAMES.items()
        for players in game.players
        for options in option_variants(game)
    ],
)
def test_positions_of_random_games_are_built_from_view_and_text(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = ALL_GAMES[name]
    state, rng = game.new(players, options, players), Rng(players)
    while not state.over:
        for _ in range(EACH):
            if not state.over:
                state.advance(state.random_action(rng))
        expected = state.clone()
        expected.shuffle_hidden(Rng(state.ply))
        built = game.from_view(state.view(None), Rng(state.ply))
        assert built == expected
        text = format_position(game, state)
        assert parse_position(game, text, Rng(state.ply)) == expected
        assert format_position(game, built) == text
        assert built.legal_actions() == state.legal_actions()
        assert built.scores() == state.scores()


@pytest.mark.parametrize("name", sorted(ALL_GAMES))
def test_positions_of_the_conformance_games_are_built_from_their_views(name: str) -> None:
    for conformance in games_of(name):
        record = conformance["record"]
        state = get_game(name).start(len(record["players"]), record["options"], record["setup"])
        for action in record["actions"]:
            state.play(action)
            if state.ply % (3 * EACH) == 0 or state.over:
                assert get_game(name).from_view(state.view(None), Rng(1)).legal_actions() == state.legal_actions()


def test_a_mutated_view_or_text_is_refused_or_gives_a_playable_position() -> None:
    command = [sys.executable, "-m", "tests.games.mutated_views", "5", "150" if INTERPRETED else "600"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.splitlines()) == len(ALL_GAMES)
    assert " 0 changed" not in run.stdout


@pytest.mark.parametrize(
    ("name", "path", "value", "message"),
    [
        ("amytis", "stacks.a1.height", 6, "stacks.a1.height is a whole number from 0 to 5, not 6"),
        ("amytis", "projects.open", [1, 1, 2], "projects: a card is in two places"),
        ("amytis", "seats", [], "seats is a list of 2, not []"),
        ("amytis", "ply", 3, "ply is 0 in such a position, not 3"),
        ("amytis", "options.sides.wall", "C", "option sides.wall is one of A, B, not 'C'"),
        ("babylon", "quarry.a1.top", "S9", "quarry.a1.top is a tile, not 'S9'"),
        ("babylon", "phase", "dig", "phase is 'remove' in such a position, not 'dig'"),
        ("babylon", "seat", 2, "seat is a whole number from 0 to 1, not 2"),
        ("babylon", "game", "chess", "game is babylon, not 'chess'"),
    ],
)
def test_a_refusal_names_the_field(name: str, path: str, value: object, message: str) -> None:
    view = ALL_GAMES[name].new(2, seed=1).view(None)
    *folders, last = path.split(".")
    inner = view
    for folder in folders:
        inner = inner[folder]
    inner[last] = value
    with pytest.raises(BadPosition) as refused:
        ALL_GAMES[name].from_view(view, Rng(1))
    assert str(refused.value) == message


AMYTIS = semiramis.format_position(semiramis.new("amytis", seed=1))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no game ''"),
        ("chess e4", "there is no game 'chess'"),
        ("amytis", "the position has no phase"),
        (f"{AMYTIS} ?", "'?' is not a field; there are city, projects, completed, track"),
        (AMYTIS.replace(" first", " first=0 first"), "first is given twice"),
        (AMYTIS.replace("first=", "first=x"), "first: 'x1' is not a whole number"),
        (AMYTIS.replace("board=5:", "board=5:0:"), "board: '0' is not one of gb, gg,"),
        (AMYTIS.replace("|", "| |", 1), "the position has no city"),
        (AMYTIS.replace("|", "sides.wall=C |", 1), "sides.wall: 'C' is not one of A, B"),
        (f"{AMYTIS} |{AMYTIS.split('|')[1]}", "seats is a list of 2, not ["),
        (AMYTIS.replace("player=1", "player=0"), "player: the seats have built [0, 0] tiles, so it is not this turn"),
        ("amytis " + "x" * 100_000, "a position has at most 100000 characters, not 100007"),
    ],
)
def test_an_invalid_position_text_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(GameError) as refused:
        semiramis.parse_position(text)
    assert str(refused.value).startswith(message)
    assert len(str(refused.value)) < 200


def example(name: str) -> str:
    """The worked example of the page."""
    page = (Path(__file__).parents[2] / "docs" / "position.md").read_text(encoding="utf-8")
    examples: list[str] = re.findall(rf"^({name} .*)\n```", page, re.MULTILINE)
    return examples[-1]


@pytest.mark.parametrize(
    ("name", "changes", "message"),
    [
        (
            "babylon",
            {"dig player=0": "build player=1 placed=2", "singles=1": "singles=1 stored=C05", "C02,C05": "C02"},
            "turn.placed is at most 1 with the tiles at hand and in the garden",
        ),
        (
            "babylon",
            {"C02,C05,": "", "tiles=C10": "stored=C02 tiles=C05:f1:r0:L1:1111,C10"},
            "seats[0]: it has 3 tiles of the quarry, but dug 2",
        ),
        ("babylon", {"token=extra_double": "token=blank"}, "token is a token that was turned up, not 'blank'"),
        (
            "amytis",
            {"4:rg": "4:rg:1", "4:pp": "4:pp:1", "4:pg": "4:pg:1", "4:tp": "4:tp:1"},
            "stacks: seat 1 has more than 4 architects",
        ),
    ],
)
def test_a_text_with_more_pieces_than_the_rules_allow_is_refused(
    name: str, changes: dict[str, str], message: str
) -> None:
    text = example(name)
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(BadPosition) as refused:
        semiramis.parse_position(text)
    assert str(refused.value) == message


def test_more_pieces_than_the_box_has_are_refused(tmp_path: Path) -> None:
    box = tmp_path / "components.toml"
    box.write_text(re.sub(r"double_pillar = \d+", "double_pillar = 3", OWN_COMPONENTS.read_text(encoding="utf-8")))
    with pytest.raises(BadPosition, match=r"^supply: the box has too few pieces double_pillar$"):
        semiramis.parse_position(example("babylon"), components=box)


def test_hidden_components_of_a_position_text_are_drawn_with_a_seed() -> None:
    assert semiramis.parse_position(AMYTIS, seed=1) == semiramis.parse_position(AMYTIS, seed=1)
    assert semiramis.parse_position(AMYTIS, seed=1) != semiramis.parse_position(AMYTIS, seed=2)
    assert semiramis.parse_position(AMYTIS) != semiramis.parse_position(AMYTIS)
    for wrong in (None, 7, semiramis):
        with pytest.raises(TypeError, match="must be a"):
            semiramis.parse_position(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="must be a"):
            semiramis.format_position(wrong)  # type: ignore[arg-type]


def test_tiles_of_another_box_may_have_any_ids(tmp_path: Path) -> None:
    box = tmp_path / "components.toml"
    own = OWN_COMPONENTS.read_text(encoding="utf-8")
    box.write_text(own.replace('"C01"', '"-"').replace('"C02"', '"é | 1:,/=%"'), encoding="utf-8")
    state = semiramis.new("babylon", components=box, seed=1)
    text = semiramis.format_position(state)
    assert text.isprintable()
    assert ":%2D," in text
    assert semiramis.parse_position(text, components=box).view(None) == state.view(None)


def test_a_game_from_a_position_cannot_be_saved_as_a_record(tmp_path: Path) -> None:
    state = semiramis.new("amytis", seed=1)
    match = Match.from_position(get_game("amytis"), ["Ana", "Ben"], state)
    with pytest.raises(BadRecord, match="starts from a position"):
        match.record.write(tmp_path / "game.json")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_game_from_a_text_is_the_same_with_the_same_seed_and_starts_again(name: str) -> None:
    state, rng = semiramis.new(name, seed=1), Rng(1)
    for _ in range(15):
        state.apply(state.random_action(rng))
    text = semiramis.format_position(state)
    match, twin = (Match.from_text(get_game(name), ["Ana", "Ben"], text, 7) for _ in range(2))
    assert match.state == twin.state == semiramis.parse_position(text, seed=7)
    for _ in range(5):
        match.play(match.state.random_action(rng))
    again = match.restart()
    assert again.state == twin.state
    assert again.record.actions == []
    assert match.at(match.first_ply + 5) == match.state
    assert len(match.record.actions) == 5
