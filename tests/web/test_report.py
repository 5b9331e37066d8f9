"""What decided a game: asked for after it, growing turn by turn, with a way to each position."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.records import record_of
from tests.web.rest import rest
from tests.web.test_access import check
from tests.web.test_learn import CONFIRM
from tests.web.test_replay import load

ANALYSED = 120_000
"""A report may take long on a busy machine."""


def some_turns(game: str, count: int = 12) -> str:
    """The first actions of a game at random, which has mistakes enough."""
    record = json.loads(record_of(game))
    return json.dumps(record | {"actions": record["actions"][:count]})


def open_report(page: Page, text: str) -> None:
    load(page, text)
    page.wait_for_url("**/at/*")
    page.get_by_role("button", name="What decided this game?").press("Enter")
    expect(page.get_by_role("progressbar", name="What decided this game?")).to_be_visible()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=ANALYSED)


def test_a_report_leads_to_the_turns_that_decided_and_shows_what_was_better(visit: Visit) -> None:
    page = visit()
    open_report(page, some_turns("amytis"))
    expect(page.get_by_text("The game was not played to its end.")).to_be_visible()
    points = page.get_by_role("list").filter(
        has=page.get_by_role("button", name=re.compile("Turn .* (Mistake|Blunder)"))
    )
    point = points.first.get_by_role("button", name=re.compile("Mistake|Blunder")).first
    point.press("Enter")
    expect(point).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("heading", name="Better")).to_be_visible()
    expect(page.locator("[data-lit=next]").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"/at/\d+\?report$"))
    rest(page)
    check(page)
    # The link has the report at once, for a stranger, too.
    stranger = visit(page.url[page.url.index("#") :])
    expect(stranger.get_by_role("heading", name="Better")).to_be_visible()


def test_the_result_of_a_game_leads_to_its_report(visit: Visit) -> None:
    page = visit()
    load(page, some_turns("babylon", 4))
    page.wait_for_url("**/at/*")
    page.goto(f"/#/table/{page.url.split('#/table/')[1].split('/')[0]}")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("link", name="What decided this game?").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=ANALYSED)


def test_a_mistake_is_tried_again_with_a_hint_and_the_solution(visit: Visit) -> None:
    page = visit()
    open_report(page, some_turns("amytis"))
    page.get_by_role("link", name=re.compile(r"try \d+")).first.press("Enter")
    coach = page.locator(".coach")
    expect(coach.get_by_text("Find a better turn.").last).to_be_visible()
    page.keyboard.press("h")
    expect(coach.get_by_text("Find the turn that brings this:").last).to_be_visible()
    rest(page)
    check(page)
    page.keyboard.press("h")
    shown, praise = coach.locator("[data-action]"), coach.locator(".praise")
    expect(shown).to_be_visible()
    while not praise.count():
        action = shown.get_attribute("data-action")
        page.locator(CONFIRM["amytis"]).first.click()
        expect(praise.or_(coach.locator(f"[data-action]:not([data-action='{action}'])")).first).to_be_visible()
    expect(coach.get_by_role("button", name="Go on")).to_be_visible()
