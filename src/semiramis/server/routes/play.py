"""The game: positions, actions, and going back."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from .. import examples, takeback
from ..identity import Caller
from ..limits import HINTS_OF_PERSON, PRICE_OF_HISTORY, PRICE_OF_OUTCOME, PRICE_OF_POSITION
from ..messages import Act, AskHints, Consent, Foresee, GoBack, Hints, History, Outcomes, Position, Table
from ..presenter import history_json, outcomes_message, position_at, position_json, table_message
from .common import TableId, WithAnnotations, answer, body, change, json, refusals

TAGS = ["play"]


@get(
    "/tables/{id:str}/position",
    operation_id="position",
    summary="The position now",
    tags=TAGS,
    responses=refusals(401, 404, 409) | answer(Position, examples.position()),
)
async def position(
    id: TableId, caller: NamedDependency[Caller], annotations: WithAnnotations = False
) -> Response[Position]:
    """With the legal actions, if it is you who is to act."""
    return json(position_json(await caller.table(id), caller.id, annotations))


@get(
    "/tables/{id:str}/positions/{ply:int}",
    operation_id="earlier_position",
    summary="Any position of the game",
    tags=TAGS,
    responses=refusals(401, 404),
)
async def earlier_position(
    id: TableId,
    ply: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    caller: NamedDependency[Caller],
    annotations: WithAnnotations = False,
) -> Position:
    """As it was seen then: what was hidden is not told, not even of a game that is over."""
    return position_at(await caller.table(id, PRICE_OF_POSITION), ply, annotations)


@get(
    "/tables/{id:str}/actions",
    operation_id="actions",
    summary="All that was done so far",
    tags=TAGS,
    responses=refusals(401, 404),
)
async def history(id: TableId, caller: NamedDependency[Caller]) -> Response[History]:
    return json(history_json(await caller.table(id, PRICE_OF_HISTORY)))


@change("actions", "act", "Act", TAGS, answer(Position, examples.position()))
async def act(
    id: TableId,
    data: Annotated[Act, body(examples.ACT)],
    caller: NamedDependency[Caller],
    annotations: WithAnnotations = False,
) -> Response[Position]:
    """An action in answer to the position of a ply. The answer is the new position; it is stored by then."""
    table = await caller.change(id, lambda table, person, now: table.act(person.id, data, now))
    return json(position_json(table, caller.id, annotations))


@change(
    "outcomes",
    "foresee",
    "What would come of some actions",
    TAGS,
    refusals(413) | answer(Outcomes, examples.outcomes()),
)
async def foresee(
    id: TableId, data: Annotated[Foresee, body(examples.FORESEE)], caller: NamedDependency[Caller]
) -> Outcomes:
    """For whoever is to act. Nothing is done, and nothing hidden is told; what cannot be done says why."""
    person = caller.person
    return outcomes_message(await caller.table(id, len(data.actions) * PRICE_OF_OUTCOME), person.id, data)


@change("hints", "hints", "What one might do", TAGS, refusals(503) | answer(Hints, examples.HINTS))
async def hints(
    id: TableId, data: Annotated[AskHints, body(examples.ASK_HINTS)], caller: NamedDependency[Caller]
) -> Response[Hints]:
    """Up to three actions, the best first, for whoever is to act at a table that allows hints. It takes a second."""
    person = caller.person
    caller.pay_for(id)
    caller.take(HINTS_OF_PERSON, person.id)
    return json(await caller.service.hint_service.hints(id, person.id, data))


@change("undo", "undo", "Go back within one's own turn", TAGS, answer(Position, examples.position()))
async def undo(
    id: TableId,
    data: Annotated[GoBack, body(examples.BACK)],
    caller: NamedDependency[Caller],
    annotations: WithAnnotations = False,
) -> Response[Position]:
    """Back to a ply not before `undo_to` of the position: nothing hidden was revealed since."""
    table = await caller.change(id, lambda table, person, _: takeback.undo(table, person.id, data.ply))
    return json(position_json(table, caller.id, annotations))


@change("takeback", "ask_takeback", "Ask to go back to a decision of one's own", TAGS)
async def ask_takeback(
    id: TableId, data: Annotated[GoBack, body(examples.BACK)], caller: NamedDependency[Caller]
) -> Table:
    """All other people who have not resigned have to agree; against bots it is done at once."""
    table = await caller.change(id, lambda table, person, now: takeback.ask_takeback(table, person.id, data.ply, now))
    return table_message(table, caller.id)


@change("takeback/answer", "answer_takeback", "Agree to a takeback, or not", TAGS)
async def answer_takeback(
    id: TableId, data: Annotated[Consent, body(examples.CONSENT)], caller: NamedDependency[Caller]
) -> Table:
    """The answer names the request that it is for: another one may have taken its place meanwhile."""
    table = await caller.change(id, lambda table, person, now: takeback.answer_takeback(table, person.id, data, now))
    return table_message(table, caller.id)
