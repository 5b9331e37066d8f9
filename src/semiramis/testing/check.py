"""`check_game`, which checks a game against the contract."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from ..games.game import Game, nest
from ..games.rng import Rng
from . import (
    actions,
    chance,
    copies,
    declaration,
    legality,
    numbers,
    positions,
    scoring,
    setup,
    views,
)
from .promise import Case, Position, Start, hold_all
from .random_games import choose_randomly

# In this order: later promises rely on earlier ones.
TOPICS = (legality, scoring, copies, actions, views, chance, numbers, positions)
PROMISES = (
    *declaration.PROMISES,
    *setup.FIRST,
    *(promise for topic in TOPICS for promise in (*topic.AT_EVERY_PLY, *topic.NOW_AND_THEN)),
    *setup.LAST,
)
LOOKS = 6
"""The number of positions of a game, besides the first and the last, in which slow promises are checked."""


def check_game(game: Game, games: int = 4, seed: int = 0, players: Collection[int] | None = None) -> None:
    """Check every promise of the contract. Raises `BrokenPromise` at the first that is broken.

    Plays `games` random games with each number of players (more if an option has more values). The same `seed` gives
    the same games. `players` limits the numbers of players.
    """
    hold_all(declaration.PROMISES, Case(game))
    for start in starts(game, games, Rng(seed)):
        if players is not None and start.players not in players:
            continue
        hold_all(setup.FIRST, start)
        check_positions(start)
        hold_all(setup.LAST, start)


def starts(game: Game, games: int, rng: Rng) -> Iterator[Start]:
    """Yield starts with each number of players, among which are all values of all options."""
    games = max([games, *(len(option.values) for option in game.options)])
    for players in game.players:
        values = {option.name: shuffled(option.values, games, rng) for option in game.options}
        for n in range(games):
            options = nest({name: values[name][n] for name in values})
            seed = rng.next()
            yield Start(game, players, options, seed, Rng(seed))


def shuffled(values: tuple[Any, ...], count: int, rng: Rng) -> list[Any]:
    """Return `count` of the values, each equally often, in a random order."""
    drawn = [values[n % len(values)] for n in range(count)]
    for n in range(count - 1, 0, -1):
        other = rng.below(n + 1)
        drawn[n], drawn[other] = drawn[other], drawn[n]
    return drawn


def check_positions(start: Start) -> None:
    """Play a game and check the promises of positions."""
    actions = random_game(start)
    end = len(actions)
    looks = {0, end, *(start.rng.below(end) for _ in range(LOOKS))}
    thorough = {end, start.rng.below(end)}
    here = Position(**vars(start), state=start.new())
    for ply in range(end + 1):
        here.is_thorough = ply in thorough
        for topic in TOPICS:
            hold_all(topic.AT_EVERY_PLY, here)
            if ply in looks | thorough:
                hold_all(topic.NOW_AND_THEN, here)
        if ply < end:
            here.state.advance(actions[ply])


def random_game(start: Start) -> list[int]:
    """The actions of a whole game. `setup.ends` has checked that it ends."""
    state = start.new()
    actions: list[int] = []
    while not state.over and len(actions) < start.game.longest:
        actions.append(choose_randomly(state, start.rng))
        state.advance(actions[-1])
    return actions
