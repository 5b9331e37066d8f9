"""Positions as images: what is looked at is judged by eye; that it shows the position is tested here."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from semiramis.ai.levels import get_level
from semiramis.games import get_game
from semiramis.games.game import State
from semiramis.games.record import Match
from semiramis.games.rng import Rng
from semiramis.pictures import image
from semiramis.pictures.image import amytis, babylon, babylon_signs
from semiramis.pictures.image.amytis import COLUMNS, PANEL
from semiramis.pictures.image.outline import lines
from semiramis.pictures.image.pixels import PixelCanvas

TABLES = [("amytis", 2), ("babylon", 2), ("babylon", 3), ("babylon", 4)]


@cache
def game_of(name: str, players: int) -> list[State]:
    """The positions of a whole game, of opponents who build a lot."""
    game = get_game(name)
    state, rng = game.new(players, None, 7), Rng(7)
    bot = get_level("apprentice").bot(game)
    states = [state.clone()]
    while not state.over:
        for action in bot.play(state, rng):
            state.apply(action)
            states.append(state.clone())
    return states


def drawn(name: str, state: State) -> Image.Image:
    return image.picture(get_game(name), state, [f"player_{seat}" for seat in range(state.players)])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_position_of_a_table_has_an_image_of_the_same_size(name: str, players: int) -> None:
    states = game_of(name, players)
    images = [drawn(name, state) for state in (states[0], states[len(states) // 2], states[-1])]
    assert {(picture.mode, picture.size) for picture in images} == {("RGB", images[0].size)}
    assert len({picture.tobytes() for picture in images}) == 3


def pixels(picture: Image.Image) -> NDArray[np.int64]:
    return np.asarray(picture).astype(np.int64)


def test_a_building_is_seen_in_the_city_of_who_built_it_and_not_in_the_other() -> None:
    state = get_game("amytis").new(2, None, 1)
    before = pixels(drawn("amytis", state))
    builder = state.player
    state.play("a1 b2")
    changed = np.any(pixels(drawn("amytis", state)) != before, axis=2)
    cells = slice(amytis.TOP + 60, amytis.TOP + amytis.BOARDS - 10)
    for seat in range(2):
        city = slice(COLUMNS[seat + 1] + 10, COLUMNS[seat + 1] + PANEL - 10)
        assert changed[cells, city].any() == (seat == builder)


def test_a_hand_of_all_the_projects_that_one_can_have_stays_on_its_sheet() -> None:
    state = get_game("amytis").new(2, None, 1)
    view, components = state.view(None), get_game("amytis").components
    view["seats"][0]["projects"] = []
    empty = pixels(amytis.draw(PixelCanvas, view, components, ["a", "b"]).shown())
    view["seats"][0]["projects"] = list(range(1, 12))
    changed = np.any(pixels(amytis.draw(PixelCanvas, view, components, ["a", "b"]).shown()) != empty, axis=2)
    columns = np.flatnonzero(changed.any(axis=0))
    assert COLUMNS[1] < columns.min() < columns.max() < COLUMNS[1] + PANEL


def test_what_lies_under_a_tile_is_not_seen() -> None:
    # A fountain of which one end was built over was drawn across the tile.
    def garden(covered: bool) -> NDArray[np.int64]:
        facts = {"cells": {"a1": {"level": 2 if covered else 1}, "b1": {"level": 1}}}
        fountain = {"kind": "fountain", "cells": ["a1", "b1"], "levels": [1, 1]}
        canvas = PixelCanvas(2 * babylon.CELL, babylon.CELL)
        babylon._decoration(canvas, facts, fountain, (0, 0))
        return pixels(canvas.shown())

    empty = pixels(PixelCanvas(2 * babylon.CELL, babylon.CELL).shown())
    half = babylon.CELL
    assert (garden(covered=True)[:, :half] == empty[:, :half]).all()
    assert (garden(covered=True)[:, half:] == garden(covered=False)[:, half:]).all()
    assert (garden(covered=False)[:, :half] != empty[:, :half]).any()


@pytest.mark.parametrize("kind", ["stairs", "fountain", "bridge"])
def test_a_piece_lies_the_same_southwards_as_eastwards(kind: str) -> None:
    length = {"stairs": 1, "fountain": 1, "bridge": 2}[kind]

    def lying(south: bool) -> NDArray[np.int64]:
        side = 40 * (length + 1)
        canvas = PixelCanvas(side, side)
        second = (20.0, 20.0 + 40 * length) if south else (20.0 + 40 * length, 20.0)
        babylon_signs.lying(canvas, kind, (20, 20), second, 40, down=False)
        return pixels(canvas.shown())

    difference = np.abs(lying(south=True).transpose(1, 0, 2) - lying(south=False))
    assert np.mean(difference) < 1  # lines are rounded differently along and across


def test_an_outline_is_read_as_svg_reads_it() -> None:
    assert lines("M1 2 3 4H6V.5ZM-7 8L9-1") == (
        ((1, 2), (3, 4), (6, 4), (6, 0.5), (1, 2)),
        ((-7, 8), (9, -1)),
    )
    (arch,) = lines("M0 0C0 4 8 4 8 0")
    assert (arch[0], arch[len(arch) // 2], arch[-1]) == ((0, 0), (4, 3), (8, 0))
    # The control point of S mirrors the one before.
    assert lines("M0 0C0 4 8 4 8 0S16-4 16 0") == lines("M0 0C0 4 8 4 8 0C8-4 16-4 16 0")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_notebook_shows_the_same_drawing_as_svg(name: str, players: int) -> None:
    states = game_of(name, players)
    names = ["<b>&", *[f"player_{seat}" for seat in range(1, players)]]
    texts = [state.svg(names) for state in (states[0], states[len(states) // 2], states[-1])]
    assert len(set(texts)) == 3
    for text, state in zip(texts, (states[0], states[len(states) // 2], states[-1]), strict=True):
        root = ElementTree.fromstring(text)
        assert (int(root.get("width", 0)), int(root.get("height", 0))) == drawn(name, state).size
        written = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
        assert {*names, *map(str, (facts["score"] for facts in state.view(None)["seats"]))} <= {*written}
        known = {node.get("id") for node in root.iter()}
        assert {(node.get("href") or "#")[1:] for node in root.iter("{http://www.w3.org/2000/svg}use")} <= known
    match = Match.from_position(get_game(name), names, states[-1])
    assert match._repr_svg_() == texts[-1]
    assert states[-1]._repr_svg_() == states[-1].svg() != texts[-1]
