"""The rewards of a finished game."""

from __future__ import annotations

from ..games.game import State


def rewards(state: State) -> list[float]:
    """Return each seat's reward: 0 before the end, then its share of the victory, scaled so that all add up to 0.

    A sole winner gets 1; the others get -1 with two players, -1/2 each with three, -1/3 with four. Those who share a
    victory get the same: with two players 0.
    """
    winners = state.winners()
    others = state.players - 1
    share = state.players / len(winners) if winners else 1.0
    return [((share if seat in winners else 0.0) - 1.0) / others if winners else 0.0 for seat in range(state.players)]
