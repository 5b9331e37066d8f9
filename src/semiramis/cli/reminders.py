"""The rules that matter in a position, one line each."""

from __future__ import annotations

from typing import Any

from ..pictures.text.amytis import BUILDINGS, FAVORS, ROW
from ..pictures.text.babylon import TOKENS

AMYTIS = {
    "build": [
        "Take the top tile of a stack without an architect, leave one of yours there, build on any cell of your city.",
        "Three of your architects in line: a favour. They come back before your next turn, as four without a line do.",
        "A project is completed when its colours show from above, turned but not mirrored; it counts at the end.",
        "Two empty stacks end the game, when both players have had as many turns.",
    ],
    "palace": ["Take an open project or the top card of the deck; it may be complete at once."],
    "favor": ["Put a token on a free favour; it is scored at the end of the game."],
}

BABYLON = {
    "remove": ["Set-up: clay tiles leave the game, so that what lies below can be dug from the first round on."],
    "dig": [
        "Take the top tile of a stack. Each of its edges gives a pillar unless the neighbouring stack is higher.",
        "A tile with your own flower gives one pillar more.",
    ],
    "build": [
        "Place the dug tile, the stored tile, both or none. A corner stands on a single pillar one level above its "
        "space, on a double (two singles) two levels above, or on a statue.",
        "One corner may stay open: it gets a belvedere, worth a point, and needs no pillar.",
        "Level 2 and above need a tile of yours on the level below. No two tiles cover the same four spaces.",
        "Decorations are free and have a space on a tile of this turn. Stairs: next to each other, one level apart. "
        "Fountain: next to each other on one level, two tiles. Bridge: one space between, on one level. "
        "Statue: in a row or column with another.",
        "At the end: statue its level, fountain and bridge 3 x level, stairs both levels, 4 for each set of four "
        "decorations or of four flowers, 1 for a belvedere, 2 x the highest level.",
        "You keep at most 6 single pillars and one tile for the next turn.",
    ],
}


def reminders(view: dict[str, Any]) -> list[str]:
    """What to keep in mind for the next action; nothing of a game that nobody wrote down here."""
    if view["over"]:
        return []
    if view["game"] == "amytis":
        return [*AMYTIS[view["phase"]], *_scored(view)]
    if view["game"] == "babylon":
        return [*BABYLON[view["phase"]], *([f"Round token: {TOKENS[view['token']]}."] if view["token"] else [])]
    return []


def _scored(view: dict[str, Any]) -> list[str]:
    """How the buildings score with these sides, or what the favours are worth."""
    if view["phase"] == "favor":
        return [f"{favor}: {points}." for favor, points in (*FAVORS.items(), ("row", ROW))]
    sides = view["options"]["sides"]
    return [f"{name} ({sides[name]}): {points['AB'.index(sides[name])]}." for name, points in BUILDINGS.items()]
