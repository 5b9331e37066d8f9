"""Every number on a table says where it comes from: on hover, by key and by a long press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.players import BY_FINGER, RESULT, AmytisByMouse, BabylonByFinger, BabylonByMouse
from tests.web.records import record_of
from tests.web.rest import rest
from tests.web.test_phone import long_press
from tests.web.test_replay import load
from tests.web.test_result import open_result
from tests.web.test_whole_games import play_at_once

# What needs no explanation: the log and hints, names of players, coordinates, what only screen readers get, and the
# levels on a tile that follows the pointer and on the marks of places.
PLAIN = (
    "aside, .name, th[scope=col], .status, .letters + .numbers, .coordinate, .relief > svg, .for-readers, "
    "[role=tooltip], .effects, .tools, .high, .rise"
)
# A text of more words than this is a sentence, which says by itself what its numbers are.
FEW_WORDS = 3
UNEXPLAINED = """([where, plain, few]) => {
  const explained = (from) => {
    for (let at = from; at; at = at.parentElement) {
      if (at.getAttribute('title') || at.getAttribute('data-tip') || at.getAttribute('data-hold')) return true;
      if (at.hasAttribute('data-tip') && at.getAttribute('aria-label')) return true;
    }
    return false;
  };
  let seen = 0;
  const found = new Set();
  for (const root of document.querySelectorAll(where)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent.replace(/(?<![a-z0-9])[a-h][1-8](?![a-z0-9])/g, '').trim();
      const around = texts.currentNode.parentElement;
      if (!/\\d/.test(text) || around.closest(plain) || !around.checkVisibility()) continue;
      if ((text.match(/\\p{L}+/gu) ?? []).length > few) continue;
      seen += 1;
      if (!explained(around)) found.add(`${text} (${around.parentElement.className || around.parentElement.tagName})`);
    }
  }
  return { seen, found: [...found] };
}"""
BOARD = "div[data-game], .top"


def check_numbers(page: Page, at_least: int, where: str = BOARD) -> None:
    rest(page)
    result = page.evaluate(UNEXPLAINED, [where, PLAIN, FEW_WORDS])
    assert not result["found"]
    assert result["seen"] >= at_least, "the page shows fewer numbers than it has"


def open_details(page: Page) -> None:
    page.evaluate("() => { for (const details of document.querySelectorAll('details')) details.open = true; }")


def test_numbers_of_babylon_while_digging_and_building(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    while player.wait() != "build" or not player.places():
        if page.locator(".quarry .dig").count():
            open_details(page)
            player.press(player.one_of(player.todo["dig"]))
            check_numbers(page, 40)
        player.step()
    open_details(page)
    check_numbers(page, 25)
    page.mouse.click(*player.middle(player.places()[0]))
    expect(page.get_by_role("button", name="Place here")).to_be_enabled()
    check_numbers(page, 25)
    while player.acted < 14:
        player.step()
        open_details(page)
        check_numbers(page, 20)


def test_numbers_of_amytis_while_building(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "The Architects of Amytis")
    player = AmytisByMouse(page)
    for _ in range(6):
        player.wait()
        expect(page.locator(".chip").first).to_be_visible()
        check_numbers(page, 30)
        stacks = page.locator('.stacks [data-anchor^="stack-"].open')
        if stacks.count():
            stacks.first.click()
            page.locator('.mine [data-anchor^="city-"].open').first.hover()
            check_numbers(page, 30)
            page.keyboard.press("Escape")
        player.step()
    page.get_by_role("button", name="Unseen", exact=True).click()
    check_numbers(page, 24, "#amytis-unseen")


@pytest.mark.parametrize("game", ["babylon", "amytis"])
def test_numbers_of_a_finished_game(visit: Visit, game: str) -> None:
    page = visit()
    open_result(page, record_of(game))
    page.locator(f"{RESULT} tfoot td").first.wait_for()
    check_numbers(page, 8, "dialog .scores, dialog .showcases")
    line = page.locator("dialog .scores tbody td [data-why]").first
    line.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r" = \d+$|No points"))


@pytest.mark.parametrize("game", ["babylon", "amytis"])
def test_numbers_of_a_game_that_is_looked_at(visit: Visit, game: str) -> None:
    page = visit()
    load(page, record_of(game))
    page.wait_for_url("**/at/*")
    page.get_by_role("button", name="To the end (End)").click()
    page.locator("div[data-game]").wait_for()
    open_details(page)
    check_numbers(page, 15, "div[data-game]")


def test_the_key_w_goes_from_number_to_number(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "The Architects of Amytis")
    AmytisByMouse(page).play(1)
    tooltip = page.get_by_role("tooltip")
    told = set()
    for _ in range(4):
        page.keyboard.press("w")
        expect(tooltip).to_be_visible()
        told.add(tooltip.inner_text())
    assert len(told) == 4
    page.keyboard.press("p")
    sheet = page.get_by_role("region", name="If the game ended now")
    page.keyboard.press("w")
    expect(sheet.locator(":focus")).to_have_accessible_description(re.compile("^Buildings score at once"))
    expect(tooltip).to_contain_text("Buildings score at once")


def test_a_long_press_on_a_stack_says_why_it_brings_so_many_pillars(visit: Visit) -> None:
    page = visit(**BY_FINGER)
    play_at_once(page, "Babylon")
    player = BabylonByFinger(page)
    while not page.locator(".quarry .dig.can").count():
        player.step()
        player.wait()
    stack = page.locator(".quarry .dig.can").first
    pillars = int(stack.locator("b").inner_text())
    tooltip = page.get_by_role("tooltip")
    long_press(page, stack, tooltip)
    told = tooltip.inner_text().splitlines()
    assert told[0] == f"Digging gives {pillars} pillar{'' if pillars == 1 else 's'}."
    assert [line.split(":")[0] for line in told[1:5]] == ["North", "East", "South", "West"]
    expect(stack).to_have_attribute("aria-pressed", "false")
