"""The draft of Babylon's expert follows the rules: after each action it equals the player's garden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from semiramis import speeds
from tests.ai.babylon.positions import TABLES

# Compiled, the methods of a draft cannot be called from Python: the sources can.
GAME = speeds.interpreted("games").get_game("babylon")
LEGAL = speeds.interpreted("games.babylon.legal")
RNG = speeds.interpreted("games.rng").Rng
CONSTANTS = speeds.interpreted("games.babylon.constants")
DRAFT = speeds.interpreted("ai.babylon.draft").Draft


def garden_of(thing: Any) -> list[Any]:
    garden = thing.garden
    return [garden.tiles, garden.tile, garden.tile_level, garden.decorations, garden.decoration, garden.free]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_singles_exchanged_for_a_double_go_back_to_the_supply(players: int, options: Mapping[str, Any]) -> None:
    # The draft took the double pillar from the supply, but the two singles left the game.
    exchanged = 0
    for seed in range(4):
        state, rng = GAME.new(players, options, seed), RNG(seed)
        draft = DRAFT(state)
        while not state.over:
            action = state.random_action(rng)
            if action < CONSTANTS.STAIRS_ID:  # neither a placement nor a decoration
                state.advance(action)
                continue
            doubles = state.supply[CONSTANTS.DOUBLE_PILLAR]
            draft.begin(state, state.player, LEGAL._wild_token(state))
            draft.act(action)
            state.advance(action)
            exchanged += doubles - state.supply[CONSTANTS.DOUBLE_PILLAR]
            own = state.player
            assert draft.supply == state.supply
            assert [*draft.singles, *draft.doubles] == [state.singles[own], state.doubles[own]]
            assert [draft.dug, draft.stored] == [state.dug, state.stored[own]]
            assert draft.token == LEGAL._wild_token(state)
            assert garden_of(draft) == garden_of(state)
    assert exchanged
