"""Requests to a table before its game starts: seats, invitations, the start; and the seats of a rematch.

Each function checks a request and returns the `Change` that it makes. It raises `Refusal` if the request is not
allowed.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

from msgspec.structs import replace

from ..games import get_game
from ..games.record import Match
from .config import (
    Seat,
    SeatRequest,
    TableConfig,
    check_bots,
    is_full,
    is_seat_of,
    new_id,
    plan_seat,
    redraw,
    rematch_seat,
    replace_at,
)
from .messages import Person, SeatPlan
from .opponents import LEVELS_ALONE, Opponents
from .refusals import Refusal
from .table import Change, Table

MOST_REQUESTS = 4
"""The number of people who may ask for a seat at the same time."""
MOST_REQUESTS_OF_ADDRESS = 2
"""Of them, those of one address: it is easy to have many names, but not many addresses."""
MOST_UNWELCOME = 100


def set_seat(table: Table, person: str, number: int, plan: SeatPlan, opponents: Opponents = LEVELS_ALONE) -> Change:
    """Change the plan of a seat. Only the host may do this. A person who sits there loses the seat."""
    check_open(table)
    check_host(table, person)
    if number >= len(table.seats):
        raise Refusal("bad_setup", f"the table has seats 0 to {len(table.seats) - 1}, not {number}")
    seat = plan_seat(plan, person, _name_of(table, person))
    check_bots(table.config.game, [seat], opponents)
    config = _with_seats(table.config, replace_at(table.seats, number, seat))
    removed = table.seats[number].person
    if removed is None or removed == person:
        return Change(config)
    # A new invitation, so that the person cannot come back by the old one.
    return Change(_without_request(replace(config, invitation=new_id()), removed, is_unwelcome=True))


def join(table: Table, person: Person, number: int | None, invitation: str | None) -> Change:
    """Take the seats that are kept for the person, or else one free seat."""
    check_open(table)
    kept = [n for n, seat in enumerate(table.seats) if seat.kind == "invited" and seat.person == person.id]
    if kept:
        chosen = kept
    else:
        if table.seats_of(person.id):
            raise Refusal("already_seated", "you already sit at this table")
        is_invited = _is_invited(table, invitation)
        chosen = [_find_free_seat(table, number, is_invited)]
        if not is_invited and person.id in table.config.unwelcome:
            raise Refusal("seat_declined", "the host has declined")
    seats = list(table.seats)
    for n in chosen:
        seats[n] = Seat("person", seats[n].name if len(kept) > 1 else person.name, person.id)
    config = replace(table.config, host=table.config.host or person.id)
    return Change(_without_request(_with_seats(config, seats), person.id))


def ask_for_seat(table: Table, person: Person, address_of: Callable[[str], str | None] = lambda person: None) -> Change:
    """Ask the host for a seat, without an invitation. People whose address is not known count as being apart."""
    check_open(table)
    if not table.config.host:
        raise Refusal("not_invited", "this table has no host who could answer: use the link with the invitation")
    requests = table.config.requests
    if table.seats_of(person.id):
        raise Refusal("already_seated", "you already sit at this table")
    if person.id in table.config.unwelcome:
        raise Refusal("seat_declined", "the host has declined")
    if any(request.person == person.id for request in requests):
        raise Refusal("already_asked", "you have already asked for a seat: the host will answer")
    _find_free_seat(table, None, is_invited=True)
    if len(requests) >= MOST_REQUESTS:
        raise Refusal("too_many_asking", f"{MOST_REQUESTS} people are already asking for a seat: try again later")
    address = address_of(person.id)
    neighbours = sum(address is not None and address_of(request.person) == address for request in requests)
    if neighbours >= MOST_REQUESTS_OF_ADDRESS:
        raise Refusal("too_many_asking", f"{neighbours} people of your address are already asking: try again later")
    return Change(replace(table.config, requests=[*requests, SeatRequest(person.id, person.name)]))


def answer_request(table: Table, person: str, asked_by: str, accept: bool) -> Change:
    """Accept or decline a request for a seat, as the host; or withdraw one's own request."""
    check_open(table)
    if accept or person != asked_by:
        check_host(table, person)
    request = next((one for one in table.config.requests if one.person == asked_by), None)
    if request is None:
        raise Refusal("no_seat_request", "this person has not asked for a seat, or has withdrawn")
    if not accept:
        return Change(_without_request(table.config, asked_by, is_unwelcome=person != asked_by))
    seat = Seat("person", request.name, request.person)
    seats = replace_at(table.seats, _find_free_seat(table, None, is_invited=True), seat)
    return Change(_without_request(_with_seats(table.config, seats), asked_by))


