"""The table of Babylon on a desktop."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from semiramis.games.record import Record
from tests.web.conftest import Visit
from tests.web.players import BabylonByMouse
from tests.web.records import record_of
from tests.web.rest import rest
from tests.web.still import watch_boxes
from tests.web.test_result import open_position
from tests.web.test_tutor import call
from tests.web.test_whole_games import play_at_once

DIGS = '[data-rule="dig"][aria-disabled="false"]'
ENTERED = """() => new Promise((resolve) => {
  const entered = [];
  const note = ({ target }) => entered.push(target.closest('[data-stack]')?.dataset.stack ?? 'none');
  const quarry = document.querySelector('.quarry');
  quarry.addEventListener('pointerover', note);
  let frames = 0;
  const count = () => {
    if (++frames < 8) return requestAnimationFrame(count);
    quarry.removeEventListener('pointerover', note);
    resolve(entered);
  };
  count();
})"""
"""Returns what comes below the pointer in some frames, in which it is not moved."""


def test_a_stack_of_the_quarry_stays_below_a_pointer_that_rests(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "Babylon")
    # All of them, also while the computer plays before the page has its answer.
    page.get_by_role("button", name="Remove the rest at random").click()
    page.locator(DIGS).first.wait_for()
    rest(page)
    box = page.locator('[data-stack="b2"]').bounding_box()
    assert box is not None
    x, y, side = box["x"], box["y"], box["width"]
    seen = set()
    for tenth in range(5, 19):  # from the middle of its face over its marks to the face of the next one
        page.mouse.move(5, 5)
        page.mouse.move(x + 0.25 * side, y + tenth / 10 * side)
        entered = page.evaluate(ENTERED)
        assert len(entered) <= 1, f"at {tenth}/10 of the face: {entered}"
        seen.add(page.evaluate("() => document.querySelector('[data-stack]:hover')?.dataset.stack"))
    assert seen - {None} == {"b2", "b3"}


WATCH_LABELS = """() => {
  const light = (color) => {
    const [r, g, b] = color.match(/[0-9.]+/g).map((part) => (part / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  window.unseen = new Set();
  const look = () => {
    for (const button of document.querySelectorAll('.bar button')) {
      const { color, backgroundColor } = getComputedStyle(button);
      if (backgroundColor === 'rgba(0, 0, 0, 0)' || !button.innerText) continue;
      const [low, high] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
      if (high / low < 3) window.unseen.add(button.innerText);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in each frame the buttons of the turn whose label has the colour of the button."""


def test_a_button_keeps_its_label_while_its_action_is_sent(visit: Visit) -> None:
    """ "End turn" was a blank box: its ground changed slowly, its letters at once."""
    page = visit(reduced_motion="no-preference")
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    while player.wait() != "build":
        player.step()
    page.evaluate(WATCH_LABELS)
    page.locator(".hand button").first.click()
    page.locator(".hand button").last.click()
    while player.wait() == "build":
        player.step()
    assert page.evaluate("() => [...window.unseen]") == []


def play_a_turn(player: BabylonByMouse) -> None:
    """From a dig to the next one: take the tiles and put them back, build, decorate, end the turn, and wait."""
    page = player.page
    while player.wait() != "dig" or not page.locator(DIGS).count():
        player.step()
    player.step()
    for tile in page.locator(".hand button[aria-keyshortcuts]:not([aria-keyshortcuts=D])").all():
        if tile.get_attribute("aria-pressed") == "false":
            tile.click()
        page.get_by_role("button", name="Put back").click()
    while player.wait() == "build":
        player.step()


def test_nothing_moves_that_the_player_does_not_move(visit: Visit) -> None:
    """The quarry shrank while the player built; the garden jumped sideways and had another scale twice a turn."""
    page = visit(viewport={"width": 1440, "height": 900}, settings={"pace": "brisk"})
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    player.wait()
    noted = watch_boxes(page, ".relief", ".stage .picture", ".bar", "#babylon-end", "#hint", ".side .round", ".seats")
    play_a_turn(player)
    found = noted()
    assert {part: boxes for part, boxes in found.items() if len(boxes) != 1} == {}
    assert found["page"] == ["fits"]


def test_the_garden_stays_and_the_page_fits_where_the_quarry_takes_the_free_height(visit: Visit) -> None:
    """For moments after an action the page was 42 pixels higher than the window."""
    page = visit()
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    player.wait()
    digging, building = ".babylon > :not(.build) .relief", ".build .relief"
    noted = watch_boxes(page, digging, building, ".stage .picture", ".bar", "#babylon-end")
    play_a_turn(player)
    found = noted()
    assert {part: boxes for part, boxes in found.items() if len(boxes) != 1} == {}
    assert found["page"] == ["fits"]
    width = {part: int(found[part][0].split()[2]) for part in (digging, building)}
    assert width[digging] > 360
    assert width[building] > 225


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_nothing_moves_when_the_last_tile_is_placed(visit: Visit, text: str) -> None:
    """The bar became lower without a tile at hand; with larger letters it went below the end of the window."""
    record = Record.loads(record_of("babylon"))

    def bar_after(actions: int) -> Locator:
        page = visit(settings={"text": text})
        open_position(page, replace(record, actions=record.actions[:actions]))
        assert page.evaluate(HEIGHTS) == [768, 768]
        return page.locator(".bar")

    before, after = bar_after(13), bar_after(14)
    expect(before.locator(".tile").first).to_be_visible()
    expect(after.get_by_text("You have placed all your tiles.")).to_be_visible()
    assert before.bounding_box() == after.bounding_box()


def test_nothing_moves_when_a_decoration_is_chosen(visit: Visit) -> None:
    """The button that places it came below the end of the turn, which made room for it."""
    record = Record.loads(record_of("babylon"))
    at = next(ply for ply, action in enumerate(record.actions) if action.startswith("statue"))
    page = visit(settings={"confirm": "always"})
    open_position(page, replace(record, actions=record.actions[:at]))
    offer = page.locator(".controls li button").first
    offer.wait_for()
    noted = watch_boxes(page, ".bar", "#babylon-end", ".relief")
    offer.click()
    expect(page.get_by_role("button", name="Place here")).to_be_visible()
    found = noted()
    assert {part: boxes for part, boxes in found.items() if len(boxes) != 1} == {}


def test_four_seats_make_the_page_no_higher(visit: Visit) -> None:
    page = visit()
    me = call(page, "/people", {"name": "Nitocris"})["id"]
    page.evaluate("me => localStorage.setItem('semiramis.person', me)", me)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 3]
    table = call(page, "/tables", {"game": "babylon", "seats": seats, "autostart": True})["id"]
    page.goto(f"/#/table/{table}")
    page.locator(".seats > :nth-child(4)").wait_for()
    assert page.evaluate(HEIGHTS) == [768, 768]


HEIGHTS = "() => [document.documentElement.scrollHeight, innerHeight]"
