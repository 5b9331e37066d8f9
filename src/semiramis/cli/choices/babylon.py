"""Babylon: which stack; then a tile, its place, rotation, level and open corner, a decoration, or the end of the turn.

A tile can be placed in thousands of ways: one thing is asked at a time, and only where there is a choice.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...games.babylon.constants import CELL_NAMES, CORNER_NAMES, DOUBLE, NO_CORNER, PLACE_ID, SINGLE, TILE_SOURCES
from ...games.babylon.notation import Placement
from ...games.babylon.state import BabylonState
from ...games.game import State
from ...pictures.text.babylon import ICONS, tile_line, tiles_of
from .question import Choice, Question, best_gain, gains, group, point_map

STACKS = {"remove": "Remove a clay tile from which stack?", "dig": "Dig which stack? The quarry shows its pillars."}


def question(state: State, actions: list[int], components: dict[str, Any]) -> Question:
    assert isinstance(state, BabylonState)
    view = state.view(None)
    if view["phase"] in STACKS:
        choices = [Choice(state.format_action(action).split()[1], [action]) for action in actions]
        return Question(STACKS[view["phase"]], choices, picture=Text("     " + "  ".join(c.word for c in choices)))
    placements = {action: Placement.of(state, action) for action in actions if action >= PLACE_ID}
    if len(placements) < len(actions) or len({place.source for place in placements.values()}) > 1:
        return _what(state, actions, placements, view, components)
    return _where(state, placements, view, components)


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
    """The place of one tile: cell, rotation, level, open corner, the first of them that is still open."""
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
