"""Seat requests without an invitation, and names of several players at one screen."""

from __future__ import annotations

import pytest

import semiramis
from semiramis.tables import seating
from semiramis.tables.config import plan_position
from semiramis.tables.messages import Person, SeatPlan
from semiramis.tables.presenter import table_message
from semiramis.tables.seating import MOST_REQUESTS, MOST_REQUESTS_OF_ADDRESS
from semiramis.tables.table import Table
from tests.server.refused import assert_refused
from tests.server.running_server import INVITED, ME, RunningServer
from tests.server.table_steps import ANA, BEN, EVE, NOW, commit, refused, table_of


def asking(table: Table) -> list[str]:
    return [request.name for request in table_message(table).requests]


@pytest.mark.parametrize("kind", ["open", "invited"])
def test_an_accepted_person_gets_the_first_free_seat(kind: str) -> None:
    table = table_of("me", "novice", kind, kind, game="babylon")
    commit(table, seating.ask_for_seat(table, BEN))
    assert asking(table) == [BEN.name]
    assert table_message(table, BEN.id).invitation is None
    commit(table, seating.answer_request(table, ANA.id, BEN.id, True))
    assert [seat.person for seat in table.seats] == [ANA.id, None, BEN.id, None]
    assert table.seats[2].name == BEN.name
    assert asking(table) == []


def test_accepting_a_request_for_the_last_seat_starts_the_game_if_autostart_is_set() -> None:
    table = table_of("me", "invited", autostart=True)
    commit(table, seating.ask_for_seat(table, BEN))
    commit(table, seating.ask_for_seat(table, EVE))
    commit(table, seating.start_if_full(seating.answer_request(table, ANA.id, BEN.id, True), NOW))
    assert table.config.status == "playing"
    assert asking(table) == [], "requests are gone when the game starts"
    refused("not_open", lambda: seating.ask_for_seat(table, EVE))
    refused("not_open", lambda: seating.answer_request(table, ANA.id, EVE.id, True))


def test_a_declined_person_cannot_ask_again_but_can_use_the_invitation() -> None:
    table = table_of("me", "invited")
    commit(table, seating.ask_for_seat(table, BEN))
    commit(table, seating.answer_request(table, ANA.id, BEN.id, False))
    refused("seat_declined", lambda: seating.ask_for_seat(table, BEN))
    commit(table, seating.join(table, BEN, None, table.config.invitation))


def test_a_removed_person_cannot_ask_for_a_seat() -> None:
    table = table_of("me", "open", public=True)
    commit(table, seating.join(table, BEN, None, None))
    commit(table, seating.set_seat(table, ANA.id, 1, SeatPlan("invited")))
    refused("seat_declined", lambda: seating.ask_for_seat(table, BEN))


def test_a_person_removed_from_a_public_table_needs_the_new_invitation() -> None:
    # The seat was open again, and the guest who was sent away sat down on it at once.
    table = table_of("me", "open", public=True)
    commit(table, seating.join(table, BEN, None, None))
    commit(table, seating.set_seat(table, ANA.id, 1, SeatPlan("open")))
    refused("seat_declined", lambda: seating.join(table, BEN, None, None))
    refused("not_invited", lambda: seating.join(table, BEN, None, "another invitation"))
    commit(table, seating.join(table, BEN, None, table.config.invitation))


def test_a_seat_request_can_be_withdrawn_and_made_again() -> None:
    table = table_of("me", "invited")
    commit(table, seating.ask_for_seat(table, BEN))
    commit(table, seating.answer_request(table, BEN.id, BEN.id, False))
    assert asking(table) == []
    commit(table, seating.ask_for_seat(table, BEN))


def test_only_the_host_answers_seat_requests() -> None:
    table = table_of("me", "invited")
    commit(table, seating.ask_for_seat(table, BEN))
    refused("not_the_host", lambda: seating.answer_request(table, BEN.id, BEN.id, True))
    refused("not_the_host", lambda: seating.answer_request(table, EVE.id, BEN.id, False))
    refused("no_seat_request", lambda: seating.answer_request(table, ANA.id, EVE.id, True))


