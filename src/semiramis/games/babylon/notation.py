"""The notation of Babylon's actions, both ways.

The text of a placement has its level, which its id has not: so both depend on the position.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..game import IllegalAction, NotAnAction, Reason
from . import constants, explain, placements
from .constants import (
    ACTION_COUNT,
    CELL_NAMES,
    CORNER_NAMES,
    FINISH_ID,
    ICON_NAMES,
    NO_CORNER,
    PLACE_ID,
    STACK_NAMES,
    TILE_SOURCES,
    TOKEN_NAMES,
)

if TYPE_CHECKING:
    from .state import BabylonState

PLACE = re.compile(r"place (dug|stored) ([a-h][1-8]) r([0-3]) L([1-9][0-9]?)(?: open (nw|ne|se|sw))?")
DECORATION_IDS = {
    f"{ICON_NAMES[kind]} " + "-".join(CELL_NAMES[cell] for cell in sorted({*cells})): action
    for action, (kind, cells) in enumerate(zip(constants.DECORATION_KIND, constants.DECORATION_CELLS, strict=True))
    if kind != constants.BLANK
}
FIXED_IDS = (
    {f"remove {name}": constants.REMOVE_ID + stack for stack, name in enumerate(STACK_NAMES)}
    | {f"dig {name}": constants.DIG_ID + stack for stack, name in enumerate(STACK_NAMES)}
    | {f"finish {tile}": constants.FINISH_ID + n for n, tile in enumerate(constants.FINISHES)}
    | DECORATION_IDS
)
FIXED_NOTATION = {action: text for text, action in FIXED_IDS.items()}
OPEN_CORNERS = ["", *(f" open {corner}" for corner in CORNER_NAMES)]
PLACEMENTS: dict[int, str] = {}
"""A cache of the texts of placements, by level and action: there are few, and each is needed often."""


def _format_action(state: BabylonState, action: int) -> str:
    if action in FIXED_NOTATION:
        return FIXED_NOTATION[action]
    if not PLACE_ID <= action < ACTION_COUNT:
        raise NotAnAction(str(action), state)
    return format_placement(action, placements._level_of(state.garden, action))


def format_placement(action: int, level: int) -> str:
    text = PLACEMENTS.get(level * ACTION_COUNT + action)
    if text is None:
        source = TILE_SOURCES[placements._source_of(action)]
        cell = CELL_NAMES[placements._cell_of(action)]
        corner = OPEN_CORNERS[placements._shape_of(action)]
        text = f"place {source} {cell} r{placements._rotation_of(action)} L{level}{corner}"
        PLACEMENTS[level * ACTION_COUNT + action] = text
    return text


def _legal_notations(state: BabylonState) -> list[str]:
    """Return the legal actions in notation, sorted. Compiled, because a position has hundreds of them."""
    texts = []
    for action in state.legal_actions():
        if action >= PLACE_ID:
            texts.append(format_placement(action, placements._level_of(state.garden, action)))
        else:
            texts.append(FIXED_NOTATION[action])
    texts.sort()
    return texts


def format_outcome(state: BabylonState, action: int, outcome: int) -> str:
    return state.box.tile_names[outcome] if action < FINISH_ID else TOKEN_NAMES[outcome]


def parse_action(state: BabylonState, text: str) -> int:
    if text in FIXED_IDS:
        return FIXED_IDS[text]
    match = PLACE.fullmatch(text)
    if not match:
        raise NotAnAction(text, state)
    source, cell, rotation, level, corner = match.groups()
    place = placements.Placement(
        TILE_SOURCES.index(source),
        CELL_NAMES.index(cell),
        int(rotation),
        int(level),
        CORNER_NAMES.index(corner) if corner else NO_CORNER,
    )
    action = place.action(state.garden)
    if action is None:
        raise IllegalAction(text, Reason.of(explain.explain_placement(state, place)), state)
    return action
