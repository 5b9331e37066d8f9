"""The table of Amytis: nothing moves while one acts, names are whole, and the confirmation is in sight."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from semiramis.games.record import Match, Record
from tests.web.conftest import Visit
from tests.web.players import BY_FINGER, AmytisByFinger, AmytisByMouse
from tests.web.records import record_of
from tests.web.rest import rest
from tests.web.still import watch_boxes
from tests.web.test_result import open_position

PANELS = [f".amytis {panel}" for panel in (".stacks", ".card.palace", ".mine", ".theirs", ".card.favor", ".effects")]


def open_table(page: Page) -> None:
    """The second game of the home page, in any language."""
    page.locator("article", has=page.locator("h2, h3")).nth(1).locator("button.play:enabled").click()
    page.locator(".stacks .open").first.wait_for()


def places(page: Page) -> list[object]:
    rest(page)
    return [page.locator(panel).bounding_box() for panel in PANELS]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("size", [(1366, 768), (834, 1112)], ids=["desktop", "tablet"])
def test_nothing_moves_while_one_acts_and_names_are_whole(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(locale=language, viewport={"width": size[0], "height": size[1]})
    open_table(page)
    before = places(page)
    page.locator(".stacks .open").first.click()
    assert places(page) == before
    page.locator(".amytis .mine .open").first.click()
    expect(page.locator(".bar button.main")).to_be_enabled()
    assert places(page) == before
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"
    assert page.locator(".amytis .table h2, .amytis .table .name").evaluate_all(cut) == []


def test_the_confirmation_is_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(**BY_FINGER)
    open_table(page)
    page.locator(".stacks .open").first.tap()
    page.locator(".amytis .mine .open").first.tap()
    confirm = page.get_by_role("button", name="Build", exact=True)
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(page.locator(".bar .gains b").first).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, 0)")
    expect(confirm).to_be_in_viewport(ratio=1)


# Where the panels are in the page, and the size of the line on top. What is asked lies over the end of the screen.
PLACES = """panels => Object.fromEntries(['.top', ...panels].flatMap(name => {
  const panel = document.querySelector(name);
  const { x, y, width, height } = panel.getBoundingClientRect();
  if (name === '.top') return [[name, `${width} ${height}`]];
  if (getComputedStyle(panel).position === 'sticky') return [];
  return [[name, `${Math.round(x)} ${Math.round(y + scrollY)}`]];
}))"""


def test_nothing_changes_its_place_through_the_turns_on_a_phone(visit: Visit) -> None:
    """With scores of two digits "Skip" made the top line higher, and a choice moved its panel to the beginning."""
    page = visit(**{**BY_FINGER, "settings": {"confirm": "always", "pace": "calm"}})
    open_table(page)
    player, chosen, two_digits = AmytisByFinger(page, seed=4), False, False
    skip = page.get_by_role("button", name="Skip")
    before = page.evaluate(PLACES, PANELS)
    while not (chosen and two_digits):
        chosen |= player.wait() == "choose"
        assert page.evaluate(PLACES, PANELS).items() <= before.items()
        player.step()
        page.wait_for_function(FOLLOWS_OR_ACTS)
        if skip.count():
            assert page.evaluate(PLACES, PANELS) == before
            scores = page.locator('.top [aria-keyshortcuts="P"] b').all_inner_texts()
            two_digits |= all(len(score) == 2 for score in scores)
            skip.tap()


# The move of the other player is shown, or the next choice is one's own.
FOLLOWS_OR_ACTS = """() => document.querySelector('.stacks .open, .card.asked') ||
  getComputedStyle(document.querySelector('.top [aria-keyshortcuts="S"]')).visibility === 'visible'"""


@pytest.mark.parametrize("options", [{}, BY_FINGER], ids=["mouse", "finger"])
def test_small_numbers_show_where_one_points(visit: Visit, options: dict[str, Any]) -> None:
    page = visit(**{**options, "settings": {"numbers": "pointed"}})
    open_table(page)
    favors, number = page.locator(".card.favor .place"), page.locator(".card.favor .now").first
    expect(number).to_have_css("opacity", "0")
    favors.first.tap() if options else favors.first.hover()
    expect(number).to_have_css("opacity", "1")
    expect(page.locator(".mine .lines")).to_have_css("opacity", "0")
    names = ["stacks of 1", "stacks of 2", "stacks of 3", "stacks of 4", "stairs 1-2-3", "high corners"]
    expect(page.locator(".card.favor .name")).to_have_text([*names, "finished projects", "bottom row"])


def test_nothing_moves_through_a_turn_and_the_answer_to_it(visit: Visit) -> None:
    page = visit(settings={"pace": "brisk"})
    open_table(page)
    player = AmytisByMouse(page)
    noted = watch_boxes(page, *PANELS, ".bar", "#hint")
    player.play(3)
    player.wait()
    found = noted()
    assert {part: boxes for part, boxes in found.items() if len(boxes) != 1} == {}
    assert found["page"] == ["fits"]


def a_favor_to_choose() -> Record:
    """A game up to the choice of a favour, when the other player has five projects."""
    record = Record.loads(record_of("amytis", seed=5))
    for ply, action in enumerate(record.actions):
        state = Match.of(begun := replace(record, actions=record.actions[:ply])).state
        other = state.view(0)["seats"][1 - (state.player or 0)]
        if action.startswith("favor") and len(other["projects"]) + len(other["completed"]) == 5:
            return begun
    raise AssertionError("no such choice")


OVERLAP = """parts => {
  const [one, other] = parts.map((part) => document.querySelector(part).getBoundingClientRect());
  return one.right > other.left && other.right > one.left;
}"""


def test_five_projects_move_nothing_and_the_focus_on_a_favour_is_seen(visit: Visit) -> None:
    page = visit()
    open_position(page, a_favor_to_choose())
    rest(page)
    heights = "() => [document.documentElement.scrollHeight, innerHeight]"
    assert page.evaluate(heights) == [768, 768]
    favor = page.locator("button.place").first
    page.keyboard.press("Tab")
    favor.focus()
    expect(favor).to_have_css("outline-width", "3px")
    expect(page.locator(".row .gain")).to_be_visible()
    rest(page)
    assert page.evaluate(OVERLAP, [".row .gain", ".row .now"]) is False


def test_hints_on_a_phone_leave_the_favour_that_they_speak_of_in_sight(visit: Visit) -> None:
    page = visit(**BY_FINGER)
    open_position(page, a_favor_to_choose())
    page.get_by_role("button", name="Hint", exact=True).tap()
    hints = page.get_by_role("region", name="Hints")
    hints.get_by_role("heading", level=3).first.wait_for()
    page.wait_for_function("""() => {
      const lit = document.querySelector('.favors [data-lit="next"]')?.getBoundingClientRect();
      return lit && lit.bottom <= document.querySelector('[aria-labelledby="hints-title"]').getBoundingClientRect().top;
    }""")
