"""The Architects of Amytis: the building board, the two cities, the projects and the favours."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.amytis.constants import SCORE_NUMBERS
from .grid import LINE_STYLE, Cell, draw
from .scores import count, seat_name
from .shelf import Shelf

# Each colour has a different shape, so that colours need not be distinguished.
SIGNS = {"blue": "★", "green": "■", "orange": "▲", "pink": "●"}
STYLES = {
    "blue": "#0b2545 on #8db9ee",
    "green": "#0f2f14 on #93cf8f",
    "orange": "#3d1f00 on #f4ae5c",
    "pink": "#45112a on #f2a3c4",
}
ARCHITECT = "♜"
WIDTH = 10
HIGHEST = 5
DOING = {"build": "builds", "palace": "chooses a project", "favor": "places a favour token"}

FAVORS = {
    name: f"{SCORE_NUMBERS[f'points-favor-{name}']} for each {what}"
    for name, what in {
        "I": "stack of 1",
        "II": "stack of 2",
        "III": "stack of 3",
        "IV": "stack of 4",
        "stairs": "line of heights 1-2-3",
        "corners": "corner of 3 or more",
        "projects": "completed project",
    }.items()
}


def _scale(name: str) -> str:
    """Return the points for one to four, as they are written in a row."""
    return ", ".join(str(SCORE_NUMBERS[f"points-{name}-{count}"]) for count in range(1, 5))


# What a building scores at once, on side A and on side B.
BUILDINGS = {
    building: tuple(
        text.replace("$", str(SCORE_NUMBERS.get(f"points-{building}-{side}")))
        for side, text in zip("AB", texts, strict=True)
    )
    for building, texts in {
        "garden": ("$ for each stack as high as this one", "$ for each tile in its stack"),
        "market": ("$ for each visible tile of its colour", "$ for each visible tile of another colour"),
        "wall": ("$ for each visible wall on the edge", f"{_scale('wall-B')} for 1 to 4 walls in the corners"),
        "palace": ("a project, and $ for each visible palace", "a project, or $ for each one completed"),
        "residence": ("$ for each kind of building visible", "$ for each visible market and residence"),
        "theater": ("$ for each architect on the board", "$ for each architect of your own there"),
    }.items()
}
ROW = f"{_scale('row')} for 1 to 4 tokens"


def picture(view: dict[str, Any], components: dict[str, Any], names: list[str]) -> RenderableType:
    cards = {card["id"]: card for card in components["project"]}
    seats = range(len(names))
    return Group(
        Text.assemble(("The Architects of Amytis", "bold"), f"  ply {view['ply']}, {_to_act(view, names)}"),
        "",
        Shelf([Group(Text("building board", "bold"), _board(view)), Shelf(_city(view, seat, names) for seat in seats)]),
        "",
        Shelf([_open_projects(view, cards), *(_hand(view, seat, names, cards) for seat in seats)], gap=4),
        "",
        Shelf([_favors(view), _sides(view)], gap=4),
    )


def parts(view: dict[str, Any], components: dict[str, Any], names: list[str], seat: int) -> list[RenderableType]:
    cards = {card["id"]: card for card in components["project"]}
    others = [other for other in range(len(names)) if other != seat]
    stacks, city = Group(Text("building board", "bold"), _board(view)), _city(view, seat, names)
    boards = Shelf([stacks, city])
    projects, hand = _open_projects(view, cards), _hand(view, seat, names, cards)
    hands = [Shelf([_city(view, other, names), _hand(view, other, names, cards)], gap=4) for other in others]
    reference = Shelf([_favors(view), _sides(view)], gap=4)
    if view["phase"] == "palace":
        return [Shelf([projects, hand], gap=4), boards, *hands, reference]
    if view["phase"] == "favor":
        return [city, stacks, hand, projects, *hands]
    return [boards, hand, projects, *hands, reference]


def seat_picture(view: dict[str, Any], components: dict[str, Any], names: list[str], seat: int) -> RenderableType:
    """Return one seat's city and projects."""
    cards = {card["id"]: card for card in components["project"]}
    return Shelf([_city(view, seat, names), _hand(view, seat, names, cards)], gap=4)


