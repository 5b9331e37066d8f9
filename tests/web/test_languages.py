"""The language follows the browser, and can be changed at any time."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.players import AmytisByMouse

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
    """Choose a language in the settings, which need not be open."""
    page.locator("header select").first.select_option(language, force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now The Architects of Amytis").click()
    AmytisByMouse(page).wait()
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    for language in ("ja", "ru", "fr", "en"):
        speak(page, language)
    expect(page.get_by_text("Choose a stack").first).to_be_visible()
    assert page.locator("[data-ply]").get_attribute("data-ply") == ply
