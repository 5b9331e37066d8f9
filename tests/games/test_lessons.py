"""The lessons of all games: every pupil finishes each chapter, no step is done by accident, none takes too long."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from semiramis.games import get_game
from semiramis.games.game import Game, GameError, IllegalAction, NotAnAction
from semiramis.games.lessons import (
    SECONDS_OF_A_MOVE,
    SECONDS_OF_A_WORD,
    SEED,
    Chapter,
    Lesson,
    Lessons,
    NoSuchLesson,
    Step,
    has_facts,
    read_messages,
)
from semiramis.games.position_text import format_position, parse_position
from semiramis.games.rng import Rng
from tests.games.pupils import CHAPTERS, LESSONS, Answers, after, do_as_shown, do_clumsily, find_any, find_miss

LANGUAGES = ["en", "es", "fr", "it", "ja", "ru"]
MINUTES = {"amytis": 6, "babylon": 8}
"""How long the lessons of a game may take in all."""
MINUTES_OF_A_CHAPTER = 2
SECONDS_TO_THE_FIRST_ACTION = 20
SHARE_OF_ACTIONS = 0.7
WORDS_OF_A_TEXT = 40
WALKS = 6
"""The number of pupils with choices at random who try each chapter."""

each_game = pytest.mark.parametrize("game", LESSONS)
each_chapter = pytest.mark.parametrize(("game", "chapter"), CHAPTERS)


@each_chapter
def test_a_perfect_pupil_finishes(game: str, chapter: Chapter) -> None:
    answers: Answers = []
    for _ in chapter.steps:
        lesson = Lesson(get_game(game), chapter, answers)
        do_as_shown(lesson)
        answers.append(lesson.actions)
    assert len(answers) == len(chapter.steps)


@each_chapter
@pytest.mark.parametrize("seed", range(WALKS))
def test_a_clumsy_pupil_finishes(game: str, chapter: Chapter, seed: int) -> None:
    answers: Answers = []
    for _ in chapter.steps:
        lesson = do_clumsily(Lesson(get_game(game), chapter, answers), Random(f"{seed} {len(answers)}"))
        assert lesson.is_met
        answers.append(lesson.actions)


@each_chapter
@pytest.mark.parametrize("seed", range(WALKS))
def test_any_action_that_counts_leads_on_and_no_step_is_done_by_accident(
    game: str, chapter: Chapter, seed: int
) -> None:
    answers: Answers = []
    for step in chapter.steps:
        chance = Random(f"{seed} {len(answers)}")
        lesson = Lesson(get_game(game), chapter, answers)
        where = f"{chapter.id}-{step.id} after {answers}"
        done = find_any(lesson, chance)
        assert done is not None, f"{where} cannot be done"
        assert not step.goal or find_miss(lesson, chance), f"{where} is done by every action"
        answers.append(done.actions)


@each_chapter
def test_the_actions_to_show_meet_the_goal(game: str, chapter: Chapter) -> None:
    """Those of the file, after the perfect answers; otherwise others would be shown, and these never."""
    answers: Answers = []
    for step in chapter.steps:
        lesson = Lesson(get_game(game), chapter, answers)
        if step.show:
            assert lesson.find_actions() == list(step.show), step.id
            assert after(lesson, step.show).is_met, step.id
        do_as_shown(lesson)
        answers.append(lesson.actions)


@each_chapter
def test_positions_are_written_as_the_game_writes_them(game: str, chapter: Chapter) -> None:
    assert chapter.steps[0].position
    for step in chapter.steps:
        if step.position:
            state = parse_position(get_game(game), step.position, Rng(SEED))
            assert format_position(get_game(game), state) == step.position, step.id


@each_chapter
def test_the_person_keeps_the_seat_and_the_others_make_the_moves(game: str, chapter: Chapter) -> None:
    answers: Answers = []
    seats = set()
    for step in chapter.steps:
        lesson = Lesson(get_game(game), chapter, answers)
        assert [text for _, text in lesson.moves] == list(step.moves)
        assert not any(state.player == lesson.seat for state, _ in lesson.moves), step.id
        seats.add(lesson.seat)
        do_as_shown(lesson)
        answers.append(lesson.actions)
    assert len(seats) == 1


@each_chapter
def test_what_is_shown_is_a_way_to_do_the_step(game: str, chapter: Chapter) -> None:
    for step in chapter.steps:
        assert len(step.show) <= step.within, step.id
        assert step.goal or (not step.show and step.within == 1), step.id


# Time and texts


def seconds_to_the_first_action(game: str, lessons: Lessons) -> float:
    """How long it takes to read the texts up to the first step with a goal, and to watch the moves."""
    seconds, texts = 0.0, lessons.texts()
    chapter = lessons.chapters[0]
    for step in chapter.steps:
        seconds += SECONDS_OF_A_WORD * len(texts[f"lesson-{game}-{chapter.id}-{step.id}"].split())
        seconds += SECONDS_OF_A_MOVE * len(step.moves)
        if step.goal:
            break
    return seconds


@each_chapter
def test_a_chapter_is_short(game: str, chapter: Chapter) -> None:
    assert 0 < LESSONS[game].seconds(game, chapter) < 60 * MINUTES_OF_A_CHAPTER


@each_game
def test_all_chapters_together_are_short(game: str) -> None:
    seconds = sum(LESSONS[game].seconds(game, chapter) for chapter in LESSONS[game].chapters)
    assert seconds <= 60 * MINUTES[game]


@each_game
def test_the_first_action_comes_early(game: str) -> None:
    assert seconds_to_the_first_action(game, LESSONS[game]) <= SECONDS_TO_THE_FIRST_ACTION


@each_game
def test_most_steps_are_actions_of_the_learner(game: str) -> None:
    steps = [step for chapter in LESSONS[game].chapters for step in chapter.steps]
    assert len([step for step in steps if step.goal]) >= SHARE_OF_ACTIONS * len(steps)


@each_game
def test_the_last_chapter_alone_is_a_whole_game(game: str) -> None:
    *others, last = LESSONS[game].chapters
    assert (last.level, list(last.steps)) == ("novice", [])
    assert all(chapter.steps and not chapter.level for chapter in others)


@each_game
def test_ids_are_different_and_fit_an_address(game: str) -> None:
    chapters = LESSONS[game].chapters
    names = [chapter.id for chapter in chapters]
    assert len(set(names)) == len(names)
    for chapter in chapters:
        steps = [step.id for step in chapter.steps]
        assert len(set(steps)) == len(steps), chapter.id
        assert all(re.fullmatch("[a-z_-]{1,40}", id) for id in [chapter.id, *steps])


def wanted_messages(game: str) -> set[str]:
    steps = {f"lesson-{game}-{chapter.id}-{step.id}" for chapter in LESSONS[game].chapters for step in chapter.steps}
    return steps | {f"lesson-{game}-{chapter.id}" for chapter in LESSONS[game].chapters}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_in_every_language(game: str, language: str) -> None:
    content = (LESSONS[game].folder / f"{language}.ftl").read_text(encoding="utf-8")
    texts = LESSONS[game].texts(language)
    assert texts.keys() == wanted_messages(game)
    assert len(re.findall("^[a-z]", content, re.MULTILINE)) == len(texts), "a message is there twice"
    for id, text in texts.items():
        assert text, id
        assert not re.search(r"[{}<>|]|\s\s|--|\.\.\.", text), id
        assert not re.search(r"\b[a-h][1-9]\b", text), f"{id} has notation"


@each_game
def test_a_text_has_one_idea(game: str) -> None:
    long = {id: text for id, text in LESSONS[game].texts().items() if len(text.split()) > WORDS_OF_A_TEXT}
    assert not long


@each_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_text_is_translated(game: str, language: str) -> None:
    english, texts = LESSONS[game].texts(), LESSONS[game].texts(language)
    steps = {f"lesson-{game}-{chapter.id}-{step.id}" for chapter in LESSONS[game].chapters for step in chapter.steps}
    assert not [id for id in steps if texts[id] == english[id]]


@each_game
def test_english_names_no_device(game: str) -> None:
    devices = r"\b(click|tap|press|drag|mouse|key|keyboard|screen|button)(s|ped|ed)?\b"
    assert not [id for id, text in LESSONS[game].texts().items() if re.search(devices, text, re.IGNORECASE)]


# What is shown


@each_game
def test_parts_and_pictures_are_those_of_the_client(game: str) -> None:
    client = Path(__file__).parents[2] / "web" / "src" / "games" / game
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(client.glob("*.s*t*")))
    known = set(re.findall(r"'(\w+)'", " ".join(re.findall(r"shows(?: = )?\(\s*part:\s+([^)]+)\)", code))))
    pictures = set(re.findall(r"'([\w-]+)'", (client / "rules" / "book.ts").read_text(encoding="utf-8")))
    assert len(known) > 5
    for chapter in LESSONS[game].chapters:
        assert {*(chapter.parts or ()), *(part for step in chapter.steps for part in step.parts)} <= known, chapter.id
        assert chapter.picture in pictures, chapter.id


def test_a_step_brings_parts_in_for_the_rest_of_the_chapter() -> None:
    chapter = Chapter("c", [Step("a"), Step("b", parts=["score"]), Step("c")], parts=["hand"])
    assert [chapter.parts_at(n) for n in range(3)] == [["hand"], ["hand", "score"], ["hand", "score"]]
    assert Chapter("c", [Step("a", parts=["score"])]).parts_at(0) is None


# These tests notice what they are for, and what a lesson refuses


def made_up(game: Game, goal: str, **facts: object) -> Chapter:
    """A chapter of two steps at the start of a game."""
    position = format_position(game, game.new(2, {}, 1))
    return Chapter("made-up", [Step("act", position, goal=[{"event": goal, **facts}]), Step("read")])


AMYTIS = get_game("amytis")


def test_a_goal_that_every_action_meets_is_noticed() -> None:
    anything = Lesson(AMYTIS, made_up(AMYTIS, "tile_built"))
    assert find_miss(anything, Random(1)) is None
    assert find_miss(Lesson(AMYTIS, made_up(AMYTIS, "tile_built", cell="b2")), Random(1)) is not None


def test_a_goal_that_no_action_meets_is_noticed() -> None:
    lesson = Lesson(AMYTIS, made_up(AMYTIS, "favor_placed"))
    assert find_any(lesson, Random(1)) is None
    with pytest.raises(AssertionError, match="made-up-act cannot be done"):
        do_as_shown(lesson)


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    lesson = Lesson(AMYTIS, made_up(AMYTIS, "tile_built", cell="b2"))
    before = lesson.state.clone()
    with pytest.raises(IllegalAction):
        lesson.act("favor I")
    with pytest.raises(NotAnAction):
        lesson.act("dance")
    assert (lesson.state, lesson.actions, lesson.events) == (before, [], [])
    assert not lesson.is_met
    assert not lesson.is_missed


@pytest.mark.parametrize(("action", "is_met"), [("a1 b2", True), ("a1 b3", False)])
def test_nothing_can_be_done_in_a_step_that_is_over(action: str, is_met: bool) -> None:
    lesson = Lesson(AMYTIS, made_up(AMYTIS, "tile_built", cell="b2"))
    lesson.act(action)
    assert (lesson.is_met, lesson.is_missed) == (is_met, not is_met)
    then = lesson.state.clone()
    with pytest.raises(NoSuchLesson, match="step act is over"):
        lesson.act("b1 b1")
    assert (lesson.state, lesson.actions) == (then, [action])


def test_a_step_without_a_goal_is_met_and_takes_no_action() -> None:
    lesson = Lesson(AMYTIS, made_up(AMYTIS, "tile_built"), [["a1 b2"]])
    assert lesson.is_met
    assert lesson.find_actions() == []
    with pytest.raises(NoSuchLesson):
        lesson.act("b1 b1")


def test_the_seat_is_that_of_the_person_also_when_another_is_to_act() -> None:
    chapter = made_up(AMYTIS, "tile_built")
    first = Lesson(AMYTIS, chapter)
    then = Lesson(AMYTIS, chapter, [["a1 b2"]])
    assert then.state.player != first.seat
    assert then.seat == first.seat == first.state.player


def test_there_is_no_step_after_the_last() -> None:
    with pytest.raises(NoSuchLesson, match="has 2 steps"):
        Lesson(AMYTIS, made_up(AMYTIS, "tile_built"), [["a1 b2"], []])
    with pytest.raises(NoSuchLesson):
        Lesson(AMYTIS, Chapter("whole-game", level="novice"))


def test_a_chapter_that_begins_without_a_position_is_refused() -> None:
    with pytest.raises(NoSuchLesson, match="begins without a position"):
        Lesson(AMYTIS, Chapter("nowhere", [Step("act")]))


def test_answers_that_are_not_legal_are_refused() -> None:
    with pytest.raises(GameError):
        Lesson(AMYTIS, made_up(AMYTIS, "tile_built"), [["favor I"]])


@each_game
def test_there_are_no_other_chapters(game: str) -> None:
    assert [LESSONS[game].chapter(chapter.id) for chapter in LESSONS[game].chapters] == LESSONS[game].chapters
    with pytest.raises(NoSuchLesson, match="no chapter 'unknown'"):
        LESSONS[game].chapter("unknown")


def test_only_events_of_the_person_count() -> None:
    """A wrong action ends the turn: what the other player would do next cannot meet the goal."""
    lesson = Lesson(AMYTIS, made_up(AMYTIS, "architect_placed", seat=1 - AMYTIS.new(2, {}, 1).player))
    assert find_any(lesson, Random(1)) is None


@pytest.mark.parametrize(
    ("pattern", "has"),
    [
        ({}, True),
        ({"event": "points"}, True),
        ({"event": "points", "points": 4}, True),
        ({"event": "points", "points": 3}, False),
        ({"points": {"min": 4}}, True),
        ({"points": {"min": 5}}, False),
        ({"points": {"max": 4}}, True),
        ({"points": {"min": 1, "max": 3}}, False),
        ({"reason": ["wall", "market"]}, True),
        ({"reason": ["wall"]}, False),
        ({"cells": ["a1", "b2"]}, True),
        ({"cells": ["a1"]}, False),
        ({"unknown": 1}, False),
    ],
)
def test_facts_of_a_pattern(pattern: dict[str, object], has: bool) -> None:
    event = {"event": "points", "points": 4, "reason": "market", "cells": ["a1", "b2"]}
    assert has_facts(event, pattern) == has


def test_messages_may_have_several_lines() -> None:
    text = "# A note.\n\none = Take\n    a tile.\ntwo =\n    Build\n    it.\n"
    assert read_messages(text) == {"one": "Take a tile.", "two": "Build it."}
