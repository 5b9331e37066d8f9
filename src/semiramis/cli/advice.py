"""Hints in words: what to do, what it promises, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ..ai import Hint
from ..games.game import Reason
from ..pictures.text.scores import in_words

Facts = dict[str, Any]
Words = str | Callable[[Facts], str]


def count(number: int, thing: str) -> str:
    """`1 pillar`, `2 pillars`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def several(names: str) -> str:
    """`a1 b2 c3` as it is said."""
    *first, last = names.split()
    return f"{', '.join(first)} and {last}" if first else last


# What a building counts, by its side.
COUNTED = {
    ("garden", "A"): "stack as high as this one",
    ("garden", "B"): "tile in this stack",
    ("market", "A"): "visible tile of its colour",
    ("market", "B"): "visible tile of other colours",
    ("wall", "A"): "visible wall on the edge",
    ("wall", "B"): "visible wall in the corners",
    ("palace", "A"): "visible palace",
    ("palace", "B"): "completed project of both players",
    ("residence", "A"): "visible kind of building",
    ("residence", "B"): "visible market or residence",
    ("theater", "A"): "architect on the board",
    ("theater", "B"): "architect of yours on the board",
}


def building(facts: Facts) -> str:
    """The kinds of things are said in the plural where they are many, wherever in the phrase that is."""
    thing = COUNTED[facts["building"], facts["side"]]
    if facts["count"] != 1:
        noun = next(
            word
            for word in ("stack", "tile", "wall", "palace", "project", "kind", "market", "architect")
            if word in thing
        )
        thing = thing.replace(noun, f"{noun}s", 1).replace("or residence", "or residences")
    return f"{facts['points']:+} for the {facts['building']}: {facts['count']} {thing}"


AMYTIS: dict[str, Words] = {
    "last_turn": "The game ends with this turn: only points count.",
    "end_triggered": lambda f: (
        "It empties the second stack: the other player has one more turn."
        if f["turns"]
        else "It empties the second stack: the game is over."
    ),
    "end_near": lambda f: (
        f"One stack is empty and {count(f['stacks'], 'stack')} down to the last tile: the end can begin at any time."
    ),
    "building_points": building,
    "project_completed": "{points:+} at the end: it completes project {project}",
    "project_near": lambda f: (
        f"project {f['project']} ({f['points']} points) lacks a single tile: {f['color']} on {f['cell']}"
        + ("" if f["ways"] == 1 else f", or in {count(f['ways'] - 1, 'other way')}")
    ),
    "project_taken": lambda f: (
        f"takes project {f['project']} ({f['points']} points), which lacks {count(f['missing'], 'tile')}"
    ),
    "project_drawn": "draws an unknown project, one of {cards}",
    "line_made": lambda f: f"three architects in line on {several(f['stacks'])}: a favour",
    "favor_taken": "favour {favor}: {points:+} as the city is now, {more:+} for one more of what it counts",
    "favor_points": "{points:+} from favour {favor}, which you have",
    "line_prepared": lambda f: f"architects on {several(f['stacks'])}: {f['stack']} would complete the line next turn",
    "lines_prepared": lambda f: f"lines open at {several(f['stacks'])}: the other player can close only one",
    "line_blocked": "keeps the other player from a line on {stack}",
    "line_allowed": "careful: the other player can complete a line on {stack}",
    "tile_denied": "takes {tile}, worth {points:+} to the other player, who gets at most {instead:+} elsewhere",
    "architects_return": lambda f: f"{count(f['count'], 'architect')} of yours come back before your next turn",
}

BABYLON: dict[str, Words] = {
    "last_turn": "Your last turn: only points count.",
    "end_near": lambda f: f"you have {count(f['turns'], 'more turn')} after this one",
    "points": lambda f: f"{f['points']:+} for {in_words(f['line'])}",
    "level_opened": "{points:+} for the first tile on level {level}: decorations there score more",
    "belvederes": lambda f: (
        f"{f['points']:+} for {count(f['count'], 'belvedere')} on an open corner, which saves a pillar"
    ),
    "decoration_set_completed": "{points:+} for a set of all four decorations, number {sets}",
    "flower_set_completed": "{points:+} for a set of all four flowers, number {sets}",
    "decoration_set_near": "only a decoration of the kind {kind} is missing for the next set of four",
    "flower_set_near": "only a {flower} flower is missing for the next set of four",
    "pillars_dug": lambda f: f"{f['tile']} from {f['stack']} gives {count(f['pillars'], 'pillar')}",
    "flower_bonus": lambda f: f"{count(f['pillars'], 'pillar')} of these for your own flower, {f['flower']}",
    "pillars_left": lambda f: f"leaves {count(f['pillars'], 'pillar')} for later",
    "pillars_returned": lambda f: f"{count(f['pillars'], 'pillar')} too many for the storage go back",
    "statue_pillar": "the statue on {cell} carries the tile and saves a pillar",
    "piece_covered": "covers the {piece} on {cell}",
    "token_used": lambda f: f"makes use of the round token, {in_words(f['token'])}",
    "tile_kept": "keeps {tile} for later",
    "tile_discarded": "discards {tile}",
    "tile_denied": "seat {seat} could have scored {points} at once with {tile}",
    "pillars_denied": lambda f: (
        f"seat {f['seat']} would have had {count(f['pillars'], 'pillar')} from {f['stack']}, the most anywhere"
    ),
    "tile_removed": "{tile} on {stack} leaves the game",
    "pillars_opened": lambda f: f"{count(f['count'], 'neighbour')} will give a pillar more",
    "flower_removed": "it shows the flower of seat {seat}, {flower}, which would have given a pillar more",
}

WORDS = {"amytis": AMYTIS, "babylon": BABYLON}
MOST = 6
"""As many reasons are told; those that follow matter little."""


def tell_reason(game: str, reason: Reason) -> str:
    """A reason in a sentence; one that has no words here, by its code."""
    words = WORDS.get(game, {}).get(reason.code, str(reason))
    return words(dict(reason.facts)) if callable(words) else words.format_map(reason.facts)


def draw_hints(game: str, hints: Sequence[Hint]) -> RenderableType:
    """All hints, the best first."""
    return Group(*(_hint(game, number, hint) for number, hint in enumerate(hints, start=1)))


def _hint(game: str, number: int, hint: Hint) -> Text:
    margin = (
        "level" if abs(hint.margin) < 0.5 else f"{'ahead' if hint.margin > 0 else 'behind'} by {abs(hint.margin):.0f}"
    )
    chance = f"{hint.chance:.0%} to win, {margin} in the end"
    text = Text.assemble((f"{number:>3}  ", "bold green"), ("; ".join(hint.turn), "bold"), f"   {chance}")
    for reason in hint.reasons[:MOST]:
        text.append(f"\n       · {tell_reason(game, reason)}")
    return text
