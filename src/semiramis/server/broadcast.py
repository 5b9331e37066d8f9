"""Everybody who listens to a table is told what becomes of it; the lobby is told of public tables."""

from __future__ import annotations

from msgspec.structs import replace

from . import presenter
from .lobby import Lobby
from .streams import Streams, event
from .table import Change, Table
from .table_config import TableConfig


class Broadcast:
    def __init__(self, streams: Streams, lobby: Lobby) -> None:
        self._streams = streams
        self._lobby = lobby

    def made(self, table: Table) -> None:
        if table.config.public:
            self._lobby.update(table.id, table_event(table))

    def changed(self, table: Table, change: Change, before: TableConfig) -> None:
        listeners = self._streams.listeners(table.id)
        if listeners:
            if change.done:
                self._moves(table, table.ply - len(change.done))
            elif change.back_to is not None:
                self._streams.publish(table.id, event("undo", presenter.tell_position(table), table.ply))
            elif change.match is not None:
                self._streams.publish(table.id, event("position", presenter.tell_position(table), table.ply))
        if differs(before, table.config) and (listeners or table.config.public):
            self._table(table, before)
        if listeners:
            self._turn(table)

    def _moves(self, table: Table, ply: int) -> None:
        for reached, position in presenter.tell_missed(table, ply):
            self._streams.publish(table.id, event("move", position, reached))

    def _table(self, table: Table, before: TableConfig) -> None:
        told = table_event(table)
        self._streams.publish(table.id, told)
        if is_listed_otherwise(before, table.config):
            self._lobby.update(table.id, told)

    def _turn(self, table: Table) -> None:
        """The legal actions, to whoever is to act and listens."""
        streams = [s for s in self._streams.listeners(table.id) if s.person is not None and table.acts(s.person)]
        if streams:
            told = turn_event(table)
            for stream in streams:
                stream.push(told)

    def difference(self, known: Table, table: Table) -> None:
        """What another process did to a table, to those who listen to it here."""
        if table.config.undone != known.config.undone:
            self._streams.publish(table.id, event("undo", presenter.tell_position(table), table.ply))
        elif known.match is None and table.match is not None:
            self._streams.publish(table.id, event("position", presenter.tell_position(table), table.ply))
        elif table.ply > known.ply:
            self._moves(table, known.ply)
        if differs(known.config, table.config):
            self._table(table, known.config)
        self._turn(table)


def differs(before: TableConfig, after: TableConfig) -> bool:
    """Whether something changed that a `table` event tells and a `move` does not."""
    return _untimed(before) != _untimed(after)


def _untimed(config: TableConfig) -> TableConfig:
    return replace(config, turn_began=0.0, undone=0)


def is_listed_otherwise(before: TableConfig, after: TableConfig) -> bool:
    """Whether the lobby has to hear of a change."""
    return after.public and (before.status, before.seats) != (after.status, after.seats)


def table_event(table: Table) -> bytes:
    return event("table", presenter.encode(presenter.tell_table(table)))


def turn_event(table: Table) -> bytes:
    return event("turn", b'{"ply":%d,"legal":%s}' % (table.ply, presenter.tell_legal(table)))
