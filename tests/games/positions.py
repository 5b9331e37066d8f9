"""Games with all player counts and options, for property tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from semiramis.games import GAMES, get_game
from semiramis.games.game import Game, State, nest

ALL_GAMES = {name: get_game(name) for name in GAMES}


def option_variants(game: Game) -> list[dict[str, Any]]:
    """No options, and each option by itself with another value than its default; by their dotted names."""
    others = [{option.name: next(v for v in option.values if v != option.default)} for option in game.options]
    return [{}, *others]


@dataclass
class Start:
    """How a game of a property test begins; shown by hypothesis when it fails."""

    name: str
    players: int
    options: dict[str, Any]
    seed: int

    @property
    def game(self) -> Game:
        return ALL_GAMES[self.name]

    def state(self) -> State:
        return self.game.new(self.players, self.options, self.seed)


@st.composite
def starts(draw: st.DrawFn) -> Start:
    name = draw(st.sampled_from(sorted(ALL_GAMES)))
    game = ALL_GAMES[name]
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.options}
    return Start(name, draw(st.sampled_from(list(game.players))), nest(options), draw(st.integers(0, 2**64 - 1)))
