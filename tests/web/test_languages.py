"""The language follows the browser, and can be changed at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .boxes import leaving_their_box
from .conftest import Visit
from .players import AmytisByMouse, BabylonByMouse
from .test_whole_games import play_at_once

LANGUAGES = ["en", "es", "fr", "it", "ja", "ru"]
TITLE = "Build a garden that hangs in the air"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    title = expect(page.get_by_role("heading", level=1))
    (title.to_have_text if language == "en" else title.not_to_have_text)(TITLE)
    # A message that is missing would show up as its id.
    for address in ("#/", "#/rules/babylon", "#/rules/amytis"):
        page.goto(f"/{address}")
        page.get_by_role("heading", level=1).first.wait_for()
        assert not page.locator("main").get_by_text("rules-").count()
        assert not page.locator("main").get_by_text("home-").count()


def check_boxes(page: Page) -> None:
    """No word leaves its box in any language, on a wide screen and on a phone."""
    for language in LANGUAGES:
        page.set_viewport_size({"width": 1366, "height": 768})
        page.locator("header select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert leaving_their_box(page) == [], language
        page.set_viewport_size({"width": 390, "height": 664})
        assert leaving_their_box(page) == [], f"{language}, on a phone"


def test_no_word_leaves_its_box_while_a_tile_is_held(visit: Visit) -> None:
    """The Italian "nessuno" stood beside its card, and the quarry lay over the Russian "Каменоломня"."""
    page = visit()
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    while player.wait() != "build" or not player.places():
        player.step()
    page.mouse.click(*player.middle(player.places()[0]))
    expect(page.get_by_role("button", name="Place here")).to_be_enabled()
    check_boxes(page)


def test_no_word_leaves_its_box_while_a_building_is_picked(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "The Architects of Amytis")
    AmytisByMouse(page).wait()
    page.locator('.stacks [data-anchor^="stack-"].open').first.click()
    page.locator('.mine [data-anchor^="city-"].open').first.click()
    expect(page.get_by_role("button", name="Build", exact=True)).to_be_enabled()
    check_boxes(page)


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now The Architects of Amytis").click()
    AmytisByMouse(page).wait()
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    for language in ("ja", "ru", "fr", "en"):
        page.locator("header select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_text("Choose a stack").first).to_be_visible()
    assert page.locator("[data-ply]").get_attribute("data-ply") == ply
