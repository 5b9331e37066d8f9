"""Lessons in the browser: pupils finish the chapters, by mouse, by finger and by keyboard alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from semiramis.games.lessons import lessons_of
from tests.web.boxes import leaving_their_box
from tests.web.conftest import Visit
from tests.web.players import BY_FINGER, AmytisByMouse, BabylonByMouse, Player
from tests.web.rest import AT_REST, rest
from tests.web.test_access import check

GAMES = ["babylon", "amytis"]
LANGUAGES = ["en", "es", "fr", "it", "ja", "ru"]
FINISHED = ".coach .done"
GO_ON = '.coach:not(.met) [aria-keyshortcuts="Enter N"]'
MET = '.coach.met [aria-keyshortcuts="Enter N"]'
MISS = ".coach .miss"
SHOW = ".coach .show:enabled"
SHOWN = ".coach .shown"
CONFIRM = {
    "babylon": ".quarry button.main:visible, .controls button.main:visible:enabled",
    "amytis": ".bar button.main:enabled",
    "dip": ".dip .hinted",
}
"""The button of the board that does what is picked."""
STATE = "(document.querySelector('[data-step]').dataset.step + (document.querySelector('.coach .done') ? ' done' : ''))"
"""The step, and whether it was the last one."""


def is_lesson(response: Response) -> bool:
    return "/lessons/" in response.url and response.request.method == "POST" and "/outcomes" not in response.url


class Pupil:
    """Does what is shown: asks for it, and confirms it on the board."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game

    def learn(self, chapter: str) -> None:
        """Go through a chapter."""
        self.page.goto(f"/#/learn/{self.game}/{chapter}")
        expect(self.page.locator(FINISHED)).to_have_count(0)  # of the chapter before
        while self.step():
            pass

    def step(self) -> bool:
        """Do the next thing. False at the end of the chapter."""
        todo, state = self.wait()
        if todo == FINISHED:
            return False
        self.follow(todo, state)
        return True

    def go_to(self, step: str) -> None:
        """Do what is shown until a step begins. The page also goes on by itself, so both are read at once."""
        while (found := self.wait())[1] != step:
            self.follow(*found)

    def follow(self, todo: str, state: str) -> None:
        if todo in (GO_ON, MET):
            self.go_on(todo, state)
        else:
            self.act_in_lesson(todo)

    def wait(self) -> tuple[str, str]:
        """Wait until there is something to do. Returns what, and the state in which it is to be done."""
        found = self.page.wait_for_function(
            f"all => {{ const one = {AT_REST} && all.find((one) => document.querySelector(one)); "
            f"return one && [one, {STATE}]; }}",
            arg=[FINISHED, MET, GO_ON, SHOWN, SHOW],
        )
        todo, state = found.json_value()
        return todo, state

    def go_on(self, todo: str, state: str) -> None:
        if todo == MET:
            self.page.evaluate(f"([met, state]) => {{ if ({STATE} === state) {self.GO_ON_IF_MET} }}", [MET, state])
        else:
            self.press_go_on()
        self.page.wait_for_function(f"state => {STATE} !== state", arg=state)

    # After a goal was met the page also goes on by itself, so that the button may be gone before it is pressed.
    GO_ON_IF_MET = "document.querySelector(met)?.click()"

    def press_go_on(self) -> None:
        self.press(self.page.locator(GO_ON))

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def act_in_lesson(self, todo: str) -> None:
        if todo == SHOW:
            self.ask()
            self.page.locator(SHOWN).wait_for()
        self.do(self.confirm)

    def do(self, mean: Callable[[], Any]) -> dict[str, Any]:
        """Do what sends an action, and see what it leads to."""
        before = self.state()
        with self.page.expect_response(is_lesson) as answered:
            mean()
        told: dict[str, Any] = answered.value.json()
        if told["met"]:
            self.page.wait_for_function(
                f"([met, before]) => document.querySelector(met) || {STATE} !== before", arg=[MET, before]
            )
        elif told["missed"]:
            self.page.locator(MISS).wait_for()
        else:
            ply = told["position"]["ply"]
            self.page.wait_for_function(
                "ply => Number(document.querySelector('[data-step]').dataset.ply) === ply", arg=ply
            )
        return told

    def ask(self) -> None:
        self.press(self.page.locator(SHOW))

    def confirm(self) -> None:
        button = self.page.locator(CONFIRM[self.game])
        end = self.page.locator("#babylon-end")
        if self.verb() == "finish":
            self.press(end)
            button = self.page.locator("#babylon-end.asked")
        self.press(button.first)

    def verb(self) -> str:
        """The first word of the action that is shown."""
        return str(self.page.locator(SHOWN).get_attribute("data-action")).split()[0]

    def press(self, what: Locator) -> None:
        what.click()


