"""The set of positions: a compressed file with one line of JSON for each position, beside this module."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from ...games import get_game
from ...games.game import GameError, State
from ...games.position_text import parse_position
from ...games.rng import Rng
from ..expert import Turn, format_turn
from ..review import TurnValue

FILE = Path(__file__).with_name("positions.jsonl.gz")
PHASES = ("opening", "middle", "end")
"""The thirds of a game, by its turns."""
DIGITS = 4


class NoPositions(GameError):
    """The set of positions is missing, damaged, or has none of the game."""

    code = "no_positions"


@dataclass(frozen=True)
class JudgedPosition:
    """A position, and what some turns of the current player are worth."""

    game: str
    players: int
    number: int
    """The number of the game that the position is from; games of a group are numbered from 0."""
    phase: str
    text: str
    """The position as text."""
    seed: int
    """Of the hidden things of the position, and of the simulations."""
    values: Sequence[TurnValue]
    """The best first."""

    @cached_property
    def state(self) -> State:
        return parse_position(get_game(self.game), self.text, Rng(self.seed))

    def find(self, turn: Sequence[int]) -> TurnValue | None:
        """Return the value of a turn, or of the same actions in another order; None if it was not judged."""
        actions = sorted(turn)
        return next((value for value in self.values if sorted(value.turn) == actions), None)

    def as_json(self) -> dict[str, Any]:
        state = self.state
        return {
            "game": self.game,
            "players": self.players,
            "number": self.number,
            "phase": self.phase,
            "position": self.text,
            "seed": self.seed,
            "turns": [
                [format_turn(state, value.turn), *(round(number, DIGITS) for number in astuple(value)[1:])]
                for value in self.values
            ],
        }

    @classmethod
    def from_json(cls, content: Mapping[str, Any]) -> JudgedPosition:
        position = cls(
            content["game"],
            content["players"],
            content["number"],
            content["phase"],
            content["position"],
            content["seed"],
            [],
        )
        values = [TurnValue(parse_turn(position.state, turn), *numbers) for turn, *numbers in content["turns"]]
        return replace(position, values=values)


def parse_turn(state: State, texts: Iterable[str]) -> Turn:
    after = state.clone()
    return tuple([after.play(text) for text in texts])


def read_lines(game: str | None = None, players: int | None = None, file: Path = FILE) -> list[dict[str, Any]]:
    """Return the positions of a game and a number of players as JSON, to be read where they are needed."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            found = [json.loads(line) for line in lines]
    except FileNotFoundError:
        raise NoPositions(f"the set of positions is missing: 'make positions' makes {file.name}") from None
    except (OSError, EOFError, ValueError) as error:
        raise NoPositions(f"cannot read the set of positions {file}: {error}") from None
    wanted = [line for line in found if game in (None, line["game"]) and players in (None, line["players"])]
    if not wanted:
        of_players = "" if players is None else f" for {players} players"
        raise NoPositions(f"the set has no positions of {game or 'any game'}{of_players}")
    return wanted
