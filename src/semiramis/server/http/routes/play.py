"""Routes of a game: positions, actions, hints, the tutor, undo and takebacks."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ....tables import takeback
from ....tables.messages import (
    Act,
    Advice,
    AskAdvice,
    AskHints,
    AskReview,
    AskTurn,
    Consent,
    Foresee,
    GoBack,
    Hints,
    History,
    Outcomes,
    Position,
    Review,
    TableInfo,
)
from ....tables.presenter import history_json, outcomes_message, position_at, position_json, table_message
from .. import examples
from ..identity import Caller
from ..limits import HINTS_OF_PERSON, PRICE_OF_HISTORY, PRICE_OF_OUTCOME, PRICE_OF_POSITION, TUTOR_OF_PERSON
from .common import TableId, WithAnnotations, answer, body, json, refusals, table_post

TAGS = ["play"]


@get(
    "/tables/{id:str}/position",
    operation_id="position",
    summary="The current position",
    tags=TAGS,
    responses=refusals(401, 404, 409) | answer(Position, examples.position()),
)
async def position(
    id: TableId, caller: NamedDependency[Caller], annotations: WithAnnotations = False
) -> Response[Position]:
    """With the legal actions, if you are the current player."""
    return json(position_json(await caller.table(id), caller.id, annotations))


@get(
    "/tables/{id:str}/positions/{ply:int}",
    operation_id="earlier_position",
    summary="A position of the game",
    tags=TAGS,
    responses=refusals(401, 404),
)
async def earlier_position(
    id: TableId,
    ply: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    caller: NamedDependency[Caller],
    annotations: WithAnnotations = False,
) -> Position:
    """As it was seen then: without what was hidden, even if the game is over."""
    return position_at(await caller.table(id, PRICE_OF_POSITION), ply, annotations)


@get(
    "/tables/{id:str}/actions",
    operation_id="actions",
    summary="All actions of the game so far",
    tags=TAGS,
    responses=refusals(401, 404),
)
async def history(id: TableId, caller: NamedDependency[Caller]) -> Response[History]:
    return json(history_json(await caller.table(id, PRICE_OF_HISTORY)))


@table_post("actions", "act", "Play an action", TAGS, answer(Position, examples.position()))
async def act(
    id: TableId,
    data: Annotated[Act, body(examples.ACT)],
    caller: NamedDependency[Caller],
    annotations: WithAnnotations = False,
) -> Response[Position]:
    """The action answers the position of a ply. The answer is the new position, which has been stored."""
    table = await caller.change(id, lambda table, person, now: table.act(person.id, data, now))
    return json(position_json(table, caller.id, annotations))


@table_post("turn", "ask_turn", "Let the next bot play, where only bots sit", TAGS)
async def ask_turn(
    id: TableId, data: Annotated[AskTurn, body(examples.ASK_TURN)], caller: NamedDependency[Caller]
) -> TableInfo:
    """For the host of a table without people. The turn is computed after the answer, and its moves are sent as events.

    Asking again for the same ply changes nothing.
    """
    table = await caller.change(id, lambda table, person, _: table.ask_turn(person.id, data))
    return table_message(table, caller.id)


@table_post(
    "outcomes",
    "foresee",
    "What some actions would bring",
    TAGS,
    refusals(413) | answer(Outcomes, examples.outcomes()),
)
async def foresee(
    id: TableId, data: Annotated[Foresee, body(examples.FORESEE)], caller: NamedDependency[Caller]
) -> Outcomes:
    """For the current player. Nothing is changed, and nothing hidden is revealed. An illegal action has its reason."""
    person = caller.person
    return outcomes_message(await caller.table(id, len(data.actions) * PRICE_OF_OUTCOME), person.id, data)


@table_post("hints", "hints", "Hints for the current player", TAGS, refusals(503) | answer(Hints, examples.HINTS))
async def hints(
    id: TableId, data: Annotated[AskHints, body(examples.ASK_HINTS)], caller: NamedDependency[Caller]
) -> Response[Hints]:
    """Up to three actions, the best first, if the table allows hints. It takes about a second."""
    person = caller.person
    caller.pay_for(id)
    caller.take(HINTS_OF_PERSON, person.id)
    return json(await caller.service.hint_service.hints(id, person.id, data))


@table_post("advice", "advise", "What is worth looking at", TAGS, refusals(503) | answer(Advice, examples.ADVICE))
async def advise(
    id: TableId, data: Annotated[AskAdvice, body(examples.ASK_ADVICE)], caller: NamedDependency[Caller]
) -> Advice:
    """One thing to look at before the turn, for a person who plays against bots alone at a table that allows hints."""
    person = caller.person
    caller.pay_for(id)
    caller.take(TUTOR_OF_PERSON, person.id)
    return await caller.service.tutor_service.advise(id, person.id, data)


@table_post("review", "review", "What was better than a turn", TAGS, refusals(503) | answer(Review, examples.REVIEW))
async def review(
    id: TableId, data: Annotated[AskReview, body(examples.ASK_REVIEW)], caller: NamedDependency[Caller]
) -> Review:
    """Of a turn of yours that has ended, if it was a mistake. For the same people as advice."""
    person = caller.person
    caller.pay_for(id)
    caller.take(TUTOR_OF_PERSON, person.id)
    return await caller.service.tutor_service.review(id, person.id, data)


@table_post("undo", "undo", "Go back within your turn", TAGS, answer(Position, examples.position()))
async def undo(
    id: TableId,
    data: Annotated[GoBack, body(examples.BACK)],
    caller: NamedDependency[Caller],
    annotations: WithAnnotations = False,
) -> Response[Position]:
    """Goes back to a ply, but not to before `undo_to` of the position, after which nothing was revealed."""
    table = await caller.change(id, lambda table, person, _: takeback.undo(table, person.id, data.ply))
    return json(position_json(table, caller.id, annotations))


@table_post("takeback", "ask_takeback", "Ask to go back to an earlier decision of yours", TAGS)
async def ask_takeback(
    id: TableId, data: Annotated[GoBack, body(examples.BACK)], caller: NamedDependency[Caller]
) -> TableInfo:
    """All other people who have not resigned have to agree. Bots always agree."""
    table = await caller.change(id, lambda table, person, now: takeback.ask_takeback(table, person.id, data.ply, now))
    return table_message(table, caller.id)


@table_post("takeback/answer", "answer_takeback", "Agree to a takeback or refuse it", TAGS)
async def answer_takeback(
    id: TableId, data: Annotated[Consent, body(examples.CONSENT)], caller: NamedDependency[Caller]
) -> TableInfo:
    """The answer names the offer, which may have been replaced by another one."""
    table = await caller.change(id, lambda table, person, now: takeback.answer_takeback(table, person.id, data, now))
    return table_message(table, caller.id)
