"""Messages and JSON of tables and positions.

Positions leave the server only through this module, and always as views: a view contains nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ..games.game import GameError, State
from . import messages
from .actions import describe_action, is_final
from .config import TableConfig, Takeback, deadline_of, level_of, missing_consents
from .messages import Done, Foresee, History, Outcome, Outcomes, Position
from .refusals import Refusal
from .stored import Stored
from .table import Table

encode = msgspec.json.Encoder().encode
PAGE = messages.whole(r"[0-9]{1,12}(\.[0-9]{1,20})?_[A-Za-z0-9_-]{1,40}")
"""Where a page of a list begins: the time at which a table was created, and its id."""


def table_message(table: Table, person: str | None = None) -> messages.TableInfo:
    """Return the message of a table. A person who sits at it gets the invitation for others as well."""
    message = _table(table, table.config, table.ply, table.player)
    if person is not None and table.config.status == "open" and table.seats_of(person):
        message.invitation = table.config.invitation
    return message


def listed_message(stored: Stored, ply: int) -> messages.TableInfo:
    """Return the message of a table in a list. It does not name the current player: the game has not been read."""
    return _table(stored, stored.config, ply, None)


def list_message(found: list[tuple[Stored, int]], limit: int) -> messages.TableList:
    """Return a page of a list, given its tables with their plies, and one more if there is a next page."""
    page = found[:limit]
    following = f"{page[-1][0].created!r}_{page[-1][0].id}" if len(found) > limit else None
    return messages.TableList([listed_message(stored, ply) for stored, ply in page], following)


def read_page(before: str | None) -> tuple[float, str] | None:
    """Return the time and the id after which a page begins, from the `next` of the page before."""
    if before is None:
        return None
    created, _, id = before.partition("_")
    return float(created), id


def _table(table: Table | Stored, config: TableConfig, ply: int, player: int | None) -> messages.TableInfo:
    offer = config.takeback
    return messages.TableInfo(
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
        start=None if config.start is None else messages.TableStart(config.start.position, config.start.points),
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
    """Return the current position as JSON, on request with annotations.

    For the current player it has the legal actions, and the annotations contain facts about them.
    """
    is_current = person is not None and table.is_current_player(person)
    if not is_current and not annotations:
        return _cached(table, "position", lambda: encode(_current_position(table)))
    position = _current_position(table)
    if annotations:
        position.annotations = _raw(annotations_json(table, is_current))
    if is_current:
        position.legal = _raw(legal_json(table))
    return encode(position)


def legal_json(table: Table) -> bytes:
    """Return the legal actions of the current position as JSON."""
    return _cached(table, "legal", lambda: encode(table.running_match().state.legal_notations()))


def annotations_json(table: Table, is_current: bool) -> bytes:
    """Return the annotations of the current position as JSON, for the current player or for everyone else."""
    assert table.match is not None
    state = table.match.state
    name = "own annotations" if is_current else "annotations"
    return _cached(table, name, lambda: encode(state.annotations(state.player if is_current else None)))


def turn_json(table: Table, annotations: bool = False) -> bytes:
    """Return the message `Turn` as JSON: what the current player may do."""
    turn = messages.Turn(table.ply, _raw(legal_json(table)))
    if annotations:
        turn.annotations = _raw(annotations_json(table, is_current=True))
    return encode(turn)


def _cached(table: Table, name: str, make: Callable[[], bytes]) -> bytes:
    """Return an answer that is the same for many clients; it is made once for each revision of the table."""
    answer = table.answers.get(name)
    if answer is None:
        answer = table.answers[name] = make()
    return answer


def _raw(encoded: bytes) -> Any:
    """Return JSON that becomes part of a message as it is."""
    return msgspec.Raw(encoded)


def outcomes_message(table: Table, person: str, asked: Foresee) -> Outcomes:
    """Return what some actions of the current player would bring."""
    state = table.check_turn(person, asked)
    return Outcomes(state.ply, [outcome_of(state, text) for text in asked.actions])


def outcome_of(state: State, text: str) -> Outcome:
    """Return what an action would bring, or why it is not legal."""
    try:
        action = state.parse_action(text)
        foreseen = state.foresee(action)
    except GameError as error:
        return Outcome(text, Refusal.of(error).to_error(), [], {}, final=False)
    return Outcome(text, None, foreseen["events"], foreseen["points"], is_final(state, action))


def _current_position(table: Table) -> Position:
    if table.match is None:
        raise Refusal("not_playing", "the game has not begun", status=table.config.status)
    state = table.match.state
    view = _raw(_cached(table, "view", lambda: encode(_view(table, state))))
    position = describe_position(
        table.id, table.ply, state, table.last or last_action(table), view, table.config.undone
    )
    position.player = table.player
    position.over = table.config.status == "over"
    position.undo_to = table.undo_to()
    position.deadline = table.deadline()
    return position


def _view(table: Table, state: State) -> dict[str, Any]:
    """Return the view of the current position. After a resignation nobody is to act in it, as the table says."""
    view = state.view(None)
    return view | {"player": table.player} if "player" in view else view


def position_at(table: Table, ply: int, annotations: bool = False) -> Position:
    """Return an earlier position of the game, as it was seen then."""
    if table.match is None or not 0 <= ply <= table.ply:
        raise Refusal("no_such_position", f"the game has plies 0 to {table.ply}, not {ply}", ply=table.ply)
    if ply == 0:
        return _earlier_position(table, 0, _state_at(table, 0), None, annotations)
    ((last, state),) = _replay(table, ply - 1, ply)
    return _earlier_position(table, ply, state, last, annotations)


def _state_at(table: Table, ply: int) -> State:
    """Return the state of a ply of the table."""
    assert table.match is not None
    return table.match.at(table.match.first_ply + ply)


def _earlier_position(table: Table, ply: int, state: State, last: Done | None, annotations: bool) -> Position:
    position = describe_position(table.id, ply, state, last, state.view(None), table.config.undone)
    if annotations:
        position.annotations = state.annotations()
    return position


def describe_position(table: str, ply: int, state: State, last: Done | None, view: Any, undone: int = 0) -> Position:
    return Position(
        table=table,
        ply=ply,
        player=None if state.over else state.player,
        over=state.over,
        undone=undone,
        last=last,
        view=view,
    )


def last_action(table: Table) -> Done | None:
    """Return the action that led to the current position; None at the beginning."""
    if table.ply == 0 or table.match is None:
        return None
    return next(_replay(table, table.ply - 1, table.ply))[0]


def _replay(table: Table, ply: int, end: int) -> Iterator[tuple[Done, State]]:
    """Apply the actions from one ply to another; yield each with the position after it, which is always one object."""
    assert table.match is not None
    state, actions = _state_at(table, ply), table.match.record.actions
    for reached in range(ply + 1, end + 1):
        text, (seat, at) = actions[reached - 1], table.stamps[reached - 1]
        events = state.do(state.parse_action(text)).events
        yield describe_action(state, reached, seat, text, events, at), state


def moves_since(table: Table, ply: int, annotations: bool = False) -> Iterator[tuple[int, bytes]]:
    """Yield the ply and the JSON of each position after a ply, up to the current position."""
    if ply < table.ply - 1:
        yield from moves_between(table, ply, table.ply - 1, annotations)
    yield table.ply, position_json(table, annotations=annotations)


def moves_between(table: Table, ply: int, end: int, annotations: bool = False) -> Iterator[tuple[int, bytes]]:
    """Yield the ply and the JSON of each position after one ply up to another, as they were seen then."""
    for done, state in _replay(table, ply, end):
        yield done.ply, encode(_earlier_position(table, done.ply, state, done, annotations))


def history_json(table: Table) -> bytes:
    """Return all actions of the game as JSON."""

    def make() -> bytes:
        done = [] if table.match is None else [done for done, _ in _replay(table, 0, table.ply)]
        return encode(History(table.config.undone, done))

    return _cached(table, "history", make)
