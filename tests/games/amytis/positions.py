"""Positions for tests of single rules: a game with a known set-up, which a test changes.

Compiled arrays read as copies, so whole lists are assigned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from semiramis.games.amytis import Amytis
from semiramis.games.amytis.constants import BUILDINGS, CELL_NAMES, COLORS, TILE_NAMES
from semiramis.games.amytis.state import AmytisState
from semiramis.games.fields import write_fields

AMYTIS = Amytis()
City = Mapping[str, Sequence[str]]
"""The tiles of some cells, from the bottom up."""


def bits(names: Sequence[str]) -> int:
    return sum(1 << CELL_NAMES.index(name) for name in names)


def setup(tops: Mapping[str, str] | None = None, first_player: int = 0) -> dict[str, Any]:
    """A set-up with these tiles on top of their stacks, and no palace on top of the others."""
    left: list[str] = sorted([*TILE_NAMES, *TILE_NAMES], key=lambda tile: "palace" in tile)
    tops = dict(tops or {})
    for tile in tops.values():
        left.remove(tile)
    for name in CELL_NAMES:
        tops[name] = tops.get(name) or left.pop(0)
    return {
        "first_player": first_player,
        "hands": [[1, 2], [3, 4]],
        "open": [5, 6, 7],
        "deck": list(range(8, 21)),
        "stacks": {name: [*(left.pop() for _ in range(4)), tops[name]] for name in CELL_NAMES},
    }


def new(options: Mapping[str, Any] | None = None, seed: int = 0) -> AmytisState:
    """Return a randomly dealt game."""
    state = AMYTIS.new(options=options, seed=seed)
    assert isinstance(state, AmytisState)
    return state


def game(
    tops: Mapping[str, str] | None = None,
    sides: Mapping[str, str] | None = None,
    first_player: int = 0,
    hands: list[list[int]] | None = None,
) -> AmytisState:
    """Return a game at its start. With other hands a card may be in two places: only for rules that allow it."""
    state = AMYTIS.start(2, {"sides": sides or {}}, setup(tops, first_player))
    if hands:
        write_fields(state, hand=[hand + [0] * (11 - len(hand)) for hand in hands])
        write_fields(state, hand_size=[len(hand) for hand in hands])
    return state


def put_city(state: AmytisState, seat: int, city: City) -> None:
    built = [TILE_NAMES.index(tile) * 9 + CELL_NAMES.index(cell) for cell, tiles in city.items() for tile in tiles]
    colors = kinds = 0
    heights = [0] * 9
    for name, tiles in city.items():
        cell = CELL_NAMES.index(name)
        heights[cell] = len(tiles)
        if tiles:
            building, color = tiles[-1].split("-")
            colors |= 1 << (9 * COLORS.index(color) + cell)
            kinds |= 1 << (9 * BUILDINGS.index(building) + cell)
    for field, value in (("heights", heights), ("colors", colors), ("kinds", kinds), ("built_size", len(built))):
        both = list(getattr(state, field))
        both[seat] = value
        write_fields(state, **{field: both})
    both = list(state.built)
    both[seat] = built + [0] * (20 - len(built))
    write_fields(state, built=both)


def put_architects(state: AmytisState, first: Sequence[str] = (), second: Sequence[str] = ()) -> None:
    """The architects of seat 0 and of seat 1."""
    write_fields(state, architects=[bits(first), bits(second)])


def put_heights(state: AmytisState, heights: Mapping[str, int]) -> None:
    """Leave this number of tiles, the lowest ones, on these stacks."""
    write_fields(
        state, stack_size=[heights.get(name, size) for name, size in zip(CELL_NAMES, state.stack_size, strict=True)]
    )
    write_fields(state, empty=bits([name for name, size in zip(CELL_NAMES, state.stack_size, strict=True) if not size]))


def put_projects(state: AmytisState, face_up: list[int], deck: list[int]) -> None:
    """Other open cards (0 for none), and another deck in drawing order."""
    write_fields(state, open=face_up)
    write_fields(state, deck=deck[::-1] + [0] * (20 - len(deck)))
    write_fields(state, deck_size=len(deck))


def put_favors(
    state: AmytisState, first: Sequence[str] = (), second: Sequence[str] = (), row: tuple[int, int] = (0, 0)
) -> None:
    places = ("I", "II", "III", "IV", "stairs", "corners", "projects")
    write_fields(state, favors=[sum(1 << places.index(favor) for favor in favors) for favors in (first, second)])
    write_fields(state, row=list(row))


def build(tile: str, cell: str, city: City | None = None, side: str = "A") -> AmytisState:
    """Let seat 0 build a tile in a city, with all other sides A; return the points on the track."""
    state = game({"a1": tile}, {tile.split("-")[0]: side})
    put_city(state, 0, city or {})
    state.play(f"a1 {cell}")
    return state


def played(state: AmytisState, *actions: str) -> AmytisState:
    for action in actions:
        state.play(action)
    return state
