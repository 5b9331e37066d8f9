"""Messages of lessons. Nothing is kept of a lesson: each request has all actions that were done in a chapter."""

from __future__ import annotations

from ..games import get_game
from ..games.game import GameError, State
from ..games.lessons import Chapter, Lesson, Lessons, NoSuchLesson, lessons_of
from .actions import apply_action
from .messages import (
    AskLesson,
    Done,
    ForeseeInLesson,
    LessonChapter,
    LessonPosition,
    LessonStep,
    Outcomes,
    Position,
    ShownAction,
)
from .presenter import describe_position, outcome_of
from .refusals import Refusal

NO_TABLE = "lesson"
"""Stands in positions for the id of a table."""


def list_chapters(game: str) -> list[LessonChapter]:
    """Return the chapters of a game; none if the game has no lessons."""
    found = _lessons(game)
    return [] if found is None else [_chapter(found, game, chapter) for chapter in found.chapters]


def lesson_texts(game: str, language: str) -> dict[str, str]:
    """Return the texts of the lessons of a game by the ids of their messages; none if the game has no lessons."""
    found = _lessons(game)
    return {} if found is None else found.texts(language)


def lesson_message(game: str, chapter: str, asked: AskLesson) -> tuple[LessonPosition, int]:
    """Return the step after those that were answered, and how many actions were tried to find some to show."""
    try:
        started, done = _play(game, chapter, asked)
        return _position(started, done), started.tried
    except GameError as error:
        raise Refusal.of(error) from None


def lesson_outcomes(game: str, chapter: str, asked: ForeseeInLesson) -> Outcomes:
    """Return what some actions would bring in a step."""
    try:
        started, _ = _play(game, chapter, asked)
    except GameError as error:
        raise Refusal.of(error) from None
    return Outcomes(started.state.ply, [outcome_of(started.state, text) for text in asked.wanted])


def _lessons(game: str) -> Lessons | None:
    try:
        return lessons_of(get_game(game).name)
    except GameError as error:
        raise Refusal.of(error) from None


def _chapter(found: Lessons, game: str, chapter: Chapter) -> LessonChapter:
    return LessonChapter(
        chapter.id,
        round(found.seconds(game, chapter) / 60, 1),
        [
            LessonStep(step.id, bool(step.goal), list(step.point), chapter.parts_at(number))
            for number, step in enumerate(chapter.steps)
        ],
        chapter.picture or None,
        chapter.level or None,
    )


def _play(game: str, chapter: str, asked: AskLesson | ForeseeInLesson) -> tuple[Lesson, Done | None]:
    """Return the step after the actions that were done in it, and the last of them."""
    found = _lessons(game)
    if found is None:
        raise NoSuchLesson(f"{game} has no lessons")
    started, last = Lesson(get_game(game), found.chapter(chapter), asked.answers), None
    for text in asked.actions:
        before = started.state.clone()
        started.act(text)
        last = do_action(before, text)
    return started, last


def _position(started: Lesson, last: Done | None) -> LessonPosition:
    before: list[Position] = []
    if last is None and started.moves:
        before.append(describe(started.moves[0][0], None))
        before += [describe(state, do_action(state, text)) for state, text in started.moves]
    state = started.state
    position = before[-1] if before else describe(state, last)
    position.annotations = state.annotations(None if state.over else state.player)
    position.legal = state.legal_notations()
    return LessonPosition(before[:-1], position, started.seat, started.is_met, started.is_missed, _shown(started))


def do_action(state: State, text: str) -> Done:
    """Return what an action does, and do it."""
    return apply_action(state, text, state.ply, 0, 0.0)[0]


def describe(state: State, last: Done | None) -> Position:
    position = describe_position(NO_TABLE, state.ply, state, last, state.view(None))
    position.annotations = state.annotations()
    return position


def _shown(started: Lesson) -> list[ShownAction]:
    if started.is_missed:
        return []
    after, shown = started.state.clone(), []
    for text in started.find_actions():
        action = after.parse_action(text)
        shown.append(ShownAction(text, after.describe_action(action)))
        after.apply(action)
    return shown
