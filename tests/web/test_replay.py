"""A game that is over: step by step, by its graph, by a link, saved and loaded again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.records import record_of


def load(page: Page, text: str) -> None:
    page.get_by_text("Paste its text").click()
    load_text(page, text)


def load_text(page: Page, text: str) -> None:
    page.get_by_label("The text of the saved game").fill(text)
    page.get_by_role("button", name="Load", exact=True).click()


def shown(page: Page) -> int:
    return int(page.locator("[data-ply]").get_attribute("data-ply") or -1)


@pytest.mark.parametrize("game", ["babylon", "amytis"])
def test_a_record_is_loaded_stepped_through_and_saved_as_it_was(visit: Visit, game: str, tmp_path: Path) -> None:
    page, text = visit(), record_of(game)
    load(page, text)
    page.wait_for_url("**/at/*")
    last = len(json.loads(text)["actions"])
    board = page.locator("[data-ply]")
    page.get_by_role("button", name="To the end (End)").click()
    expect(board).to_have_attribute("data-ply", str(last))
    page.keyboard.press("Home")
    expect(board).to_have_attribute("data-ply", "0")
    page.get_by_role("button", name="Forward one step (right arrow)").click()
    expect(board).to_have_attribute("data-ply", "1")
    page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-ply", "2")
    page.keyboard.press("Shift+ArrowRight")
    expect(board).not_to_have_attribute("data-ply", "2")
    page.keyboard.press("End")
    expect(board).to_have_attribute("data-ply", str(last))
    expect(page).to_have_url(re.compile(f"/at/{last}$"))
    save = "Save the game to a file"
    with page.expect_download() as saved:
        page.get_by_role("link", name=save).or_(page.get_by_role("button", name=save)).click()
    path = tmp_path / "saved.json"
    saved.value.save_as(path)
    assert json.loads(path.read_text())["actions"] == json.loads(text)["actions"]


def test_a_link_to_a_position_shows_it_to_a_stranger(visit: Visit) -> None:
    page = visit()
    load(page, record_of("babylon"))
    page.wait_for_url("**/at/*")
    table = page.url.split("#/table/")[1].split("/")[0]
    stranger = visit(f"#/table/{table}/at/17")
    expect(stranger.locator("[data-ply]")).to_have_attribute("data-ply", "17")


def test_what_is_no_record_is_refused_and_stays_to_be_mended(visit: Visit) -> None:
    page = visit(allowed=("Failed to load resource",))
    page.get_by_text("Paste its text").click()
    for text, says in (
        ("not a record", "This is not a saved game"),
        ('{"format": "semiramis-record/1"}', "cannot be loaded"),
    ):
        load_text(page, text)
        expect(page.get_by_text(says).first).to_be_visible()
        assert page.get_by_label("The text of the saved game").input_value() == text
