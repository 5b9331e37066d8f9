"""A phone: fingers tap, and nothing hovers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.players import BY_FINGER, AmytisByFinger, BabylonByFinger
from tests.web.rest import rest
from tests.web.still import watch_boxes
from tests.web.test_whole_games import check_result, play_at_once


def test_a_whole_game_of_babylon_by_finger(visit: Visit, server: str) -> None:
    page = visit(**BY_FINGER)
    play_at_once(page, "Babylon")
    BabylonByFinger(page).play()
    check_result(page, server)


def test_a_whole_game_of_amytis_by_finger(visit: Visit, server: str) -> None:
    page = visit(**BY_FINGER)
    play_at_once(page, "The Architects of Amytis")
    AmytisByFinger(page).play()
    check_result(page, server)


def test_the_button_below_the_quarry_does_what_it_says(visit: Visit) -> None:
    """The button vanished between press and click, because the stack lost the focus."""
    page = visit(**BY_FINGER)
    play_at_once(page, "Babylon")
    tapped = []
    player = BabylonByFinger(page)
    for _ in range(4):
        player.wait()
        stack = player.one_of(player.todo["dig"])
        stack.tap()
        button = page.get_by_role("button", name=re.compile(rf"^(Remove|Dig) {stack.get_attribute('data-stack')}$"))
        tapped.append(button.inner_text().split()[0])
        player.act(button.tap)
    expect(page.locator("#babylon-end")).to_be_visible()
    assert tapped == ["Remove", "Remove", "Remove", "Dig"]


def test_a_long_press_says_what_a_button_does_and_does_nothing(visit: Visit) -> None:
    page = visit(**BY_FINGER)
    play_at_once(page, "The Architects of Amytis")
    lines = page.get_by_role("button", name="Lines", exact=True)
    expect(page.locator(".stacks .open").first).to_be_visible()
    tooltip = page.get_by_role("tooltip")
    long_press(page, lines, tooltip)
    expect(tooltip).to_have_text("Show lines that need just one more architect")
    expect(lines).to_have_attribute("aria-pressed", "false")
    lines.tap()
    expect(tooltip).to_be_hidden()
    expect(lines).to_have_attribute("aria-pressed", "true")
    stack = page.locator(".stacks .open").first
    long_press(page, stack, tooltip)
    expect(tooltip).to_contain_text("Stack ")
    expect(stack).to_have_attribute("aria-pressed", "false")


def long_press(page: Page, what: Locator, until: Locator) -> None:
    rest(page)
    box = what.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen = page.context.new_cdp_session(page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(until).to_be_visible()
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tap_on_the_scores_shows_them_line_by_line(visit: Visit) -> None:
    page = visit(**BY_FINGER)
    play_at_once(page, "The Architects of Amytis")
    page.locator('[aria-keyshortcuts="P"]').tap()
    sheet = page.get_by_role("region", name="If the game ended now")
    expect(sheet.get_by_role("row", name="Favours 0 0")).to_be_visible()


# The garden between the line on top and the bar below.
SEES_THE_GARDEN = """() => {
  const [top, garden, bar] = ['.top', '.stage .picture', '.controls.holding'].map(
    (part) => document.querySelector(part)?.getBoundingClientRect());
  return bar && garden.top >= top.bottom && garden.bottom <= bar.top;
}"""


def test_the_whole_garden_is_seen_while_a_tile_is_held(visit: Visit) -> None:
    """The page did not scroll there: the time to wait was negative and too long for a browser."""
    page = visit(**BY_FINGER)
    play_at_once(page, "Babylon")
    player = BabylonByFinger(page)
    while player.wait() != "build":
        player.step()
    page.get_by_role("button", name="Dug tile").tap()
    page.wait_for_function(SEES_THE_GARDEN)


@pytest.mark.parametrize("height", [664, 844])
def test_nothing_moves_below_the_finger_but_by_sliding_sideways(visit: Visit, height: int) -> None:
    """The quarry and the garden changed places with each phase: what one had touched was 490 pixels away."""
    page = visit(**{**BY_FINGER, "viewport": {"width": 390, "height": height}})
    play_at_once(page, "Babylon")
    player = BabylonByFinger(page)
    player.wait()
    page.locator(".quarry").evaluate("part => part.scrollIntoView({ block: 'start', behavior: 'instant' })")
    noted = watch_boxes(page, ".quarry", ".relief", ".stage .picture", "#babylon-end", "section.hand")
    while player.wait() == "dig":
        player.step()
    page.locator(".stage button.slide").tap()
    expect(page.locator(".relief")).to_be_in_viewport(ratio=1)
    page.locator(".quarry button.slide").tap()
    expect(page.locator(".stage .picture")).to_be_in_viewport(ratio=1)
    # What the end of the turn would cost is told later, and made the bar higher: the tiles went up from the finger.
    page.locator(".finish .lost p").first.wait_for()
    assert len({box.split(" ", 1)[1] for box in noted()["section.hand"]}) == 1
    tile = page.locator(".hand button:not(.useless)").first
    if tile.count():
        tile.tap()
        expect(page.get_by_role("button", name="Put back")).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Put back").tap()
    expect(page.locator("#babylon-end")).to_be_in_viewport(ratio=1)
    rest(page)
    assert page.evaluate("document.querySelector('.stage .picture').getBoundingClientRect().bottom") <= page.evaluate(
        "document.querySelector('.bar').getBoundingClientRect().top"
    )
    stay = {part: boxes for part, boxes in noted().items() if part not in ("page", "section.hand")}
    upright = {part: {box.split(" ", 1)[1] for box in boxes} for part, boxes in stay.items()}
    assert {part: boxes for part, boxes in upright.items() if len(boxes) != 1} == {}
