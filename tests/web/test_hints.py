"""Hints in the browser: asked for, read, seen on the board, chosen, and followed through a whole turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.players import SHOWN, AmytisByMouse
from tests.web.rest import rest
from tests.web.test_whole_games import play_at_once

# The end of the log is seen, where the newest entry is.
IN_SIGHT = """() => {
  const log = document.querySelector('.turns');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 60;
}"""

GAMES = {"babylon": "Babylon", "amytis": "The Architects of Amytis"}


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Hints")


def hints(page: Page) -> Locator:
    return panel(page).get_by_role("heading", level=3)


def button(page: Page) -> Locator:
    return page.get_by_role("button", name="Hint", exact=True)


def ask(page: Page) -> None:
    expect(button(page)).to_be_enabled(timeout=60_000)
    button(page).click()
    expect(hints(page).first).to_be_visible()


def ply(page: Page) -> int:
    return int(page.locator(SHOWN).get_attribute("data-ply") or 0)


def act(page: Page) -> Locator:
    """The button of the best hint."""
    return panel(page).get_by_role("button", name="Do it").first


def follow(page: Page) -> int:
    """Do the turn of the best hint to the end; how many actions it had."""
    done = 0
    while panel(page).count():
        before = ply(page)
        act(page).click()
        page.wait_for_function(f"before => Number(document.querySelector('{SHOWN}').dataset.ply) > before", arg=before)
        done += 1
    return done


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_read_seen_on_the_board_chosen_and_followed_to_the_end_of_the_turn(visit: Visit, game: str) -> None:
    page = visit()
    play_at_once(page, GAMES[game])
    expect(button(page)).to_be_enabled(timeout=60_000)
    rest(page)
    height = page.evaluate("document.documentElement.scrollHeight")
    ask(page)
    best = hints(page).first
    # At the top, all in sight or to be scrolled within the panel, and the page does not grow.
    expect(panel(page)).to_be_in_viewport(ratio=1)
    rest(page)
    assert panel(page).evaluate("panel => panel.getBoundingClientRect().top") < 100
    assert page.evaluate("document.documentElement.scrollHeight") == height
    expect(panel(page).get_by_role("button", name="Do it")).to_have_count(hints(page).count())
    expect(panel(page)).to_contain_text(re.compile(r"\d+\s?% chance of winning"))
    expect(page.locator("[data-lit=next]").first).to_be_visible()
    # Another hint is on the board while it is pointed at.
    lit = "[...document.querySelectorAll('[data-lit=next]')].map((one) => one.dataset.anchor).join()"
    first = page.evaluate(lit)
    assert hints(page).count() > 1
    hints(page).nth(1).get_by_role("button").hover()
    page.wait_for_function(f"first => {lit} !== first", arg=first)
    best.get_by_role("button").hover()
    page.wait_for_function(f"first => {lit} === first", arg=first)
    # Nothing is done until the person says so.
    best.get_by_role("button").click()
    expect(best.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    assert ply(page) == 0 or page.get_by_text("Your turn").count()
    assert follow(page) >= 1
    expect(page.locator("[data-lit]")).to_have_count(0)
    # Whole turns: in Babylon they begin after the set-up, and have several actions.
    longest = 0
    for _ in range(6):
        ask(page)
        longest = max(longest, follow(page))
        if longest > 1:
            break
    assert longest > 1


def test_hints_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    play_at_once(page, GAMES["amytis"])
    expect(button(page)).to_be_enabled(timeout=60_000)
    page.keyboard.press("h")
    expect(hints(page).first.get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(button(page)).to_be_focused()
    page.keyboard.press("h")
    expect(hints(page).first.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(act(page)).to_be_focused()
    before = ply(page)
    page.keyboard.press("Enter")
    page.wait_for_function(f"before => Number(document.querySelector('{SHOWN}').dataset.ply) > before", arg=before)


def test_the_log_follows_the_game_while_hints_are_open_and_after(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 600})
    play_at_once(page, GAMES["amytis"])
    player = AmytisByMouse(page)
    # Until the log has to scroll, and no longer: a game of Amytis can be over after 18 actions.
    while not page.locator(".turns").evaluate("log => log.scrollHeight > log.clientHeight + 150"):
        assert player.step()
    assert player.wait() != "over"
    ask(page)
    page.wait_for_function(IN_SIGHT)
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    player.step()
    player.wait()
    page.wait_for_function(IN_SIGHT)


def test_a_table_without_hints_offers_none(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="With friends The Architects of Amytis").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Seats, clock and rules").click()
    dialog.get_by_label("Seat 2").select_option("screen")
    dialog.get_by_label("Allow hints").uncheck()
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(button(page)).to_have_count(0)
