"""Turns of bots and hints, computed from a text question: in a second worker, so that the first one answers at once."""

from __future__ import annotations

import json
import secrets
from typing import Any

from ..ai import levels
from ..ai.hint import hint
from ..ai.levels import Level
from ..ai.report import report_actions
from ..ai.search_bot import quick_expert_for
from ..ai.worker import play, read_match, tell
from ..games.game import State
from ..games.record import Match
from ..games.registry import load_part
from ..games.rng import Rng

LEVELS = {name: Level(name, level.in_browser, 10) for name, level in levels.LEVELS.items() if level.in_browser}
"""The levels that play here, with less to do than on a server.

In WebAssembly the median turn of each takes at most 0.8 s and the longest 2.2 s (`docs/ledger/static.md` has all).
"""
HINT_SECONDS = 0.2
"""The search for a hint."""
HINT_SIMULATIONS = 64
"""The same for an expert without a tree: each proposal is evaluated about four times."""
HINTS_CONSIDERED = 4
"""Reasons take longer than the search."""


class Thinker:
    """Answers questions one by one. It keeps the game of the last one, since to replay it takes longer than a turn."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def think(self, question: str) -> str:
        """Return the answer to a question, both as JSON: a record, and a level for its turn, or a turn to report on.

        With neither, hints are returned.
        """
        asked = json.loads(question)
        match = self._follow(asked["record"])
        if asked["level"] is not None:
            return json.dumps(play(match, LEVELS[asked["level"]], secrets.randbits(63)))
        if "report" in asked:
            return json.dumps(report_actions(match.state, asked["report"], asked["simulations"]).as_json())
        return json.dumps(find_hints(match.state))

    def _follow(self, record: dict[str, Any]) -> Match:
        """Return the game of a record: the last one with what was played since, if it is the same."""
        match, actions = self._match, record["actions"]
        if match is None or not _is_later(match, record):
            match = self._match = read_match(record)
        for action in actions[len(match.record.actions) :]:
            match.play(action)
        return match


def _is_later(match: Match, record: dict[str, Any]) -> bool:
    """Whether a record is of the same game as a match, from its beginning, with the same actions or more."""
    known, actions = match.record, record["actions"]
    return (known.game, known.players, known.options, known.setup) == (
        record["game"],
        record["players"],
        record.get("options"),
        record.get("setup"),
    ) and known.actions == actions[: len(known.actions)]


def find_hints(position: State) -> list[dict[str, Any]]:
    """Return hints for the current player."""
    state, rng = position.clone(), Rng(secrets.randbits(63))
    state.shuffle_hidden(rng)
    expert = load_part(state.game, "hint_expert", quick_expert_for)(state)
    simulations = None if expert.breadth else HINT_SIMULATIONS
    return [tell(one) for one in hint(state, rng, HINT_SECONDS, simulations, lambda _: expert, HINTS_CONSIDERED)]
