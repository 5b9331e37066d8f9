"""A phone: fingers tap, and nothing hovers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .players import BY_FINGER, AmytisByFinger, BabylonByFinger
from .test_whole_games import check_result, play_at_once


def test_a_whole_game_of_babylon_by_finger(visit: Visit, server: str) -> None:
    page = visit(**BY_FINGER)
    play_at_once(page, "Babylon")
    BabylonByFinger(page).play()
    check_result(page, server)


def test_a_whole_game_of_amytis_by_finger(visit: Visit, server: str) -> None:
    page = visit(**BY_FINGER)
    play_at_once(page, "The Architects of Amytis")
    AmytisByFinger(page).play()
    check_result(page, server)


def test_the_button_below_the_quarry_does_what_it_says(visit: Visit) -> None:
    """The button vanished between press and click, because the stack lost the focus."""
    page = visit(**BY_FINGER)
    play_at_once(page, "Babylon")
    tapped = []
    player = BabylonByFinger(page)
    for _ in range(4):
        player.wait()
        stack = player.one_of(player.todo["dig"])
        stack.tap()
        button = page.get_by_role("button", name=re.compile(rf"^(Remove|Dig) {stack.get_attribute('data-stack')}$"))
        tapped.append(button.inner_text().split()[0])
        player.act(button.tap)
    expect(page.locator("#babylon-end")).to_be_visible()
    assert tapped == ["Remove", "Remove", "Remove", "Dig"]