def leave(table: Table, person: str) -> Change:
    """Leave the table. If the host leaves, the next person becomes the host; the last person closes the table."""
    check_open(table)
    table.check_seated(person)
    seats = [Seat("open") if seat.person == person else seat for seat in table.seats]
    others = [seat.person for seat in seats if seat.kind == "person" and seat.person]
    changed = replace(table.config, seats=seats)
    if not others:
        return Change(replace(changed, status="closed"))
    return Change(changed if table.config.host != person else replace(changed, host=others[0]))


def start(table: Table, person: str, now: float) -> Change:
    """Start the game, as the host."""
    check_open(table)
    check_host(table, person)
    if not is_full(table.seats):
        raise Refusal("seats_left", "there are free seats: wait for others, or give them to bots")
    return start_game(table.config, now)


def start_game(config: TableConfig, now: float) -> Change:
    """Return the change that starts the game, from the position of the table or with a random set-up."""
    game = get_game(config.game)
    names = [seat.name for seat in config.seats]
    if config.start is None:
        match = Match.new(game, names, config.options, secrets.randbits(64))
    else:
        match = Match.from_text(game, names, config.start.position, config.start.seed)
    bank = 0.0 if config.clock is None else float(config.clock.bank)
    seats = [replace(seat, bank=bank) for seat in config.seats]
    started = replace(config, status="playing", seats=seats, turn_began=now, requests=[], unwelcome=[])
    return Change(started, match=match, state=match.state)


def start_if_full(change: Change, now: float) -> Change:
    """Return the change, and start the game as well if the table starts by itself and every seat is taken."""
    config = change.config
    if config.autostart and config.status == "open" and is_full(config.seats):
        return start_game(config, now)
    return change


def plan_rematch(table: Table, person: Person) -> TableConfig:
    """Return the config of a rematch: every seat moves on by one and is kept for its player."""
    old = table.config
    if old.status != "over":
        raise Refusal("not_over", "the game is not over yet")
    if old.result is not None and old.result.reason == "imported":
        raise Refusal("not_seated", "an imported game has no players here")
    table.check_seated(person.id)
    is_shared = len(table.seats_of(person.id)) > 1
    return TableConfig(
        game=old.game,
        options=old.options,
        host=person.id,
        invitation=new_id(),
        seats=[rematch_seat(seat, person, is_shared) for seat in old.seats[-1:] + old.seats[:-1]],
        public=old.public,
        clock=old.clock,
        stand_in=old.stand_in,
        autostart=True,
        hints=old.hints,
        start=redraw(old.start),
    )


def check_open(table: Table) -> None:
    if table.config.status != "open":
        raise Refusal("not_open", f"the table is {table.config.status}", status=table.config.status)


def check_host(table: Table, person: str) -> None:
    if table.config.host != person:
        raise Refusal("not_the_host", "only the host of the table may do that")


def _find_free_seat(table: Table, number: int | None, is_invited: bool) -> int:
    """Return a free seat, or the given one if it is free."""
    seats = table.seats
    if not (is_invited or table.config.public):
        raise Refusal("not_invited", "this table is by invitation: use the link that its host gives")
    if number is not None and number >= len(seats):
        raise Refusal("bad_setup", f"the table has seats 0 to {len(seats) - 1}, not {number}")
    wanted = range(len(seats)) if number is None else [number]
    free = [n for n in wanted if seats[n].kind in ("open", "invited") and seats[n].person is None]
    if not free:
        raise Refusal("seat_taken", "there is no free seat" if number is None else f"seat {number} is taken")
    allowed = [n for n in free if is_invited or seats[n].kind == "open"]
    if not allowed:
        raise Refusal("not_invited", "the free seat needs an invitation")
    return allowed[0]


def _is_invited(table: Table, invitation: str | None) -> bool:
    if invitation is None:
        return False
    if not hmac.compare_digest(invitation.encode(), table.config.invitation.encode()):
        raise Refusal("not_invited", "this invitation is not for this table")
    return True


def _name_of(table: Table, person: str) -> str:
    return next(seat.name for seat in table.seats if seat.person == person)


def _with_seats(config: TableConfig, seats: list[Seat]) -> TableConfig:
    if not any(is_seat_of(seat, config.host) for seat in seats):
        raise Refusal("bad_setup", "the host keeps a seat: leave the table instead")
    return replace(config, seats=seats)


def _without_request(config: TableConfig, person: str, is_unwelcome: bool = False) -> TableConfig:
    """Remove a person's request for a seat; with `is_unwelcome` the person may not ask again."""
    requests = [request for request in config.requests if request.person != person]
    unwelcome = config.unwelcome
    if is_unwelcome:
        unwelcome = [*(one for one in unwelcome if one != person), person][-MOST_UNWELCOME:]
    return replace(config, requests=requests, unwelcome=unwelcome)
