"""Stairs, fountains, bridges and statues: where they may stand in a garden, and how they are placed."""

from __future__ import annotations

from .. import bits
from . import constants
from .constants import BLANK, BRIDGE, CHANGE_ICON, FILL_BLANK, FOUNTAIN, FULL, STAIRS, STATUE, STATUE_ID
from .garden import Garden

BIT = constants.BIT
CROSS = constants.CROSS
STEP = constants.STEP
PAIR_ID = constants.PAIR_ID
PAIR_ROOM = constants.PAIR_ROOM


def _wild_spaces(garden: Garden, kind: int, token: int) -> int:
    """Return the spaces that count as the icon of `kind` because of the round token, though they do not show it."""
    if token == CHANGE_ICON:
        return garden.fresh & garden.free & ~garden.icons[BLANK] & ~garden.icons[kind]
    if token == FILL_BLANK:
        return garden.fresh & garden.free & garden.icons[BLANK]
    return 0


def fill_decorations(garden: Garden, actions: list[int], supply: list[int], token: int) -> int:
    """Write the actions of all decorations that may be placed now. Returns how many there are.

    At least one of the spaces is on a tile placed this turn. `token` is the round token if it makes an icon wild and
    was not used yet. A wild space is on a tile of this turn, too, and a decoration uses at most one.
    """
    count = 0
    fresh = garden.fresh
    if fresh == 0:
        return 0
    for kind in range(STAIRS, STATUE):
        if supply[kind] == 0:
            continue
        shown = garden.icons[kind] & garden.free
        wild = _wild_spaces(garden, kind, token)
        for direction in range(2):
            step = STEP[kind][direction]
            pairs = shown & (shown >> step) & (fresh | (fresh >> step))
            pairs |= (shown & (wild >> step)) | (wild & (shown >> step))
            pairs &= PAIR_ROOM[kind][direction]
            while pairs:
                cell = bits.first(pairs)
                pairs &= pairs - 1
                if is_pair(garden, kind, cell, cell + step):
                    actions[count] = PAIR_ID[kind][direction][cell]
                    count += 1
    if supply[STATUE]:
        spaces = (garden.icons[STATUE] & garden.free & fresh) | _wild_spaces(garden, STATUE, token)
        if spaces:
            spaces &= aligned(garden)
        while spaces:
            actions[count] = STATUE_ID + bits.first(spaces)
            count += 1
            spaces &= spaces - 1
    return count


def is_pair(garden: Garden, kind: int, a: int, b: int) -> bool:
    """Return whether the positions of two spaces fit a decoration."""
    level = garden.top[a]
    other = garden.top[b]
    if kind == STAIRS:
        return level - other == 1 or other - level == 1
    if level != other:
        return False
    if kind == FOUNTAIN:
        return garden.tile_on[a] != garden.tile_on[b]
    between = (a + b) >> 1
    if garden.gap_to_ground:
        return garden.top[between] == 0 and garden.span[between] == 0
    return garden.top[between] < level and garden.span[between] < level


def aligned(garden: Garden) -> int:
    """Return where a statue may stand: in line with another statue, also a hidden one; the first anywhere (R4, R5)."""
    standing = garden.statues | garden.hidden_statues
    if standing == 0:
        return FULL
    lines = 0
    while standing:
        lines |= CROSS[bits.first(standing)]
        standing &= standing - 1
    return lines


def needs_wild(garden: Garden, kind: int, a: int, b: int) -> bool:
    """Return whether one of the spaces does not show the icon itself."""
    return (garden.icons[kind] & BIT[a]) == 0 or (garden.icons[kind] & BIT[b]) == 0


def _decorate(garden: Garden, kind: int, a: int, b: int) -> None:
    """Place a legal decoration; a statue has the same cell twice."""
    garden.free &= ~(BIT[a] | BIT[b])
    if kind == STATUE:
        garden.statues |= BIT[a]
    elif kind == BRIDGE:
        between = (a + b) >> 1
        garden.spanned |= BIT[between]
        garden.free &= ~BIT[between]
        garden.span[between] = garden.top[a]
    n = garden.decorations
    garden.decoration[n] = kind
    garden.decoration_a[n] = a
    garden.decoration_b[n] = b
    garden.level_a[n] = garden.top[a]
    garden.level_b[n] = garden.top[b]
    garden.decorations += 1
