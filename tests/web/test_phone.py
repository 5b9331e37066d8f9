"""A phone: fingers tap, and nothing hovers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .players import BabylonByMouse
from .test_whole_games import play_at_once

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}


class BabylonByFinger(BabylonByMouse):
    """Taps a stack to look at it, then the button that names what to do there."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.tapped: list[str] = []

    def dig(self) -> None:
        stack = self.one_of(self.todo["dig"])
        stack.tap()
        button = self.page.get_by_role(
            "button", name=re.compile(rf"^(Remove|Dig) {stack.get_attribute('data-stack')}$")
        )
        self.tapped.append(button.inner_text().split()[0])
        self.act(button.tap)


def test_the_button_below_the_quarry_does_what_it_says(visit: Visit) -> None:
    """The button vanished between press and click, because the stack lost the focus."""
    page = visit(**PHONE)
    play_at_once(page, "Babylon")
    player = BabylonByFinger(page)
    player.play(actions=4)
    expect(page.locator("#babylon-end")).to_be_visible()
    assert player.tapped == ["Remove", "Remove", "Remove", "Dig"]
