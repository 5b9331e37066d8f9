"""The Architects of Amytis as a game: its players, its options, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from .. import game
from ..components import read_components
from ..features import Feature
from ..fields import write_fields
from ..game import Game, Option, check_at_start
from ..positions import ViewPart
from . import view_reader
from .components import OWN_COMPONENTS, Box
from .constants import ACTION_COUNT, BUILDINGS, SCORE_LINES, TILE_NAMES
from .features import FEATURES
from .position_text import FIELDS
from .setup import read_setup, write_setup
from .state import AmytisState
from .types import TYPES


class Amytis(Game):
    """The game with the components of this edition, or with those of another box."""

    name = "amytis"
    players = range(2, 3)
    options = (
        *(Option(f"sides.{building}", ("A", "B"), "A") for building in BUILDINGS),
        Option("second_player_projects", (2, 3), 2),
    )
    action_count = ACTION_COUNT
    # The number of a tile or the number on a project card; there are fewer cards.
    outcome_count = len(TILE_NAMES)
    # 38 tiles (then the second stack is empty, and the second player took its last tile), 8 palaces, 10 tokens.
    longest = 56
    types = TYPES
    score_lines = SCORE_LINES
    position_fields = FIELDS
    parts: ClassVar[Mapping[str, str]] = {
        "expert": "semiramis.ai.amytis.expert:AmytisExpert",
        "skills": "semiramis.ai.amytis.skills:SKILLS",
        "reasons": "semiramis.ai.amytis.reasons:Reasons",
        "lessons": "semiramis.games.amytis.lessons:LESSONS",
        "text": "semiramis.pictures.text.amytis",
        "image": "semiramis.pictures.image.amytis",
        "terminal": "semiramis.cli.games.amytis:AmytisTerminal",
    }

    def __init__(self, components: Path | str | None = None) -> None:
        self.components, self.box = read_components(OWN_COMPONENTS if components is None else components, Box)

    def _blank(self, players: int, options: Mapping[str, Any]) -> AmytisState:
        state = AmytisState(self.box)
        write_fields(
            state,
            sides=[int(options["sides"][building] == "B") for building in BUILDINGS],
            second_player_projects=options["second_player_projects"],
        )
        return state

    def start(self, players: int, options: Mapping[str, Any] | None, setup: object) -> AmytisState:
        state = self._blank(self.check_players(players), self.check_options(options))
        read_setup(state, setup)
        return state

    def setup(self, state: game.State) -> dict[str, Any]:
        return dict(write_setup(check_at_start(state, AmytisState)))

    def _from_view(self, view: ViewPart) -> AmytisState:
        state = self._blank(2, self.check_options(view["options"].value))
        view_reader.read(state, view)
        return state

    def features(self, players: int) -> tuple[Feature, ...]:
        self.check_players(players)
        return FEATURES
