"""Routes of records: export and import of games."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import JSONBody

from ....tables.messages import GameRecord, TableInfo
from ....tables.presenter import table_message
from ....tables.record import read_record
from ....tables.submissions import submit
from ..identity import Caller
from ..limits import PRICE_OF_IMPORT
from .common import SECURITY, Key, TableId, refusals

TAGS = ["records"]
LARGEST_RECORD = 200_000


@get(
    "/tables/{id:str}/record",
    operation_id="export_record",
    summary="The record of a finished game",
    tags=TAGS,
    responses=refusals(401, 404, 409),
)
async def export_record(id: TableId, caller: NamedDependency[Caller]) -> Response[GameRecord]:
    record = (await caller.table(id)).record()
    name = f"attachment; filename={record.game}-{id}.json"
    return Response(record.dumps().encode(), media_type=MediaType.JSON, headers={"Content-Disposition": name})  # type: ignore[arg-type]


@post(
    "/records",
    operation_id="import_record",
    summary="Import a record",
    tags=TAGS,
    security=SECURITY,
    request_max_body_size=LARGEST_RECORD,
    responses=refusals(401, 404, 413, 422),
)
async def import_record(
    data: JSONBody[GameRecord],
    request: Request[Any, Any, Any],
    caller: NamedDependency[Caller],
    idempotency_key: Key = "",
) -> TableInfo:
    """The answer is a table with a finished game, which can be replayed and linked to."""
    content = await request.body()
    submission = submit("import_record", caller.person.id, idempotency_key, content)
    table = await caller.service.find_submitted(submission)
    if table is None:
        caller.pay(len(content) * PRICE_OF_IMPORT)
        await caller.take_table(record=True)
        table = await caller.service.add_record(read_record(content), caller.person, submission)
    return table_message(table, caller.person.id)
