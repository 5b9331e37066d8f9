"""Games against the computer to their end: by mouse, and by keyboard alone."""

from __future__ import annotations

import json
import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .players import RESULT, AmytisByKeyboard, AmytisByMouse, BabylonByKeyboard, BabylonByMouse, Player


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


@pytest.mark.parametrize(("player", "garden"), [(BabylonByMouse, "solid"), (BabylonByKeyboard, "plan")])
def test_a_whole_game_of_babylon(visit: Visit, server: str, player: type[Player], garden: str) -> None:
    page = visit(settings={"garden": garden})
    play_at_once(page, "Babylon")
    player(page).play()
    check_result(page, server)


def test_the_plan_of_the_garden_is_played_by_mouse(visit: Visit) -> None:
    page = visit(settings={"garden": "plan"})
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    player.play(actions=25)  # what comes after is the same in both pictures
    assert player.acted == 25
    expect(page.locator(RESULT)).to_have_count(0)


@pytest.mark.parametrize("player", [AmytisByMouse, AmytisByKeyboard])
def test_a_whole_game_of_amytis(visit: Visit, server: str, player: type[Player]) -> None:
    page = visit()
    play_at_once(page, "The Architects of Amytis")
    player(page).play()
    check_result(page, server)
