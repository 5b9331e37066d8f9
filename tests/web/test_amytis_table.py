"""The table of Amytis: nothing moves while one acts, names are whole, and the confirmation is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .players import BY_FINGER

PANELS = [f".amytis {panel}" for panel in (".stacks", ".card.palace", ".mine", ".theirs", ".card.favor", ".effects")]


def open_table(page: Page) -> None:
    """The second game of the home page, in any language."""
    page.locator("article", has=page.locator("h2, h3")).nth(1).locator("button.main:enabled").click()
    page.locator(".stacks .open").first.wait_for()


def places(page: Page) -> list[object]:
    return [page.locator(panel).bounding_box() for panel in PANELS]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("size", [(1366, 768), (834, 1112)], ids=["desktop", "tablet"])
def test_nothing_moves_while_one_acts_and_names_are_whole(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(locale=language, viewport={"width": size[0], "height": size[1]})
    open_table(page)
    before = places(page)
    page.locator(".stacks .open").first.click()
    assert places(page) == before
    page.locator(".amytis .mine .open").first.click()
    expect(page.locator(".bar button.main")).to_be_enabled()
    assert places(page) == before
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"
    assert page.locator(".amytis .table h2, .amytis .table .name").evaluate_all(cut) == []


def test_the_confirmation_is_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(**BY_FINGER)
    open_table(page)
    page.locator(".stacks .open").first.tap()
    page.locator(".amytis .mine .open").first.tap()
    confirm = page.get_by_role("button", name="Build", exact=True)
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(page.locator(".bar .gains b").first).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, 0)")
    expect(confirm).to_be_in_viewport(ratio=1)
