from __future__ import annotations

import io
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from semiramis.games import get_game
from semiramis.games.babylon import BabylonState
from semiramis.games.fields import write_fields
from semiramis.games.game import State
from semiramis.games.record import Match, Record
from semiramis.pictures.text import babylon, picture
from semiramis.pictures.text.grid import Cell, draw
from semiramis.pictures.text.shelf import Shelf
from tests.cli.conftest import Run


def drawn(match: Match, state: State, width: int = 120) -> str:
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(picture(match.game, state, match.record.players))
    return console.export_text()


def test_lines_separate_cells_of_different_groups() -> None:
    cells = [[Cell(["A"], part_of=1), Cell(["B"], part_of=1)], [Cell(["C"], part_of=2), Cell(["D"], part_of=3)]]
    assert draw(cells, 1).plain.splitlines() == [
        "   a b",
        "  ┌───┐",
        "1 │A B│",
        "  ├─┬─┤",
        "2 │C│D│",
        "  └─┴─┘",
    ]


@pytest.mark.parametrize(("width", "rows"), [(11, ["one  two"]), (7, ["one", "", "two"])])
def test_pictures_are_stacked_if_the_terminal_is_too_narrow(width: int, rows: list[str]) -> None:
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(Shelf([Text("one"), Text("two")]))
    assert [line.rstrip() for line in console.export_text().splitlines()] == rows


@pytest.mark.parametrize(("game", "players"), [("amytis", 2), ("babylon", 2), ("babylon", 3), ("babylon", 4)])
@pytest.mark.parametrize("width", [100, 120])
def test_positions_of_a_whole_game_fit_the_terminal_width(
    game: str, players: int, width: int, played: Callable[..., Path]
) -> None:
    match = Match.of(Record.read(played(game, "--players", players)))
    for state in islice(match, 0, None, 7):
        lines = drawn(match, state, width).splitlines()
        assert max(map(len, lines)) <= width
        assert not any("…" in line for line in lines)
        titles = [f"seat {seat}: " for seat in range(players)]
        assert all(any(title in line for line in lines) for title in titles)


def test_amytis_shows_tiles_heights_architects_projects_and_favours(played: Callable[..., Path]) -> None:
    match = Match.of(Record.read(played("amytis")))
    state = match.at(25)
    view, text = state.view(None), drawn(match, state)
    stacks = view["stacks"].values()
    board = text[text.index("building board") : text.index("open projects")]
    tops = [stack["top"] for stack in stacks] + [
        tiles[-1] for seat in view["seats"] for tiles in seat["city"].values() if tiles
    ]
    for building in ("garden", "market", "wall", "palace", "residence", "theater"):
        assert board.count(building) == sum(top is not None and top.startswith(building) for top in tops)
    for sign, color in zip("★■▲●", ("blue", "green", "orange", "pink"), strict=True):
        assert board.count(f"{sign} {color}") == sum(top is not None and top.endswith(color) for top in tops)
    for seat in range(2):
        assert board.count(f"♜{seat}") == sum(stack["architect"] == seat for stack in stacks)
    heights = [stack["height"] for stack in stacks]
    heights += [len(tiles) for seat in view["seats"] for tiles in seat["city"].values()]
    assert board.count("▮") == sum(heights)
    cards = [*view["projects"]["open"], *(card for seat in view["seats"] for card in seat["projects"])]
    assert all(f"#{card} " in text for card in cards)


def test_babylon_shows_the_quarry_and_what_digging_gives(played: Callable[..., Path]) -> None:
    match = Match.of(Record.read(played("babylon")))
    state = next(state for state in match if state.view(None)["phase"] == "dig" and state.ply > 50)
    view, text = state.view(None), drawn(match, state)
    tiles = {tile["id"]: tile for tile in match.game.components["tile"]}
    letters = {"white": "W", "pink": "P", "blue": "B", "yellow": "Y"}
    for stack in view["quarry"].values():
        if stack["top"]:
            assert f"{stack['top']}   {letters[tiles[stack['top']]['flower']]} +{stack['pillars']}" in text
    assert text.count("empty") == sum(stack["top"] is None for stack in view["quarry"].values())
    assert f"{view['round']} of {view['rounds']}" in text
    assert f"{view['supply']['statue']:>3} statue" in text


