"""Games against the computer to their end: by mouse, and by keyboard alone."""

from __future__ import annotations

import json
import re
from urllib.request import urlopen

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.players import RESULT, AmytisByKeyboard, BabylonByKeyboard, BabylonByMouse, Player


def play_at_once(page: Page, game: str) -> None:
    """The one click at home: a game against the computer."""
    page.get_by_role("button", name=f"Play now {game}").click()
    page.wait_for_url("**/#/table/*")


def check_result(page: Page, server: str) -> None:
    """What the page tells of the end is what the server says, whose record replays to it."""
    table = page.url.rpartition("/")[2]
    with urlopen(f"{server}/api/v1/tables/{table}") as answer:
        result = json.load(answer)["result"]
    assert result["reason"] == "finished"
    totals = page.locator(f"{RESULT} tr").last.locator("td")
    expect(totals).to_have_text([re.compile(rf"^{score}\b") for score in result["scores"]])


# Each game is played to its end on a phone (test_phone.py). With the other inputs the actions of some turns are enough:
# the end of a game does not depend on them. The plan by mouse is what most other tests in the browser use.


def test_turns_of_babylon_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "Babylon")
    check_actions(BabylonByKeyboard(page), 24)


def test_turns_of_babylon_by_mouse_in_the_solid_garden(visit: Visit) -> None:
    page = visit(settings={"garden": "solid"})
    play_at_once(page, "Babylon")
    check_actions(BabylonByMouse(page), 10)


def test_turns_of_amytis_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "The Architects of Amytis")
    check_actions(AmytisByKeyboard(page), 8)


def check_actions(player: Player, count: int) -> None:
    player.play(actions=count)
    assert player.acted == count
    expect(player.page.locator(RESULT)).to_have_count(0)