def _to_act(view: dict[str, Any], names: list[str]) -> str:
    if view["over"]:
        return "over"
    last = ", the last turn" if view["last_turn"] else ""
    return f"{seat_name(view['player'], names)} {DOING[view['phase']]}{last}"


def _board(view: dict[str, Any]) -> Text:
    def cell(stack: dict[str, Any]) -> Cell:
        architect = "" if stack["architect"] is None else f" {ARCHITECT}{stack['architect']}"
        return _tile(stack["top"], stack["height"], architect)

    return _three_by_three({name: cell(stack) for name, stack in view["stacks"].items()})


def _city(view: dict[str, Any], seat: int, names: list[str]) -> RenderableType:
    facts = view["seats"][seat]
    cells = {name: _tile(tiles[-1] if tiles else None, len(tiles)) for name, tiles in facts["city"].items()}
    at_hand = f"{ARCHITECT} x {facts['architects']}, {count(facts['tokens'], 'token')}"
    return Group(
        _title(view, seat, names),
        _three_by_three(cells),
        Text.assemble("  ", (count(facts["score"], "point"), "bold"), f", {at_hand} at hand"),
    )


def _title(view: dict[str, Any], seat: int, names: list[str]) -> Text:
    title = Text(seat_name(seat, names), "bold", no_wrap=True, overflow="ellipsis")
    if view["player"] == seat:
        title.append(" ◀ to act", "bold")
    return title


def _tile(tile: str | None, height: int, architect: str = "") -> Cell:
    """Return a stack from above: its top tile, how high it is, and who stands on it."""
    if tile is None:
        return Cell(["", f"{'·':^{WIDTH}}", f" {architect.strip()}"], LINE_STYLE)
    building, color = tile.split("-")
    bar = f" {'▮' * height}{'▯' * (HIGHEST - height)}" if height <= HIGHEST else f" ▮ x {height}"
    return Cell([f" {building}", f" {SIGNS[color]} {color}", f"{bar}{architect}"], STYLES[color])


def _three_by_three(cells: dict[str, Cell]) -> Text:
    return draw([[cells[f"{column}{row}"] for column in "abc"] for row in "123"], WIDTH)


def _card(card: dict[str, Any]) -> Text:
    colors = {color[0].upper(): color for color in SIGNS}
    text = Text(f"#{card['id']} ", "bold", no_wrap=True).append(f"{card['points']} pts", "not bold")
    for row in card["pattern"]:
        text.append("\n")
        for letter in row:
            color = colors.get(letter)
            text.append(f" {SIGNS[color]} " if color else " · ", f"not bold {STYLES[color]}" if color else LINE_STYLE)
    return text


def _open_projects(view: dict[str, Any], cards: dict[int, dict[str, Any]]) -> RenderableType:
    projects = view["projects"]
    faces = [Text("no card", LINE_STYLE) if card is None else _card(cards[card]) for card in projects["open"]]
    return Group(Text(f"open projects, {projects['deck']} in the deck", "bold"), Shelf(faces))


def _hand(view: dict[str, Any], seat: int, names: list[str], cards: dict[int, dict[str, Any]]) -> RenderableType:
    facts = view["seats"][seat]
    done = ", ".join(f"#{card} ({cards[card]['points']})" for card in facts["completed"])
    faces = [_card(cards[card]) for card in facts["projects"]] or [Text("none", LINE_STYLE)]
    hand = Group(Text(f"projects of seat {seat}", "bold"), Shelf(faces))
    if done:
        hand.renderables.append(Text(f"completed: {done}"))
    return hand


def _favors(view: dict[str, Any]) -> Table:
    favors = view["favors"]
    table = Table("favour", "points at the end", "token of", box=None, pad_edge=False)
    for place, points in FAVORS.items():
        table.add_row(place, points, "" if favors[place] is None else f"seat {favors[place]}")
    table.add_row("row", ROW, ", ".join(f"seat {seat} x {count}" for seat, count in enumerate(favors["row"]) if count))
    return table


def _sides(view: dict[str, Any]) -> Table:
    table = Table("building", "side", "points at once", box=None, pad_edge=False)
    for building, side in view["options"]["sides"].items():
        table.add_row(building, side, BUILDINGS[building]["AB".index(side)])
    return table
