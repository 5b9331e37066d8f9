"""What is told of a table. This is the one place where a position leaves the server: as a view, never as a state."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..games.game import GameError, State
from . import messages
from .actions import describe_action
from .messages import Done, Foresee, History, Outcome, Outcomes, Position
from .refusals import Refusal
from .storage import Stored
from .table import Table
from .table_config import TableConfig, Takeback, deadline_of, level_of, missing_consents

encode = msgspec.json.Encoder().encode
NOTHING_MORE = b',"annotations":null,"legal":null}'
"""The end of a position that has neither annotations nor legal actions, which are its last fields."""


def table_message(table: Table, person: str | None = None) -> messages.Table:
    """A table, with the invitation for others if it is told to somebody who sits at it."""
    told = _tell(table, table.config, table.ply, table.player)
    if person is not None and table.config.status == "open" and table.seats_of(person):
        told.invitation = table.config.invitation
    return told


def listed_message(stored: Stored, ply: int) -> messages.Table:
    """A table in a list, where its game is not at hand: who is to act is not told."""
    return _tell(stored, stored.config, ply, None)


def _tell(table: Table | Stored, config: TableConfig, ply: int, player: int | None) -> messages.Table:
    offer = config.takeback
    return messages.Table(
        id=table.id,
        game=config.game,
        options=config.options,
        status=config.status,
        public=config.public,
        host=config.host,
        seats=[_seat(config, number) for number in range(len(config.seats))],
        clock=config.clock,
        stand_in=config.stand_in,
        autostart=config.autostart,
        hints=config.hints,
        ply=ply,
        player=player,
        deadline=deadline_of(config, player),
        takeback=None if offer is None else _takeback(config, offer),
        requests=[messages.Person(request.person, request.name) for request in config.requests],
        result=config.result,
        rematch=config.rematch,
        undone=config.undone,
        revision=table.revision,
        created=table.created,
        changed=table.changed,
    )


def _takeback(config: TableConfig, offer: Takeback) -> messages.Takeback:
    return messages.Takeback(offer.person, offer.ply, offer.offer, missing_consents(config, offer))


def _seat(config: TableConfig, number: int) -> messages.Seat:
    seat = config.seats[number]
    return messages.Seat(
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        level=level_of(config, number),
        trouble=seat.trouble,
        gone=seat.gone,
        returning=seat.returning,
        resigned=seat.resigned,
        bank=None if config.clock is None else seat.bank,
    )


def position_json(table: Table, person: str | None = None, annotations: bool = False) -> bytes:
    """The newest position as JSON, on request with annotations.

    For the current player it has the legal actions, and the annotations contain facts about them.
    """
    told = table.answers.get("position")
    if told is None:
        told = table.answers["position"] = encode(_newest(table))
    acts = person is not None and table.is_current_player(person)
    if not acts and not annotations:
        return told
    return b'%s,"annotations":%s,"legal":%s}' % (
        told.removesuffix(NOTHING_MORE),
        annotations_json(table, acts) if annotations else b"null",
        legal_json(table) if acts else b"null",
    )


def legal_json(table: Table) -> bytes:
    """The legal actions, as JSON."""
    assert table.match is not None
    told = table.answers.get("legal")
    if told is None:
        told = table.answers["legal"] = encode(table.match.state.legal_notations())
    return told


def annotations_json(table: Table, acts: bool) -> bytes:
    """The annotations of the newest position as JSON: the current player's, or everybody else's."""
    assert table.match is not None
    state = table.match.state
    key = "own annotations" if acts else "annotations"
    told = table.answers.get(key)
    if told is None:
        told = table.answers[key] = encode(state.annotations(state.player if acts else None))
    return told


def turn_json(table: Table, annotations: bool = False) -> bytes:
    """What the current player may do, as JSON: a message `Turn`."""
    own = b',"annotations":' + annotations_json(table, acts=True) if annotations else b""
    return b'{"ply":%d,"legal":%s%s}' % (table.ply, legal_json(table), own)


def outcomes_message(table: Table, person: str, wish: Foresee) -> Outcomes:
    """What would come of some actions, for whoever is to act."""
    state = table.check_turn(person, wish)
    return Outcomes(state.ply, [outcome_of(state, text) for text in wish.actions])


def outcome_of(state: State, text: str) -> Outcome:
    """What would come of one action, or why it cannot be done."""
    try:
        foreseen = state.foresee(state.parse_action(text))
    except GameError as error:
        return Outcome(text, Refusal.of(error).told(), [], {})
    return Outcome(text, None, foreseen["events"], foreseen["points"])


def _newest(table: Table) -> Position:
    if table.match is None:
        raise Refusal("not_playing", "the game has not begun", status=table.config.status)
    position = _position(table, table.match.state, table.last or last_done(table, table.ply))
    position.player = table.player
    position.over = table.config.status == "over"
    position.undo_to = table.undo_to()
    position.deadline = table.deadline()
    return position


def position_at(table: Table, ply: int, annotations: bool = False) -> Position:
    """An earlier position of the game, as it was seen then."""
    if table.match is None or not 0 <= ply <= table.ply:
        raise Refusal("no_such_position", f"the game has plies 0 to {table.ply}, not {ply}", ply=table.ply)
    if ply == 0:
        return _position(table, table.match.at(0), None, annotations)
    ((last, state),) = _done(table, table.match.at(ply - 1), ply - 1, ply)
    return _position(table, state, last, annotations)


def _position(table: Table, state: State, last: Done | None, annotations: bool = False) -> Position:
    return Position(
        table=table.id,
        ply=state.ply,
        player=None if state.over else state.player,
        over=state.over,
        undone=table.config.undone,
        last=last,
        view=state.view(None),
        annotations=state.annotations() if annotations else None,
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
        yield describe_action(state, seat, text, events, at), state


def moves_since(table: Table, ply: int, annotations: bool = False) -> Iterator[tuple[int, bytes]]:
    """The positions after a ply, for somebody who was away; the newest as it is told now."""
    if ply < table.ply - 1:
        yield from moves_between(table, ply, table.ply - 1, annotations)
    yield table.ply, position_json(table, annotations=annotations)


def moves_between(table: Table, ply: int, end: int, annotations: bool = False) -> Iterator[tuple[int, bytes]]:
    """The positions after a ply up to another one, as they were seen then."""
    assert table.match is not None
    for done, state in _done(table, table.match.at(ply), ply, end):
        yield done.ply, encode(_position(table, state, done, annotations))


def history_json(table: Table) -> bytes:
    """All that was done, as JSON."""
    told = table.answers.get("history")
    if told is None:
        done = []
        if table.match is not None:
            done = [done for done, _ in _done(table, table.match.at(0), 0, table.ply)]
        told = table.answers["history"] = encode(History(table.config.undone, done))
    return told
