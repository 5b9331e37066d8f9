"""Babylon in the terminal: questions, rules, hints and events in words.

A tile can be placed in thousands of ways: one thing is asked at a time, and only where there is a choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from ...games.babylon.constants import (
    BELVEDERE_POINTS,
    BRIDGE,
    CELL_NAMES,
    CORNER_NAMES,
    DECORATION_SET_POINTS,
    DOUBLE,
    FLOWER_SET_POINTS,
    FOUNTAIN,
    HIGHEST_LEVEL_POINTS,
    LEVEL_POINTS_EACH,
    NO_CORNER,
    PILLAR_STORAGE,
    PLACE_ID,
    SINGLE,
    TILE_SOURCES,
)
from ...games.babylon.placements import Placement
from ...games.babylon.state import BabylonState
from ...games.game import State
from ...pictures.text.babylon import ICONS, TOKENS, tile_line, tiles_of
from ...pictures.text.scores import in_words
from ..game_terminal import GameTerminal, Words, count
from ..question import Choice, Question, best_gain, gains, group, point_map

STACKS = {"remove": "Remove a clay tile from which stack?", "dig": "Dig which stack? The quarry shows its pillars."}

RULES = {
    "remove": ["Set-up: clay tiles leave the game, so that what lies below can be dug from the first round on."],
    "dig": [
        "Take the top tile of a stack. Each of its edges gives a pillar unless the neighbouring stack is higher.",
        "A tile with your own flower gives one pillar more.",
    ],
    "build": [
        "Place the dug tile, the stored tile, both or none. A corner stands on a single pillar one level above its "
        "space, on a double (two singles) two levels above, or on a statue.",
        "One corner may stay open: it gets a belvedere and needs no pillar.",
        "Level 2 and above need a tile of yours on the level below. No two tiles cover the same four spaces.",
        "Decorations are free and have a space on a tile of this turn. Stairs: next to each other, one level apart. "
        "Fountain: next to each other on one level, two tiles. Bridge: one space between, on one level. "
        "Statue: in a row or column with another.",
        f"At the end: statue its level, fountain {LEVEL_POINTS_EACH[FOUNTAIN]} x level, bridge "
        f"{LEVEL_POINTS_EACH[BRIDGE]} x level, stairs both levels, {DECORATION_SET_POINTS} for each set of four "
        f"decorations, {FLOWER_SET_POINTS} of four flowers, {BELVEDERE_POINTS} for a belvedere, "
        f"{HIGHEST_LEVEL_POINTS} x the highest level.",
        f"You keep at most {PILLAR_STORAGE} single pillars and one tile for the next turn.",
    ],
}

REASONS: dict[str, Words] = {
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

EVENTS = {
    "points": "{points:+} for {reason}",
    "tile_removed": "removes {tile} from {stack}",
    "tile_dug": "digs {tile} from {stack}",
    "tile_placed": "places {tile} on {cell}, level {level}",
    "statue_became_pillar": "the statue on {cell} becomes a pillar",
    "belvedere_placed": "a belvedere on {cell}",
    "decoration_placed": "decorates {cells}: {kind}",
    "tile_stored": "stores {tile}",
    "tile_discarded": "discards {tile}",
    "turn_ended": "ends the turn",
    "token_turned_up": "round {round}: {token}",
}


class BabylonTerminal(GameTerminal):
    reason_words: ClassVar[Mapping[str, Words]] = REASONS
    event_words: ClassVar[Mapping[str, str]] = EVENTS

    def question(self, state: State, actions: list[int]) -> Question:
        """Ask for a stack; then for a tile, its cell, rotation, level and open corner, a decoration, or the end."""
        assert isinstance(state, BabylonState)
        view = state.view(None)
        if view["phase"] in STACKS:
            choices = [Choice(state.format_action(action).split()[1], [action]) for action in actions]
            return Question(STACKS[view["phase"]], choices, picture=Text("     " + "  ".join(c.word for c in choices)))
        placements = {action: Placement.of(state.garden, action) for action in actions if action >= PLACE_ID}
        if len(placements) < len(actions) or len({place.source for place in placements.values()}) > 1:
            return _what(state, actions, placements, view, self.game.components)
        return _where(state, placements, view, self.game.components)

    def reminders(self, view: Mapping[str, Any]) -> list[str]:
        if view["over"]:
            return []
        return [*RULES[view["phase"]], *([f"Round token: {TOKENS[view['token']]}."] if view["token"] else [])]

    def event_phrases(self, events: Sequence[Mapping[str, Any]], seat: int) -> list[str]:
        """Add the pillars up, since they come in several events."""
        phrases = super().event_phrases(events, seat)
        pillars = sum(event["count"] for event in events if event["event"] == "pillars" and event["seat"] == seat)
        if pillars:
            phrases.insert(1, f"receives {count(pillars, 'pillar')}")
        return phrases


def _what(
    state: BabylonState,
    actions: list[int],
    placements: dict[int, Placement],
    view: dict[str, Any],
    components: dict[str, Any],
) -> Question:
    tiles = tiles_of(components)
    gain = gains(state, actions)
    choices = []
    for source, group_of in sorted(group(placements, lambda action: placements[action].source).items()):
        name = TILE_SOURCES[source]
        tile = tile_line(_tile(view, name), tiles)
        best = best_gain(group_of, gain)
        meaning = Text.assemble("place ", tile, f"  at best {best:+}")
        choices.append(Choice(name, group_of, meaning, (f"place {name}", "place" if source == 0 else f"p{name}")))
    ends = []
    for action in actions:
        text = state.format_action(action)
        if text.startswith("finish"):
            ends.append(Choice(text, [action], _end(text, view), (text.split()[1],) if text == "finish none" else ()))
        elif action not in placements:
            choices.append(Choice(text, [action], f"{gain[action]:+}"))
    ends.sort(key=lambda choice: ("stored", "dug", "none").index(choice.word.split()[1]))
    return Question("What next?", [*choices, *ends], None if choices else ends[0])


def _tile(view: dict[str, Any], source: str) -> str | None:
    tile: str | None = view["turn"]["dug"] if source == "dug" else view["seats"][view["player"]]["stored"]
    return tile


def _end(text: str, view: dict[str, Any]) -> str:
    kept = text.split()[1]
    if kept != "none":
        return f"end the turn and keep {_tile(view, kept)} in storage"
    lost = [tile for tile in (_tile(view, "dug"), _tile(view, "stored")) if tile]
    return f"end the turn and discard {' and '.join(lost)}" if lost else "end the turn"


def _where(
    state: BabylonState, placements: dict[int, Placement], view: dict[str, Any], components: dict[str, Any]
) -> Question:
    """Return the place of one tile: cell, rotation, level, open corner, the first of them that is still open."""
    actions = list(placements)
    gain = gains(state, actions)
    place = placements[actions[0]]
    name = _tile(view, TILE_SOURCES[place.source])
    cells = group(actions, lambda action: CELL_NAMES[placements[action].cell])
    if len(cells) > 1:
        choices = [Choice(cell, group_of) for cell, group_of in sorted(cells.items())]
        text = f"Where is the north-west space of {name}? The map shows the most points that the tile scores there."
        return Question(text, choices, picture=point_map(choices, gain, "abcdefg", "1234567"))
    rotations = group(actions, lambda action: placements[action].rotation)
    if len(rotations) > 1:
        icons = [ICONS[icon] for icon in tiles_of(components)[str(name)]["icons"]]
        choices = [
            Choice(f"r{turns}", group_of, _turned(icons, turns), (str(turns),)) for turns, group_of in rotations.items()
        ]
        return Question(f"Which way round is {name}? Its spaces: north row / south row.", choices, choices[0])
    levels = group(actions, lambda action: placements[action].level)
    if len(levels) > 1:
        choices = [
            Choice(f"L{level}", group_of, f"at best {best_gain(group_of, gain):+}", (str(level),))
            for level, group_of in sorted(levels.items())
        ]
        return Question("On which level?", choices, choices[0])
    choices = []
    for action in actions:
        corner = placements[action].open_corner
        word = "all" if corner == NO_CORNER else CORNER_NAMES[corner]
        meaning = "all four corners on pillars" if corner == NO_CORNER else f"a belvedere at the open {word} corner"
        meaning += f"; {gain[action]:+}, costs {_cost(state, placements[action])}"
        choices.append(Choice(word, [action], meaning, ("4", "none") if corner == NO_CORNER else (f"open {word}",)))
    return Question("Which corner is open?", choices, max(choices, key=lambda choice: gain[choice.actions[0]]))


def _turned(icons: list[str], turns: int) -> str:
    nw, ne, se, sw = (icons[(corner - turns) % 4] for corner in range(4))
    return f"{nw}{ne} / {sw}{se}"


def _cost(state: BabylonState, place: Placement) -> str:
    singles, doubles = (
        state.garden._count_pillars(place.cell, place.level, place.open_corner, kind) for kind in (SINGLE, DOUBLE)
    )
    cost = f"{singles} single"
    return f"{cost} and {doubles} double" if doubles else cost
