"""Lessons over HTTP: whole chapters are done with the answers alone, and the server keeps nothing of them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from random import Random

import httpx
import msgspec
import pytest

from semiramis.games import get_game
from semiramis.games.lessons import SEED, Chapter, Lesson
from semiramis.games.position_text import parse_position
from semiramis.games.rng import Rng
from semiramis.tables.messages import GameInfo, LessonChapter, LessonPosition, Outcomes
from tests.games.pupils import CHAPTERS, LESSONS, Answers, find_miss
from tests.server.refused import assert_refused
from tests.server.running_server import BOT, ME, RunningServer, Visitor

each_game = pytest.mark.parametrize("game", LESSONS)
each_chapter = pytest.mark.parametrize(("game", "chapter"), CHAPTERS)


@pytest.fixture
def person(lasting: RunningServer) -> Visitor:
    """A guest without a name: lessons need none."""
    return lasting.visitor()


def send(
    person: Visitor, game: str, chapter: str, answers: Sequence[Sequence[str]] = (), actions: Sequence[str] = ()
) -> httpx.Response:
    return person.send("POST", f"/games/{game}/lessons/{chapter}", {"answers": answers, "actions": actions})


def ask(
    person: Visitor, game: str, chapter: str, answers: Sequence[Sequence[str]] = (), actions: Sequence[str] = ()
) -> LessonPosition:
    answer = send(person, game, chapter, answers, actions).raise_for_status()
    return msgspec.json.decode(answer.content, type=LessonPosition)


def first_chapter(game: str) -> Chapter:
    return LESSONS[game].chapters[0]


@each_game
def test_chapters_are_listed(person: Visitor, game: str) -> None:
    told = person.get(f"/games/{game}/lessons", list[LessonChapter])
    written = LESSONS[game].chapters
    assert [chapter.id for chapter in told] == [chapter.id for chapter in written]
    assert [[step.id for step in chapter.steps] for chapter in told] == [
        [step.id for step in chapter.steps] for chapter in written
    ]
    assert [chapter.level for chapter in told] == [chapter.level or None for chapter in written]
    assert all(0 < chapter.minutes <= 2 for chapter in told if chapter.steps)
    (info,) = [info for info in person.get("/games", list[GameInfo]) if info.name == game]
    assert info.lesson_minutes is not None
    assert sum(chapter.minutes for chapter in told) == pytest.approx(info.lesson_minutes, abs=1)


@each_game
def test_texts_are_told_in_each_language(person: Visitor, game: str) -> None:
    path = f"/games/{game}/lessons/texts"
    english, french = LESSONS[game].texts(), LESSONS[game].texts("fr")
    assert english != french
    assert person.get(path, dict[str, str]) == english
    assert person.get(f"{path}?language=fr", dict[str, str]) == french
    assert person.get(f"{path}?language=tlh", dict[str, str]) == english
    assert_refused(person.send("GET", f"{path}?language=../fr"), "bad_request")
    assert_refused(person.send("GET", "/games/chess/lessons/texts"), "unknown_game")


@each_chapter
def test_a_whole_chapter_is_done_with_what_is_shown(person: Visitor, game: str, chapter: Chapter) -> None:
    answers: Answers = []
    for step in chapter.steps:
        told = ask(person, game, chapter.id, answers)
        assert (told.met, told.missed) == (not step.goal, False)
        assert len(told.before) == len(step.moves)
        done: list[str] = []
        while not told.met:
            action = told.shown[0].action
            assert told.position.legal is not None
            assert action in told.position.legal
            done.append(action)
            told = ask(person, game, chapter.id, answers, done)
            assert not told.missed
            assert told.before == []
            assert told.position.last is not None
            assert (told.position.last.seat, told.position.last.action) == (told.seat, action)
        assert told.shown == []
        answers.append(done)


@each_chapter
def test_moves_of_the_others_come_before_the_step(person: Visitor, game: str, chapter: Chapter) -> None:
    """Position by position, each with the move that led to it, so that a client can show them one after the other."""
    answers: Answers = []
    for step in chapter.steps:
        told = ask(person, game, chapter.id, answers)
        if step.moves:
            positions = [*told.before, told.position]
            assert positions[0].last is None
            moves = [position.last for position in positions[1:] if position.last is not None]
            assert [move.action for move in moves] == list(step.moves)
            assert all(move.seat != told.seat and move.events for move in moves)
            plies = [position.ply for position in positions]
            assert plies == list(range(plies[0], plies[0] + len(plies)))
        elif told.position.last is not None:
            raise AssertionError("there is no move before this step")
        lesson = Lesson(get_game(game), chapter, answers)
        assert told.position.view == json.loads(json.dumps(lesson.state.view(None)))
        assert told.position.legal == lesson.state.legal_notations()
        assert told.position.annotations is not None
        answers.append(lesson.find_actions())


@each_game
def test_a_step_that_is_missed_shows_what_was_done_and_begins_again(person: Visitor, game: str) -> None:
    chapter = first_chapter(game)
    begun = ask(person, game, chapter.id)
    miss = find_miss(Lesson(get_game(game), chapter), Random(1))
    assert miss is not None
    told = ask(person, game, chapter.id, (), miss.actions)
    assert (told.met, told.missed, told.shown) == (False, True, [])
    assert told.position.last is not None
    assert (told.position.last.seat, told.position.last.action) == (told.seat, miss.actions[-1])
    assert told.position.last.events
    assert_refused(send(person, game, chapter.id, (), [*miss.actions, miss.actions[-1]]), "no_such_lesson")
    assert ask(person, game, chapter.id) == begun


@each_game
def test_outcomes_are_told_in_a_lesson(person: Visitor, game: str) -> None:
    chapter = first_chapter(game)
    begun = ask(person, game, chapter.id)
    shown = begun.shown[0].action
    path = f"/games/{game}/lessons/{chapter.id}/outcomes"
    told = person.post(path, Outcomes, {"wanted": [shown]})
    state = Lesson(get_game(game), chapter).state
    foreseen = json.loads(json.dumps(state.foresee(state.parse_action(shown))))
    (outcome,) = told.outcomes
    assert (told.ply, outcome.action, outcome.refused) == (begun.position.ply, shown, None)
    assert outcome.events == foreseen["events"]
    assert outcome.points == foreseen["points"]
    then = person.post(path, Outcomes, {"wanted": [shown], "actions": [shown]})
    assert then.ply == told.ply + 1


@pytest.mark.parametrize("path", ["", "/outcomes"])
def test_what_is_not_a_lesson_or_an_action_is_refused(person: Visitor, path: str) -> None:
    wanted = {"wanted": ["a1 b2"]} if path else {}

    def post(chapter: str, game: str = "amytis", **body: object) -> httpx.Response:
        return person.send("POST", f"/games/{game}/lessons/{chapter}{path}", {**wanted, **body})

    chapter = first_chapter("amytis")
    shown = Lesson(get_game("amytis"), chapter).find_actions()
    assert_refused(post("unknown"), "no_such_lesson")
    assert_refused(post("game"), "no_such_lesson")
    assert_refused(post(chapter.id, answers=[shown] * len(chapter.steps)), "no_such_lesson")
    assert_refused(post(chapter.id, actions=[*shown, *shown]), "no_such_lesson")
    assert_refused(post(chapter.id, actions=["favor I"]), "illegal_action")
    assert_refused(post(chapter.id, answers=[["favor I"]]), "illegal_action")
    assert_refused(post(chapter.id, actions=["dance"]), "not_an_action")
    assert_refused(post(chapter.id, answers=[["dance"]]), "not_an_action")
    assert_refused(post(chapter.id, "chess"), "unknown_game")
    assert_refused(post(chapter.id, actions=[["a1 b2"]]), "bad_request")
    assert_refused(post(chapter.id, more=1), "bad_request")


def test_a_game_without_lessons_lists_none(monkeypatch: pytest.MonkeyPatch, person: Visitor) -> None:
    monkeypatch.setattr("semiramis.tables.lessons.lessons_of", lambda _: None)
    assert person.get("/games/amytis/lessons", list[LessonChapter]) == []
    assert person.get("/games/amytis/lessons/texts", dict[str, str]) == {}
    assert_refused(send(person, "amytis", "build"), "no_such_lesson")


@each_chapter
def test_nothing_is_stored(lasting: RunningServer, person: Visitor, game: str, chapter: Chapter) -> None:
    """The same answers give the same step, in any order and to anybody, and no table or person comes of it."""
    steps: list[tuple[Answers, bytes]] = []
    answers: Answers = []
    for _ in chapter.steps:
        steps.append((list(answers), send(person, game, chapter.id, answers).content))
        answers.append(Lesson(get_game(game), chapter, answers).find_actions())
    stranger = lasting.visitor()
    with closing(sqlite3.connect(lasting.storage.engine.url.database or "")) as database:
        before = version(database)
        for given, content in reversed(steps):
            assert send(stranger, game, chapter.id, given).content == content
        assert version(database) == before
        stranger.enter("Ana")
        stranger.create(game, [ME, BOT])
        assert version(database) != before, "what is stored is not noticed"


def version(database: sqlite3.Connection) -> int:
    """A number that changes with every change that others make."""
    found: tuple[int] = database.execute("PRAGMA data_version").fetchone()
    return found[0]


@each_chapter
def test_hidden_things_are_not_told(
    monkeypatch: pytest.MonkeyPatch, person: Visitor, game: str, chapter: Chapter
) -> None:
    """Nothing that is told of a position depends on what is hidden in it, before an action turns something up."""
    without_moves = replace(chapter, steps=[replace(chapter.steps[0], moves=()), *chapter.steps[1:]])
    monkeypatch.setattr(LESSONS[game], "chapters", [without_moves])
    wanted = Lesson(get_game(game), without_moves).state.legal_notations()[:200]
    told, drawn = [], []
    for seed in range(SEED, SEED + 4):
        monkeypatch.setattr("semiramis.games.lessons.SEED", seed)
        drawn.append(parse_position(get_game(game), chapter.steps[0].position, Rng(seed)))
        path = f"/games/{game}/lessons/{chapter.id}/outcomes"
        answers = [send(person, game, chapter.id), person.send("POST", path, {"wanted": wanted})]
        told.append([answer.raise_for_status().content for answer in answers])
    assert any(state != drawn[0] for state in drawn)
    assert all(each == told[0] for each in told)