SEEN = """() => [...document.querySelectorAll('[data-lit=next]')].some((lit) => {
  const area = lit.getBoundingClientRect();
  const at = [area.x + area.width / 2, area.y + area.height / 2];
  for (let over = document.elementFromPoint(...at); over; over = over.parentElement) {
    if (over.contains(lit)) return true;
    if (['sticky', 'fixed'].includes(getComputedStyle(over).position)) return false;
  }
  return false;
})"""
"""Whether a place of the action that is shown is in sight, and no bar lies over it."""


class PupilByFinger(Pupil):
    def act_in_lesson(self, todo: str) -> None:
        if todo == SHOW:
            self.ask()
        self.page.locator(SHOWN).wait_for()
        self.page.wait_for_function(SEEN)
        self.do(self.confirm)

    def press(self, what: Locator) -> None:
        what.tap()


class PupilByKeyboard(Pupil):
    def ask(self) -> None:
        self.page.keyboard.press("h")

    GO_ON_IF_MET = """if (document.querySelector(met))
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))"""

    def press_go_on(self) -> None:
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        if self.verb() == "finish":
            self.page.keyboard.press("e")
            self.page.keyboard.press("Enter")
            self.page.locator("#babylon-end.asked").wait_for()
        self.page.keyboard.press("Enter")


class ClumsyPupil(Pupil):
    """Does anything at first, and what is shown after that."""

    players: ClassVar[dict[str, type[Player]]] = {"babylon": BabylonByMouse, "amytis": AmytisByMouse}

    def __init__(self, page: Page, game: str) -> None:
        super().__init__(page, game)
        self.player = self.players[game](page)
        self.player.act = self.try_out  # type: ignore[method-assign]
        self.tried: set[str] = set()
        self.misses = 0

    def act_in_lesson(self, todo: str) -> None:
        # A step that does not show the button which ends a turn is done as it is shown.
        if self.state() in self.tried or todo == SHOWN or not self.player.is_to_act():
            super().act_in_lesson(todo)
        else:
            acted = len(self.tried)
            while len(self.tried) == acted:  # a tile may have to be picked up first
                self.player.step()

    def try_out(self, mean: Callable[[], Any]) -> None:
        self.tried.add(self.state())
        told = self.do(mean)
        if told["missed"]:
            self.misses += 1
            miss = self.page.locator(MISS)
            expect(miss).to_contain_text("You did this:")
            assert len(miss.inner_text()) > len("Not quite. You did this: x.")
            self.page.locator(f"{SHOW}, {SHOWN}").wait_for()  # the step begins again


def chapters(page: Page, game: str) -> list[dict[str, Any]]:
    return list(page.request.get(f"/api/v1/games/{game}/lessons").json())


def with_steps(page: Page, game: str) -> list[dict[str, Any]]:
    return [chapter for chapter in chapters(page, game) if chapter["steps"]]


def progress(page: Page, game: str) -> dict[str, Any]:
    kept = json.loads(page.evaluate("localStorage.getItem('semiramis.learning') ?? '{}'"))
    return dict(kept.get("games", {}).get(game, {}).get("chapters", {}))


@pytest.mark.parametrize(
    ("game", "pupil", "options"),
    [("babylon", PupilByKeyboard, {}), ("amytis", PupilByFinger, BY_FINGER)],
)
def test_a_pupil_who_does_what_is_shown_finishes_every_chapter(
    visit: Visit, game: str, pupil: type[Pupil], options: dict[str, Any]
) -> None:
    page = visit(f"#/learn/{game}", **options)
    learner = pupil(page, game)
    all_chapters = with_steps(page, game)
    for chapter in all_chapters:
        learner.learn(chapter["id"])
    assert progress(page, game) == {chapter["id"]: "done" for chapter in all_chapters}


