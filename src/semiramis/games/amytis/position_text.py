"""How a position of Amytis is written as one line of text. `docs/position.md` describes the fields."""

from __future__ import annotations

from typing import Any

from ..arguments import brief
from ..game import BadPosition
from ..position_text import NAME, NUMBER, Codec, Field, PositionFields, choice, grid, many, optional, packed, record
from .constants import BUILDINGS, CELL_NAMES, COLORS, FAVOR_NAMES, ROW

WIDTH = 3
TILE = choice({f"{building}-{color}": building[0] + color[0] for building in BUILDINGS for color in COLORS})
FAVOR = record(favor=NAME, seat=NUMBER)
NUMBERS = many(NUMBER)


def format_favors(favors: dict[str, Any]) -> str:
    """Write each token as its place and its seat: `IV:0,row:1,row:1`."""
    tokens = [(name, favors[name]) for name in FAVOR_NAMES[:ROW] if favors[name] is not None]
    tokens += [(FAVOR_NAMES[ROW], seat) for seat, count in enumerate(favors[FAVOR_NAMES[ROW]]) for _ in range(count)]
    return many(FAVOR).format([{"favor": favor, "seat": seat} for favor, seat in tokens])


def parse_favors(text: str) -> dict[str, Any]:
    favors: dict[str, Any] = dict.fromkeys(FAVOR_NAMES[:ROW])
    row = [0, 0]
    for token in many(FAVOR).parse(text):
        if token["favor"] != FAVOR_NAMES[ROW]:
            if favors.get(token["favor"], 0) is not None:
                raise BadPosition(f"{brief(token['favor'])} is not a favour, or has two tokens")
            favors[token["favor"]] = token["seat"]
        elif token["seat"] < len(row):
            row[token["seat"]] += 1
        else:
            raise BadPosition(f"there is no seat {token['seat']}")
    return favors | {FAVOR_NAMES[ROW]: row}


FIELDS = PositionFields(
    table=(
        Field("phase", "phase", NAME),
        Field("player", "player", optional(NUMBER)),
        Field("first", "first_player", NUMBER),
        Field(
            "board",
            "stacks",
            grid(CELL_NAMES, record(height=NUMBER, top=optional(TILE), architect=optional(NUMBER)), WIDTH),
        ),
        Field("built", "turn", optional(record(stack=NAME, cell=NAME))),
        Field("open", "projects.open", many(optional(NUMBER))),
        Field("favors", "favors", Codec(format_favors, parse_favors)),
    ),
    seat=(
        Field("city", "city", grid(CELL_NAMES, packed(TILE, 2), WIDTH)),
        Field("projects", "projects", NUMBERS),
        Field("completed", "completed", NUMBERS),
        Field("track", "breakdown.track", optional(NUMBER, 0)),
    ),
)
