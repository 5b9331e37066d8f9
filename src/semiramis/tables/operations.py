"""The operations of the API, a function for each: every host makes its own routes from this list.

The server (`server/http/routes/handlers.py`) adds identities, limits and cookies, the page without a server
(`browser/api.py`) nothing; the document of the API has the words that stand here. A new operation is a function here,
and the messages that it takes and returns. `caller` is the person who asks, with the services of the host.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from . import presenter, seating, takeback
from .caller import Caller
from .game_messages import game_messages
from .lessons import lesson_message, lesson_outcomes, list_chapters
from .lessons import lesson_texts as read_texts
from .messages import (
    Act,
    Advice,
    AnswerRequest,
    AskAdvice,
    AskHints,
    AskLesson,
    AskReview,
    AskTurn,
    Consent,
    Exercises,
    Foresee,
    ForeseeInLesson,
    ForeseeInMistake,
    GameInfo,
    GameRecord,
    GameReport,
    GoBack,
    Hints,
    History,
    Identity,
    JoinTable,
    LessonChapter,
    LessonPosition,
    NewPerson,
    NewTable,
    Outcomes,
    Person,
    Position,
    Review,
    SeatPlan,
    TableInfo,
    TableList,
    TryMistake,
    whole,
)
from .operation import OPERATIONS, ChapterName, GameName, Language, TableId, WithAnnotations, at_table, operation
from .record import read_record
from .refusals import Refusal
from .stored import UnknownPerson
from .table import Table

__all__ = ["OPERATIONS"]

PRICE_OF_HISTORY = 3
PRICE_OF_LESSON = 2
"""Of a step: it takes 1 to 3 ms."""
PRICE_OF_TRIED_ACTION = 1 / 40
"""Of each action that is tried to find one that meets the goal of a step. Few steps need it."""
PRICE_OF_LIST = 3
PRICE_OF_POSITION = 1
"""Of an earlier position: after 152 actions it takes 1.7 ms, the current position 1.05 ms."""
PRICE_OF_IMPORT = 1 / 10_000
"""Of each byte: the slowest record that can be made takes 24 ms to read."""
PRICE_OF_OUTCOME = 1 / 50
PRICE_OF_REPORT = 3
"""Of what is known of it. To compute it is charged separately."""
LARGEST_RECORD = 200_000


# People.


@operation("POST /people", "people", "Create an identity with a name", refusals=(401, 422), creates=True)
async def enter(caller: Caller, body: NewPerson) -> Identity:
    """Returns a secret identity: as a cookie for browsers, and as a token for scripts. No account is needed."""
    return await caller.enter(body.name)


@operation("GET /me", "people", "Your identity", identified=True, refusals=(401,))
async def me(caller: Caller) -> Person:
    return caller.person


@operation("PATCH /me", "people", "Change your name", identified=True, refusals=(401,))
async def rename_me(caller: Caller, body: NewPerson) -> Person:
    """Tables at which you already sit keep the old name."""
    return await caller.rename(body.name)


@operation("DELETE /me", "people", "Delete your identity", answer=None, refusals=(401,), needs_server=True)
async def forget_me(caller: Caller) -> None:
    """The token is no longer valid, and a browser deletes its cookie. Tables keep your name."""
    await caller.forget()


# Lessons. Nothing is kept of a lesson: each request has all actions that were done in a chapter.


@operation("GET /games/{game}/lessons", "lessons", "The chapters in which a person learns a game", refusals=(401, 404))
async def lessons(caller: Caller, game: GameName) -> list[LessonChapter]:
    """None if the game has no lessons."""
    return list_chapters(game)


@operation("GET /games/{game}/lessons/texts", "lessons", "The texts of lessons", refusals=(401, 404))
async def lesson_texts(caller: Caller, game: GameName, language: Language = "en") -> dict[str, str]:
    """By the ids of their messages: `lesson-GAME-CHAPTER` is a title, `lesson-GAME-CHAPTER-STEP` the text of a step.

    In English if the lessons are not in this language.
    """
    return read_texts(game, language)


@operation(
    "POST /games/{game}/lessons/{chapter}",
    "lessons",
    "A step of a chapter",
    refusals=(401, 404, 409, 413),
    price=PRICE_OF_LESSON,
)
async def lesson(caller: Caller, game: GameName, chapter: ChapterName, body: AskLesson) -> LessonPosition:
    """The step after those that were answered. Nothing is stored."""
    message, tried = lesson_message(game, chapter, body)
    caller.charge(tried * PRICE_OF_TRIED_ACTION)
    return message


@operation(
    "POST /games/{game}/lessons/{chapter}/outcomes",
    "lessons",
    "What some actions would bring",
    refusals=(401, 404, 409, 413),
    price=lambda body: PRICE_OF_POSITION + len(body.wanted) * PRICE_OF_OUTCOME,
)
async def foresee_in_lesson(caller: Caller, game: GameName, chapter: ChapterName, body: ForeseeInLesson) -> Outcomes:
    return lesson_outcomes(game, chapter, body)


# Tables.


@operation("GET /games", "tables", "The games with their options and levels", refusals=(401,))
async def games(caller: Caller) -> list[GameInfo]:
    return game_messages(caller.service.opponents)


@operation("GET /tables", "tables", "Public tables, or your own", refusals=(401,), price=PRICE_OF_LIST)
async def tables(
    caller: Caller,
    status: Literal["open", "playing", "over"] | None = None,
    game: Annotated[str, Meta(pattern=whole("[a-z_]{1,40}"))] | None = None,
    mine: bool = False,
    limit: Annotated[int, Meta(ge=1, le=100)] = 50,
    before: Annotated[str, Meta(pattern=presenter.PAGE, description="`next` of the page before")] | None = None,
) -> TableList:
    person, page = caller.person.id if mine else None, presenter.read_page(before)
    found = await caller.service.tables.list_tables(person, status, game, page, limit + 1)
    return presenter.list_message(found, limit)


@operation("POST /tables", "tables", "Create a table", identified=True, refusals=(401, 404, 422), creates=True)
async def create_table(caller: Caller, body: NewTable) -> TableInfo:
    table = await caller.service.find_submitted(caller.submission)
    if table is None:
        await caller.take_table()
        table = await caller.service.create(body, caller.person, caller.submission)
    return caller.show(table)


@operation("GET /tables/{id}", "tables", "A table", refusals=(401, 404))
async def table(caller: Caller, id: TableId) -> TableInfo:
    """Everyone who knows the id of a table may watch it."""
    return caller.show(await caller.service.table(id))


@operation(
    "PUT /tables/{id}/seats/{number}",
    "tables",
    "Change the plan of a seat",
    identified=True,
    refusals=(401, 404, 409),
)
async def set_seat(caller: Caller, id: TableId, number: Annotated[int, Meta(ge=0, le=9)], body: SeatPlan) -> TableInfo:
    """Until the game starts, the host may give a seat to a bot, open it, or remove a person from it."""
    caller.service.check_seat(body)
    opponents = caller.service.opponents
    return await caller.change_and_show(
        id, lambda table, person, _: seating.set_seat(table, person.id, number, body, opponents)
    )


@at_table("join", "tables", "Take a seat", needs_server=True)
async def join(caller: Caller, id: TableId, body: JoinTable) -> TableInfo:
    return await caller.change_and_show(
        id, lambda table, person, _: seating.join(table, person, body.seat, body.invitation)
    )


@at_table("requests", "tables", "Ask the host for a seat", needs_server=True)
async def ask_for_seat(caller: Caller, id: TableId) -> TableInfo:
    """For a person without an invitation. The table has the request in `requests` until the host answers."""
    return await caller.change_and_show(
        id, lambda table, person, _: seating.ask_for_seat(table, person, caller.find_address)
    )


@at_table("requests/answer", "tables", "Accept or decline a request for a seat", needs_server=True)
async def answer_request(caller: Caller, id: TableId, body: AnswerRequest) -> TableInfo:
    """The host gives the person the first free seat, or declines. The person may withdraw the request."""

    async def answer(accept: bool) -> TableInfo:
        return await caller.change_and_show(
            id, lambda table, person, _: seating.answer_request(table, person.id, body.person, accept)
        )

    try:
        if body.accept and not await caller.is_known(body.person):
            raise UnknownPerson
        return await answer(body.accept)
    except UnknownPerson:
        await answer(False)
        raise Refusal("no_seat_request", "this person no longer asks for a seat") from None


@at_table("leave", "tables", "Leave the table before the game starts")
async def leave(caller: Caller, id: TableId) -> TableInfo:
    return await caller.change_and_show(id, lambda table, person, _: seating.leave(table, person.id))


@at_table("start", "tables", "Start the game")
async def start(caller: Caller, id: TableId) -> TableInfo:
    return await caller.change_and_show(id, lambda table, person, now: seating.start(table, person.id, now))


@at_table("resign", "tables", "Resign")
async def resign(caller: Caller, id: TableId) -> TableInfo:
    """The game ends if one seat or no person is left. Otherwise the stand-in plays on for you."""
    return await caller.change_and_show(id, lambda table, person, now: table.resign(person.id, now))


@at_table("return", "tables", "Take your seat back from the stand-in")
async def come_back(caller: Caller, id: TableId) -> TableInfo:
    """If it is playing a turn for you, it finishes that turn."""
    return await caller.change_and_show(id, lambda table, person, _: table.come_back(person.id))


@at_table("rematch", "tables", "Play again, with every seat moved on by one")
async def rematch(caller: Caller, id: TableId) -> TableInfo:
    """Returns the new table. The first request creates it; the seats of the others are kept for them."""
    return caller.show(await caller.service.rematch(id, caller.person, caller.take_table))


# Play.


@operation("GET /tables/{id}/position", "play", "The current position", answer=Position, refusals=(401, 404, 409))
async def position(caller: Caller, id: TableId, annotations: WithAnnotations = False) -> bytes:
    """With the legal actions, if you are the current player."""
    return show_position(caller, await caller.service.table(id), annotations)


@operation(
    "GET /tables/{id}/positions/{ply}", "play", "A position of the game", refusals=(401, 404), price=PRICE_OF_POSITION
)
async def earlier_position(
    caller: Caller, id: TableId, ply: Annotated[int, Meta(ge=0, le=1_000_000)], annotations: WithAnnotations = False
) -> Position:
    """As it was seen then: without what was hidden, even if the game is over."""
    return presenter.position_at(await caller.service.table(id), ply, annotations)


@operation(
    "GET /tables/{id}/actions",
    "play",
    "All actions of the game so far",
    answer=History,
    refusals=(401, 404),
    price=PRICE_OF_HISTORY,
)
async def actions(caller: Caller, id: TableId) -> bytes:
    return presenter.history_json(await caller.service.table(id))


@at_table("actions", "play", "Play an action", answer=Position)
async def act(caller: Caller, id: TableId, body: Act, annotations: WithAnnotations = False) -> bytes:
    """The action answers the position of a ply. The answer is the new position, which has been stored."""
    table = await caller.change(id, lambda table, person, now: table.act(person.id, body, now))
    return show_position(caller, table, annotations)


@at_table("turn", "play", "Let the next bot play, where only bots sit")
async def ask_turn(caller: Caller, id: TableId, body: AskTurn) -> TableInfo:
    """For the host of a table without people. The turn is computed after the answer, and its moves are sent as events.

    Asking again for the same ply changes nothing.
    """
    return await caller.change_and_show(id, lambda table, person, _: table.ask_turn(person.id, body))


@at_table(
    "outcomes",
    "play",
    "What some actions would bring",
    413,
    price=lambda body: len(body.actions) * PRICE_OF_OUTCOME,
)
async def foresee(caller: Caller, id: TableId, body: Foresee) -> Outcomes:
    """For the current player. Nothing is changed, and nothing hidden is revealed. An illegal action has its reason."""
    return presenter.outcomes_message(await caller.service.table(id), caller.person.id, body)


@at_table("hints", "play", "Hints for the current player", 503, answer=Hints)
async def hints(caller: Caller, id: TableId, body: AskHints) -> bytes:
    """Up to three actions, the best first, if the table allows hints. It takes about a second."""
    return await caller.service.hint_service.hints(id, caller.person.id, body)


@at_table("advice", "play", "What is worth looking at", 503, needs_server=True)
async def advise(caller: Caller, id: TableId, body: AskAdvice) -> Advice:
    """One thing to look at before the turn, for a person who plays against bots alone at a table that allows hints."""
    return await caller.advise(id, body)


@at_table("review", "play", "What was better than a turn", 503, needs_server=True)
async def review(caller: Caller, id: TableId, body: AskReview) -> Review:
    """Of a turn of yours that has ended, if it was a mistake. For the same people as advice."""
    return await caller.review(id, body)


@at_table("undo", "play", "Go back within your turn", answer=Position)
async def undo(caller: Caller, id: TableId, body: GoBack, annotations: WithAnnotations = False) -> bytes:
    """Goes back to a ply, but not to before `undo_to` of the position, after which nothing was revealed."""
    table = await caller.change(id, lambda table, person, _: takeback.undo(table, person.id, body.ply))
    return show_position(caller, table, annotations)


@at_table("takeback", "play", "Ask to go back to an earlier decision of yours")
async def ask_takeback(caller: Caller, id: TableId, body: GoBack) -> TableInfo:
    """All other people who have not resigned have to agree. Bots always agree."""
    return await caller.change_and_show(
        id, lambda table, person, now: takeback.ask_takeback(table, person.id, body.ply, now)
    )


@at_table("takeback/answer", "play", "Agree to a takeback or refuse it")
async def answer_takeback(caller: Caller, id: TableId, body: Consent) -> TableInfo:
    """The answer names the offer, which may have been replaced by another one."""
    return await caller.change_and_show(
        id, lambda table, person, now: takeback.answer_takeback(table, person.id, body, now)
    )


def show_position(caller: Caller, table: Table, annotations: bool) -> bytes:
    return presenter.position_json(table, caller.id, annotations)


# Mistakes: turns of finished games, which a report has called mistakes.

MistakePly = Annotated[int, Meta(ge=0, le=1_000_000, description="The ply of the position before the turn")]


@operation("GET /mistakes", "mistakes", "Your mistakes to be tried again", identified=True, refusals=(401,))
async def mistakes(caller: Caller) -> Exercises:
    """When a report of a finished game is complete, your mistakes in it are added. Each returns later each time."""
    return await caller.service.mistakes.exercises(caller.person.id)


@operation("DELETE /mistakes", "mistakes", "Forget your mistakes", answer=None, identified=True, refusals=(401,))
async def forget_mistakes(caller: Caller) -> None:
    await caller.service.mistakes.clear(caller.person.id)


@operation(
    "POST /tables/{id}/mistakes/{ply}",
    "mistakes",
    "Try a turn again",
    identified=True,
    refusals=(401, 404, 409, 413, 503),
    price=PRICE_OF_REPORT,
)
async def try_mistake(caller: Caller, id: TableId, ply: MistakePly, body: TryMistake) -> LessonPosition:
    """Of any player of the game. It is `met` if the turn loses little, and `missed` otherwise."""
    return await caller.service.mistakes.attempt(id, ply, caller.person.id, body)


@operation(
    "POST /tables/{id}/mistakes/{ply}/outcomes",
    "mistakes",
    "What some actions would bring",
    refusals=(401, 404, 409, 413),
    price=lambda body: PRICE_OF_REPORT + len(body.wanted) * PRICE_OF_OUTCOME,
)
async def foresee_in_mistake(caller: Caller, id: TableId, ply: MistakePly, body: ForeseeInMistake) -> Outcomes:
    return await caller.service.mistakes.outcomes(id, ply, body)


# Records.


@operation(
    "GET /tables/{id}/record",
    "records",
    "The record of a finished game",
    answer=GameRecord,
    refusals=(401, 404, 409),
)
async def export_record(caller: Caller, id: TableId) -> bytes:
    record = (await caller.service.table(id)).record()
    caller.file_name = f"{record.game}-{id}.json"
    return record.dumps().encode()


@operation(
    "GET /tables/{id}/report",
    "records",
    "What decided a finished game",
    answer=GameReport,
    refusals=(401, 404, 409, 503),
    price=PRICE_OF_REPORT,
)
async def report(caller: Caller, id: TableId) -> bytes:
    """The first request begins to analyse the game, which takes up to a minute. The report is computed once and kept.

    The answer has the turns so far: ask again until there are `total` of them.
    """
    return await caller.service.reports.report(id, caller.take_report)


@operation(
    "POST /records",
    "records",
    "Import a record",
    identified=True,
    refusals=(401, 404, 413, 422),
    creates=True,
    largest_body=LARGEST_RECORD,
)
async def import_record(caller: Caller, body: GameRecord) -> TableInfo:
    """The answer is a table with a finished game, which can be replayed and linked to."""
    table = await caller.service.find_submitted(caller.submission)
    if table is None:
        caller.pay(len(caller.content) * PRICE_OF_IMPORT)
        await caller.take_table(record=True)
        table = await caller.service.add_record(read_record(caller.content), caller.person, caller.submission)
    return caller.show(table)
