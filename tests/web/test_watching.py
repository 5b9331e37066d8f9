"""A person watches bots play each other, from the dialog on home."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit


def shown_ply(page: Page) -> int:
    return int(page.locator("[data-ply]").get_attribute("data-ply") or 0)


def wait_for_ply(page: Page, ply: int) -> None:
    page.wait_for_function("least => Number(document.querySelector('[data-ply]')?.dataset.ply) >= least", arg=ply)


def test_bots_play_at_the_pace_of_the_person_who_watches(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Watch bots The Architects of Amytis").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seat 1").select_option("Computer (Carrier)")
    dialog.get_by_label("Seat 2").select_option("Computer (Digger)")
    dialog.get_by_role("button", name="Watch the game").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    wait_for_ply(page, 3)

    page.get_by_role("button", name="Pause").click()
    one_turn = page.get_by_role("button", name="One turn")
    expect(one_turn).to_be_enabled()  # what was under way has been shown
    paused = shown_ply(page)
    table = page.url.partition("#/table/")[2]
    one_turn.click()
    wait_for_ply(page, paused + 1)
    expect(one_turn).to_be_enabled()
    stored = page.evaluate("async id => (await (await fetch(`api/v1/tables/${id}`)).json()).ply", table)
    wait_for_ply(page, stored)
    assert shown_ply(page) == stored  # the game does not run ahead of what is shown

    # Who leaves finds the game among their own, and it goes on.
    page.get_by_role("link", name="Home").click()
    yours = page.get_by_role("region", name="Your games")
    yours.get_by_role("link", name="Watch").click()
    wait_for_ply(page, stored + 3)
