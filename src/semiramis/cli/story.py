"""What players did, in words."""

from __future__ import annotations

from typing import Any

from ..games.game import State
from ..pictures.text.scores import in_words

# What is worth a word of what happens; the picture shows the rest.
WORDS = {
    "points": "{points:+} for {reason}",
    # The Architects of Amytis
    "tile_built": "takes {tile} from {stack} and builds it on {cell}",
    "project_taken": "takes project {project} ({from})",
    "project_completed": "completes project {project} ({points} points)",
    "line_completed": "has three architects in line",
    "favor_placed": "puts a token on favour {favor}",
    "last_turn": "two stacks are empty: the last turn",
    # Babylon
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


def tell(state: State, action: int) -> str:
    """What the player to act does with a legal action; of a game that has no words here, its notation."""
    events = state.events(action)
    words = [WORDS[event["event"]].format_map(_facts(event)) for event in events if event["event"] in WORDS]
    pillars = sum(event["count"] for event in events if event["event"] == "pillars" and event["seat"] == state.player)
    if pillars:
        words.insert(1, f"receives {pillars} pillar{'s' if pillars > 1 else ''}")
    return ", ".join(words) or state.format_action(action)


def _facts(event: dict[str, Any]) -> dict[str, Any]:
    """The facts of an event as they are said."""
    return {name: _fact(fact) for name, fact in event.items()}


def _fact(fact: object) -> object:
    if isinstance(fact, list):
        return "-".join(map(str, fact))
    return in_words(fact) if isinstance(fact, str) else fact
