"""Babylon as an image: the gardens from above, the quarry, the round and the supply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games.babylon.constants import PILLAR_STORAGE
from ..text.babylon import DOING, SUPPLY, TOKENS, Tiles, tiles_of
from ..text.scores import in_words
from .babylon_signs import MATERIALS, RIM, belvedere, flower, lying, pillar, slab, space, statue, tile
from .canvas import FAINT, INK, LINE, PLOT, AnyCanvas, Canvas
from .outline import Point

PANEL, HIGH = 342, 424
"""How wide and high the panel of a garden is."""
GAP, TOP = 12, 48
CELL = 37
BOARD = (26, 60)
"""Where the garden lies on its panel."""
LAYERS = ("basalt", "granite", "clay")

# Where the gardens, the quarry and the table lie, in columns and rows, and how many columns the table has.
LAYOUTS: dict[int, tuple[list[tuple[int, int]], tuple[int, int], tuple[int, int], int]] = {
    2: ([(0, 0), (1, 0)], (0, 1), (1, 1), 1),
    3: ([(0, 0), (1, 0), (2, 0)], (0, 1), (1, 1), 2),
    4: ([(0, 0), (1, 0), (0, 1), (1, 1)], (2, 0), (2, 1), 1),
}


def draw(
    new_canvas: Callable[[float, float], AnyCanvas], view: dict[str, Any], components: dict[str, Any], names: list[str]
) -> AnyCanvas:
    gardens, quarry, table, columns = LAYOUTS[view["players"]]
    across = max(2, max(column for column, _ in [*gardens, quarry]) + 1)
    width = GAP + across * (PANEL + GAP)
    canvas = new_canvas(width, TOP + 2 * (HIGH + GAP))
    tiles = tiles_of(components)
    _head(canvas, view, names, width)
    for seat, place in enumerate(gardens):
        _garden(canvas, view, seat, names, tiles, _corner(place))
    _quarry(canvas, view, tiles, _corner(quarry))
    _table(canvas, view, tiles, _corner(table), columns * (PANEL + GAP) - GAP)
    return canvas


def _corner(place: tuple[int, int]) -> Point:
    return GAP + place[0] * (PANEL + GAP), TOP + place[1] * (HIGH + GAP)


def _head(canvas: Canvas, view: dict[str, Any], names: list[str], width: float) -> None:
    canvas.text((16, 25), "Babylon", 19, bold=True)
    if view["over"]:
        canvas.text((116, 25), "The game is over.", 15)
    else:
        canvas.mark(view["player"], (116, 17), 14)
        canvas.text((138, 25), f"{names[view['player']]} {DOING[view['phase']]}.", 15)
    canvas.text((width - 16, 25), f"round {view['round']} of {view['rounds']}, ply {view['ply']}", 13, FAINT, "rm")


def _garden(canvas: Canvas, view: dict[str, Any], seat: int, names: list[str], tiles: Tiles, at: Point) -> None:
    facts = view["seats"][seat]
    x, y = at
    canvas.panel(at, (PANEL, HIGH), accent=view["player"] == seat)
    canvas.mark(seat, (x + 14, y + 14), 15)
    canvas.text((x + 36, y + 22), names[seat], 15, bold=True)
    flower(canvas, facts["flower"], (x + 46 + canvas.text_width(names[seat], 15), y + 10), 23)
    canvas.text((x + PANEL - 16, y + 24), str(facts["score"]), 25, anchor="rm", bold=True)
    board = (x + BOARD[0], y + BOARD[1])
    canvas.rectangle(board, (8 * CELL, 8 * CELL), PLOT, "#b9a88a", 1, 3)
    for n in range(8):
        canvas.text((board[0] + (n + 0.5) * CELL, board[1] - 9), "abcdefgh"[n], 11, FAINT, "mm")
        canvas.text((board[0] - 12, board[1] + (n + 0.5) * CELL), "12345678"[n], 11, FAINT, "mm")
        for m in range(8):
            canvas.circle((board[0] + (n + 0.5) * CELL, board[1] + (m + 0.5) * CELL), 1.8, "#c9b995")
    for placed in sorted(facts["tiles"], key=lambda placed: placed["level"]):
        _placed_tile(canvas, placed, tiles, board)
    for name, cell in facts["cells"].items():
        _cell(canvas, facts, name, cell, tiles, board)
    for decoration in facts["decorations"]:
        _decoration(canvas, facts, decoration, board)
    for name, cell in facts["cells"].items():
        if cell["level"]:
            corner = _cell_corner(name, board)
            canvas.circle((corner[0] + 7.5, corner[1] + 7.5), 6, f"{INK}d8")
            canvas.text((corner[0] + 7.5, corner[1] + 7.5), str(cell["level"]), 9, "#ffffff", "mm", bold=True)
    _store(canvas, facts, tiles, (x + 14, y + BOARD[1] + 8 * CELL + 12))


def _cell_corner(name: str, board: Point) -> Point:
    return board[0] + "abcdefgh".index(name[0]) * CELL, board[1] + "12345678".index(name[1]) * CELL


def _placed_tile(canvas: Canvas, placed: dict[str, Any], tiles: Tiles, board: Point) -> None:
    corner = _cell_corner(placed["cell"], board)
    fall = 1 + placed["level"]  # the higher, the longer its shadow
    canvas.rectangle((corner[0] + fall, corner[1] + fall), (2 * CELL, 2 * CELL), "#1e0f0038", round_by=5)
    slab(canvas, tiles[placed["tile"]].get("material", "start"), corner, 2 * CELL)


def _cell(canvas: Canvas, facts: dict[str, Any], name: str, cell: dict[str, Any], tiles: Tiles, board: Point) -> None:
    """Draw what is seen on one space; a flower in each, since a part of the tile may be covered."""
    if cell["tile"] is None:
        return
    corner = _cell_corner(name, board)
    space(canvas, cell["icon"], corner, CELL)
    nw = _cell_corner(facts["tiles"][cell["tile"]]["cell"], board)
    inner = (corner[0] + (CELL - 14 if corner[0] == nw[0] else 1), corner[1] + (CELL - 14 if corner[1] == nw[1] else 1))
    flower(canvas, tiles[facts["tiles"][cell["tile"]]["tile"]]["flower"], inner, 13)
    if cell["piece"] == "belvedere":
        belvedere(canvas, corner, CELL)


def _decoration(canvas: Canvas, facts: dict[str, Any], decoration: dict[str, Any], board: Point) -> None:
    """Draw a decoration, as far as no tile lies on it."""
    ends = [_cell_corner(name, board) for name in decoration["cells"]]
    covered = [
        end
        for end, name, level in zip(ends, decoration["cells"], decoration["levels"], strict=True)
        if facts["cells"][name]["level"] != level
    ]
    with canvas.keeping((end, CELL) for end in covered):
        if decoration["kind"] == "statue":
            statue(canvas, ends[0], CELL)
            return
        first, second = ((x + CELL / 2, y + CELL / 2) for x, y in ends)
        down = decoration["kind"] == "stairs" and decoration["levels"][0] > decoration["levels"][1]
        lying(canvas, decoration["kind"], first, second, CELL, down)


def _store(canvas: Canvas, facts: dict[str, Any], tiles: Tiles, at: Point) -> None:
    x, y = at
    for n in range(PILLAR_STORAGE):
        pillar(canvas, (x + n * 19, y + 8), 26, n < facts["singles"])
    for n in range(facts["doubles"]):
        pillar(canvas, (x + 126 + n * 19, y + 2), 32, double=True)
    canvas.text((x + PANEL - 82, y + 22), "stored", 12, FAINT, "rm")
    if facts["stored"] is None:
        canvas.rectangle((x + PANEL - 74, y - 2), (46, 46), PLOT, LINE, 1, 4)
    else:
        tile(canvas, tiles[facts["stored"]], (x + PANEL - 74, y - 2), 46)


def _quarry(canvas: Canvas, view: dict[str, Any], tiles: Tiles, at: Point) -> None:
    x, y = at
    canvas.panel(at, (PANEL, HIGH), accent=view["phase"] in ("remove", "dig"))
    canvas.text((x + 14, y + 22), "Quarry", 15, bold=True)
    canvas.text((x + PANEL - 14, y + 22), "+ pillars for digging" if view["phase"] == "dig" else "", 12, FAINT, "rm")
    size, pitch = 64, 76
    for n in range(4):
        canvas.text((x + 34 + size / 2 + n * pitch, y + 50), "abcd"[n], 11, FAINT, "mm")
        canvas.text((x + 18, y + 96 + size / 2 + n * 82), "1234"[n], 11, FAINT, "mm")
    for name, stack in view["quarry"].items():
        column, row = "abcd".index(name[0]), "1234".index(name[1])
        ground = (x + 30 + column * pitch, y + 96 + row * 82)
        canvas.rectangle(ground, (size, size), PLOT, LINE, 1, 4)
        if not stack["height"]:
            continue
        canvas.rectangle((ground[0] - 2, ground[1] + 3), (size + 4, size), "#1e0f0038", round_by=5)
        for layer in range(stack["height"]):
            canvas.rectangle(_lifted(ground, layer), (size, size), MATERIALS[LAYERS[layer]], RIM, 1, 4)
            canvas.rectangle(_lifted(ground, layer + 0.5), (size, size), MATERIALS[LAYERS[layer]], f"{RIM}40", 1, 4)
        top = _lifted(ground, stack["height"])
        tile(canvas, tiles[stack["top"]], top, size)
        if stack["pillars"] is not None:
            canvas.circle((top[0] + size - 3, top[1] + 4), 9, "#2f6b3a", "#fffaf1", 1)
            canvas.text((top[0] + size - 3.5, top[1] + 4), f"+{stack['pillars']}", 10, "#ffffff", "mm", bold=True)


def _lifted(ground: Point, layers: float) -> Point:
    return ground[0] + layers * 2, ground[1] - layers * 8


def _table(canvas: Canvas, view: dict[str, Any], tiles: Tiles, at: Point, width: float) -> None:
    """Draw what lies beside the gardens and the quarry."""
    x, y = at
    canvas.panel(at, (width, HIGH))
    token = view["token"]
    canvas.text((x + 14, y + 22), f"Round {view['round']} of {view['rounds']}", 15, bold=True)
    canvas.text((x + 14, y + 48), "No token in the first round" if token is None else f"Token: {in_words(token)}", 14)
    if token:
        canvas.text((x + 14, y + 68), TOKENS[token], 12, FAINT)
    left = view["tokens_left"]
    canvas.text((x + 14, y + 98), f"{left} tokens to come, of these:" if left else "Tokens that were left out:", 13)
    for n, (name, count) in enumerate(view["unseen_tokens"].items()):
        canvas.text((x + 14 + n % 2 * 160, y + 118 + n // 2 * 18), f"{count}  {in_words(name)}", 12, FAINT)
    canvas.text((x + 14, y + 212), "Supply", 15, bold=True)
    for n, piece in enumerate(SUPPLY):
        left = "no limit" if view["supply"] is None else str(view["supply"][piece])
        at_line = (x + 14 + n // 4 * 160, y + 238 + n % 4 * 20)
        canvas.text((at_line[0] + 24, at_line[1]), left, 13, anchor="rm" if view["supply"] else "lm", bold=True)
        canvas.text((at_line[0] + (32 if view["supply"] else 80), at_line[1]), in_words(piece), 13)
    if view["removals_left"]:
        canvas.text((x + 14, y + 350), f"{view['removals_left']} clay tiles still to remove", 14, bold=True)
    if view["turn"]["dug"]:
        canvas.text((x + 14, y + 370), "Dug", 15, bold=True)
        tile(canvas, tiles[view["turn"]["dug"]], (x + 64, y + 336), 70)
