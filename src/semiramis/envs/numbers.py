"""A position as numbers: the observation of a seat, the mask of legal actions, and the rewards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy
from numpy.typing import NDArray

from ..games.arguments import as_integer, brief
from ..games.features import starts
from ..games.game import BadSetup, Game, State
from . import plain_rules, rows

INTERPRETED = __file__.endswith((".py", ".pyc"))


@lru_cache
def observation_size(game: Game, players: int) -> int:
    """Return the length of an observation."""
    size = sum([feature.size for feature in game.features(players)])
    check_sizes(game, game.new(players), game.action_count, size)
    return size


def check_sizes(game: Game, state: State, actions: int, size: int) -> None:
    """Raise `BadSetup` if arrays of these sizes are too small for what compiled rules write."""
    needed = state._sizes()
    if needed is not None and needed != (actions, size):
        raise BadSetup(
            f"{type(game).__name__} has {actions} actions and observations of {size} numbers, "
            f"but its positions have {needed[0]} and {needed[1]}"
        )


@lru_cache
def state_type(game: Game) -> type[State]:
    return type(game.new())


def observe(game: Game, state: State, seat: int) -> NDArray[numpy.int16]:
    """Return the features of a position as a seat observes them, one after the other."""
    if type(state) is not state_type(game):
        raise TypeError(f"state must be a position of {game.name}, not {brief(state)}")
    if not 0 <= as_integer(seat, "seat") < state.players:
        raise BadSetup(f"seats are 0 to {state.players - 1}, not {brief(seat)}")
    numbers: NDArray[numpy.int16] = numpy.empty(observation_size(game, state.players), numpy.int16)
    if hasattr(state, "_fill_observation"):  # rules in plain Python
        numbers[:] = plain_rules.observe(state, seat, len(numbers))
    else:
        fill_observation(state, seat, numbers.reshape(1, -1))
    return numbers


def fill_observation(state: State, seat: int, numbers: NDArray[numpy.int16]) -> None:
    state._fill_observation(seat, rows.shorts(numbers, 0))


def action_mask(game: Game, state: State) -> NDArray[numpy.int8]:
    """Return 1 for each action that is legal, 0 for the others; all 0 when the game is over."""
    mask: NDArray[numpy.int8] = numpy.zeros(game.action_count, numpy.int8)
    if INTERPRETED or hasattr(state, "_pack"):  # rules in plain Python
        mask[state.legal_actions()] = 1
    else:
        if type(state) is not state_type(game):
            raise TypeError(f"state must be a position of {game.name}, not {brief(state)}")
        observation_size(game, state.players)  # raises if the game has fewer actions than its positions
        fill_mask(state, numpy.empty((1, len(mask)), numpy.int32), mask.reshape(1, -1))
    return mask


def fill_mask(state: State, legal: NDArray[numpy.int32], mask: NDArray[numpy.int8]) -> None:
    for i in range(state._fill_actions(rows.integers(legal, 0))):
        mask[0, legal[0, i]] = 1


def pieces(game: Game, players: int, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Return the features of an observation, or of many observations, by name and in their shapes.

    They are views: nothing is copied.
    """
    features = game.features(players)
    first = starts(features)
    many = observations.shape[: observations.ndim - 1]
    return {
        feature.name: observations[..., first[n] : first[n + 1]].reshape((*many, *feature.shape))
        for n, feature in enumerate(features)
    }


def rewards(state: State) -> list[float]:
    """Return each seat's reward: 0 before the end, then its share of the victory, scaled so that all add up to 0.

    A sole winner gets 1; the others get -1 with two players, -1/2 each with three, -1/3 with four. Those who share a
    victory get the same: with two players 0.
    """
    winners = state.winners()
    others = state.players - 1
    share = state.players / len(winners) if winners else 1.0
    return [((share if seat in winners else 0.0) - 1.0) / others if winners else 0.0 for seat in range(state.players)]
