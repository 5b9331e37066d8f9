"""Tables of games that were played elsewhere, from their records."""

from __future__ import annotations

from ..games.game import GameError
from ..games.record import Match, Record
from .config import Seat, TableConfig, new_id
from .messages import Person, Result
from .names import clean_name
from .refusals import Refusal
from .table import Table


def read_record(content: bytes) -> Record:
    """Return the record of an imported file, with names as they are shown."""
    try:
        record = Record.loads(content)
    except GameError as error:
        raise Refusal("bad_record", str(error)) from None
    record.players = [clean_name(name, bots=True) for name in record.players]
    return record


def record_table(record: Record, person: Person, now: float) -> Table:
    """Return a new table with the game of a record, which belongs to the person who imports it."""
    try:
        match = Match.of(record)
    except GameError as error:
        raise Refusal("bad_record", str(error)) from None
    config = TableConfig(
        game=record.game,
        options=record.options,
        host=person.id,
        invitation=new_id(),
        seats=[Seat("bot", name, level=None) for name in record.players],
        status="over",
        result=Result("imported", match.state.winners(), match.state.scores()),
    )
    players = [earlier.player for earlier in match]
    return Table(new_id(), config, now, now, -1, match, [(players[ply], now) for ply in range(len(record.actions))])
