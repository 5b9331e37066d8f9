"""The contents of a box of Babylon: tiles, round tokens and pieces, from `components.toml` or another file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..components import reduce_box
from ..game import BadSetup
from . import constants

OWN_COMPONENTS = Path(__file__).with_name("components.toml")
MOST_PIECES = 1000


class Box:
    """The tiles, tokens and pieces as numbers, for the rules."""

    def __init__(self, components: dict[str, Any]) -> None:
        self.components = components
        self.icons = [[0] * 4 for _ in range(52)]
        """The icons of the four spaces of each tile, clockwise from the north-west."""
        self.flower = [0] * 52
        self.rotations = [0] * 52
        """The number of rotations of each tile. A rotation that looks like a smaller one does not count."""
        self.tokens = [0] * 14
        self.pieces = [0] * 7
        self.tile_names: tuple[str, ...] = ()
        self.tile_numbers: dict[str, int] = {}
        tiles = _checked_tiles(components)
        icons = [[constants.ICON_NAMES.index(icon) for icon in tile["icons"]] for tile in tiles]
        self.icons = icons
        self.flower = [constants.FLOWERS.index(tile["flower"]) for tile in tiles]
        self.rotations = [_distinct_rotations(spaces) for spaces in icons]
        self.tokens = _checked_tokens(components)
        self.pieces = _checked_pieces(components)
        self.tile_names = tuple([tile["id"] for tile in tiles])
        self.tile_numbers = {name: number for number, name in enumerate(self.tile_names)}

    def __reduce__(self) -> Any:
        return reduce_box(self, "babylon")


def _distinct_rotations(spaces: list[int]) -> int:
    for turns in (1, 2):
        if spaces[turns:] + spaces[:turns] == spaces:
            return turns
    return 4


def _checked_tiles(components: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the 52 tiles in the order of their numbers."""
    terraces = _tables(components, "tile", {"id", "material", "flower", "icons"})
    starting = _tables(components, "starting_tile", {"id", "flower", "icons"})
    tiles = []
    for layer, material in enumerate(constants.MATERIALS):
        of_material = [tile for tile in terraces if tile["material"] == material]
        icons = constants.LAYERS + 1 - layer
        if len(of_material) != constants.STACKS:
            raise BadSetup(f"{constants.STACKS} {material} tiles are needed, not {len(of_material)}")
        for tile in of_material:
            shown = len([icon for icon in tile["icons"] if icon])
            if shown != icons:
                raise BadSetup(f"{material} tile {tile['id']} has {icons} icons, not {shown}")
        tiles += of_material
    for tile in terraces:
        if tile["material"] not in constants.MATERIALS:
            raise BadSetup(f"tile {tile['id']} is of no known material: {tile['material']!r}")
    by_flower = {tile["flower"]: tile for tile in starting}
    if len(starting) != len(constants.FLOWERS) or set(by_flower) != set(constants.FLOWERS):
        raise BadSetup("there is one starting tile for each of " + ", ".join(constants.FLOWERS))
    tiles += [by_flower[flower] for flower in constants.FLOWERS]
    ids = [tile["id"] for tile in tiles]
    for name in ids:
        if ids.count(name) > 1:
            raise BadSetup(f"two tiles have the id {name}")
    return tiles


def _tables(components: dict[str, Any], name: str, keys: set[str]) -> list[dict[str, Any]]:
    tiles = components.get(name)
    if not isinstance(tiles, list) or not all(isinstance(tile, dict) for tile in tiles):
        raise BadSetup(f"a list [[{name}]] is needed")
    for tile in tiles:
        if set(tile) != keys:
            raise BadSetup(f"a [[{name}]] has {', '.join(sorted(keys))}, not {', '.join(sorted(tile))}")
        if not isinstance(tile["id"], str) or not tile["id"]:
            raise BadSetup(f"the id of a [[{name}]] is a word, not {tile['id']!r}")
        if tile["flower"] not in constants.FLOWERS:
            raise BadSetup(f"tile {tile['id']} has no known flower: {tile['flower']!r}")
        icons = tile["icons"]
        if not isinstance(icons, list) or len(icons) != 4 or any(icon not in constants.ICON_NAMES for icon in icons):
            raise BadSetup(f"tile {tile['id']} needs four icons of {constants.ICON_NAMES}, not {icons!r}")
    return tiles


def _checked_tokens(components: dict[str, Any]) -> list[int]:
    counts = _counts(components, "round_tokens", constants.TOKEN_NAMES, constants.TOKENS)
    tokens = [token for token, name in enumerate(constants.TOKEN_NAMES) for _ in range(counts[name])]
    if len(tokens) != constants.TOKENS:
        raise BadSetup(f"{constants.TOKENS} round tokens are needed, not {len(tokens)}")
    return tokens


def _checked_pieces(components: dict[str, Any]) -> list[int]:
    counts = _counts(components, "pieces", constants.PIECE_NAMES, MOST_PIECES)
    return [counts[name] for name in constants.PIECE_NAMES]


def _counts(components: dict[str, Any], name: str, keys: Sequence[str], most: int) -> dict[str, int]:
    table = components.get(name)
    if not isinstance(table, dict) or set(table) != set(keys):
        raise BadSetup(f"a table [{name}] with {', '.join(keys)} is needed")
    for key, count in table.items():
        if type(count) is not int or not 0 <= count <= most:
            raise BadSetup(f"{name}.{key} is a number from 0 to {most}, not {count!r}")
    return table
