"""A second implementation of the observation of Amytis, slow and simple, from the view alone."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from semiramis.games.amytis.constants import (
    BUILDINGS,
    CELL_NAMES,
    COLORS,
    FAVOR_NAMES,
    PHASE_NAMES,
    PROJECTS,
    TILE_NAMES,
)

Numbers = NDArray[numpy.int64]


def expected(view: dict[str, Any], seat: int) -> dict[str, Any]:
    order = [seat, 1 - seat]
    seats = [view["seats"][s] for s in order]
    stacks = [view["stacks"][cell] for cell in CELL_NAMES]
    tops = [stack["top"] for stack in stacks]
    cities = [[(s["city"][cell] or [None])[-1] for cell in CELL_NAMES] for s in seats]
    turn = view["turn"] or {"stack": None, "cell": None}
    return {
        "stack_heights": grid([stack["height"] for stack in stacks]),
        "stack_buildings": buildings(tops),
        "stack_colors": colors(tops),
        "architects": [grid([stack["architect"] == s for stack in stacks]) for s in order],
        "turn_stack": grid([cell == turn["stack"] for cell in CELL_NAMES]),
        "turn_cell": grid([cell == turn["cell"] for cell in CELL_NAMES]),
        "city_heights": [grid([len(s["city"][cell]) for cell in CELL_NAMES]) for s in seats],
        "city_buildings": [buildings(city) for city in cities],
        "city_colors": [colors(city) for city in cities],
        "unseen_tiles": [view["unseen_tiles"].get(tile, 0) for tile in TILE_NAMES],
        "open_projects": [cards([card]) for card in view["projects"]["open"]],
        "unseen_projects": cards(view["projects"]["unseen"]),
        "hands": [cards(s["projects"]) for s in seats],
        "completed": [cards(s["completed"]) for s in seats],
        "favors": [[view["favors"][favor] == s for favor in FAVOR_NAMES[:-1]] for s in order],
        "row": [view["favors"]["row"][s] for s in order],
        "track": [s["breakdown"]["track"] for s in seats],
        "points": [sum(s["breakdown"].values()) for s in seats],
        "to_act": [view["player"] == s for s in order],
        "first_player": [view["first_player"] == s for s in order],
        "phase": [view["phase"] == phase for phase in PHASE_NAMES[:-1]],
        "sides": [view["options"]["sides"][building] == "B" for building in BUILDINGS],
        "third_project": view["options"]["second_player_projects"] == 3,
    }


def grid(values: list[Any]) -> Numbers:
    return numpy.array(values, int).reshape(3, 3)


def buildings(tiles: list[str | None]) -> list[Numbers]:
    return [grid([tile is not None and tile.split("-")[0] == building for tile in tiles]) for building in BUILDINGS]


def colors(tiles: list[str | None]) -> list[Numbers]:
    return [grid([tile is not None and tile.split("-")[1] == color for tile in tiles]) for color in COLORS]


def cards(numbers: list[int | None]) -> list[bool]:
    return [card in numbers for card in range(1, PROJECTS + 1)]
