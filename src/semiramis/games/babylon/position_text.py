"""How a position of Babylon is written as one line of text. `docs/position.md` describes the fields."""

from __future__ import annotations

from ..position_text import (
    NAME,
    NUMBER,
    Codec,
    Field,
    PositionFields,
    choice,
    grid,
    many,
    number,
    optional,
    packed,
    record,
)
from .constants import QUARRY_WIDTH, STACK_NAMES, SUPPORT_NAMES

SUPPORTS = packed(choice(dict(zip(SUPPORT_NAMES, "-12s", strict=True))), 1)
PLACED_TILE = record(tile=NAME, cell=NAME, rotation=number("r"), level=number("L"), supports=SUPPORTS)
DECORATION = record(kind=NAME, cells=many(NAME, "-"), levels=many(NUMBER, "-"))
NAMED_COUNTS = many(record(name=NAME, count=NUMBER))
COUNT = optional(NUMBER, 0)
TOKENS = Codec(
    lambda counts: NAMED_COUNTS.format([{"name": name, "count": count} for name, count in counts.items()]),
    lambda text: {token["name"]: token["count"] for token in NAMED_COUNTS.parse(text)},
)

FIELDS = PositionFields(
    table=(
        Field("phase", "phase", NAME),
        Field("player", "player", optional(NUMBER)),
        Field("first", "first_player", NUMBER),
        Field("quarry", "quarry", grid(STACK_NAMES, record(height=NUMBER, top=optional(NAME)), QUARRY_WIDTH)),
        Field("token", "token", optional(NAME)),
        Field("unseen", "unseen_tokens", TOKENS),
        Field("discarded", "discarded", many(NAME)),
        Field("dug", "turn.dug", optional(NAME)),
        Field("placed", "turn.placed", COUNT),
        Field("wild", "turn.wild", optional(NAME)),
    ),
    seat=(
        Field("flower", "flower", NAME),
        Field("singles", "singles", COUNT),
        Field("doubles", "doubles", COUNT),
        Field("stored", "stored", optional(NAME)),
        Field("tiles", "tiles", many(PLACED_TILE)),
        Field("decorations", "decorations", many(DECORATION)),
    ),
)
