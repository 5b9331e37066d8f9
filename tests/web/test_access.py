"""For everybody: no violation that axe finds on any page, in both colour schemes, wide and on a phone; all fits, and
every control has a word or a tooltip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.players import AmytisByMouse, BabylonByMouse
from tests.web.records import record_of
from tests.web.rest import rest
from tests.web.test_replay import load
from tests.web.test_result import open_result
from tests.web.test_whole_games import play_at_once

EVERYTHING = {"resultTypes": ["violations"]}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast"]}
"""What another colour scheme can change. Its colours do not depend on the size of the screen."""
AXE = Axe().axe_script
UNEXPLAINED = """
() => {
  const isSeen = (node, end) => {
    for (let one = node.parentElement; one; one = one.parentElement) {
      if (getComputedStyle(one).clipPath !== 'none') return false;
      if (one === end) break;
    }
    return node.parentElement.checkVisibility({ visibilityProperty: true });
  };
  const hasWords = (control) => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (/\\p{L}{2}/u.test(texts.currentNode.data) && isSeen(texts.currentNode, control)) return true;
    }
    return false;
  };
  const hasName = (control) =>
    control.ariaLabel || /\\p{L}/u.test(control.textContent) ||
    control.querySelector('[aria-label], img[alt]:not([alt=""])');
  // A title is empty while the mouse points at its element.
  const hasTip = (control) => control.hasAttribute('title') || control.hasAttribute('data-tip');
  return [...document.querySelectorAll('button, a[href], summary, [role="button"]')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[role="grid"]'))
    .filter((control) => getComputedStyle(control).clipPath === 'none')
    .filter((control) => !hasWords(control) && !(hasName(control) && hasTip(control)))
    .map((control) => control.outerHTML);
}
"""
"""The controls that show no word and lack a name or a tooltip. The places of a board are described when one looks."""


def check(page: Page) -> None:
    """Look at a page on a wide screen, then on a phone, and leave it as it was."""
    wide, screen = page.viewport_size, page.context.new_cdp_session(page)
    assert wide is not None
    check_size(page)
    look(page, "dark", COLOURS)
    page.set_viewport_size({"width": 390, "height": 844})
    screen.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    check_size(page)
    screen.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    page.set_viewport_size(wide)


def check_size(page: Page) -> None:
    look(page, "light", EVERYTHING)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "something sticks out"
    assert page.evaluate(UNEXPLAINED) == []


def look(page: Page, scheme: Literal["light", "dark"], rules: dict[str, list[str]]) -> None:
    page.emulate_media(color_scheme=scheme)
    rest(page)
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE)
    found = AxeResults(page.evaluate("rules => axe.run(document, rules)", rules))
    assert found.violations_count == 0, f"{scheme}: {found.generate_report()}"


def home(page: Page) -> None:
    page.get_by_role("button", name="Play now Babylon").and_(page.locator(":enabled")).wait_for()


def new_table(page: Page) -> None:
    page.get_by_role("button", name="With friends Babylon").click()
    page.get_by_role("dialog").wait_for()


def waiting(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Get a link").click()
    page.get_by_role("img", name="The link as a QR code").wait_for()


def babylon(page: Page) -> None:
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    while player.wait() != "build" or not player.places():
        player.step()
    page.mouse.click(*player.middle(player.places()[0]))
    # "none" was too pale to read where the tile has to have an open corner: whether it has, lies in the deal.
    page.get_by_role("button", name="Place here").and_(page.locator(":enabled")).wait_for()
    page.locator(".corners button").evaluate_all("corners => corners.forEach(corner => corner.classList.add('cannot'))")


def amytis(page: Page) -> None:
    play_at_once(page, "The Architects of Amytis")
    player = AmytisByMouse(page)
    player.step()
    player.wait()


def hints(page: Page) -> None:
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled(timeout=60_000)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("region", name="Hints").get_by_role("heading", level=3).first.get_by_role("button").click()


def replay(page: Page) -> None:
    load(page, record_of("babylon"))
    page.locator("[data-ply]").wait_for()


def result_of_babylon(page: Page) -> None:
    open_result(page, record_of("babylon"))


def result_of_amytis(page: Page) -> None:
    open_result(page, record_of("amytis"))
    page.get_by_role("button", name="Buildings").click()


def rules(page: Page) -> None:
    page.goto("/#/rules/babylon")
    page.get_by_role("heading", level=1).wait_for()


def rules_at_hand(page: Page) -> None:
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def shortcuts(page: Page) -> None:
    page.keyboard.press("k")
    page.get_by_role("dialog", name="Keyboard shortcuts").get_by_text("Undo one step").wait_for()


def scores(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("p")
    page.get_by_role("heading", name="If the game ended now").wait_for()


@pytest.mark.parametrize(
    "way",
    [
        [home, new_table, waiting],
        [babylon, hints],
        [amytis, hints, rules_at_hand, shortcuts, scores],
        [replay],
        [result_of_babylon],
        [result_of_amytis],
        [rules],
    ],
    ids=lambda way: "-".join(go.__name__ for go in way),
)
def test_axe_finds_no_violation_and_nothing_sticks_out(visit: Visit, way: list[Callable[[Page], None]]) -> None:
    page = visit()
    for go in way:
        go(page)
        check(page)