def test_babylon_shows_what_is_left_in_the_supply_and_marks_what_has_run_out() -> None:
    match = Match.new(get_game("babylon"), ["Ada", "Bo"], None, 1)
    assert isinstance(match.state, BabylonState)
    supply = [0, 15, 14, 13, 38, 148, 60]  # belvederes first, pillars last, as the engine counts them
    write_fields(match.state, supply=supply)
    text = drawn(match, match.state)
    pieces = ["single pillar", "double pillar", "belvedere: none left", "stairs", "fountain", "bridge", "statue"]
    for piece, count in zip(pieces, [148, 60, 0, 15, 14, 13, 38], strict=True):
        assert f"{count:>3} {piece}" in text
    assert text.count("none left") == 1


def test_babylon_shows_that_the_supply_is_unlimited() -> None:
    match = Match.new(get_game("babylon"), ["Ada", "Bo"], {"limited_supply": False}, 1)
    assert "unlimited" in drawn(match, match.state)


def test_babylon_shows_the_level_icon_piece_and_flower_of_every_space(played: Callable[..., Path]) -> None:
    match = Match.of(Record.read(played("babylon")))
    view, text = match.state.view(None), drawn(match, match.state)
    lines = text.splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("1 │"))
    tiles = {tile["id"]: tile for kind in ("tile", "starting_tile") for tile in match.game.components[kind]}
    signs = {"stairs": "≡", "fountain": "≈", "bridge": "∩", "statue": "♙", "belvedere": "⌂", "": "·"}
    letters = {"white": "W", "pink": "P", "blue": "B", "yellow": "Y"}
    for seat, garden in enumerate(view["seats"]):
        left = lines[top].index("1 │", seat) if seat == 0 else lines[top].index("1 │", 10)
        for row in range(8):
            for column in range(8):
                start = left + 3 + 5 * column
                shown = lines[top + 2 * row][start : start + 4]
                space = garden["cells"].get(f"{'abcdefgh'[column]}{row + 1}")
                if space is None:
                    expected = " ·  "
                elif space["bridge"]:
                    expected = f"{space['level']}══{space['bridge']}"
                else:
                    sign = signs[space["piece"]] * 2 if space["piece"] else f" {signs[space['icon']]}"
                    flower = tiles[garden["tiles"][space["tile"]]["tile"]]["flower"]
                    expected = f"{space['level']}{sign}{letters[flower]}"
                assert shown == expected


def test_babylon_shows_a_bridge_with_its_level_over_what_it_spans() -> None:
    bridged = {"cells": {"c4": {"level": 0, "tile": None, "icon": "", "piece": None, "bridge": 2}}, "tiles": []}
    garden = draw(babylon.garden(bridged, {}), babylon.SPACE).plain.splitlines()
    assert garden[8] == "4 │ ·    ·   0══2  ·    ·    ·    ·    ·  │"


def test_show_draws_the_position_after_so_many_actions(run: Run, played: Callable[..., Path]) -> None:
    path = played("babylon")
    assert "ply 0, " in run("show", path, "--ply", 0).lines[0]
    last = run("show", path)
    assert ", over" in last.lines[0]
    assert "★ wins" in last.out
    assert "\x1b" not in last.out


def test_a_name_is_printed_without_interpreting_markup(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("new", "amytis", "--player", "[bold]Zoë", "--player", ":smile:", "--output", path)
    text = run("show", path).out
    assert "seat 0: [bold]Zoë" in text
    assert "seat 1: :smile:" in text


@pytest.mark.parametrize("game", ["amytis", "babylon"])
def test_watch_prints_only_the_final_position_without_a_terminal(game: str, run: Run) -> None:
    outcome = run("watch", game, "--seed", 3, "--delay", 60)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("building board" if game == "amytis" else "quarry") == 1
    assert "★" in outcome.out
    assert "\x1b" not in outcome.out
    assert run("watch", game, "--seed", 3).out == outcome.out


def test_watch_plays_babylon_for_two_by_default(run: Run) -> None:
    text = run("watch").out
    assert text.startswith("Babylon")
    assert "seat 1: " in text
    assert "seat 2: " not in text
