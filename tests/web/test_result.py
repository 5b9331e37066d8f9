"""The result of a game: the totals, what a line counts, and a picture to share."""

from __future__ import annotations

import struct
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from semiramis.games import get_game
from semiramis.games.position_text import format_position
from semiramis.games.record import Match, Record
from tests.web.conftest import Visit
from tests.web.players import RESULT
from tests.web.records import record_of
from tests.web.test_replay import load
from tests.web.test_tutor import call

LINES = {"babylon": "Highest level", "amytis": "Buildings"}


def open_result(page: Page, text: str) -> None:
    load(page, text)
    page.wait_for_url("**/at/*")
    page.goto(f"/#/table/{page.url.split('#/table/')[1].split('/')[0]}")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("dialog").wait_for()


@pytest.mark.parametrize(("game", "garden"), [("babylon", "solid"), ("babylon", "plan"), ("amytis", "plan")])
def test_the_result_of_a_game_and_its_picture(visit: Visit, game: str, garden: str, tmp_path: Path) -> None:
    page, text = visit(settings={"garden": garden}), record_of(game)
    open_result(page, text)
    scores = Match.of(Record.loads(text)).state.scores()
    totals = page.locator(f"{RESULT} tr").last.locator("td")
    expect(totals).to_contain_text([str(score) for score in scores])
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=LINES[game]).click()
    if garden == "plan":
        expect(dialog.locator(".source, .marked").first).to_be_visible()
    else:
        expect(dialog.locator("canvas")).to_have_count(len(scores))
    with page.expect_download() as shared:
        dialog.get_by_role("button", name="Share a picture").click()
    path = tmp_path / "picture.png"
    shared.value.save_as(path)
    picture = path.read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 40_000, "there are no boards in it"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def open_position(page: Page, record: Record) -> str:
    """A table at the last position of a record, with the player to move. Return its id."""
    state = Match.of(record).state
    seats = [{"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"}]
    seats[state.player or 0] = {"kind": "me"}
    me = call(page, "/people", {"name": "Nitocris"})["id"]
    page.evaluate("me => localStorage.setItem('semiramis.person', me)", me)
    position = format_position(get_game(record.game), state)
    asked = {"game": record.game, "seats": seats, "position": position, "autostart": True}
    table = str(call(page, "/tables", asked)["id"])
    page.goto(f"/#/table/{table}")
    page.reload()
    page.locator(".stacks .open, .card.asked, #babylon-end").first.wait_for()
    return table


def test_the_winner_is_revealed_after_the_count(visit: Visit) -> None:
    """The headline named the winner before the first line was counted, over pictures that were not drawn yet."""
    page = visit(settings={"garden": "solid", "pace": "calm"}, reduced_motion="no-preference")
    record = Record.loads(record_of("amytis"))
    table = open_position(page, replace(record, actions=record.actions[:-1]))
    assert call(page, f"/tables/{table}/actions", {"ply": 0, "action": record.actions[-1]})["over"]
    dialog = page.get_by_role("dialog", name="Final scoring")
    expect(dialog.locator(".place svg").first).to_be_visible()
    expect(dialog).not_to_contain_text("★")
    dialog.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("dialog")).to_contain_text("The biggest difference")
    headline = page.get_by_role("dialog").get_by_role("heading").inner_text()
    assert "win" in headline
    page.reload()
    page.get_by_role("button", name="Result").click()
    # It is not counted again.
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(headline)
