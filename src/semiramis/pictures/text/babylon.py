"""Babylon: the gardens from above, the quarry, the round and the supply."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.babylon.constants import PILLAR_STORAGE
from .grid import LINE_STYLE, Cell, draw
from .scores import count, in_words, seat_name
from .shelf import Shelf

ICONS = {"stairs": "≡", "fountain": "≈", "bridge": "∩", "statue": "♙", "": "·"}
PIECES = ICONS | {"belvedere": "⌂"}
FLOWERS = {"white": "W", "pink": "P", "blue": "B", "yellow": "Y"}
STYLES = {
    "white": "#2b2b2b on #ece9e0",
    "pink": "#45112a on #f2a3c4",
    "blue": "#0b2545 on #8db9ee",
    "yellow": "#3a2c00 on #f0d264",
}
SPACE = 4
"""Letters across one space of a garden."""
STACK = 10
"""Letters across one stack of the quarry."""
DOING = {"remove": "removes a clay tile", "dig": "digs", "build": "builds"}
TOKENS = {
    None: "no token in the first round",
    "extra_single": "a single pillar before the dig",
    "extra_double": "a double pillar before the dig",
    "change_icon": "one icon counts as another once",
    "fill_blank": "a space without icon counts as any icon once",
    "double_flower": "one's own flower gives 2 pillars",
    "one_fewer": "digging gives one pillar less",
    "blank": "no effect",
}
SUPPLY = ("single_pillar", "double_pillar", "belvedere", "stairs", "fountain", "bridge", "statue")

Tiles = dict[str, dict[str, Any]]


def picture(view: dict[str, Any], components: dict[str, Any], names: list[str]) -> RenderableType:
    tiles = tiles_of(components)
    gardens = [_seat(view, seat, names, tiles) for seat in range(view["players"])]
    return Group(
        Text.assemble(("Babylon", "bold"), f"  ply {view['ply']}, {_to_act(view, names)}"),
        "",
        Shelf([*gardens, Group(Text("quarry", "bold"), _quarry(view, tiles)), _table(view, tiles)], gap=3),
        "",
        _legend(),
    )


def parts(view: dict[str, Any], components: dict[str, Any], names: list[str], seat: int) -> list[RenderableType]:
    tiles = tiles_of(components)
    own, *others = [_seat(view, (seat + n) % view["players"], names, tiles) for n in range(view["players"])]
    quarry, table = Group(Text("quarry", "bold"), _quarry(view, tiles)), _table(view, tiles)
    if view["phase"] == "build":
        return [own, table, quarry, *others, _legend()]
    return [quarry, table, own, *others, _legend()]


def seat_picture(view: dict[str, Any], components: dict[str, Any], names: list[str], seat: int) -> RenderableType:
    """Return one seat's garden and storage."""
    return _seat(view, seat, names, tiles_of(components))


def tiles_of(components: dict[str, Any]) -> Tiles:
    """Return the tiles of a box by their names."""
    return {tile["id"]: tile for tile in [*components["tile"], *components["starting_tile"]]}


def _to_act(view: dict[str, Any], names: list[str]) -> str:
    if view["over"]:
        return "over"
    return f"{seat_name(view['player'], names)} {DOING[view['phase']]}"


def _seat(view: dict[str, Any], seat: int, names: list[str], tiles: Tiles) -> RenderableType:
    facts = view["seats"][seat]
    flower = facts["flower"]
    title = Text.assemble((f"{seat_name(seat, names)} ", "bold"), no_wrap=True, overflow="ellipsis")
    title.append(f" {FLOWERS[flower]} {flower} ", STYLES[flower])
    if view["player"] == seat:
        title.append(" ◀ to act", "bold")
    pillars = f"  pillars {'●' * facts['singles']}{'○' * (PILLAR_STORAGE - facts['singles'])} {facts['singles']}"
    doubles = f" and {facts['doubles']} double" if facts["doubles"] else ""
    return Group(
        title,
        draw(garden(facts, tiles), SPACE),
        Text(f"{pillars}{doubles}"),
        Text.assemble("  stored ", tile_line(facts["stored"], tiles)),
        Text.assemble("  ", (count(facts["score"], "point"), "bold"), " so far" if not view["over"] else ""),
    )


