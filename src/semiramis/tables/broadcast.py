"""Sends the changes of tables to their streams, and those of public tables to the lobby."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from . import presenter
from .config import TableConfig
from .table import Change, Table
from .topics import Topics, event

LONGEST_REPLAY = 30
"""In moves. A reader who has missed more gets only the position; `actions` has the rest."""


class Broadcast:
    def __init__(self, streams: Topics[Any], update_lobby: Callable[[str, bytes], None]) -> None:
        self.streams = streams
        self._update_lobby = update_lobby
        """Gets the id and the event of a public table."""

    def table_created(self, table: Table) -> None:
        if table.config.public:
            self._update_lobby(table.id, table_event(table))

    def table_changed(self, table: Table, change: Change, before: TableConfig) -> None:
        """Send a change that has been committed; `before` is the config before it."""
        has_listeners = bool(self.streams.listeners(table.id))
        if has_listeners:
            if change.done:
                self._send_moves(table, table.ply - len(change.done))
            elif change.back_to is not None:
                self._send_position(table, "undo")
            elif change.match is not None:
                self._send_position(table, "position")
        if differs(before, table.config) and (has_listeners or table.config.public):
            self._send_table(table, before)
        if has_listeners:
            self._send_turn(table)

    def table_reloaded(self, known: Table, table: Table) -> None:
        """Send what another process changed, given the table that was in memory and the stored one."""
        if table.config.undone != known.config.undone:
            self._send_position(table, "undo")
        elif known.match is None and table.match is not None:
            self._send_position(table, "position")
        elif table.ply > known.ply:
            self._send_moves(table, known.ply)
        if differs(known.config, table.config):
            self._send_table(table, known.config)
        self._send_turn(table)

    def _send_moves(self, table: Table, ply: int) -> None:
        for annotated in self.streams.wishes(table.id):
            for reached, position in presenter.moves_since(table, ply, annotated):
                self.streams.publish(table.id, event("move", position, reached), annotated)

    def _send_position(self, table: Table, name: str) -> None:
        for annotated in self.streams.wishes(table.id):
            position = presenter.position_json(table, annotations=annotated)
            self.streams.publish(table.id, event(name, position, table.ply), annotated)

    def _send_table(self, table: Table, before: TableConfig) -> None:
        data = table_event(table)
        self.streams.publish(table.id, data)
        if is_listed_otherwise(before, table.config):
            self._update_lobby(table.id, data)

    def _send_turn(self, table: Table) -> None:
        """Send the legal actions to the streams of the current player."""
        for stream in self.streams.listeners(table.id):
            if stream.person is not None and table.is_current_player(stream.person):
                stream.push(turn_event(table, stream.annotations))


def differs(before: TableConfig, after: TableConfig) -> bool:
    """Whether something changed that a `table` event contains and a `move` does not."""
    return _without_times(before) != _without_times(after)


def _without_times(config: TableConfig) -> TableConfig:
    return replace(config, turn_began=0.0, undone=0, asked_ply=None)


def is_listed_otherwise(before: TableConfig, after: TableConfig) -> bool:
    """Whether a change has to be sent to the lobby."""
    return after.public and (before.status, before.seats) != (after.status, after.seats)


def table_event(table: Table) -> bytes:
    return event("table", presenter.encode(presenter.table_message(table)))


def turn_event(table: Table, annotations: bool = False) -> bytes:
    return event("turn", presenter.turn_json(table, annotations))


def is_replayed(table: Table, seen: int) -> bool:
    """Whether a reader who has seen the plies up to `seen` gets moves; otherwise the reader gets the position."""
    return table.match is not None and 0 < table.ply - seen <= LONGEST_REPLAY


def first_events(table: Table, moves: list[bytes], is_current: bool, annotations: bool = False) -> bytes:
    """Return the first events: the table, the missed moves or the position, and `turn` for the current player."""
    events = [table_event(table)]
    if moves:
        events += moves
    elif table.match is not None:
        events.append(event("position", presenter.position_json(table, annotations=annotations), table.ply))
    if is_current:
        events.append(turn_event(table, annotations))
    return b"".join(events)
