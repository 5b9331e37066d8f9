"""The tutor in the browser: switched on, it names a topic; a mistake is explained and taken back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from semiramis.games import get_game
from semiramis.games.position_text import format_position
from tests.ai.test_tutor import middle_of_babylon
from tests.web.conftest import Visit
from tests.web.players import SHOWN
from tests.web.rest import rest

PHONE = {"width": 390, "height": 664}


def call(page: Page, path: str, body: object) -> Any:
    answer = page.context.request.post(f"/api/v1{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def sit_down(page: Page) -> str:
    """Open a table at which the person plays on from the middle of a game, against the computer."""
    me = call(page, "/people", {"name": "Ada"})["id"]
    page.evaluate("me => localStorage.setItem('semiramis.person', me)", me)
    state = middle_of_babylon()
    seats = [{"kind": "me" if seat == state.player else "bot"} for seat in range(2)]
    seats[1 - state.player]["level"] = "novice"
    position = format_position(get_game("babylon"), state)
    table = call(page, "/tables", {"game": "babylon", "seats": seats, "position": position, "autostart": True})["id"]
    page.goto(f"/#/table/{table}")
    page.reload()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    return str(table)


def note(page: Page) -> Locator:
    return page.locator("[aria-labelledby=tutor-title]")


@pytest.mark.parametrize("viewport", [{"width": 1366, "height": 768}, PHONE], ids=["desktop", "phone"])
def test_a_mistake_is_explained_and_taken_back(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(viewport=viewport)
    table = sit_down(page)
    expect(note(page)).to_have_count(0)
    page.keyboard.press("t")
    expect(note(page)).to_contain_text("Find the turn that brings this:")
    assert not covers_the_board(page)
    # The best turn brings many points; this one builds nothing.
    for ply, action in enumerate(["dig a1", "finish none"]):
        call(page, f"/tables/{table}/actions", {"ply": ply, "action": action})
    expect(note(page)).to_contain_text("That turn lowered your chance to win from")
    expect(note(page)).to_contain_text("This was better:")
    expect(page.get_by_role("status").filter(has_text="This was better:")).to_have_count(1)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    back = note(page).get_by_role("button", name="Take the turn back")
    expect(back).to_be_in_viewport(ratio=1)
    expect(note(page)).to_be_in_viewport(ratio=1)
    better = note(page).locator(".better")
    assert better.evaluate("text => text.scrollHeight <= text.clientHeight + 1"), "it has to be scrolled"
    assert not covers_the_board(page)
    back.click()
    expect(page.locator(f"{SHOWN}[data-ply='0']")).to_be_visible()
    expect(note(page)).to_contain_text("Find the turn that brings this:")
    note(page).get_by_role("button", name=re.compile("^Close the tutor")).click()
    expect(note(page)).to_have_count(0)
    # Off again, from the menu; the choice is kept.
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Switch the tutor off").click()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("button", name="Switch the tutor on")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('semiramis.settings')).tutor") is False


def covers_the_board(page: Page) -> bool:
    """Whether the note lies over the quarry or the garden."""
    rest(page)
    return bool(
        note(page).evaluate(
            """note => {
              const area = note.getBoundingClientRect();
              return [...document.querySelectorAll('[data-anchor]')].some((one) => {
                const { left, right, top, bottom, width } = one.getBoundingClientRect();
                return width && left < area.right && right > area.left && top < area.bottom && bottom > area.top;
              });
            }"""
        )
    )
