"""The positions of the rules' pictures: played here, action by action, and written down as everybody sees them.

    python web/src/rules/positions/make.py          writes the files beside this one

`tests/test_rules_pictures.py` fails when a file is not what this script makes. Nothing is put on a board by hand: a
position that the rules do not allow cannot become a picture, and an action shown as impossible is refused here.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from semiramis.games import get_game
from semiramis.games.amytis.constants import TILES
from semiramis.games.game import IllegalAction, State
from semiramis.games.record import Match, Record

HERE = Path(__file__).parent
STACKS = [f"{column}{row}" for row in "1234" for column in "abcd"]
PLACES = [f"{column}{row}" for row in "123" for column in "abc"]


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
BABYLON = {
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


def play_babylon(scene: Scene) -> State:
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


def babylon() -> dict[str, Any]:
    quarry = dig()
    pillars = [event for event in quarry.events(quarry.parse_action("dig c1")) if event["event"] == "pillars"]
    garden = Match.of(Record.read(HERE / "records" / "garden.json")).state
    pictures: dict[str, Any] = {
        "garden": position(garden, {}),
        "dig": {**position(quarry, {}), "sides": [event["side"] for event in pillars]},
    }
    for name, scene in BABYLON.items():
        pictures[name] = position(play_babylon(scene), scene.refused)
    return pictures


# Amytis. Who builds what, and where, decides what has to lie on the stacks: the set-up follows from the game.
# Seat 0 builds what a scene asks for, seat 1 what is left, on no palace and on one cell after the other.
MINE = ["a1", "b1", "c2", "b3"]
THEIRS = ["c1", "a2", "c3", "b2"]
FIRST_CITY = {
    "b1": ["theater-green", "market-pink"],
    "a1": ["wall-blue"],
    "c1": ["wall-green"],
    "a2": ["theater-blue"],
    "c2": ["residence-orange", "palace-orange"],
    "a3": ["garden-pink", "residence-blue"],
    "b3": ["garden-green"],
}
# Seat 1 completes projects 4 (three pink in a row) and 5 (three orange around a corner) meanwhile.
OTHER_CITY = [
    ("market-pink", "a1"),
    ("wall-pink", "b1"),
    ("theater-pink", "c1"),
    ("garden-orange", "a2"),
    ("market-orange", "a3"),
    ("wall-orange", "b3"),
    ("garden-blue", "c3"),
    ("market-green", "c2"),
    ("theater-blue", "b2"),
    ("wall-blue", "b2"),
]
EXAMPLES = {
    "garden": {"A": ("pink", "c3", "a1 c1 a2 b3 c3"), "B": ("pink", "b1", "b1")},
    "market": {"A": ("blue", "c3", "a1 a2 a3 c3"), "B": ("blue", "c3", "b1 c1 c2 b3")},
    "wall": {"A": ("orange", "c3", "a1 c1 c3"), "B": ("orange", "c3", "a1 c1 c3")},
    "palace": {"A": ("green", "c3", "c2 c3"), "B": ("green", "c3", "")},
    "residence": {"A": ("pink", "c3", "a1 b1 a2 c2 b3 c3"), "B": ("pink", "c3", "b1 a3 c3")},
    "theater": {"A": ("green", "c3", "a1 b1 c1 a2 a3"), "B": ("green", "c3", "a1 b1 a3")},
}
"""What is built where, and the cells (for a theater: the stacks) that count."""


@dataclass
class City:
    """A game of Amytis in which seat 0 takes tiles from stacks and builds them on cells."""

    builds: list[tuple[str, str, str]]
    """Stack, tile and cell of seat 0's turns."""
    others: list[str]
    """The stacks that seat 1 takes from."""
    hands: list[list[int]]
    favors: list[str] = field(default_factory=list)
    """Where the tokens go, in the order of the lines."""
    sides: dict[str, str] = field(default_factory=dict)
    other_builds: list[tuple[str, str]] = field(default_factory=list)
    top: str | None = None
    """The tile on top of stack a3, from which nobody has taken one."""


def amytis_setup(city: City, other_builds: list[tuple[str, str]]) -> dict[str, Any]:
    """Stacks that give each player the tiles of the game, in the order of the turns."""
    drawn: dict[str, list[str]] = {place: [] for place in PLACES}
    for turn, (stack, tile, _cell) in enumerate(city.builds):
        drawn[stack].append(tile)
        if turn < len(city.others):
            drawn[city.others[turn]].append(other_builds[turn][0])
    if city.top:
        drawn["a3"].append(city.top)
    used = [tile for tiles in drawn.values() for tile in tiles]
    left = [tile for tile in [*TILES, *TILES] if tile not in used]
    left += [tile for tile in TILES if used.count(tile) == 1]
    left.sort(key=lambda tile: 11 * TILES.index(tile) % 24)  # so that neighbours differ in building and colour
    stacks = {place: [*(left.pop() for _ in range(5 - len(tiles))), *tiles[::-1]] for place, tiles in drawn.items()}
    known = [card for hand in city.hands for card in hand]
    cards = [card for card in range(1, 21) if card not in known]
    return {"first_player": 0, "hands": city.hands, "open": cards[:3], "deck": cards[3:], "stacks": stacks}


