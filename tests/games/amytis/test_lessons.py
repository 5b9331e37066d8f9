"""What the lessons of Amytis say is true after every action that counts, and what they point at is on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from semiramis.games.lessons import Lesson
from tests.games.amytis.positions import AMYTIS
from tests.games.pupils import LESSONS, Answers, after_each

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "amytis"
CHAPTERS = LESSONS["amytis"].chapters


def begun(chapter: str, step: str) -> Iterator[Lesson]:
    """The step after all answers to the steps since the last position."""
    found = LESSONS["amytis"].chapter(chapter)
    number = [each.id for each in found.steps].index(step)
    first = max(n for n in range(number + 1) if found.steps[n].position)
    ways: list[Answers] = [[[] for _ in range(first)]]
    for _ in range(first, number):
        ways = [[*answers, way.actions] for answers in ways for way in done(Lesson(AMYTIS, found, answers))]
    yield from (Lesson(AMYTIS, found, answers) for answers in ways)


def done(lesson: Lesson) -> list[Lesson]:
    """The step after all actions that meet its goal."""
    ways: list[Lesson] = []
    for way in after_each(lesson, Random(0)):
        if way.is_met:
            ways.append(way)
        elif not way.is_missed:
            ways += done(way)
    return ways


def scored(chapter: str, step: str) -> set[int]:
    """The points that the step may bring."""
    return {
        event["points"]
        for lesson in begun(chapter, step)
        for way in done(lesson)
        for event in way.events
        if event["event"] in ("points", "project_completed")
    }


def view(lesson: Lesson) -> Any:
    return lesson.state.view(lesson.seat)


@pytest.mark.parametrize(
    ("chapter", "step", "points"),
    [
        ("build", "market", {2}),
        ("build", "color", {4}),
        ("sides", "garden", {6}),
        ("sides", "wall", {4}),
    ],
)
def test_the_points_that_a_text_names_are_scored(chapter: str, step: str, points: set[int]) -> None:
    assert scored(chapter, step) == points


def test_many_architects_are_out_for_the_theater() -> None:
    assert min(scored("buildings", "theater")) >= 6


def test_each_chapter_of_side_a_uses_side_a_only() -> None:
    for chapter in CHAPTERS:
        for step in chapter.steps:
            assert ("=B" in step.position) == (chapter.id == "sides" and bool(step.position))


@pytest.mark.parametrize(
    ("chapter", "event"),
    [
        ("build", "line_completed"),
        ("build", "project_completed"),
        ("buildings", "project_completed"),
        ("favors", "project_completed"),
    ],
)
def test_nothing_happens_that_is_not_explained_yet(chapter: str, event: str) -> None:
    for step in LESSONS["amytis"].chapter(chapter).steps:
        for lesson in islice(begun(chapter, step.id), 30):
            for way in after_each(lesson, Random(0)):
                assert not [each for each in way.events if each["event"] == event], (step.id, way.actions)


def test_the_market_of_the_first_step_leaves_the_other_one() -> None:
    for lesson in begun("build", "color"):
        tops = [stack["top"] for stack in view(lesson)["stacks"].values() if stack["architect"] is None]
        assert tops.count("market-pink") == 1


def test_a_line_leads_to_the_favor_and_corners_are_the_best() -> None:
    for lesson in begun("favors", "favor"):
        assert view(lesson)["phase"] == "favor"
        city = view(lesson)["seats"][lesson.seat]["city"]
        assert len([cell for cell in ("a1", "c1", "a3", "c3") if len(city[cell]) >= 3]) == 3
        points = {favor: seats[lesson.seat] for favor, seats in lesson.state.annotations()["favor_points"].items()}
        assert [favor for favor in points if points[favor] == max(points.values())] == ["corners"]


def test_the_architects_came_back_and_one_line_is_to_be_blocked() -> None:
    for lesson in begun("favors", "block"):
        assert view(lesson)["seats"][lesson.seat]["architects"] == 4
        (line,) = lesson.state.annotations(lesson.seat)["lines"]
        assert line["seat"] != lesson.seat
        assert set(line["stacks"]) == {"a1", "b1", "c1"}
        assert {way.events[0]["stack"] for way in done(lesson)} == {"a1"}


def test_the_first_project_is_three_in_pink_and_stays_completed() -> None:
    assert {
        (event["project"], event["points"])
        for lesson in begun("projects", "complete")
        for way in done(lesson)
        for event in way.events
        if event["event"] == "project_completed"
    } == {(4, 8)}
    for lesson in begun("projects", "palace"):
        assert view(lesson)["seats"][lesson.seat]["completed"] == [4]


def test_green_in_the_mirrored_place_does_not_complete_the_project() -> None:
    (lesson,) = begun("projects", "rotate")
    assert {way.actions[0] for way in done(lesson)} == {"a1 c3", "c2 c3"}
    mirrored = [way for way in after_each(lesson, Random(0)) if way.actions == ["c2 b3"]]
    assert [way.is_missed for way in mirrored] == [True]


def test_the_end_comes_as_told() -> None:
    for lesson in begun("end", "last"):
        assert view(lesson)["empty_stacks"] == {"now": 2, "end": 2}
        assert view(lesson)["last_turn"]
        assert view(lesson)["first_player"] != lesson.seat
    finished = list(begun("end", "score"))
    assert len(finished) > 100
    for lesson in finished:
        assert lesson.state.over
        own, other = lesson.state.scores()
        assert own > other, "a pupil who did all this should win"


def test_each_building_that_the_last_text_names_may_score_enough() -> None:
    for lesson in begun("sides", "choice"):
        kinds = {event["reason"] for way in done(lesson) for event in way.events if event["event"] == "points"}
        assert kinds >= {"theater", "wall", "garden"}


# What is pointed at


def anchors() -> re.Pattern[str]:
    """The anchors of the client: what is computed in them is any text without a hyphen, or a cell."""
    found: set[str] = set()
    for path in CLIENT.glob("*.svelte"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'data-anchor="([^"]+)"', text))
        found |= set(re.findall(r"anchor=\{\(cell\) => `([^`]+)`\}", text))
    assert len(found) >= 6
    return re.compile("|".join(re.sub(r"(?:\\\$)?\\\{.+?\\\}", r"[A-Za-z0-9]+", re.escape(each)) for each in found))


def test_what_is_pointed_at_has_an_anchor_in_the_client() -> None:
    known = anchors()
    pointed = {place for chapter in CHAPTERS for step in chapter.steps for place in step.point}
    assert len(pointed) > 10
    assert not [place for place in pointed if not known.fullmatch(place)]
    assert not known.fullmatch("nowhere-a1")
    cells = {place.rsplit("-", 1)[1] for place in pointed if place.startswith(("stack-", "city-"))}
    assert cells <= {column + row for column in "abc" for row in "123"}
