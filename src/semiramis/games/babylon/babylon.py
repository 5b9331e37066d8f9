"""Babylon as a game: who can play it, its options, and the set-up of its records."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from ..components import read_components
from ..features import Feature
from ..fields import write_fields
from ..game import BadSetup, Game, Option, State, check_at_start, check_first_player, check_names
from . import constants, features
from .components import OWN_COMPONENTS, Box
from .constants import FLOWERS, LAYERS, MATERIALS, STACK_NAMES, TOKEN_NAMES
from .state import BabylonState
from .types import TYPES, BabylonSetup


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
    action_count = constants.ACTIONS
    # Tiles by their numbers, without the starting tiles, and round tokens by theirs, which are fewer.
    outcome_count = constants.STARTING_TILE
    # With four players: 44 digs, 44 finishes, 12 tiles in each garden, and a decoration on each of their 48 spaces.
    longest = 44 + 44 + 4 * (12 + 48)
    types = TYPES
    score_lines = constants.SCORE_LINES
    tie_breakers = (constants.VISIBLE_PITS,)
    parts: ClassVar[Mapping[str, str]] = {
        "expert": "semiramis.ai.babylon.expert:BabylonExpert",
        "reasons": "semiramis.ai.babylon.reasons:Reasons",
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
        table = check_names(setup, ("first_player", "flowers", "quarry", "tokens"), "a set-up")
        first_player = check_first_player(table["first_player"], state.players)
        write_fields(
            state,
            flower=_flowers(table["flowers"], state.players),
            tokens=self._tokens(table["tokens"], state.players),
        )
        write_fields(state.quarry, tiles=self._tiles(table["quarry"]))
        state._begin(first_player)
        return state

    def setup(self, state: State) -> dict[str, Any]:
        state = check_at_start(state, BabylonState)
        names = self.box.tile_names
        setup: BabylonSetup = {
            "first_player": state.first_player,
            "flowers": [FLOWERS[flower] for flower in state.flower[: state.players]],
            "quarry": {
                name: [names[tile] for tile in state.quarry.tiles[LAYERS * stack : LAYERS * (stack + 1)]]
                for stack, name in enumerate(STACK_NAMES)
            },
            "tokens": [TOKEN_NAMES[token] for token in state.tokens[: state.rounds - 1]],
        }
        return dict(setup)

    def features(self, players: int) -> tuple[Feature, ...]:
        return features.features(self.check_players(players))

    def _tiles(self, quarry: object) -> list[int]:
        """The tiles, stack by stack, each from the bottom up."""
        stacks = check_names(quarry, STACK_NAMES, "the quarry")
        tiles = [tile for name in STACK_NAMES for tile in self._stack(name, stacks[name])]
        for tile in tiles:
            if tiles.count(tile) > 1:
                raise BadSetup(f"tile {self.box.tile_names[tile]} is in the quarry twice")
        return tiles

    def _stack(self, name: str, tiles: object) -> list[int]:
        if not isinstance(tiles, list) or len(tiles) != LAYERS:
            raise BadSetup(f"stack {name} has {LAYERS} tiles, {', '.join(MATERIALS)}, not {tiles!r}")
        numbers = []
        for layer, tile in enumerate(tiles):
            number = self.box.tile_numbers.get(tile) if isinstance(tile, str) else None
            if number is None:
                raise BadSetup(f"stack {name} has an unknown tile {tile!r}")
            if number // constants.STACKS != layer:
                raise BadSetup(f"tile {tile} is not of {MATERIALS[layer]}, as it must be in layer {layer + 1}")
            numbers.append(number)
        return numbers

    def _tokens(self, tokens: object, players: int) -> list[int]:
        """The tokens in the order in which they are turned up, and behind them those that left the game unseen."""
        needed = constants.TOKENS_IN_GAME[players]
        if not isinstance(tokens, list) or len(tokens) != needed:
            raise BadSetup(f"{needed} round tokens are needed with {players} players")
        rest = list(self.box.tokens)
        numbers = []
        for token in tokens:
            if token not in TOKEN_NAMES:
                raise BadSetup(f"there is no round token {token!r}; there are {', '.join(TOKEN_NAMES)}")
            number = TOKEN_NAMES.index(token)
            if number not in rest:
                raise BadSetup(f"there are not so many round tokens {token}")
            rest.remove(number)
            numbers.append(number)
        return numbers + rest


def _flowers(flowers: object, players: int) -> list[int]:
    """Each seat's flower, and behind them those that nobody has."""
    if not isinstance(flowers, list) or len(flowers) != players:
        raise BadSetup(f"{players} flowers are needed, one a seat, not {flowers!r}")
    for flower in flowers:
        if flower not in FLOWERS or flowers.count(flower) > 1:
            raise BadSetup(f"flowers are different ones of {', '.join(FLOWERS)}, not {flowers!r}")
    numbers = [FLOWERS.index(flower) for flower in flowers]
    return numbers + [flower for flower in range(len(FLOWERS)) if flower not in numbers]
