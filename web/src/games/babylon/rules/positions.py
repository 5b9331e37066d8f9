"""The positions of the pictures in the rules. `web/src/games/positions.py` writes them to the file beside this one."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from semiramis.games import get_game
from semiramis.games.game import State
from semiramis.games.record import Match, Record

Picture = tuple[State, dict[str, str], dict[str, Any]]
"""A position, the actions that are refused in it with their reasons, and what else the picture shows."""

STACKS = [f"{column}{row}" for row in "1234" for column in "abcd"]


@dataclass
class Scene:
    """The way to a position of Babylon, played by seat 0, who has the white flower and begins.

    Seat 1 digs in column d, which nobody else needs, and builds nothing.
    """

    tiles: dict[str, str]
    """The tile that lies on top of its layer in a stack."""
    turns: list[str]
    """What seat 0 does, turn by turn, separated by commas. The last turn need not end."""
    refused: dict[str, str] = field(default_factory=dict)
    """Actions that are impossible in the position, and why."""


# Clay never has a higher neighbour: a clay tile gives four pillars, a white one five. The starting tile has its statue
# nw, fountain ne, stairs se and bridge sw.
SCENES = {
    "place": Scene({"a1": "C01"}, ["dig a1, place stored c4 r0 L1"]),
    "open-corner": Scene({"a1": "C01"}, ["dig a1, place stored c4 r0 L1 open se"]),
    "levels": Scene(
        {"a1": "C01", "b1": "C05", "c1": "C13"},
        [
            "dig a1, place stored c4 r0 L1, finish dug",
            "dig b1, finish stored",
            "dig c1, place stored d3 r0 L2",
        ],
    ),
    "same-cells": Scene(
        {"a1": "C01", "b1": "C05"},
        ["dig a1, place stored c4 r0 L1, finish dug", "dig b1"],
        {"place dug c4 r0 L2": "same_cells_as_another_tile"},
    ),
    "shifted": Scene(
        {"a1": "C01", "b1": "C05"},
        ["dig a1, place stored c4 r0 L1, finish dug", "dig b1, place dug d4 r0 L2 open ne"],
    ),
    "statue-stands": Scene(
        {"a1": "C01", "b1": "C05"},
        ["dig a1, place stored c4 r0 L1, statue c4, finish none", "dig b1"],
        {"place dug b4 r0 L2 open ne": "open_corner_over_a_statue_that_carries_it"},
    ),
    "statue-carries": Scene(
        {"a1": "C01", "b1": "C05"},
        ["dig a1, place stored c4 r0 L1, statue c4, finish none", "dig b1, place dug b4 r0 L2"],
    ),
    "stairs-yes": Scene(
        {"a1": "C01", "b1": "C05"},
        [
            "dig a1, place stored c4 r0 L1, finish dug",
            "dig b1, place stored d3 r3 L2 open ne, stairs d4-d5",
        ],
    ),
    "stairs-no": Scene(
        {"a1": "C01", "b1": "C05"},
        ["dig a1, place stored c4 r0 L1, finish dug", "dig b1, place stored e5 r0 L1"],
        {"stairs d5-e5": "levels_are_not_one_apart"},
    ),
    "fountain-yes": Scene(
        {"a1": "C01", "b1": "C05"},
        ["dig a1, place stored c4 r0 L1, finish dug", "dig b1, place stored e4 r3 L1, fountain d4-e4"],
    ),
    "fountain-no": Scene(
        {"a1": "C01", "d4": "B07"},
        ["dig a1, place stored c4 r0 L1, finish dug", "dig d4, place dug e4 r0 L1 open nw"],
        {"fountain e5-f5": "same_tile"},
    ),
    "bridge-yes": Scene(
        {"a1": "C02", "b1": "C05"},
        ["dig a1, place stored b4 r2 L1, finish dug", "dig b1, place stored e4 r3 L1, bridge c4-e4"],
    ),
    "bridge-no": Scene(
        {"a1": "C02", "b1": "C05", "c1": "C13"},
        [
            "dig a1, place stored b4 r2 L1, finish dug",
            "dig b1, finish stored",
            "dig c1, place stored e4 r3 L2 open ne",
        ],
        {"bridge c4-e4": "levels_differ"},
    ),
    "bridge-high": Scene(
        {"a1": "C02", "b1": "C06", "c1": "C13", "a2": "C14"},
        [
            "dig a1, place stored d4 r0 L1, finish dug",
            "dig b1, place stored e3 r2 L2 open ne, finish dug",
            "dig c1, finish stored",
            "dig a2, place stored b3 r0 L2 open nw, bridge c4-e4",
        ],
    ),
    "statues": Scene(
        {"a1": "C01", "b1": "C09", "c1": "C14", "a2": "C10"},
        [
            "dig a1, place stored b2 r0 L1, statue b2, finish none",
            "dig b1, place dug b6 r3 L1, statue b6, finish none",
            "dig c1, place dug g6 r3 L1, statue g6, finish none",
            "dig a2, place dug e4 r1 L1",
        ],
        {"statue e5": "not_in_line_with_a_statue"},
    ),
    "half-covered": Scene(
        {"a1": "C01", "b1": "C05", "c1": "C13"},
        [
            "dig a1, place stored c4 r0 L1, finish dug",
            "dig b1, place stored e4 r3 L1, fountain d4-e4, finish dug",
            "dig c1, place dug e3 r0 L2 open sw",
        ],
    ),
    "covered": Scene(
        {"a1": "C01", "b1": "C06", "c1": "C10"},
        [
            "dig a1, place stored c4 r0 L1, finish none",
            "dig b1, place dug b4 r0 L2 open sw, finish none",
            "dig c1, place dug d4 r0 L2 open se",
        ],
    ),
    "score": Scene(
        {"a1": "C11", "b1": "C07", "c1": "C16", "a2": "C12", "b2": "C15", "c2": "C01"},
        [
            "dig a1, place dug a1 r0 L1, finish none",
            "dig b1, place dug c2 r0 L1, fountain b2-c2, statue d3, finish none",
            "dig c1, place dug e4 r0 L1, finish none",
            "dig a2, place dug a5 r0 L1, finish none",
            "dig b2, place dug d6 r0 L1, bridge b6-d6, finish none",
            "dig c2, place dug f4 r0 L2 open se, stairs e4-f4",
        ],
    ),
}
KINDS = ["blank", "double_flower", "change_icon", "fill_blank", "extra_single", "extra_double", "one_fewer"]
TOKENS = [kind for kind in KINDS for _ in range(2)]
REMOVED = ["d1", "d2", "d3", "d4", "a4", "b4"]


def quarry(tiles: dict[str, str]) -> dict[str, list[str]]:
    """Each tile where it is wanted, the others in their order."""
    wanted = {(stack, tile[0]): tile for stack, tile in tiles.items()}
    names = {layer: [f"{layer}{n:02}" for n in range(1, 17)] for layer in "BGC"}
    left = {layer: [tile for tile in names[layer] if tile not in tiles.values()] for layer in "BGC"}
    return {stack: [wanted.get((stack, layer)) or left[layer].pop(0) for layer in "BGC"] for stack in STACKS}


def play(scene: Scene) -> State:
    setup = {"first_player": 0, "flowers": ["white", "pink"], "quarry": quarry(scene.tiles), "tokens": TOKENS}
    state = get_game("babylon").start(2, None, setup)
    for stack in REMOVED:
        state.play(f"remove {stack}")
    idle = iter(["d4", "d3", "d2", "d1", "d3", "d2", "d1"])
    for number, turn in enumerate(scene.turns):
        if number:
            state.play(f"dig {next(idle)}")
            state.play("finish none")
        for action in turn.split(", "):
            state.play(action, 0)
    return state


def dig() -> State:
    """Stacks of 3, 2, 1 and 0 tiles side by side; seat 0 is to dig."""
    setup = {
        "first_player": 1,
        "flowers": ["white", "pink", "blue", "yellow"],
        "quarry": quarry({"c1": "G06"}),
        "tokens": TOKENS[:10],
    }
    state = get_game("babylon").start(4, None, setup)
    for stack in ["b1", "c1", "c2", "c2", "b3", "b3", "b3"]:
        state.play(f"dig {stack}")
        state.play("finish none")
    return state


def pictures() -> dict[str, Picture]:
    quarry = dig()
    pillars = [event for event in quarry.events(quarry.parse_action("dig c1")) if event["event"] == "pillars"]
    garden = Match.of(Record.read(Path(__file__).with_name("garden-record.json"))).state
    found: dict[str, Picture] = {
        "garden": (garden, {}, {}),
        "dig": (quarry, {}, {"sides": [event["side"] for event in pillars]}),
    }
    for name, scene in SCENES.items():
        found[name] = (play(scene), scene.refused, {})
    return found
