"""The numbers of tiles, pillars and pieces are those of the box at every step."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from semiramis.games.babylon import BabylonState
from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly
from tests.games.babylon.plot import BABYLON

TILES = sorted([*BABYLON.components["tile"], *BABYLON.components["starting_tile"]], key=lambda tile: str(tile["id"]))


@st.composite
def games(draw: st.DrawFn) -> tuple[int, dict[str, Any], int]:
    options = {option.name: draw(st.sampled_from(option.values)) for option in BABYLON.options}
    return draw(st.integers(2, 4)), options, draw(st.integers(0, 2**32))


def whereabouts(state: BabylonState, view: dict[str, Any]) -> Counter[str]:
    """Every tile, wherever it lies."""
    tiles = Counter([*view["discarded"], *view["unseen_tiles"]])
    tiles.update(stack["top"] for stack in view["quarry"].values() if stack["top"])
    tiles.update(tile["tile"] for seat in view["seats"] for tile in seat["tiles"])
    tiles.update(seat["stored"] for seat in view["seats"] if seat["stored"])
    tiles.update([view["turn"]["dug"]] if view["turn"]["dug"] else [])
    return tiles


def in_play(view: dict[str, Any]) -> Counter[str]:
    """The pieces that are not in the supply."""
    pieces: Counter[str] = Counter()
    for seat in view["seats"]:
        pieces["single_pillar"] += seat["singles"]
        pieces["double_pillar"] += seat["doubles"]
        for tile in seat["tiles"]:
            pieces["belvedere"] += tile["open"] is not None
            for support in tile["supports"]:
                pieces["statue" if support == "statue" else f"{support}_pillar"] += support is not None
        for decoration in seat["decorations"]:
            pieces[decoration["kind"]] += 1
    return +pieces


@given(games())
def test_tiles_pillars_and_pieces_are_conserved(game: tuple[int, dict[str, Any], int]) -> None:
    players, options, seed = game
    state = BABYLON.new(players, options, seed)
    assert isinstance(state, BabylonState)
    used = {seat["flower"] for seat in state.view(None)["seats"]}
    tiles = {tile["id"]: 1 for tile in TILES if not tile["id"].startswith("S-") or tile["flower"] in used}
    box = (
        BABYLON.components["pieces"]
        if options["limited_supply"]
        else dict.fromkeys(BABYLON.components["pieces"], 10**6)
    )
    rng = Rng(seed)
    heights = [[0] * 64] * players
    while not state.over:
        state.apply(choose_randomly(state, rng))
        view = state.view(None)
        assert whereabouts(state, view) == tiles
        pieces = in_play(view)
        supply = dict(zip(("belvedere", "stairs", "fountain", "bridge", "statue"), state.supply, strict=False))
        supply |= {"single_pillar": state.supply[5], "double_pillar": state.supply[6]}
        assert {piece: supply[piece] + pieces[piece] for piece in box} == box
        assert min(state.supply) >= 0
        assert min(state.singles) >= 0
        assert min(state.doubles) >= 0
        # Heights never fall.
        tops = [list(garden.top) for garden in state.gardens]
        assert all(now >= before for a, b in zip(tops, heights, strict=True) for now, before in zip(a, b, strict=True))
        heights = tops


@given(games())
def test_boards_agree_with_the_list_of_tiles_and_decorations(game: tuple[int, dict[str, Any], int]) -> None:
    players, options, seed = game
    state = BABYLON.new(players, options, seed)
    assert isinstance(state, BabylonState)
    rng = Rng(seed)
    while not state.over:
        state.apply(choose_randomly(state, rng))
    for garden in state.gardens:
        for cell in range(64):
            covering = [
                n for n in range(garden.tiles) if cell - garden.tile_cell[n] in (0, 1, 8, 9)
            ]  # north-west cells are never in the last column, so no tile wraps around
            top = max((garden.tile_level[n] for n in covering), default=0)
            assert garden.top[cell] == top
            assert [bool(board >> cell & 1) for board in garden.at_level] == [level == top for level in range(18)]
            assert sum(board >> cell & 1 for board in garden.icons) == bool(top)
            assert sum(board >> cell & 1 for board in garden.corners) == bool(top)
            taken = garden.piece_on(cell) is not None or garden.span[cell] > 0
            assert bool(garden.free >> cell & 1) != taken
            assert bool(garden.spanned >> cell & 1) == (garden.span[cell] > 0)
