"""Observations contain what the view of a seat shows, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
import pytest

from semiramis.envs.numbers import action_mask, observation_size, observe, pieces
from semiramis.games import get_game
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng
from semiramis.testing.random_games import actions_by_kind, choose_randomly
from tests.envs import observed_amytis, observed_babylon
from tests.games.positions import option_variants

EXPECTED: dict[str, Callable[[dict[str, Any], int], dict[str, Any]]] = {
    "amytis": observed_amytis.expected,
    "babylon": observed_babylon.expected,
}
RARE = 72
"""From this seed on also what is rare comes up: a statue hidden under an open corner."""
KINDS = [("amytis", 2), ("babylon", 2), ("babylon", 3), ("babylon", 4)]


def choose_rarely_ending_a_turn(state: State, rng: Rng) -> int:
    """Return a random action of a random kind, which does not end the turn if another one is legal."""
    kinds = [kind for kind in actions_by_kind(state) if not state.format_action(kind[0]).startswith("finish")]
    kind = kinds[rng.below(len(kinds))] if kinds else state.legal_actions()
    return kind[rng.below(len(kind))]


@pytest.mark.parametrize("name", EXPECTED)
def test_observations_equal_those_computed_from_the_view(name: str) -> None:
    game = get_game(name)
    seen: dict[str, set[int]] = {feature.name: set() for feature in game.features(2)}
    starts = [(players, options) for players in game.players for options in option_variants(game)]
    for seed, (players, options) in enumerate(starts, RARE):
        rng, looks = Rng(seed), Rng(seed)
        state = game.new(players, options, seed)
        choose = (
            choose_rarely_ending_a_turn if seed % 2 else choose_randomly
        )  # the one decorates more, the other leaves gaps
        while not state.over:
            state.advance(choose(state, rng))
            if looks.below(6) == 0 or state.over:  # a look at each of them would take long
                compare(game, state, looks.below(players), seen)
    assert {name for name, numbers in seen.items() if len(numbers) == 1} == set(), "never anything else"


def compare(game: Game, state: State, seat: int, seen: dict[str, set[int]]) -> None:
    told = pieces(game, state.players, observe(game, state, seat))
    wanted = EXPECTED[game.name](state.view(seat), seat)
    assert told.keys() == wanted.keys() == seen.keys()
    for feature in game.features(state.players):
        numbers = numpy.array(wanted[feature.name], int)
        assert numpy.array_equal(told[feature.name], numbers), (feature.name, state.ply)
        assert told[feature.name].shape == feature.shape
        assert feature.least <= numbers.min() <= numbers.max() <= feature.most
        seen[feature.name] |= set(numpy.unique(numbers))


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_a_mask_has_the_legal_actions(name: str, players: int) -> None:
    game = get_game(name)
    state, rng = game.new(players, seed=3), Rng(3)
    while not state.over:
        assert numpy.flatnonzero(action_mask(game, state)).tolist() == sorted(state.legal_actions())
        state.advance(choose_randomly(state, rng))
    assert not action_mask(game, state).any()


def test_a_batch_of_observations_is_split_into_features() -> None:
    game = get_game("amytis")
    many = numpy.stack([observe(game, game.new(seed=seed), 0) for seed in range(5)])
    assert many.shape == (5, observation_size(game, 2))
    parts = pieces(game, 2, many)
    assert parts["stack_buildings"].shape == (5, 6, 3, 3)
    assert parts["third_project"].shape == (5,)
    assert numpy.shares_memory(parts["stack_buildings"], many)
