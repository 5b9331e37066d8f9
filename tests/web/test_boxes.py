"""No text leaves its box: on every main view, in six languages, on a desktop, a tablet and a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.boxes import leaving_their_box
from tests.web.conftest import Visit
from tests.web.players import AmytisByMouse, BabylonByMouse
from tests.web.records import record_of
from tests.web.test_languages import LANGUAGES, speak
from tests.web.test_replay import load
from tests.web.test_result import open_result
from tests.web.test_whole_games import play_at_once

SIZES = [(1366, 768), (834, 1112), (390, 664)]


def check_boxes(page: Page) -> None:
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            speak(page, language)
            found += [f"{text!r} ({language}, {width} wide)" for text in leaving_their_box(page)]
    assert not found


def test_home(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now Babylon").and_(page.locator(":enabled")).wait_for()
    check_boxes(page)


def test_the_dialog_for_a_new_table(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="With friends Babylon").click()
    page.get_by_role("dialog").wait_for()
    check_boxes(page)
    page.get_by_role("dialog").locator("summary").first.click()
    check_boxes(page)


def test_a_table_that_waits_for_players(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="With friends Babylon").click()
    page.get_by_role("dialog").locator("button.main").click()
    page.wait_for_url("**/#/table/*")
    page.get_by_role("heading", level=1).wait_for()
    check_boxes(page)


@pytest.mark.parametrize("game", ["babylon", "amytis"])
def test_the_rules(visit: Visit, game: str) -> None:
    page = visit(f"#/rules/{game}")
    page.get_by_role("heading", level=1).wait_for()
    check_boxes(page)


def test_babylon_while_digging(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    player.wait()
    player.press(player.one_of(player.todo["dig"]))
    check_boxes(page)


def test_babylon_while_a_tile_is_held(visit: Visit) -> None:
    """The Italian "nessuno" stood beside its card, and the quarry lay over the Russian "Каменоломня"."""
    page = visit()
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    while player.wait() != "build" or not player.places():
        player.step()
    page.mouse.click(*player.middle(player.places()[0]))
    expect(page.get_by_role("button", name="Place here")).to_be_enabled()
    check_boxes(page)


def test_amytis_while_a_building_is_picked(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "The Architects of Amytis")
    AmytisByMouse(page).wait()
    page.locator('.stacks [data-anchor^="stack-"].open').first.click()
    page.locator('.mine [data-anchor^="city-"].open').first.click()
    expect(page.get_by_role("button", name="Build", exact=True)).to_be_enabled()
    check_boxes(page)


@pytest.mark.parametrize("game", ["babylon", "amytis"])
def test_the_result_of_a_game(visit: Visit, game: str) -> None:
    page = visit()
    open_result(page, record_of(game))
    check_boxes(page)


def test_a_replay(visit: Visit) -> None:
    page = visit()
    load(page, record_of("babylon"))
    page.wait_for_url("**/at/*")
    page.get_by_role("button", name="To the end (End)").click()
    page.locator("[data-ply]").wait_for()
    check_boxes(page)