@pytest.mark.parametrize("game", GAMES)
def test_a_pupil_who_tries_anything_is_told_what_it_did_and_finishes(visit: Visit, game: str) -> None:
    page = visit(f"#/learn/{game}", settings={"confirm": "final"})
    learner = ClumsyPupil(page, game)
    all_chapters = with_steps(page, game)
    for chapter in all_chapters:
        learner.learn(chapter["id"])
    assert progress(page, game) == {chapter["id"]: "done" for chapter in all_chapters}
    assert learner.misses > len(all_chapters)


@pytest.mark.parametrize(
    ("game", "pupil", "options"),
    [
        ("babylon", PupilByFinger, BY_FINGER),
        ("amytis", PupilByKeyboard, {}),
    ],
)
def test_a_chapter_can_be_done_in_other_ways(
    visit: Visit, game: str, pupil: type[Pupil], options: dict[str, Any]
) -> None:
    page = visit(f"#/learn/{game}", **options)
    learner = pupil(page, game)
    longest = max(with_steps(page, game), key=lambda chapter: len(chapter["steps"]))
    learner.learn(longest["id"])
    # N goes on to the next chapter.
    page.keyboard.press("n")
    expect(page.locator(FINISHED)).to_have_count(0)
    ids = [chapter["id"] for chapter in chapters(page, game)]
    assert page.url.endswith(f"/{ids[ids.index(longest['id']) + 1]}")


ASK, MAY = "rgb(154, 47, 176)", "rgb(243, 198, 75)"


def test_what_a_lesson_asks_for_has_a_colour_of_its_own(visit: Visit) -> None:
    """The place to build on level 2 was not lit on the plan, and stacks had the ring of what may be dug."""
    page = visit("#/learn/babylon", settings={"garden": "plan"})
    page.goto("/#/learn/babylon/levels")
    taken, place = page.locator("[data-anchor=dug]"), page.locator("[data-anchor=place-0-d4]")
    expect(place).to_have_css("stroke", ASK)
    expect(page.locator("[data-anchor=place-0-d2]")).not_to_have_css("stroke", ASK)
    expect(taken).to_have_attribute("data-lit", "point")
    expect(taken).to_have_css("box-shadow", "none")  # it is in the hand already
    page.goto("/#/learn/babylon/dig")
    page.locator("[data-stack=a1][data-lit]").wait_for()
    ring = "stack => getComputedStyle(stack.querySelector('.raised'), '::after').borderTopColor"
    assert [page.locator(f"[data-stack={stack}]").evaluate(ring) for stack in ("a1", "b2")] == [ASK, MAY]


def test_a_step_can_be_done_in_three_dimensions_and_goes_on_in_the_plan(visit: Visit) -> None:
    page = visit("#/learn/babylon", settings={"garden": "solid"})
    learner = Pupil(page, "babylon")
    page.goto(f"/#/learn/babylon/{with_steps(page, 'babylon')[0]['id']}")
    learner.wait()
    first = learner.state()
    page.locator("canvas").first.wait_for()
    while learner.state() == first and not page.locator(FINISHED).count():
        learner.step()
    page.keyboard.press("v")
    expect(page.locator("canvas")).to_have_count(0)
    while learner.step():
        pass


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_goes_on_after_a_reload_where_it_was_left(visit: Visit, game: str) -> None:
    page = visit(f"#/learn/{game}")
    chapter = next(chapter for chapter in with_steps(page, game) if len(chapter["steps"]) > 1)
    learner = Pupil(page, game)
    page.goto(f"/#/learn/{game}/{chapter['id']}")
    learner.go_to(chapter["steps"][1]["id"])
    page.reload()
    expect(page.locator(f"[data-step={chapter['steps'][1]['id']}]")).to_be_visible()
    page.goto(f"/#/learn/{game}")
    expect(page.get_by_text(f"Step 2 of {len(chapter['steps'])}")).to_be_visible()
    page.get_by_role("button", name="From the start").click()
    expect(page.locator(f"[data-step={chapter['steps'][0]['id']}]")).to_be_visible()


