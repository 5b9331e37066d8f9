"""Home: what a newcomer finds, and that a game can be begun on a phone without scrolling, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.rest import rest

LANGUAGES = ["en", "es", "fr", "it", "ja", "ru"]
PHONE = {"width": 390, "height": 664}


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_can_be_begun_without_scrolling_and_nothing_sticks_out(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport=PHONE)
    check_in_sight(page, ".now > *", 2)
    page.locator(".now > button").click()
    page.locator("article .play:enabled").nth(1).wait_for()
    check_in_sight(page, "article .play", 2)
    expect(page.locator("article .play").first).to_be_focused()
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    cut = page.locator("article :is(button, h2, p)").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert cut == []
    check_selects(page)
    page.set_viewport_size({"width": 1366, "height": 768})
    rest(page)
    check_selects(page)


def check_selects(page: Page) -> None:
    """Check that the choices are as wide as their longest text, which a select cuts silently."""
    cut = page.locator("article select").evaluate_all(
        """all => all.flatMap(one => {
            const has = one.offsetWidth
            one.style.cssText = "flex: none; min-width: max-content"
            const needs = one.offsetWidth
            one.style.cssText = ""
            return has < needs ? [[one.textContent, has, needs]] : []
        })"""
    )
    assert cut == []


def check_in_sight(page: Page, buttons: str, count: int) -> None:
    expect(page.locator(buttons)).to_have_count(count)
    rest(page)
    for button in page.locator(buttons).all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]


def test_one_start_is_recommended_and_a_newcomer_is_led_into_the_first_step(visit: Visit) -> None:
    page = visit()
    start = page.locator("main .main")
    expect(start).to_have_text("Learn Babylon (8 min)")
    page.get_by_role("button", name="I know the rules").click()
    expect(start).to_have_text("Play Babylon")
    expect(start).to_be_focused()
    page.reload()
    expect(start).to_have_text("Play Babylon")
    page.get_by_role("link", name="Learn (6 min) The Architects of Amytis").click()
    first, second, *_ = page.request.get("/api/v1/games/amytis/lessons").json()
    expect(page.locator(f"[data-step={first['steps'][0]['id']}]")).to_be_visible()
    done = {"games": {"amytis": {"chapters": {first["id"]: "done"}}}}
    page.evaluate("done => localStorage.setItem('semiramis.learning', JSON.stringify(done))", done)
    page.goto("/")
    page.reload()
    expect(start).to_have_text("Go on learning The Architects of Amytis")
    start.click()
    page.wait_for_url(f"**/#/learn/amytis/{second['id']}")
    expect(page.locator(f"[data-step={second['steps'][0]['id']}]")).to_be_visible()


def test_level_is_chosen_without_anything_moving(visit: Visit) -> None:
    page = visit()
    play = page.get_by_role("button", name="Play now Babylon")
    level = page.get_by_label("Level").first
    play.wait_for()
    rest(page)
    before = play.bounding_box()
    for one in level.locator("option").all():
        level.select_option(one.get_attribute("value"))
        rest(page)
        assert play.bounding_box() == before


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