def tile_line(tile: str | None, tiles: Tiles) -> Text:
    """Return a tile in one line: its icons clockwise from the north-west."""
    if tile is None:
        return Text("nothing", LINE_STYLE)
    flower = tiles[tile]["flower"]
    icons = "".join(ICONS[icon] for icon in tiles[tile]["icons"])
    return Text.assemble(f"{tile} ", (f" {icons} {FLOWERS[flower]} ", STYLES[flower]))


def garden(facts: dict[str, Any], tiles: Tiles) -> list[list[Cell]]:
    """Return the spaces of a seat's garden from above."""
    return [[_space(facts, f"{column}{row}", tiles) for column in "abcdefgh"] for row in "12345678"]


def _space(facts: dict[str, Any], name: str, tiles: Tiles) -> Cell:
    """Return a space from above: its level, its icon or (written twice) the piece on it, and its flower."""
    space = facts["cells"].get(name)
    if space is None:
        return Cell([f" {ICONS['']}"], LINE_STYLE, None)
    flower = "" if space["tile"] is None else tiles[facts["tiles"][space["tile"]]["tile"]]["flower"]
    style = STYLES.get(flower, "")
    if space["bridge"]:
        return Cell([f"{space['level']}══{space['bridge']}"], style, space["tile"])
    sign = PIECES[space["piece"]] * 2 if space["piece"] else f" {ICONS[space['icon']]}"
    return Cell([f"{space['level']}{sign}{FLOWERS[flower]}"], style, space["tile"])


def _quarry(view: dict[str, Any], tiles: Tiles) -> Text:
    cells = {name: _stack(stack, tiles) for name, stack in view["quarry"].items()}
    return draw([[cells[f"{column}{row}"] for column in "abcd"] for row in "1234"], STACK)


def _stack(stack: dict[str, Any], tiles: Tiles) -> Cell:
    if stack["top"] is None:
        return Cell(["", f"{'empty':^{STACK}}", ""], LINE_STYLE)
    tile = tiles[stack["top"]]
    nw, ne, se, sw = (ICONS[icon] for icon in tile["icons"])
    pillars = "" if stack["pillars"] is None else f"+{stack['pillars']}"
    return Cell(
        [
            f"{tile['id']:<6}{FLOWERS[tile['flower']]:<2}{pillars}",
            f"{nw}{ne} {tile['material']}",
            f"{sw}{se} layer {stack['height']}",
        ],
        STYLES[tile["flower"]],
    )


def _table(view: dict[str, Any], tiles: Tiles) -> RenderableType:
    """Return what lies beside the gardens and the quarry."""
    token = view["token"]
    facts = Table(box=None, show_header=False, pad_edge=False)
    facts.add_row("round", f"{view['round']} of {view['rounds']}")
    facts.add_row("token", Text(f"{in_words(token)}: {TOKENS[token]}" if token else TOKENS[None]))
    unseen = ", ".join(f"{in_words(name)} {count}" for name, count in view["unseen_tokens"].items())
    left = view["tokens_left"]
    facts.add_row("tokens", f"{left} to come, of: {unseen}" if left else "none to come")
    if view["removals_left"]:
        facts.add_row("set-up", f"{view['removals_left']} clay tiles still to remove")
    dug = view["turn"]["dug"]
    if dug:
        facts.add_row("dug", tile_line(dug, tiles))
    if view["supply"] is None:
        facts.add_row("supply", "unlimited")
    else:
        facts.add_row("supply", Text("\n").join(_left(piece, view["supply"][piece]) for piece in SUPPLY))
    facts.columns[1].max_width = 40
    return Group(Text("table", "bold"), "", facts)


def _left(piece: str, count: int) -> Text:
    """Return how many of a piece are left in the supply."""
    line = Text(f"{count:>3} {in_words(piece)}")
    return line if count else line.append(": none left", "bold")


def _legend() -> Text:
    icons = "  ".join(f"{sign} {icon}" for icon, sign in ICONS.items() if icon)
    return Text.assemble(
        (f"a space: level, icon, flower.  {icons}.  ", LINE_STYLE),
        ("A sign written twice is a piece that stands there:  ", LINE_STYLE),
        (f"{PIECES['belvedere'] * 2} belvedere.  0══2 a bridge on level 2 over a space on level 0.", LINE_STYLE),
    )
