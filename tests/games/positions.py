"""Positions of every game, for properties that hold in all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from semiramis.games import GAMES, get_game
from semiramis.games.game import Game, State, nest
from semiramis.games.rng import Rng

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


def actions_by_kind(state: State) -> list[list[int]]:
    """The legal actions, those together whose notation begins with the same word."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(state.format_action(action).split()[0], []).append(action)
    return [kinds[kind] for kind in sorted(kinds)]


def choose_randomly(state: State, rng: Rng) -> int:
    """A random action. Placements outnumber all else in Babylon, so half of the time its kind is drawn first:
    decorations, which are rare, are then as likely as placements."""
    if rng.below(2):
        return state.random_action(rng)
    kinds = actions_by_kind(state)
    actions = kinds[rng.below(len(kinds))]
    return actions[rng.below(len(actions))]


def play_randomly(state: State, plies: int, seed: int) -> None:
    """Play on, and not past the end."""
    rng = Rng(seed)
    while plies and not state.over:
        state.advance(choose_randomly(state, rng))
        plies -= 1


@st.composite
def positions(draw: st.DrawFn) -> tuple[Start, State]:
    """A position of a game in progress, or at its end."""
    start = draw(starts())
    state = start.state()
    play_randomly(state, draw(st.integers(0, start.game.longest)), draw(st.integers(0, 2**32)))
    return start, state
