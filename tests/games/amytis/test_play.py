"""Random play, copies and counts of positions."""

from __future__ import annotations

from semiramis.games.perft import perft
from tests.games.amytis.positions import game, new, put_architects


def test_perft_of_a_first_position() -> None:
    # Two of the nine tiles on top are palaces: 7 * 9 * 72 + 2 * 9 * 4 = 4608.
    state = new(seed=42)
    assert [perft(state, depth) for depth in (1, 2, 3)] == [81, 4608, 224046]


def test_perft_with_palaces_and_favors() -> None:
    state = game({"a1": "palace-blue", "b2": "palace-pink"}, {"palace": "B"})
    put_architects(state, ["a2", "a3"], ["c1", "c3", "b1"])
    # By hand. After a1, b2 (both palaces), c2, b3: 9 * 5, 9 * 5, 9 * 27 and 9 * 27 actions; one more: 45 * 8 favours,
    # 45 * 27, 9 * (45 + 45 + 9 * 18), and 9 * (45 + 45 + 9 * 8).
    assert [perft(state, depth) for depth in (1, 2, 3)] == [36, 576, 5301]


def test_three_builds_in_a_row_can_be_counted_by_hand() -> None:
    # No palace within reach and no line: 9 stacks, then 8, then 7, each with 9 cells.
    assert perft(game(), 3) == 81 * 72 * 63
