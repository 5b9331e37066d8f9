"""The Architects of Amytis: what the players agree on before they start, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from .. import game
from ..components import read_components
from ..features import Feature
from ..fields import write_fields
from ..game import BadSetup, Game, Option, check_at_start, check_first_player, check_names
from .components import OWN_COMPONENTS, Box
from .constants import (
    ACTION_COUNT,
    BUILDINGS,
    CELLS,
    COPIES,
    HAND,
    MOST_PROJECTS,
    PROJECTS,
    SLOTS,
    STACK_HEIGHT,
    TILES,
)
from .features import FEATURES
from .state import AmytisState
from .types import TYPES, AmytisSetup

SETUP = ("first_player", "hands", "open", "deck", "stacks")


class Amytis(Game):
    name = "amytis"
    players = range(2, 3)
    options = (
        *(Option(f"sides.{building}", ("A", "B"), "A") for building in BUILDINGS),
        Option("second_player_projects", (2, 3), 2),
    )
    action_count = ACTION_COUNT
    outcome_count = len(TILES)
    """Tiles are turned up by their kind, projects by the numbers on the cards, and there are fewer of these."""
    longest = 56
    """38 tiles (then the second stack is empty, and it is the second player who took it), 8 palaces, 10 tokens."""
    types = TYPES
    score_lines = ("track", "projects", "favors")
    parts: ClassVar[Mapping[str, str]] = {
        "expert": "semiramis.ai.amytis.expert:AmytisExpert",
        "reasons": "semiramis.ai.amytis.reasons:Reasons",
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
        table = check_names(setup, SETUP, "a set-up")
        write_fields(state, first_player=check_first_player(table["first_player"], state.players))
        state._clear()
        put_projects(state, table)
        put_stacks(state, table["stacks"])
        return state

    def setup(self, state: game.State) -> dict[str, Any]:
        state = check_at_start(state, AmytisState)
        tiles = [TILES[tile] for tile in state.tiles]
        setup: AmytisSetup = {
            "first_player": state.first_player,
            "hands": [state.hand[seat][: state.hand_size[seat]] for seat in range(2)],
            "open": list(state.open),
            "deck": state.deck[: state.deck_size][::-1],
            "stacks": {
                name: tiles[stack * STACK_HEIGHT : (stack + 1) * STACK_HEIGHT] for stack, name in enumerate(CELLS)
            },
        }
        return dict(setup)

    def features(self, players: int) -> tuple[Feature, ...]:
        self.check_players(players)
        return FEATURES


def check_cards(cards: object, count: int, what: str) -> list[int]:
    if not isinstance(cards, list) or len(cards) != count or not all(type(card) is int for card in cards):
        raise BadSetup(f"{what} has {count} project numbers, not {cards!r}")
    return cards


def put_projects(state: AmytisState, setup: Mapping[str, Any]) -> None:
    hands = setup["hands"]
    if not isinstance(hands, list) or len(hands) != 2:
        raise BadSetup(f"hands are two lists of projects, not {hands!r}")
    for seat in range(2):
        check_cards(hands[seat], state._first_hand(seat), f"the hand of seat {seat}")
    face_up = check_cards(setup["open"], SLOTS, "open")
    left = PROJECTS - SLOTS - HAND - state.second_player_projects
    deck = check_cards(setup["deck"], left, "the deck")
    if sorted([*hands[0], *hands[1], *face_up, *deck]) != list(range(1, PROJECTS + 1)):
        raise BadSetup(f"hands, open and deck together are the projects 1 to {PROJECTS}, each once")
    write_fields(
        state,
        open=face_up[:],
        deck=deck[::-1] + [0] * (PROJECTS - left),
        deck_size=left,
        hand_size=[len(hand) for hand in hands],
        hand=[hand + [0] * (MOST_PROJECTS - len(hand)) for hand in hands],
    )


def put_stacks(state: AmytisState, table: object) -> None:
    """Lay out the building board; the tiles that are on no stack are those that left the game."""
    stacks = check_names(table, CELLS, "stacks")
    left = dict.fromkeys(TILES, COPIES)
    for name in CELLS:
        stack = stacks[name]
        if not isinstance(stack, list) or len(stack) != STACK_HEIGHT:
            raise BadSetup(f"stack {name} has {STACK_HEIGHT} tiles, not {stack!r}")
        for tile in stack:
            if not isinstance(tile, str) or tile not in left:
                raise BadSetup(f"stack {name}: there is no tile {tile!r}")
            if not left[tile]:
                raise BadSetup(f"stack {name}: there are only {COPIES} tiles {tile}")
            left[tile] -= 1
    unseen = [tile for tile, count in left.items() for _ in range(count)]
    tiles = [*(tile for name in CELLS for tile in stacks[name]), *unseen]
    write_fields(state, tiles=[TILES.index(tile) for tile in tiles])
