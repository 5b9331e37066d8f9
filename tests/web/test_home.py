"""Home: what a newcomer finds, and that a game can be begun on a phone without scrolling, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit

LANGUAGES = ["en", "es", "fr", "it", "ja", "ru"]
PHONE = {"width": 390, "height": 664}


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_can_be_begun_without_scrolling_and_nothing_sticks_out(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport=PHONE)
    page.evaluate("() => document.fonts.ready")
    check_in_sight(page, "section .ways > *", 3)
    page.locator("section .ways > button").click()
    page.locator("article button.main:enabled").nth(1).wait_for()
    check_in_sight(page, "article button.main", 2)
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    cut = page.locator("article :is(button, h2, p, select)").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert cut == []


def check_in_sight(page: Page, buttons: str, count: int) -> None:
    expect(page.locator(buttons)).to_have_count(count)
    for button in page.locator(buttons).all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]


def test_newcomer_is_led_to_the_lessons_and_greeted_once(visit: Visit) -> None:
    page = visit()
    welcome = page.get_by_role("region", name="New here?")
    expect(welcome.get_by_role("link", name="Learn Babylon")).to_have_attribute("href", "#/learn/babylon")
    expect(welcome.get_by_role("link", name="Learn The Architects of Amytis")).to_contain_text("min)")
    expect(page.get_by_label("Level").first).to_be_hidden()
    welcome.get_by_role("button", name="I know the rules").click()
    expect(welcome).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link", name="Learn", exact=False).first).to_be_visible()
    expect(welcome).to_have_count(0)


def test_address_of_a_game_begins_it_and_the_way_back_begins_no_other(visit: Visit) -> None:
    page = visit()
    page.goto("#/play/amytis")
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_role("main").get_by_role("button").first).to_be_visible()
    address = page.url
    page.go_back()
    mine = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine).to_have_count(1)
    page.goto("#/play")
    page.wait_for_url(address)
    page.go_back()
    expect(mine).to_have_count(1)
