"""A second implementation of the observation of Babylon, slow and simple, from the view and the box alone."""

from __future__ import annotations

from typing import Any

from semiramis.games import get_game
from semiramis.games.babylon.constants import (
    CELL_NAMES,
    CORNER_NAMES,
    FLOWERS,
    ICON_NAMES,
    PHASE_NAMES,
    PIECE_NAMES,
    STACK_NAMES,
    TOKEN_NAMES,
)

BOX = get_game("babylon").components
TILES = {tile["id"]: tile for tile in [*BOX["tile"], *BOX["starting_tile"]]}
QUARRY_TILES = [
    tile["id"] for material in ("basalt", "granite", "clay") for tile in BOX["tile"] if tile["material"] == material
]
ICONS = ICON_NAMES[1:]
STEPS = {"nw": (0, 0), "ne": (1, 0), "se": (1, 1), "sw": (0, 1)}


def expected(view: dict[str, Any], seat: int) -> dict[str, Any]:
    players = view["players"]
    order = [(seat + i) % players for i in range(players)]
    seats = [view["seats"][s] for s in order]
    tops = [view["quarry"][name]["top"] for name in STACK_NAMES]
    heights = [view["quarry"][name]["height"] for name in STACK_NAMES]
    supply = view["supply"]
    return {
        "quarry_heights": rows(heights, 4),
        "quarry_icons": [
            [rows([icon_of(t, corner) == icon for t in tops], 4) for icon in ICONS] for corner in range(4)
        ],
        "quarry_flowers": [rows([flower_of(t) == flower for t in tops], 4) for flower in FLOWERS],
        "quarry_edges": rows([edges(heights, n) for n in range(16)], 4),
        "unseen_tiles": [tile in view["unseen_tiles"] for tile in QUARRY_TILES],
        "phase": [view["phase"] == phase for phase in PHASE_NAMES[:-1]],
        "removals_left": view["removals_left"],
        "dug_icons": icons_of(view["turn"]["dug"]),
        "dug_flower": [flower_of(view["turn"]["dug"]) == flower for flower in FLOWERS],
        "placed": view["turn"]["placed"],
        "wild_used": view["token"] in ("change_icon", "fill_blank") and view["turn"]["wild"] is None,
        "token": [view["token"] == token for token in TOKEN_NAMES],
        "unseen_tokens": [view["unseen_tokens"].get(token, 0) for token in TOKEN_NAMES],
        "round": view["round"],
        "rounds_left": view["rounds"] - view["round"],
        "supply": [-1 if supply is None else supply[piece] for piece in PIECE_NAMES],
        "directly_below": view["options"]["same_footprint"] == "directly_below",
        "gap_to_ground": view["options"]["bridge_gap"] == "ground",
        "covered_belvederes": view["options"]["covered_belvederes"] == "score",
        "to_act": [view["player"] == s for s in order],
        "first_player": [view["first_player"] == s for s in order],
        "flower": [[s["flower"] == flower for flower in FLOWERS] for s in seats],
        "singles": [s["singles"] for s in seats],
        "doubles": [s["doubles"] for s in seats],
        "stored_icons": [icons_of(s["stored"]) for s in seats],
        "stored_flower": [[flower_of(s["stored"]) == flower for flower in FLOWERS] for s in seats],
        "points": [s["score"] for s in seats],
        "levels": [plane(s, lambda s, cell: cell["level"]) for s in seats],
        "icons": [[plane(s, lambda s, cell, icon=icon: cell["icon"] == icon) for icon in ICONS] for s in seats],
        "corners": [[plane(s, lambda s, cell, c=c: corner_of(s, cell) == c) for c in CORNER_NAMES] for s in seats],
        "flowers": [[plane(s, lambda s, cell, f=f: flower_at(s, cell) == f) for f in FLOWERS] for s in seats],
        "pieces": [[plane(s, lambda s, cell, p=p: cell["piece"] == p) for p in PIECE_NAMES[:5]] for s in seats],
        "bridges": [plane(s, lambda s, cell: cell["bridge"]) for s in seats],
        "fresh": [
            plane(s, lambda s, cell: cell["tile"] is not None and s["tiles"][cell["tile"]]["new"]) for s in seats
        ],
        "footprints": [rows([any(t["cell"] == n for t in s["tiles"]) for n in CELL_NAMES], 8) for s in seats],
        "hidden_statues": [rows([is_hidden_statue(s, n) for n in CELL_NAMES], 8) for s in seats],
    }


def rows(values: list[Any], width: int) -> list[list[int]]:
    return [[int(value) for value in values[n : n + width]] for n in range(0, len(values), width)]


def icon_of(tile: str | None, corner: int) -> str | None:
    return None if tile is None else TILES[tile]["icons"][corner]


def icons_of(tile: str | None) -> list[list[bool]]:
    return [[icon_of(tile, corner) == icon for icon in ICONS] for corner in range(4)]


def flower_of(tile: str | None) -> str | None:
    return None if tile is None else TILES[tile]["flower"]


def edges(heights: list[int], n: int) -> int:
    """The edges of a visible tile that give a pillar."""
    if not heights[n]:
        return 0
    x, y = n % 4, n // 4
    around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    return sum(not (0 <= a < 4 and 0 <= b < 4) or heights[4 * b + a] <= heights[n] for a, b in around)


def plane(seat: dict[str, Any], number: Any) -> list[list[int]]:
    empty = {"level": 0, "tile": None, "icon": None, "piece": None, "bridge": 0}
    return rows([number(seat, {**seat["cells"].get(name, empty), "name": name}) for name in CELL_NAMES], 8)


def corner_of(seat: dict[str, Any], cell: dict[str, Any]) -> str | None:
    """Which corner of its tile a cell shows."""
    if cell["tile"] is None:
        return None
    tile = CELL_NAMES.index(seat["tiles"][cell["tile"]]["cell"])
    here = CELL_NAMES.index(cell["name"])
    return next(c for c, (x, y) in STEPS.items() if tile + x + 8 * y == here)


def flower_at(seat: dict[str, Any], cell: dict[str, Any]) -> str | None:
    return None if cell["tile"] is None else flower_of(seat["tiles"][cell["tile"]]["tile"])


def is_hidden_statue(seat: dict[str, Any], name: str) -> bool:
    """Return whether a statue is covered and carries no tile: it is still a decoration then."""
    level = seat["cells"].get(name, {"level": 0})["level"]
    return any(
        decoration["kind"] == "statue" and decoration["cells"] == [name] and decoration["levels"][0] < level
        for decoration in seat["decorations"]
    )
