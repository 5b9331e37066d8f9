"""Routes of tables: create, join, start, resign, rematch."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter, QueryParameter

from ....tables import seating
from ....tables.game_messages import game_messages
from ....tables.messages import AnswerRequest, GameInfo, JoinTable, NewTable, SeatPlan, TableInfo, TableList, whole
from ....tables.presenter import PAGE, list_message, read_page, table_message
from ....tables.refusals import Refusal
from ....tables.submissions import submit
from ...storage import UnknownPerson
from ...table_service import ServerService
from .. import examples
from ..identity import Caller
from ..limits import PRICE_OF_LIST
from .common import SECURITY, Key, TableId, answer, body, refusals, table_post

TAGS = ["tables"]


@get("/games", operation_id="games", summary="The games with their options and levels", tags=TAGS, responses=refusals())
async def list_games(state: State) -> list[GameInfo]:
    service: ServerService = state.service
    return game_messages(service.opponents)


@get("/tables", operation_id="tables", summary="Public tables, or your own", tags=TAGS, responses=refusals(401))
async def list_tables(
    caller: NamedDependency[Caller],
    status: FromQuery[Literal["open", "playing", "over"] | None] = None,
    game: Annotated[str | None, QueryParameter(pattern=whole("[a-z_]{1,40}"))] = None,
    mine: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    before: Annotated[str | None, QueryParameter(pattern=PAGE, description="`next` of the page before")] = None,
) -> TableList:
    person = caller.person.id if mine else None
    caller.pay(PRICE_OF_LIST)
    return list_message(
        await caller.service.tables.list_tables(person, status, game, read_page(before), limit + 1), limit
    )


@post(
    "/tables",
    operation_id="create_table",
    summary="Create a table",
    tags=TAGS,
    security=SECURITY,
    responses=refusals(401, 404, 422) | answer(TableInfo, examples.table(), 201),
)
async def create_table(
    data: Annotated[NewTable, body(examples.AGAINST_A_BOT, examples.WITH_FRIENDS, examples.BOTS_ALONE)],
    request: Request[Any, Any, Any],
    caller: NamedDependency[Caller],
    idempotency_key: Key = "",
) -> TableInfo:
    submission = submit("create_table", caller.person.id, idempotency_key, await request.body())
    table = await caller.service.find_submitted(submission)
    if table is None:
        await caller.take_table()
        table = await caller.service.create(data, caller.person, submission)
    return table_message(table, caller.id)


@get(
    "/tables/{id:str}",
    operation_id="table",
    summary="A table",
    tags=TAGS,
    responses=refusals(401, 404) | answer(TableInfo, examples.table()),
)
async def show_table(id: TableId, caller: NamedDependency[Caller]) -> TableInfo:
    """Everyone who knows the id of a table may watch it."""
    return table_message(await caller.table(id), caller.id)


@put(
    "/tables/{id:str}/seats/{number:int}",
    operation_id="set_seat",
    summary="Change the plan of a seat",
    tags=TAGS,
    security=SECURITY,
    responses=refusals(401, 404, 409),
)
async def set_seat(
    id: TableId,
    number: Annotated[int, PathParameter(ge=0, le=9)],
    data: Annotated[SeatPlan, body(examples.SEAT)],
    caller: NamedDependency[Caller],
) -> TableInfo:
    """Until the game starts, the host may give a seat to a bot, open it, or remove a person from it."""
    return table_message(
        await caller.change(
            id, lambda table, person, _: seating.set_seat(table, person.id, number, data, caller.service.opponents)
        ),
        caller.id,
    )


@table_post("join", "join", "Take a seat", TAGS)
async def join_table(
    id: TableId, data: Annotated[JoinTable, body(examples.JOIN)], caller: NamedDependency[Caller]
) -> TableInfo:
    table = await caller.change(id, lambda table, person, _: seating.join(table, person, data.seat, data.invitation))
    return table_message(table, caller.id)


@table_post("requests", "ask_for_seat", "Ask the host for a seat", TAGS)
async def ask_for_seat(id: TableId, caller: NamedDependency[Caller]) -> TableInfo:
    """For a person without an invitation. The table has the request in `requests` until the host answers."""
    find = caller.find_address
    return table_message(
        await caller.change(id, lambda table, person, _: seating.ask_for_seat(table, person, find)), caller.id
    )


@table_post("requests/answer", "answer_request", "Accept or decline a request for a seat", TAGS)
async def answer_request(
    id: TableId, data: Annotated[AnswerRequest, body(examples.ANSWER_REQUEST)], caller: NamedDependency[Caller]
) -> TableInfo:
    """The host gives the person the first free seat, or declines. The person may withdraw the request."""

    async def answer(accept: bool) -> TableInfo:
        table = await caller.change(
            id, lambda table, person, _: seating.answer_request(table, person.id, data.person, accept)
        )
        return table_message(table, caller.id)

    try:
        if data.accept and not await caller.people.is_known(data.person):
            raise UnknownPerson
        return await answer(data.accept)
    except UnknownPerson:
        await answer(False)
        raise Refusal("no_seat_request", "this person no longer asks for a seat") from None


@table_post("leave", "leave", "Leave the table before the game starts", TAGS)
async def leave_table(id: TableId, caller: NamedDependency[Caller]) -> TableInfo:
    return table_message(await caller.change(id, lambda table, person, _: seating.leave(table, person.id)), caller.id)


@table_post("start", "start", "Start the game", TAGS)
async def start_table(id: TableId, caller: NamedDependency[Caller]) -> TableInfo:
    return table_message(
        await caller.change(id, lambda table, person, now: seating.start(table, person.id, now)), caller.id
    )


@table_post("resign", "resign", "Resign", TAGS)
async def resign(id: TableId, caller: NamedDependency[Caller]) -> TableInfo:
    """The game ends if one seat or no person is left. Otherwise the stand-in plays on for you."""
    return table_message(await caller.change(id, lambda table, person, now: table.resign(person.id, now)), caller.id)


@table_post("return", "come_back", "Take your seat back from the stand-in", TAGS)
async def come_back(id: TableId, caller: NamedDependency[Caller]) -> TableInfo:
    """If it is playing a turn for you, it finishes that turn."""
    return table_message(await caller.change(id, lambda table, person, _: table.come_back(person.id)), caller.id)


@table_post("rematch", "rematch", "Play again, with every seat moved on by one", TAGS)
async def rematch(id: TableId, caller: NamedDependency[Caller]) -> TableInfo:
    """Returns the new table. The first request creates it; the seats of the others are kept for them."""
    person = caller.person
    caller.pay_for(id)
    return table_message(await caller.service.rematch(id, person, caller.take_table), person.id)
