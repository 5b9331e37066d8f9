"""What is told of a table. This is the one place where a position leaves the server: as a view, never as a state."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..games.game import State
from . import messages
from .messages import Done, History, Position
from .refusals import Refusal
from .storage import Stored
from .table import Arrangement, Table, Takeback, deadline_of, level_of, waiting_for

encode = msgspec.json.Encoder().encode


def tell_table(table: Table, person: str | None = None) -> messages.Table:
    """A table, with the invitation for others if it is told to somebody who sits at it."""
    told = _tell(table, table.arrangement, table.ply, table.player)
    if person is not None and table.arrangement.status == "open" and table.seats_of(person):
        told.invitation = table.arrangement.invitation
    return told


def tell_listed(stored: Stored, ply: int) -> messages.Table:
    """A table in a list, where its game is not at hand: who is to act is not told."""
    return _tell(stored, stored.arrangement, ply, None)


def _tell(table: Table | Stored, arrangement: Arrangement, ply: int, player: int | None) -> messages.Table:
    offer = arrangement.takeback
    return messages.Table(
        id=table.id,
        game=arrangement.game,
        options=arrangement.options,
        status=arrangement.status,
        public=arrangement.public,
        host=arrangement.host,
        seats=[_seat(arrangement, number) for number in range(len(arrangement.seats))],
        clock=arrangement.clock,
        stand_in=arrangement.stand_in,
        autostart=arrangement.autostart,
        ply=ply,
        player=player,
        deadline=deadline_of(arrangement, player),
        takeback=None if offer is None else _takeback(arrangement, offer),
        result=arrangement.result,
        rematch=arrangement.rematch,
        undone=arrangement.undone,
        revision=table.revision,
        created=table.created,
        changed=table.changed,
    )


def _takeback(arrangement: Arrangement, offer: Takeback) -> messages.Takeback:
    return messages.Takeback(offer.person, offer.ply, waiting_for(arrangement, offer))


def _seat(arrangement: Arrangement, number: int) -> messages.Seat:
    seat = arrangement.seats[number]
    return messages.Seat(
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        level=level_of(arrangement, number),
        trouble=seat.trouble,
        resigned=seat.resigned,
        bank=None if arrangement.clock is None else seat.bank,
    )


def tell_position(table: Table, last: Done | None = None) -> Position:
    """The position that the table has come to; `last` is the action that led to it, if it is at hand."""
    assert table.match is not None
    position = _position(table, table.match.state, last or last_done(table, table.ply))
    position.player = table.player
    position.over = table.arrangement.status == "over"
    position.undo_to = table.undo_to()
    position.deadline = table.deadline()
    return position


def tell_earlier(table: Table, ply: int) -> Position:
    """An earlier position of the game, as it was seen then."""
    if table.match is None or not 0 <= ply <= table.ply:
        raise Refusal("no_such_position", f"the game has plies 0 to {table.ply}, not {ply}", ply=table.ply)
    return _position(table, table.match.at(ply), last_done(table, ply))


def _position(table: Table, state: State, last: Done | None) -> Position:
    return Position(
        table=table.id,
        ply=state.ply,
        player=None if state.over else state.player,
        over=state.over,
        undone=table.arrangement.undone,
        last=last,
        view=state.view(None),
    )


def last_done(table: Table, ply: int) -> Done | None:
    """The action that led to a ply, and what was seen to happen."""
    if ply == 0 or table.match is None:
        return None
    return next(_done(table, table.match.at(ply - 1), ply - 1, ply))[0]


def _done(table: Table, state: State, ply: int, end: int) -> Iterator[tuple[Done, State]]:
    """Each action from a ply on, with the position that it led to."""
    assert table.match is not None
    stamps = table.stamps[ply:end]
    for text, (seat, at) in zip(table.match.record.actions[ply:end], stamps, strict=True):
        action = state.parse_action(text)
        events = state.events(action)
        state.apply(action)
        yield Done(state.ply, seat, text, events, at), state


def tell_missed(table: Table, ply: int) -> Iterator[Position]:
    """The positions after a ply, for somebody who was away; the newest as it is told now."""
    assert table.match is not None
    *missed, newest = range(ply + 1, table.ply + 1)
    for done, state in _done(table, table.match.at(ply), ply, len(missed) + ply):
        yield _position(table, state, done)
    assert newest == table.ply
    yield tell_position(table)


def tell_history(table: Table) -> History:
    if table.match is None:
        return History(table.arrangement.undone, [])
    done = [done for done, _ in _done(table, table.match.at(0), 0, table.ply)]
    return History(table.arrangement.undone, done)


def legal_actions(table: Table, person: str | None) -> list[str] | None:
    """For whoever is to act."""
    if person is None or table.match is None or not table.acts(person):
        return None
    return table.match.state.legal_notations()
