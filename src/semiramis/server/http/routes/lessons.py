"""Routes of lessons. The server keeps nothing of a lesson: each request has all actions that were done in a chapter."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ....tables.lessons import lesson_message, lesson_outcomes, lesson_texts, list_chapters
from ....tables.messages import AskLesson, ForeseeInLesson, LessonChapter, LessonPosition, Outcomes, whole
from .. import examples
from ..identity import Caller
from ..limits import PRICE_OF_LESSON, PRICE_OF_OUTCOME, PRICE_OF_POSITION, PRICE_OF_TRIED_ACTION
from .common import WHOLE_ID, body, refusals

TAGS = ["lessons"]
GameName = Annotated[str, PathParameter(description="The name of a game", pattern=WHOLE_ID)]
Language = Annotated[str, QueryParameter(description="The code of a language", pattern=whole("[a-z]{2,3}"))]
ChapterName = Annotated[str, PathParameter(description="The id of a chapter", pattern=WHOLE_ID)]


@get(
    "/games/{game:str}/lessons",
    operation_id="lessons",
    summary="The chapters in which a person learns a game",
    tags=TAGS,
    responses=refusals(404),
)
async def lessons(game: GameName) -> list[LessonChapter]:
    """None if the game has no lessons."""
    return list_chapters(game)


@get(
    "/games/{game:str}/lessons/texts",
    operation_id="lesson_texts",
    summary="The texts of lessons",
    tags=TAGS,
    responses=refusals(404),
)
async def texts(game: GameName, language: Language = "en") -> dict[str, str]:
    """By the ids of their messages: `lesson-GAME-CHAPTER` is a title, `lesson-GAME-CHAPTER-STEP` the text of a step.

    In English if the lessons are not in this language.
    """
    return lesson_texts(game, language)


@post(
    "/games/{game:str}/lessons/{chapter:str}",
    operation_id="lesson",
    summary="A step of a chapter",
    status_code=200,
    tags=TAGS,
    responses=refusals(401, 404, 409, 413),
)
async def lesson(
    game: GameName,
    chapter: ChapterName,
    data: Annotated[AskLesson, body(examples.ASK_LESSON)],
    caller: NamedDependency[Caller],
) -> LessonPosition:
    """The step after those that were answered. Nothing is stored."""
    caller.pay(PRICE_OF_LESSON)
    message, tried = lesson_message(game, chapter, data)
    caller.charge(tried * PRICE_OF_TRIED_ACTION)
    return message


@post(
    "/games/{game:str}/lessons/{chapter:str}/outcomes",
    operation_id="foresee_in_lesson",
    summary="What some actions would bring",
    status_code=200,
    tags=TAGS,
    responses=refusals(401, 404, 409, 413),
)
async def foresee_in_lesson(
    game: GameName,
    chapter: ChapterName,
    data: Annotated[ForeseeInLesson, body(examples.FORESEE_IN_LESSON)],
    caller: NamedDependency[Caller],
) -> Outcomes:
    caller.pay(PRICE_OF_POSITION + len(data.wanted) * PRICE_OF_OUTCOME)
    return lesson_outcomes(game, chapter, data)
