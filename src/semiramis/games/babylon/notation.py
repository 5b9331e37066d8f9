"""The notation of Babylon's actions, both ways.

A placement tells its level, which its number does not: so a text is read, and a number written, for a position.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..game import IllegalAction, NotAnAction, Reason
from . import constants, explain
from .constants import (
    ACTIONS,
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
# What is written before and after the level, for each placement in the order of their numbers.
AROUND_LEVEL = [
    (f"place {source} {CELL_NAMES[cell]} r{rotation} L", corner)
    for source in TILE_SOURCES
    for _upper in range(2)
    for corner in ("", *(f" open {corner}" for corner in CORNER_NAMES))
    for cell in constants.SITE_CELL
    for rotation in range(constants.ROTATIONS)
]
PLACEMENTS: dict[int, str] = {}
"""The texts of placements by level and action, as far as they were needed: there are few, and each is needed often."""


def _format_action(state: BabylonState, action: int) -> str:
    if action in FIXED_NOTATION:
        return FIXED_NOTATION[action]
    if not PLACE_ID <= action < ACTIONS:
        raise NotAnAction(str(action), state)
    return format_placement(action, state._level_of(action))


def format_placement(action: int, level: int) -> str:
    text = PLACEMENTS.get(level * ACTIONS + action)
    if text is None:
        before, after = AROUND_LEVEL[action - PLACE_ID]
        text = PLACEMENTS[level * ACTIONS + action] = f"{before}{level}{after}"
    return text


def _legal_notations(state: BabylonState) -> list[str]:
    """A position has hundreds of legal actions: compiled, they are written without a call in Python for each."""
    texts = []
    for action in state.legal_actions():
        if action >= PLACE_ID:
            texts.append(format_placement(action, state._level_of(action)))
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
    place = Placement(
        TILE_SOURCES.index(source),
        CELL_NAMES.index(cell),
        int(rotation),
        int(level),
        CORNER_NAMES.index(corner) if corner else NO_CORNER,
    )
    action = place.action(state)
    if action is None:
        raise IllegalAction(text, Reason.of(explain.explain_placement(state, place)), state)
    return action


class Placement:
    """What a placement's number or text says."""

    def __init__(self, source: int, cell: int, rotation: int, level: int, open_corner: int) -> None:
        self.source = source
        self.cell = cell
        self.rotation = rotation
        self.level = level
        self.open_corner = open_corner

    @classmethod
    def of(cls, state: BabylonState, action: int) -> Placement:
        index = action - PLACE_ID
        return cls(
            index // constants.STORED_IDS,
            constants.SITE_CELL[index % constants.SHAPE_IDS // constants.ROTATIONS],
            index % constants.ROTATIONS,
            state._level_of(action),
            index // constants.SHAPE_IDS % constants.SHAPES - 1,
        )

    def action(self, state: BabylonState) -> int | None:
        """Its number in this position; none if it is off the board or on a level that pillars cannot reach."""
        site = constants.SITE_INDEX[self.cell]
        if site < 0:
            return None
        height = self.level - state.garden._highest_of(self.cell)
        if height not in (1, 2):
            return None
        shape = self.open_corner + 1
        return (
            PLACE_ID
            + self.source * constants.STORED_IDS
            + (height - 1) * constants.UPPER_IDS
            + shape * constants.SHAPE_IDS
            + site * constants.ROTATIONS
            + self.rotation
        )

    def cells(self) -> list[int]:
        """The four cells, clockwise from the north-west; some may be off the board."""
        return [self.cell + offset for offset in constants.OFFSET]
