"""The Architects of Amytis as an image: the building board, the two cities, the projects and the favours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games.amytis.constants import ROW_POINTS, SCORE_NUMBERS
from ..text.amytis import DOING
from .amytis_signs import CLAY, CLAY_LINE, COLORS, CREAM, DEEP, SHAPES, architect, stack, token
from .canvas import FAINT, LINE, PLOT, AnyCanvas, Canvas
from .outline import Point

WIDTH, HEIGHT = 1080, 700
TOP, PANEL = 48, 340
"""Where the boards begin, and how wide each is."""
COLUMNS = (14, 370, 726)
BOARDS, CARDS, FAVORS = 396, 120, 104
"""How high the boards, the projects and the favours are."""
TILE = 76

PLACES = {
    "I": "a stack of 1",
    "II": "a stack of 2",
    "III": "a stack of 3",
    "IV": "a stack of 4",
    "stairs": "a line 1-2-3",
    "corners": "a corner of 3+",
    "projects": "a project",
}
"""What each place counts."""
HEIGHTS = {"I": (1,), "II": (2,), "III": (3,), "IV": (4,), "stairs": (1, 2, 3)}


def draw(
    new_canvas: Callable[[float, float], AnyCanvas], view: dict[str, Any], components: dict[str, Any], names: list[str]
) -> AnyCanvas:
    canvas = new_canvas(WIDTH, HEIGHT)
    cards = {card["id"]: card for card in components["project"]}
    _head(canvas, view, names)
    _building_board(canvas, view, (COLUMNS[0], TOP))
    for seat in range(2):
        _city(canvas, view, seat, names, (COLUMNS[seat + 1], TOP))
    _open_projects(canvas, view, cards, (COLUMNS[0], TOP + BOARDS + 12))
    for seat in range(2):
        _hand(canvas, view, seat, cards, (COLUMNS[seat + 1], TOP + BOARDS + 12))
    _favors(canvas, view, (COLUMNS[0], TOP + BOARDS + CARDS + 24))
    return canvas


def _head(canvas: Canvas, view: dict[str, Any], names: list[str]) -> None:
    canvas.text((16, 25), "The Architects of Amytis", 19, bold=True)
    x = 16 + canvas.text_width("The Architects of Amytis", 19) + 26
    if view["over"]:
        caption = "The game is over."
    else:
        canvas.mark(view["player"], (x, 17), 14)
        caption = f"{names[view['player']]} {DOING[view['phase']]}{', the last turn' if view['last_turn'] else ''}."
        x += 22
    canvas.text((x, 25), caption, 15)
    canvas.text((WIDTH - 16, 25), f"ply {view['ply']}", 13, FAINT, "rm")


def _names_of_cells(canvas: Canvas, at: Point, gap: Point) -> None:
    for n in range(3):
        canvas.text((at[0] + TILE / 2 + n * gap[0], at[1] - 42), "abc"[n], 12, FAINT, "mm")
        canvas.text((at[0] - 22, at[1] + 34 + n * gap[1]), "123"[n], 12, FAINT, "mm")


def _place(name: str, at: Point, gap: Point) -> Point:
    return at[0] + "abc".index(name[0]) * gap[0], at[1] + "123".index(name[1]) * gap[1]


def _building_board(canvas: Canvas, view: dict[str, Any], at: Point) -> None:
    canvas.panel(at, (PANEL, BOARDS))
    canvas.text((at[0] + 14, at[1] + 22), "Building board", 15, bold=True)
    first, gap = (at[0] + 48, at[1] + 110), (96, 101)
    _names_of_cells(canvas, first, gap)
    for name, facts in view["stacks"].items():
        place = _place(name, first, gap)
        unseen = [None] * (facts["height"] - 1) if facts["height"] else []
        stack(canvas, [*unseen, facts["top"]] if facts["height"] else [], place, TILE)
        if facts["architect"] is not None:
            rise = facts["height"] * 4.7
            architect(canvas, facts["architect"], (place[0] + 50, place[1] + 27 - rise), 44)


def _city(canvas: Canvas, view: dict[str, Any], seat: int, names: list[str], at: Point) -> None:
    facts = view["seats"][seat]
    canvas.panel(at, (PANEL, BOARDS), accent=view["player"] == seat)
    x, y = at
    canvas.mark(seat, (x + 14, y + 14), 15)
    canvas.text((x + 36, y + 22), names[seat], 15, bold=True)
    canvas.text((x + PANEL - 14, y + 24), str(facts["score"]), 25, anchor="rm", bold=True)
    for n in range(4):
        architect(canvas, seat, (x + 130 + n * 15, y + 10), 24, n < facts["architects"])
    for n in range(5):
        token(canvas, seat if n < facts["tokens"] else None, (x + 208 + n * 18, y + 23), 8)
    first, gap = (x + 48, y + 110), (96, 101)
    _names_of_cells(canvas, first, gap)
    for name, tiles in facts["city"].items():
        stack(canvas, tiles, _place(name, first, gap), TILE)


def _card(canvas: Canvas, card: dict[str, Any], at: Point, width: float) -> None:
    """Draw a project: its points, and the pattern of colours that it asks for."""
    height = width * 1.3
    canvas.rectangle(at, (width, height), "#fffdf8", "#8d775a", 1, 4)
    canvas.rectangle((at[0] + 1, at[1] + 1), (width - 2, width * 0.27), PLOT, round_by=3)
    canvas.text((at[0] + 5, at[1] + width * 0.15), str(card["points"]), width * 0.21, bold=True)
    canvas.text((at[0] + width - 5, at[1] + width * 0.15), f"#{card['id']}", width * 0.16, FAINT, "rm")
    rows = card["pattern"]
    cell = width * 0.29
    left = at[0] + (width - cell * len(rows[0])) / 2
    upper = at[1] + width * 0.3 + (height - width * 0.3 - cell * len(rows)) / 2
    letters = {color[0].upper(): color for color in COLORS}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            corner = (left + x * cell, upper + y * cell)
            color = letters.get(letter)
            if color is None:
                canvas.circle((corner[0] + cell / 2, corner[1] + cell / 2), cell / 12, "#8d775a")
                continue
            canvas.rectangle(
                (corner[0] + 0.5, corner[1] + 0.5), (cell - 1, cell - 1), COLORS[color], DEEP[color], 0.7, 2
            )
            canvas.path(SHAPES[color], (corner[0] + cell * 0.22, corner[1] + cell * 0.22), cell * 0.56 / 24, CREAM)


def _open_projects(canvas: Canvas, view: dict[str, Any], cards: dict[int, dict[str, Any]], at: Point) -> None:
    canvas.panel(at, (PANEL, CARDS), accent=view["phase"] == "palace")
    canvas.text((at[0] + 14, at[1] + 18), "Open projects", 14, bold=True)
    canvas.text((at[0] + PANEL - 14, at[1] + 18), f"{view['projects']['deck']} in the deck", 12, FAINT, "rm")
    for n, project in enumerate(view["projects"]["open"]):
        place = (at[0] + 14 + n * 78, at[1] + 32)
        if project is None:
            canvas.rectangle(place, (62, 80), PLOT, LINE, 1, 4)
        else:
            _card(canvas, cards[project], place, 62)


def _hand(canvas: Canvas, view: dict[str, Any], seat: int, cards: dict[int, dict[str, Any]], at: Point) -> None:
    facts = view["seats"][seat]
    canvas.panel(at, (PANEL, CARDS))
    canvas.text((at[0] + 14, at[1] + 18), "Projects", 14, bold=True)
    done = sum(cards[card]["points"] for card in facts["completed"])
    caption = f"{len(facts['completed'])} completed, {done} points"
    canvas.text((at[0] + PANEL - 14, at[1] + 18), caption, 12, FAINT, "rm")
    room = (PANEL - 28) / max(1, len(facts["projects"]))
    width = min(62.0, room - 6)
    for n, project in enumerate(facts["projects"]):
        _card(canvas, cards[project], (at[0] + 14 + n * min(room, 78), at[1] + 32), width)


def _favors(canvas: Canvas, view: dict[str, Any], at: Point) -> None:
    width = COLUMNS[2] + PANEL - COLUMNS[0]
    canvas.panel(at, (width, FAVORS), accent=view["phase"] == "favor")
    canvas.text((at[0] + 14, at[1] + 18), "Favours of the king", 14, bold=True)
    sides = ", ".join(f"{building} {side}" for building, side in view["options"]["sides"].items())
    canvas.text((at[0] + width - 14, at[1] + 18), f"sides of the buildings: {sides}", 12, FAINT, "rm")
    for n, (place, counted) in enumerate(PLACES.items()):
        x, y = at[0] + 14 + n * 116, at[1] + 32
        canvas.rectangle((x, y), (108, 60), PLOT, round_by=5)
        _favor_sign(canvas, place, (x + 6, y + 2))
        token(canvas, view["favors"][place], (x + 88, y + 21), 13)
        caption = f"{SCORE_NUMBERS[f'points-favor-{place}']} {counted}"
        canvas.text((x + 54, y + 49), caption, 11, anchor="mm")
    x, y = at[0] + 14 + 7 * 116, at[1] + 32
    canvas.rectangle((x, y), (width - 28 - 7 * 116, 60), PLOT, round_by=5)
    taken = [seat for seat, count in enumerate(view["favors"]["row"]) for _ in range(count)]
    for n in range(6):
        token(canvas, taken[n] if n < len(taken) else None, (x + 22 + n * 34, y + 21), 13)
    row = ", ".join(map(str, ROW_POINTS[1:]))
    canvas.text((x + (width - 28 - 7 * 116) / 2, y + 49), f"{row} for 1 to 4 tokens", 11, anchor="mm")


def _favor_sign(canvas: Canvas, place: str, at: Point) -> None:
    """Draw what a favour looks at."""
    x, y = at
    heights = HEIGHTS.get(place, ())
    broad = 13 if len(heights) > 1 else 28
    for n, height in enumerate(heights):
        for layer in range(height):
            canvas.rectangle((x + 6 + n * broad, y + 30 - layer * 8.5), (broad - 1, 7.5), CLAY, CLAY_LINE, 0.8, 2)
    if place == "corners":
        for n in range(9):
            corner = n in (0, 2, 6, 8)
            fill, line = (CLAY, CLAY_LINE) if corner else ("#fffaf1", "#b9a88a")
            canvas.rectangle((x + 6 + n % 3 * 12, y + 3 + n // 3 * 12), (11, 11), fill, line, 0.8, 2)
    if place == "projects":
        canvas.rectangle((x + 12, y + 2), (26, 36), "#fffdf8", "#8d775a", 0.8, 3)
        canvas.path("M15 8H23V16H15ZM25 8H33V16H25ZM15 18H23V26H15Z", (x + 1, y), 1, CLAY, CLAY_LINE, 0.8)
        canvas.path("M18 31 22.5 35.5 33 25", (x + 1, y), 1, None, "#2f6b3a", 3.4)
