"""The language follows the browser, and can be changed at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .players import AmytisByMouse

TITLE = "Build a garden that hangs in the air"


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "ja", "ru"])
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
