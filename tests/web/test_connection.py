"""What is not lost: when the page is loaded anew, when the connection breaks, when a move is refused."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.server.server_process import start_server_process
from tests.web.conftest import Visit
from tests.web.players import AmytisByMouse, BabylonByMouse, is_action
from tests.web.test_whole_games import play_at_once


def ply(page: Page) -> int:
    return int(page.locator("[data-ply]").get_attribute("data-ply") or -1)


def to_a_held_tile(visit: Visit) -> BabylonByMouse:
    """A turn of Babylon in which a tile is held over a place, but not placed yet."""
    page = visit(allowed=("Failed to load resource",))
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    while player.wait() == "dig" or not player.places():
        player.step()
    page.mouse.click(*player.middle(player.places()[0]))
    confirm(page).wait_for()
    return player


def confirm(page: Page):  # type: ignore[no-untyped-def]
    return page.get_by_role("button", name="Place here").and_(page.locator(":enabled"))


def test_a_lost_connection_is_told_what_was_prepared_stays_and_so_does_what_was_done(visit: Visit) -> None:
    player = to_a_held_tile(visit)
    page, before = player.page, ply(player.page)
    page.context.set_offline(True)
    confirm(page).click()
    expect(page.get_by_text("The server cannot be reached.").first).to_be_visible()
    confirm(page).wait_for()  # the tile is still held where it was
    assert ply(page) == before
    page.context.set_offline(False)
    player.act(confirm(page).click)
    assert ply(page) == before + 1
    # A page that is loaded again in the middle of a turn shows the same turn.
    tiles = page.get_by_role("img", name="Your garden").first.get_attribute("aria-label")
    page.reload()
    assert player.wait() == "build"
    assert ply(page) == before + 1
    assert page.get_by_role("img", name="Your garden").first.get_attribute("aria-label") == tiles


def test_a_refused_move_keeps_the_tile_in_the_hand_and_says_why(visit: Visit) -> None:
    player = to_a_held_tile(visit)
    page, before = player.page, ply(player.page)
    refusal = {
        "code": "illegal_action",
        "message": "not legal",
        "facts": {"reason": "not_enough_pillars", "missing": 2, "singles": 1, "doubles": 0},
    }

    def refuse(route: Route) -> None:
        route.fulfill(status=409, content_type="application/json", body=json.dumps(refusal))

    page.route("**/actions?*", refuse)
    with page.expect_response(is_action):  # or the next one waited for would be this, where the machine is slow
        confirm(page).click()
    expect(page.get_by_role("status").get_by_text("pillar").last).to_be_visible()
    page.unroute("**/actions?*")
    player.act(confirm(page).click)
    assert ply(page) == before + 1


def test_a_server_that_was_away_is_found_again(browser, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    database = ["--database", str(tmp_path / "tables.db"), "--no-limits"]
    with start_server_process(*database) as (_, address):
        page = browser.new_context(base_url=address, locale="en", reduced_motion="reduce").new_page()
        page.goto("/")
        play_at_once(page, "The Architects of Amytis")
        player = AmytisByMouse(page)
        player.step()
        player.wait()
        before = ply(page)
    expect(page.get_by_text("Connection lost, trying again…")).to_be_visible(timeout=20_000)
    port = address.rpartition(":")[2].rstrip("/")
    with start_server_process(*database, "--port", port):
        expect(page.get_by_text("Connection lost, trying again…")).to_be_hidden(timeout=30_000)
        assert ply(page) == before
        player.step()
        assert ply(page) > before
        page.context.close()


def test_an_address_that_leads_nowhere_says_so_and_has_a_way_home(visit: Visit) -> None:
    page = visit("#/table/nothing", allowed=("Failed to load resource",))
    for address in ("#/table/nothing", "#/nowhere", "#/table/nothing/at/3"):
        page.goto(f"/{address}")
        page.get_by_role("main").get_by_role("link", name="Back to the home page").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Build a garden that hangs in the air")
