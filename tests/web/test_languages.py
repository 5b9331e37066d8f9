"""The language follows the browser, and can be changed at any time."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .boxes import leaving_their_box
from .conftest import Visit
from .players import AmytisByMouse, BabylonByMouse
from .test_whole_games import play_at_once

LANGUAGES = ["en", "es", "fr", "it", "ja", "ru"]
TITLE = "Build a garden that hangs in the air"


def test_every_page_speaks_the_language_of_the_browser_or_the_one_that_is_chosen(visit: Visit) -> None:
    page = visit(locale="fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    title = page.get_by_role("heading", level=1)
    expect(title).not_to_have_text(TITLE)
    page.locator("header select").first.select_option("en")
    expect(title).to_have_text(TITLE)
    # A message that is missing would show up as its id.
    for address in ("#/", "#/rules/babylon", "#/rules/amytis"):
        page.goto(f"/{address}")
        for language in LANGUAGES:
            page.locator("header select").first.select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            title.first.wait_for()
            assert not page.locator("main").get_by_text("rules-").count()
            assert not page.locator("main").get_by_text("home-").count()


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings of a table."""
    settings = page.locator("header [popovertarget=settings]")
    settings.click()
    page.locator("header select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    settings.click()


def check_boxes(page: Page) -> None:
    """No word leaves its box in any language, on a wide screen and on a phone."""
    for language in LANGUAGES:
        page.set_viewport_size({"width": 1366, "height": 768})
        speak(page, language)
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
        speak(page, language)
    expect(page.get_by_text("Choose a stack").first).to_be_visible()
    assert page.locator("[data-ply]").get_attribute("data-ply") == ply
