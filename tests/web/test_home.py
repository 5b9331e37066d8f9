"""Home on a phone: a game can be begun without scrolling, in every language."""

from __future__ import annotations

import pytest

from .conftest import Visit

LANGUAGES = ["en", "es", "fr", "it", "ja", "ru"]
PHONE = {"width": 390, "height": 664}


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_can_be_begun_without_scrolling_and_nothing_sticks_out(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport=PHONE)
    page.evaluate("() => document.fonts.ready")
    begin = page.locator("article button.main:enabled")
    begin.nth(1).wait_for()
    for button in begin.all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    cut = page.locator("article :is(button, h2, p, select)").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert cut == []