def play_amytis(city: City) -> State:
    mine = [tile for _stack, tile, _cell in city.builds] + [city.top or ""]
    spare = [tile for tile in [*TILES, *TILES] if "palace" not in tile and tile not in mine]
    other_builds = city.other_builds or [(tile, PLACES[n % 9]) for n, tile in enumerate(spare)]
    state = get_game("amytis").start(2, {"sides": city.sides}, amytis_setup(city, other_builds))
    favors = iter(city.favors)
    for turn, (stack, tile, cell) in enumerate(city.builds):
        state.play(f"{stack} {cell}", 0)
        if tile.startswith("palace"):
            state.play("project deck", 0)
        if state.view(None)["phase"] == "favor" and turn < len(city.others):
            state.play(f"favor {next(favors)}", 0)
        if turn < len(city.others):
            state.play(f"{city.others[turn]} {other_builds[turn][1]}", 1)
    return state


def example_city(building: str, side: str, color: str) -> City:
    tiles = [(tile, cell) for cell, stack in FIRST_CITY.items() for tile in stack]
    builds = [(stack, tile, cell) for stack, (tile, cell) in zip((MINE * 3)[:10], tiles, strict=True)]
    return City(
        builds,
        (THEIRS * 3)[:10],
        [[3, 15], [4, 5]],
        sides={building: side},
        other_builds=OTHER_CITY,
        top=f"{building}-{color}",
    )


def examples() -> dict[str, Any]:
    """The same city for every building and side: what is built there, what counts, and what it scores."""
    found: dict[str, Any] = {}
    for building, sides in EXAMPLES.items():
        found[building] = {}
        for side, (color, cell, counted) in sides.items():
            state = play_amytis(example_city(building, side, color))
            before = state.scores()[0]
            state.play(f"a3 {cell}")
            if building == "palace":
                state.play("project deck" if side == "A" else "score")
            found[building][side] = {
                "counted": counted.split(),
                "points": state.scores()[0] - before,
                "view": state.view(None),
            }
    return found


def in_city(rows: list[str], hand: list[int]) -> City:
    """Five turns after which the colours of the city are these."""
    names = {"B": "blue", "G": "green", "O": "orange", "P": "pink"}
    kinds = iter(["market", "wall", "residence", "garden", "theater"])
    colors = [(cell, names[letter]) for cell, letter in zip(PLACES, "".join(rows), strict=True) if letter in names]
    builds = [
        (stack, f"{next(kinds)}-{color}", cell) for stack, (cell, color) in zip((MINE * 3)[:5], colors, strict=True)
    ]
    return City(builds, (THEIRS * 3)[:5], [hand, [18, 19]])


def amytis() -> dict[str, Any]:
    line = City(
        [("a1", "wall-blue", "a1"), ("c3", "market-pink", "b1"), ("b2", "garden-green", "c2")],
        ["b1", "c2"],
        [[1, 2], [18, 19]],
    )
    heights = {"a1": 1, "b1": 2, "c1": 3, "c2": 2, "a3": 3, "c3": 1}
    kinds = iter([tile for tile in TILES if "palace" not in tile])
    high = [(next(kinds), cell) for cell, height in heights.items() for _ in range(height)]
    favors = City(
        [(stack, tile, cell) for stack, (tile, cell) in zip(["a1", "b2", "c3"] * 4, high, strict=True)],
        ["b1", "c1", "a2", "a3", "c2", "b3", "b1", "c1", "a2", "a3", "c2", "b3"],
        [[15, 20], [18, 19]],
        ["stairs", "corners", "row", "row"],
    )
    city = position(play_amytis(example_city("market", "A", "blue")), {"c1 c3": "architect_on_stack"})
    return {
        "city": {**city, "examples": examples()},
        "line": position(play_amytis(line), {}),
        "turned": position(play_amytis(in_city([".GP", ".GP", "..O"], [16, 15])), {}),
        "mirrored": position(play_amytis(in_city(["OPP", ".GG", "..."], [16, 15])), {}),
        "favors": position(play_amytis(favors), {}),
    }


def position(state: State, refused: dict[str, str]) -> dict[str, Any]:
    for action, reason in refused.items():
        found = why_not(state, action)
        if found != reason:
            raise ValueError(f"{action} was to be refused for {reason}, not {found}")
    return {"view": state.view(None), "refused": list(refused)}


def why_not(state: State, action: str) -> str | None:
    try:
        state.clone().play(action)
    except IllegalAction as illegal:
        return illegal.reason.code
    return None


def pictures() -> dict[str, str]:
    """The text of every file, by its name."""
    games = {"babylon": babylon(), "amytis": amytis()}
    return {f"{name}.json": lines(get_game(name).components, scenes) for name, scenes in games.items()}


def lines(components: dict[str, Any], scenes: dict[str, Any]) -> str:
    """JSON with a line for each position, so that a difference is seen where it is."""
    each = [f"{json.dumps(name)}: {json.dumps(scene, separators=(',', ':'))}" for name, scene in scenes.items()]
    return f'{{"components": {json.dumps(components)},\n"scenes": {{\n' + ",\n".join(each) + "\n}}\n"


if __name__ == "__main__":
    for name, text in pictures().items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text)} characters", file=sys.stderr)
