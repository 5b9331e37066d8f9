"""The positions of the pictures in the rules. `web/src/games/positions.py` writes them to the file beside this one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from semiramis.games import get_game
from semiramis.games.amytis.constants import TILE_NAMES
from semiramis.games.game import State

Picture = tuple[State, dict[str, str], dict[str, Any]]
"""A position, the actions that are refused in it with their reasons, and what else the picture shows."""

PLACES = [f"{column}{row}" for row in "123" for column in "abc"]

# Who builds what, and where, decides what has to lie on the stacks: the set-up follows from the game.
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


def setup_of(city: City, other_builds: list[tuple[str, str]]) -> dict[str, Any]:
    """Stacks that give each player the tiles of the game, in the order of the turns."""
    drawn: dict[str, list[str]] = {place: [] for place in PLACES}
    for turn, (stack, tile, _cell) in enumerate(city.builds):
        drawn[stack].append(tile)
        if turn < len(city.others):
            drawn[city.others[turn]].append(other_builds[turn][0])
    if city.top:
        drawn["a3"].append(city.top)
    used = [tile for tiles in drawn.values() for tile in tiles]
    left = [tile for tile in [*TILE_NAMES, *TILE_NAMES] if tile not in used]
    left += [tile for tile in TILE_NAMES if used.count(tile) == 1]
    left.sort(key=lambda tile: 11 * TILE_NAMES.index(tile) % 24)  # so that neighbours differ in building and colour
    stacks = {place: [*(left.pop() for _ in range(5 - len(tiles))), *tiles[::-1]] for place, tiles in drawn.items()}
    known = [card for hand in city.hands for card in hand]
    cards = [card for card in range(1, 21) if card not in known]
    return {"first_player": 0, "hands": city.hands, "open": cards[:3], "deck": cards[3:], "stacks": stacks}


def play(city: City) -> State:
    mine = [tile for _stack, tile, _cell in city.builds] + [city.top or ""]
    spare = [tile for tile in [*TILE_NAMES, *TILE_NAMES] if "palace" not in tile and tile not in mine]
    other_builds = city.other_builds or [(tile, PLACES[n % 9]) for n, tile in enumerate(spare)]
    state = get_game("amytis").start(2, {"sides": city.sides}, setup_of(city, other_builds))
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
            state = play(example_city(building, side, color))
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


def pictures() -> dict[str, Picture]:
    line = City(
        [("a1", "wall-blue", "a1"), ("c3", "market-pink", "b1"), ("b2", "garden-green", "c2")],
        ["b1", "c2"],
        [[1, 2], [18, 19]],
    )
    heights = {"a1": 1, "b1": 2, "c1": 3, "c2": 2, "a3": 3, "c3": 1}
    kinds = iter([tile for tile in TILE_NAMES if "palace" not in tile])
    high = [(next(kinds), cell) for cell, height in heights.items() for _ in range(height)]
    favors = City(
        [(stack, tile, cell) for stack, (tile, cell) in zip(["a1", "b2", "c3"] * 4, high, strict=True)],
        ["b1", "c1", "a2", "a3", "c2", "b3", "b1", "c1", "a2", "a3", "c2", "b3"],
        [[15, 20], [18, 19]],
        ["stairs", "corners", "row", "row"],
    )
    city = play(example_city("market", "A", "blue"))
    return {
        "city": (city, {"c1 c3": "architect_on_stack"}, {"examples": examples()}),
        "line": (play(line), {}, {}),
        "turned": (play(in_city([".GP", ".GP", "..O"], [16, 15])), {}, {}),
        "mirrored": (play(in_city(["OPP", ".GG", "..."], [16, 15])), {}, {}),
        "favors": (play(favors), {}, {}),
    }
