"""Every action can be written and read; unreadable notations and illegal actions raise different errors."""

from __future__ import annotations

import pytest

from semiramis.games.game import IllegalAction, NotAnAction
from tests.games.amytis.positions import game, put_projects


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "a1 a1"),
        (80, "c3 c3"),
        (4 * 9 + 8, "b2 c3"),
        (1 * 9 + 3, "b1 a2"),
        (82, "project 6"),
        (84, "project deck"),
        (85, "score"),
        (86, "favor I"),
        (89, "favor IV"),
        (90, "favor stairs"),
        (91, "favor corners"),
        (92, "favor projects"),
        (93, "favor row"),
    ],
)
def test_the_notation_of_the_rules(action: int, text: str) -> None:
    state = game()
    assert state.format_action(action) == text
    assert state.parse_action(text) == action


@pytest.mark.parametrize("face_up", [[5, 6, 7], [5, 0, 7], [0, 0, 7], [0, 0, 0]])
def test_every_action_round_trips_including_empty_slots(face_up: list[int]) -> None:
    state = game()
    put_projects(state, face_up, [])
    texts = [state.format_action(action) for action in range(94)]
    assert [state.parse_action(text) for text in texts] == list(range(94))


def test_an_empty_slot_is_written_by_its_number_from_1() -> None:
    state = game()
    put_projects(state, [5, 0, 7], [])
    assert state.format_action(82) == "project empty 2"


NONSENSE = (
    *("", "a1", "a1 d1", "a4 a1", "A1 a1", "a1  a1", " a1 a1", "a1 a1\n", "project", "project 0", "project 21"),
    *("project 08", "project -", "project empty 4", "favor", "favor V", "favor i", "Score", "pass", "84"),
)


@pytest.mark.parametrize("text", NONSENSE)
def test_an_unreadable_notation_is_refused(text: str) -> None:
    with pytest.raises(NotAnAction):
        game().parse_action(text)


def test_a_project_that_is_not_open_is_an_action_but_not_legal() -> None:
    with pytest.raises(IllegalAction, match="project not open") as refused:
        game().parse_action("project 8")
    assert refused.value.reason.code == "project_not_open"
    assert refused.value.reason.facts == {"project": 8}


def test_a_slot_with_a_card_is_written_by_its_card() -> None:
    with pytest.raises(IllegalAction) as refused:
        game().parse_action("project empty 2")
    assert refused.value.reason.code == "slot_not_empty"
    assert refused.value.reason.facts == {"slot": 2, "project": 6}
