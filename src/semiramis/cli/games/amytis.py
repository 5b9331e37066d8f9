"""The Architects of Amytis in the terminal: questions, rules, hints and events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...games.game import State
from ...pictures.text.amytis import BUILDINGS, FAVORS, ROW
from ..game_terminal import Facts, GameTerminal, Words, count
from ..question import Choice, Question, best_gain, gains, group, point_map

MEANINGS = {"deck": "the unknown top card of the deck", "score": "points for the completed projects instead"}

RULES = {
    "build": [
        "Take the top tile of a stack without an architect, leave one of yours there, build on any cell of your city.",
        "Three of your architects in line: a favour. They come back before your next turn, as four without a line do.",
        "A project is completed when its colours show from above, turned but not mirrored; it counts at the end.",
        "Two empty stacks end the game, when both players have had as many turns.",
    ],
    "palace": ["Take an open project or the top card of the deck; it may be complete at once."],
    "favor": ["Put a token on a free favour; it is scored at the end of the game."],
}


def several(names: str) -> str:
    """Return `a1 b2 c3` as it is said."""
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
    """Put the kinds of things into the plural where they are many, wherever in the phrase that is."""
    thing = COUNTED[facts["building"], facts["side"]]
    if facts["count"] != 1:
        noun = next(
            word
            for word in ("stack", "tile", "wall", "palace", "project", "kind", "market", "architect")
            if word in thing
        )
        thing = thing.replace(noun, f"{noun}s", 1).replace("or residence", "or residences")
    return f"{facts['points']:+} for the {facts['building']}: {facts['count']} {thing}"


REASONS: dict[str, Words] = {
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

EVENTS = {
    "points": "{points:+} for {reason}",
    "tile_built": "takes {tile} from {stack} and builds it on {cell}",
    "project_taken": "takes project {project} ({from})",
    "project_completed": "completes project {project} ({points} points)",
    "line_completed": "has three architects in line",
    "favor_placed": "puts a token on favour {favor}",
    "last_turn": "two stacks are empty: the last turn",
}


class AmytisTerminal(GameTerminal):
    reason_words: ClassVar[Mapping[str, Words]] = REASONS
    event_words: ClassVar[Mapping[str, str]] = EVENTS

    def question(self, state: State, actions: list[int]) -> Question:
        """Ask from which stack and onto which cell to build; for a project; for a favour."""
        view = state.view(None)
        gain = gains(state, actions)
        words = {action: state.format_action(action).split() for action in actions}
        if view["phase"] == "build":
            stacks = group(actions, lambda action: words[action][0])
            if len(stacks) > 1:
                tiles = {name: _letters(view["stacks"][name]["top"]) for name in stacks}
                return _on_a_board("From which stack? The map: its tile, and the most points.", stacks, gain, tiles)
            (stack,) = stacks
            tile = view["stacks"][stack]["top"]
            return _on_a_board(f"Where to build {tile}?", group(actions, lambda action: words[action][1]), gain)
        if view["phase"] == "palace":
            cards = {str(card["id"]): card for card in self.game.components["project"]}
            choices = [Choice(words[a][-1], [a], _project(words[a][-1], cards, gain[a])) for a in actions]
            return Question("Which project does the palace give?", choices)
        choices = [Choice(words[a][1], [a], f"{gain[a]:+} now  {FAVORS.get(words[a][1], ROW)}") for a in actions]
        return Question("Three in line! On which favour goes the token?", choices, _best(choices, gain))

    def reminders(self, view: Mapping[str, Any]) -> list[str]:
        return [] if view["over"] else [*RULES[view["phase"]], *_scored(view)]


def _letters(tile: str) -> str:
    """Return the first letters of its building and its colour, as in a position."""
    return "".join(word[0] for word in tile.split("-"))


def _on_a_board(
    text: str, groups: dict[str, list[int]], gain: dict[int, int], tiles: Mapping[str, str] | None = None
) -> Question:
    choices = [Choice(name, group) for name, group in groups.items()]
    return Question(text, choices, picture=point_map(choices, gain, "abc", "123", tiles))


def _project(word: str, cards: dict[str, Any], gain: int) -> str:
    meaning = MEANINGS.get(word) or f"{cards[word]['points']} points: {' / '.join(cards[word]['pattern'])}"
    return f"{meaning}  {gain:+} now" if gain else meaning


def _best(choices: list[Choice], gain: dict[int, int]) -> Choice:
    return max(choices, key=lambda choice: best_gain(choice.actions, gain))


def _scored(view: Mapping[str, Any]) -> list[str]:
    """Return how the buildings score with these sides, or what the favours are worth."""
    if view["phase"] == "favor":
        return [f"{favor}: {points}." for favor, points in (*FAVORS.items(), ("row", ROW))]
    sides = view["options"]["sides"]
    return [f"{name} ({sides[name]}): {points['AB'.index(sides[name])]}." for name, points in BUILDINGS.items()]
