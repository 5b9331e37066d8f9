"""The rewards of a finished game."""

from __future__ import annotations

import pytest

from semiramis.envs.numbers import rewards
from semiramis.games.game import State


class Ended(State):
    def __init__(self, players: int, winners: list[int]) -> None:
        super().__init__(players)
        self.won = winners

    def winners(self) -> list[int]:
        return self.won


@pytest.mark.parametrize(
    ("players", "winners", "expected"),
    [
        (2, [], [0, 0]),
        (2, [1], [-1, 1]),
        (2, [0, 1], [0, 0]),
        (3, [0], [1, -1 / 2, -1 / 2]),
        (3, [0, 2], [1 / 4, -1 / 2, 1 / 4]),
        (4, [3], [-1 / 3, -1 / 3, -1 / 3, 1]),
        (4, [1, 2], [-1 / 3, 1 / 3, 1 / 3, -1 / 3]),
        (4, [0, 1, 2, 3], [0, 0, 0, 0]),
    ],
)
def test_rewards_share_the_victory_and_add_up_to_0(players: int, winners: list[int], expected: list[float]) -> None:
    given = rewards(Ended(players, winners))
    assert given == pytest.approx(expected)
    assert sum(given) == pytest.approx(0)
