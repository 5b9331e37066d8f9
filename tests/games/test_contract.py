"""Every game keeps the contract in every position, with all player counts and options."""

from __future__ import annotations

import json
import os
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.games import GAMES, get_game
from semiramis.games.game import BadSetup, UnknownGame
from semiramis.games.rng import Rng
from semiramis.speeds import VARIABLE
from semiramis.testing import check_game
from tests.games.positions import ALL_GAMES, Start, starts

# With each number of players: a game of Amytis is checked in a tenth of the time of one of Babylon.
RANDOM_GAMES = {"babylon": 2, "amytis": 10}
# The sources play as the compiled engine does (test_speeds.py): of them few games are enough.
INTERPRETED = bool(os.environ.get(VARIABLE))


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name, game in ALL_GAMES.items() for players in game.players[: 1 if INTERPRETED else None]],
)
def test_a_game_keeps_the_contract(name: str, players: int) -> None:
    check_game(ALL_GAMES[name], 1 if INTERPRETED else RANDOM_GAMES[name], players=[players])


@given(starts(), st.integers(0, 2**32))
def test_shuffling_hidden_components_changes_what_is_revealed_later(start: Start, seed: int) -> None:
    setups = set()
    for n in range(4):
        state = start.state()
        state.shuffle_hidden(Rng(seed + n))
        setups.add(json.dumps(start.game.setup(state)))
    assert len(setups) == 4


def test_a_position_cannot_be_assigned_from_another_game() -> None:
    one, other = (game.new(2, seed=1) for game in ALL_GAMES.values())
    before = one.view(0)
    with pytest.raises((TypeError, AttributeError)):
        one.assign(other)
    assert one.view(0) == before


@pytest.mark.parametrize("name", sorted(GAMES))
def test_games_and_random_number_generators_are_pickled_completely(name: str) -> None:
    game, rng = pickle.loads(pickle.dumps((ALL_GAMES[name], Rng(5))))
    rng.next()
    expected = Rng(5)
    expected.next()
    assert rng.next() == expected.next()
    assert game.new(seed=3).view(None) == ALL_GAMES[name].new(seed=3).view(None)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are babylon, amytis"):
        get_game("chess")


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"option sides.wall is given twice"):
        ALL_GAMES["amytis"].new(options={"sides": {"wall": "A"}, "sides.wall": "B"})


@pytest.mark.parametrize(("players", "bound"), [(2, 226), (3, 291), (4, 328)])
def test_no_game_of_babylon_can_be_longer_than_declared(players: int, bound: int) -> None:
    # Removals, a dig and a finish a turn, a garden's tiles, and a decoration on each of their spaces.
    rounds = {2: 15, 3: 13, 4: 11}[players]
    removals = {2: 6, 3: 3, 4: 0}[players]
    assert removals + 2 * rounds * players + players * (rounds + 1) * (1 + 4) == bound
    assert bound <= ALL_GAMES["babylon"].longest
