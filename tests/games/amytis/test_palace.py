"""A palace lets its player take a project: an open one, which is replaced, or the top of the deck."""

from __future__ import annotations

import pytest

from semiramis.games.amytis.state import AmytisState
from tests.games.amytis.positions import game, put_projects


def at_palace(side: str = "A", face_up: list[int] | None = None, deck: list[int] | None = None) -> AmytisState:
    state = game({"a1": "palace-blue"}, {"palace": side})
    put_projects(state, face_up or [5, 6, 7], [8, 9] if deck is None else deck)
    state.play("a1 a1")
    return state


@pytest.mark.parametrize(
    ("side", "legal"),
    [
        ("A", ["project 5", "project 6", "project 7", "project deck"]),
        ("B", ["project 5", "project 6", "project 7", "project deck", "score"]),
    ],
)
def test_a_palace_offers_the_open_projects_and_the_deck(side: str, legal: list[str]) -> None:
    state = at_palace(side)
    assert state.player == 0
    assert state.legal_notations() == legal


def test_an_open_project_is_replaced_in_its_slot() -> None:
    state = at_palace()
    state.play("project 6")
    assert list(state.hand[0])[: state.hand_size[0]] == [1, 2, 6]
    assert list(state.open) == [5, 8, 7]
    assert state.deck_size == 1
    assert state.player == 1


def test_the_top_of_the_deck_is_taken_unseen() -> None:
    state = at_palace()
    state.play("project deck")
    assert list(state.hand[0])[: state.hand_size[0]] == [1, 2, 8]
    assert list(state.open) == [5, 6, 7]
    assert state.deck_size == 1


def test_open_cards_are_not_replaced_from_an_empty_deck_but_may_be_taken_a4() -> None:
    state = at_palace(deck=[])
    assert state.legal_notations() == ["project 5", "project 6", "project 7"]
    state.play("project 6")
    assert list(state.open) == [5, 0, 7]


def test_side_b_with_no_card_left_can_only_score_a2() -> None:
    assert at_palace("B", [0, 0, 0], []).legal_notations() == ["score"]


def test_side_a_with_no_card_left_asks_nothing_a2() -> None:
    state = at_palace("A", [0, 0, 0], [])
    assert state.player == 1
    assert state.scores() == [1, 0]


def test_the_last_card_may_lie_in_any_slot() -> None:
    state = at_palace("A", [0, 0, 7], [])
    assert state.legal_notations() == ["project 7"]
    state.play("project 7")
    assert list(state.open) == [0, 0, 0]