def test_the_coach_makes_room_when_one_turns_to_the_board(visit: Visit) -> None:
    page = visit("#/learn/amytis", **BY_FINGER)
    page.goto(f"/#/learn/amytis/{with_steps(page, 'amytis')[0]['id']}")
    page.locator(SHOW).wait_for()
    stacks = page.locator(".card.stacks")
    place = "stacks => { const { x, y } = stacks.getBoundingClientRect(); return [x, y + scrollY]; }"
    rest(page)
    before = stacks.evaluate(place)
    page.locator(AmytisByMouse.todo["build"]).first.tap()
    text = page.locator(".coach .text")
    expect(text).to_have_count(0)
    rest(page)
    assert stacks.evaluate(place) == before  # a second tap hits what it is meant for
    page.get_by_role("button", name="Show the text").tap()
    expect(text).to_be_visible()
    page.get_by_role("button", name="Hide the text").tap()
    expect(text).to_have_count(0)


def test_a_chapter_that_has_changed_begins_again(visit: Visit) -> None:
    page = visit("#/learn/amytis", allowed=("404", "409", "400"))
    chapter = with_steps(page, "amytis")[0]
    kept = {"games": {"amytis": {"chapters": {chapter["id"]: {"answers": [["not an action"]] * 30}}}}}
    page.evaluate("kept => localStorage.setItem('semiramis.learning', JSON.stringify(kept))", kept)
    page.reload()
    page.goto(f"/#/learn/amytis/{chapter['id']}")
    expect(page.locator(f"[data-step={chapter['steps'][0]['id']}]")).to_be_visible()
    expect(page.get_by_text(f"Step 1 of {len(chapter['steps'])}")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_bubble_on_a_phone(visit: Visit, language: str) -> None:
    page = visit("#/learn/amytis", locale=language, viewport={"width": 390, "height": 664})
    page.locator("ol h2").first.wait_for()
    assert leaving_their_box(page) == []
    page.goto(f"/#/learn/amytis/{with_steps(page, 'amytis')[0]['id']}")
    page.locator(SHOW).wait_for()
    for game in GAMES:
        lessons = lessons_of(game)
        assert lessons is not None
        texts = lessons.texts(language)
        for chapter in lessons.chapters:
            for step in chapter.steps:
                said = [texts[f"lesson-{game}-{chapter.id}"], texts[f"lesson-{game}-{chapter.id}-{step.id}"]]
                assert page.evaluate(SAY, said) == [], said
                assert leaving_their_box(page) == [], said


SAY = """async ([title, text]) => {
  const coach = document.querySelector('.coach');
  const body = coach.querySelector('.body');
  coach.querySelector('h2').textContent = title;
  coach.querySelector('.text').textContent = text;
  void body.scrollHeight;  // so that the fonts of these letters are wanted
  await document.fonts.ready;
  return [
    ...(body.scrollHeight > body.clientHeight + 1 ? ['it scrolls'] : []),
    ...(coach.clientHeight > 0.5 * innerHeight ? ['it hides half of the board'] : []),
  ];
}"""
"""Let the coach say something else, and find out whether there is room for it."""


@pytest.mark.parametrize(
    ("game", "garden", "chapter"), [("amytis", "plan", 0), ("babylon", "plan", 0), ("babylon", "solid", -2)]
)
def test_axe_finds_no_violation_in_the_lessons(visit: Visit, game: str, garden: str, chapter: int) -> None:
    page = visit(f"#/learn/{game}", settings={"garden": garden})
    if garden == "plan":
        page.locator("ol h2").first.wait_for()
        check(page)
    page.goto(f"/#/learn/{game}/{with_steps(page, game)[chapter]['id']}")
    if garden == "solid":
        page.locator("canvas").wait_for()
    page.locator(SHOW).wait_for()
    page.keyboard.press("h")
    page.locator(SHOWN).wait_for()
    check(page)


def test_the_last_chapter_is_a_game_with_hints(visit: Visit) -> None:
    page = visit("#/learn/amytis")
    last = chapters(page, "amytis")[-1]
    assert last["level"]
    page.goto(f"/#/learn/amytis/{last['id']}")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    assert progress(page, "amytis")[last["id"]] == "done"
    assert json.loads(page.evaluate("localStorage.getItem('semiramis.settings')"))["tutor"] is True
