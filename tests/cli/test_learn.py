"""`semiramis learn`: pupils who do everything right or nearly nothing, and the commands of a lesson."""

from __future__ import annotations

import io
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from semiramis.cli import main
from semiramis.cli.learn import MISSES, Progress
from semiramis.games import GAMES, get_game
from semiramis.games.lessons import Chapter, Lesson, Lessons, lessons_of
from tests.cli.conftest import Outcome

Learn = Callable[..., Outcome]
TAUGHT = [name for name in GAMES if lessons_of(name) is not None]


def lessons(game: str) -> Lessons:
    found = lessons_of(game)
    assert found is not None
    return found


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Learn:
    """Return a function that learns with these lines as input. What is done is kept in the folder of the test."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))

    def learn(lines: list[str], *arguments: object) -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(["learn", *map(str, arguments)])
        printed = capsys.readouterr()
        return Outcome(code, printed.out, printed.err)

    return learn


def answers_of(game: str, chapter: Chapter, chance: random.Random | None = None) -> list[str]:
    """What a pupil types in a chapter: a perfect one, or one who acts at random until the action is shown."""
    lines: list[str] = []
    answers: list[list[str]] = []
    for _ in chapter.steps:
        lesson = Lesson(get_game(game), chapter, answers)
        for _ in range(MISSES if chance else 0):
            while chance and not lesson.is_met and not lesson.is_missed:
                lesson.act(chance.choice(lesson.state.legal_notations()))
                lines.append(lesson.actions[-1])
            if lesson.is_met:
                break
            lesson = Lesson(get_game(game), chapter, answers)
        if not lesson.step.goal:
            lines.append("")
        for action in lesson.find_actions():
            lesson.act(action)
            lines.append(action)
        answers.append(lesson.actions)
    return lines


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("seed", [None, 1, 2], ids=["perfect", "clumsy", "clumsier"])
def test_pupil_finishes_every_chapter(learn: Learn, game: str, seed: int | None) -> None:
    chance = None if seed is None else random.Random(seed)
    chapters = lessons(game).chapters
    told = learn([line for chapter in chapters for line in answers_of(game, chapter, chance)], game)
    assert told.code == 0, told.err
    done = [line.split()[:2] for line in learn([], game, "--list").lines]
    assert [chapter for chapter, *mark in done if mark == ["done"]] == [each.id for each in chapters if not each.level]
    assert ("For example: " in told.out) == (chance is not None)


def test_what_an_action_did_instead_is_said_and_then_an_action_is_shown(learn: Learn) -> None:
    chapter = lessons("amytis").chapters[0]
    lesson = Lesson(get_game("amytis"), chapter)
    wrong = next(text for text in lesson.state.legal_notations() if misses(chapter, text))
    told = learn([wrong, wrong, *answers_of("amytis", chapter)], "amytis")
    assert told.out.count("That was allowed, but it is not what this step is about.") == 2
    assert f"For example: {lesson.find_actions()[0]}" in told.out


def test_showing_begins_the_step_again_where_it_can_no_longer_be_done(learn: Learn) -> None:
    chapter, answers, dead_end = find_dead_end("babylon")
    told = learn(
        [*([line for answer in answers for line in answer or [""]]), dead_end, "show", "quit"],
        "babylon",
        "--chapter",
        chapter.id,
    )
    _, _, after = told.out.partition("It begins again.")
    shown = Lesson(get_game("babylon"), chapter, answers).find_actions()
    assert f"For example: {shown[0]}" in after


def find_dead_end(game: str) -> tuple[Chapter, list[list[str]], str]:
    """A chapter, the answers before a step of it, and an action that leaves no way to do that step."""
    for chapter in lessons(game).chapters:
        answers: list[list[str]] = []
        for step in chapter.steps:
            start = Lesson(get_game(game), chapter, answers)
            for text in start.state.legal_notations() if step.within > 1 else []:
                lesson = Lesson(get_game(game), chapter, answers)
                lesson.act(text)
                if not lesson.is_missed and not lesson.is_met and not lesson.find_actions():
                    return chapter, answers, text
            answers.append(start.find_actions())
    raise AssertionError("there is none")


def misses(chapter: Chapter, text: str) -> bool:
    lesson = Lesson(get_game("amytis"), chapter)
    lesson.act(text)
    return lesson.is_missed


def test_lesson_goes_on_where_the_person_left(learn: Learn) -> None:
    first, second = lessons("amytis").chapters[:2]
    assert learn([*answers_of("amytis", first), "quit"], "amytis").code == 0
    again = learn(["quit"], "amytis")
    assert lessons("amytis").texts()[f"lesson-amytis-{second.id}"] in again.out
    assert lessons("amytis").texts()[f"lesson-amytis-{first.id}"] not in again.out


def test_chapter_can_be_skipped_and_chosen(learn: Learn) -> None:
    first, second = lessons("amytis").chapters[:2]
    told = learn(["skip", "quit"], "amytis", "--chapter", first.id)
    assert lessons("amytis").texts()[f"lesson-amytis-{second.id}"] in told.out
    assert "done" not in learn([], "amytis", "--list").out


def test_step_begins_again_on_request(learn: Learn) -> None:
    chapter = lessons("amytis").chapters[0]
    told = learn(["again", "show", "help", *answers_of("amytis", chapter), "quit"], "amytis")
    assert "For example: " in told.out
    assert "skip" in told.out
    assert "done" in learn([], "amytis", "--list").lines[0]


@pytest.mark.parametrize("content", ["{", '{"amytis": 3}', "[]", "\x00"])
def test_unreadable_progress_is_no_progress(learn: Learn, content: str) -> None:
    chapter = lessons("amytis").chapters[0]
    file = Progress().path
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"amytis": [chapter.id]}))
    assert "done" in learn([], "amytis", "--list").out
    file.write_text(content)
    told = learn([], "amytis", "--list")
    assert told.code == 0
    assert "done" not in told.out


def test_unknown_chapter_is_refused_with_the_chapters(learn: Learn) -> None:
    told = learn([], "amytis", "--chapter", "poetry")
    assert told.code == 2
    assert f"there are {lessons('amytis').chapters[0].id}" in told.err


def test_there_is_nothing_to_do_again_where_one_only_reads(learn: Learn) -> None:
    chapter = next(each for each in lessons("babylon").chapters if any(not step.goal for step in each.steps))
    first = next(n for n, step in enumerate(chapter.steps) if not step.goal)
    before = Chapter(chapter.id, chapter.steps[:first])
    told = learn([*answers_of("babylon", before), "again", "dance", ""], "babylon", "--chapter", chapter.id)
    assert told.code == 0
    assert "Press Enter to go on" in told.out
    assert f"{first + 2} of {len(chapter.steps)}" in told.out