def test_each_person_asks_once_and_open_requests_are_limited() -> None:
    table = table_of("me", "invited")
    refused("already_seated", lambda: seating.ask_for_seat(table, ANA))
    for number in range(MOST_REQUESTS):
        commit(table, seating.ask_for_seat(table, Person(f"guest{number}", "Guest")))
    refused("already_asked", lambda: seating.ask_for_seat(table, Person("guest0", "Guest")))
    refused("too_many_asking", lambda: seating.ask_for_seat(table, BEN))


def test_one_address_cannot_fill_the_queue_of_requests() -> None:
    # Four names of one address did, and nobody else could ask.
    table = table_of("me", "invited")
    addresses = {"guest0": "near", "guest1": "near", "guest2": "near", BEN.id: "far"}
    for number in range(MOST_REQUESTS_OF_ADDRESS):
        commit(table, seating.ask_for_seat(table, Person(f"guest{number}", "Guest"), addresses.get))
    refused("too_many_asking", lambda: seating.ask_for_seat(table, Person("guest2", "Guest"), addresses.get))
    commit(table, seating.ask_for_seat(table, BEN, addresses.get))
    commit(table, seating.ask_for_seat(table, EVE, addresses.get))


def test_requests_are_counted_by_the_address_of_the_caller(strict: RunningServer) -> None:
    table = strict.visitor("Ada").create("amytis", [ME, INVITED])
    guests = [strict.visitor(f"Guest {number}") for number in range(MOST_REQUESTS_OF_ADDRESS + 1)]
    for guest in guests[:-1]:
        assert guest.send("POST", f"/tables/{table.id}/requests").status_code == 200
    assert_refused(guests[-1].send("POST", f"/tables/{table.id}/requests"), "too_many_asking")


def test_a_table_without_a_host_cannot_be_asked_for_a_seat() -> None:
    # Nobody could answer at a table of `serve --position`, and the request stayed.
    position = semiramis.format_position(semiramis.new("amytis", seed=1))
    table = Table("t", plan_position(position), NOW, NOW)
    refused("not_invited", lambda: seating.ask_for_seat(table, BEN))
    commit(table, seating.join(table, ANA, None, table.config.invitation))
    refused("seat_taken", lambda: seating.ask_for_seat(table, BEN))


def test_without_a_free_seat_requests_are_neither_made_nor_accepted() -> None:
    table = table_of("me", "invited")
    commit(table, seating.ask_for_seat(table, BEN))
    commit(table, seating.ask_for_seat(table, EVE))
    commit(table, seating.answer_request(table, ANA.id, EVE.id, True))
    refused("seat_taken", lambda: seating.answer_request(table, ANA.id, BEN.id, True))
    refused("seat_taken", lambda: seating.ask_for_seat(table, Person("guest", "Guest")))


def test_taking_a_seat_by_invitation_removes_the_seat_request() -> None:
    table = table_of("me", "invited", "invited", game="babylon")
    commit(table, seating.ask_for_seat(table, BEN))
    commit(table, seating.join(table, BEN, None, table.config.invitation))
    assert asking(table) == []


# Friends at one screen.


def named_table() -> Table:
    table = table_of("me", "me")
    commit(table, seating.set_seat(table, ANA.id, 1, SeatPlan("me", name=" Cyrus ")))
    return table


def test_seats_at_one_screen_have_names_at_the_table_and_in_the_record() -> None:
    table = named_table()
    assert [seat.name for seat in table_message(table).seats] == [ANA.name, "Cyrus"]
    commit(table, seating.start(table, ANA.id, NOW))
    assert table.match is not None
    assert table.match.record.players == [ANA.name, "Cyrus"]


def test_names_of_seats_follow_the_rule_for_all_names() -> None:
    table = named_table()
    refused("bad_name", lambda: seating.set_seat(table, ANA.id, 1, SeatPlan("me", name="bot:master")))
    refused("bad_name", lambda: seating.set_seat(table, ANA.id, 1, SeatPlan("me", name="\u202eoops")))
    refused("bad_setup", lambda: seating.set_seat(table, ANA.id, 1, SeatPlan("invited", name="Cyrus")))


def test_names_of_seats_at_one_screen_are_kept_in_a_rematch() -> None:
    table = named_table()
    commit(table, seating.start(table, ANA.id, NOW))
    commit(table, table.resign(ANA.id, NOW))
    assert [seat.name for seat in seating.plan_rematch(table, Person(ANA.id, "Anahita")).seats] == ["Cyrus", ANA.name]
