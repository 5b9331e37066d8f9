"""The result of a game: the totals, what a line counts, and a picture to share."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from semiramis.games.record import Match, Record

from .conftest import Visit
from .players import RESULT
from .records import record_of
from .test_replay import load

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
