"""Babylon as a game: its players, its options, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from .. import game
from ..components import read_components
from ..features import Feature
from ..game import Game, Option, check_at_start
from ..positions import ViewPart
from . import features, view_reader
from .components import OWN_COMPONENTS, Box
from .constants import ACTION_COUNT, SCORE_LINES, STARTING_TILE, VISIBLE_PITS
from .position_text import FIELDS
from .setup import read_setup, write_setup
from .state import BabylonState
from .types import TYPES


class Babylon(Game):
    """The game with the components of this edition, or with those of another box."""

    name = "babylon"
    players = range(2, 5)
    options = (
        Option("same_footprint", ("never", "directly_below"), "never"),
        Option("bridge_gap", ("level", "ground"), "level"),
        Option("limited_supply", (True, False), True),
        Option("covered_belvederes", ("nothing", "score"), "nothing"),
    )
    action_count = ACTION_COUNT
    # The number of a tile that is no starting tile, or of a round token; there are fewer tokens.
    outcome_count = STARTING_TILE
    # With four players: 44 digs, 44 finishes, 12 tiles in each garden, and a decoration on each of their 48 spaces.
    longest = 44 + 44 + 4 * (12 + 48)
    types = TYPES
    score_lines = SCORE_LINES
    tie_breakers = (VISIBLE_PITS,)
    position_fields = FIELDS
    parts: ClassVar[Mapping[str, str]] = {
        "expert": "semiramis.ai.babylon.expert:BabylonExpert",
        "skills": "semiramis.ai.babylon.skills:SKILLS",
        "reasons": "semiramis.ai.babylon.reasons:Reasons",
        "lessons": "semiramis.games.babylon.lessons:LESSONS",
        "text": "semiramis.pictures.text.babylon",
        "image": "semiramis.pictures.image.babylon",
        "terminal": "semiramis.cli.games.babylon:BabylonTerminal",
    }

    def __init__(self, components: Path | str | None = None) -> None:
        self.components, self.box = read_components(OWN_COMPONENTS if components is None else components, Box)

    def _blank(self, players: int, options: Mapping[str, Any]) -> BabylonState:
        return BabylonState(
            self.box,
            players,
            options["same_footprint"] == "directly_below",
            options["bridge_gap"] == "ground",
            options["limited_supply"],
            options["covered_belvederes"] == "score",
        )

    def start(self, players: int, options: Mapping[str, Any] | None, setup: object) -> BabylonState:
        state = self._blank(self.check_players(players), self.check_options(options))
        read_setup(state, setup)
        return state

    def setup(self, state: game.State) -> dict[str, Any]:
        return dict(write_setup(check_at_start(state, BabylonState)))

    def _from_view(self, view: ViewPart) -> BabylonState:
        seats = view["seats"].items(self.players.start, self.players.stop - 1)
        state = self._blank(len(seats), self.check_options(view["options"].value))
        view_reader.read(state, view, seats)
        return state

    def features(self, players: int) -> tuple[Feature, ...]:
        return features.features(self.check_players(players))
