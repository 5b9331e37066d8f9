"""A table before its game: who may sit down, who may change a seat, and how the game starts."""

from __future__ import annotations

import pytest

from semiramis.tables import seating
from semiramis.tables.config import new_id
from semiramis.tables.messages import SeatPlan
from semiramis.tables.table import Table
from tests.server.table_steps import ANA, BEN, CLOCK, EVE, NOW, act, commit, playing, refused, table_of

pytestmark = pytest.mark.usefixtures("fixed_seed")


def test_a_table_needs_its_host_a_known_game_its_number_of_players_and_known_levels() -> None:
    refused("bad_setup", lambda: table_of("open", "open"))
    refused("unknown_game", lambda: table_of("me", "open", game="chess"))
    refused("bad_setup", lambda: table_of("me", "open", "open"))
    refused("unknown_level", lambda: table_of("me", "grandmaster"))
    refused("unknown_level", lambda: table_of("me", "open", stand_in="grandmaster"))
    refused("bad_setup", lambda: table_of("me", "open", options={"sides": {"garden": "C"}}))


def test_exactly_the_seats_of_bots_have_a_level() -> None:
    table = table_of("me", "open")
    refused("bad_setup", lambda: seating.set_seat(table, ANA.id, 1, SeatPlan("bot")))
    refused("bad_setup", lambda: seating.set_seat(table, ANA.id, 1, SeatPlan("open", "novice")))


def test_every_person_may_take_an_open_seat_of_a_public_table() -> None:
    table = table_of("me", "open", public=True)
    commit(table, seating.join(table, BEN, None, None))
    assert table.seats_of(BEN.id) == [1]
    refused("already_seated", lambda: seating.join(table, BEN, None, None))
    refused("seat_taken", lambda: seating.join(table, EVE, None, None))
    refused("seat_taken", lambda: seating.join(table, EVE, 1, None))


def test_a_private_table_and_an_invited_seat_need_the_invitation() -> None:
    private = table_of("me", "open")
    refused("not_invited", lambda: seating.join(private, BEN, None, None))
    refused("not_invited", lambda: seating.join(private, BEN, None, "wrong"))
    commit(private, seating.join(private, BEN, None, private.config.invitation))
    invited = table_of("me", "invited", public=True)
    refused("not_invited", lambda: seating.join(invited, BEN, None, None))
    commit(invited, seating.join(invited, BEN, 1, invited.config.invitation))
    assert invited.seats_of(BEN.id) == [1]


def test_one_person_may_hold_several_seats() -> None:
    table = playing("me", "me")
    assert table.seats_of(ANA.id) == [0, 1]
    while table.player is not None:
        assert act(table) == ANA.id
    assert table.config.result is not None
    assert table.config.result.reason == "finished"


def test_leaving_opens_the_seat_and_passes_the_host_role_on() -> None:
    table = table_of("me", "open", public=True)
    commit(table, seating.join(table, BEN, None, None))
    commit(table, seating.leave(table, ANA.id))
    assert table.config.host == BEN.id
    assert [seat.kind for seat in table.seats] == ["open", "person"]
    commit(table, seating.leave(table, BEN.id))
    assert table.config.status == "closed"


def test_only_the_host_starts_and_only_when_every_seat_is_taken() -> None:
    table = table_of("me", "open", public=True)
    refused("seats_left", lambda: seating.start(table, ANA.id, NOW))
    commit(table, seating.join(table, BEN, None, None))
    refused("not_the_host", lambda: seating.start(table, BEN.id, NOW))
    commit(table, seating.start(table, ANA.id, NOW))
    assert table.config.status == "playing"
    for call in (
        lambda: seating.start(table, ANA.id, NOW),
        lambda: seating.leave(table, BEN.id),
        lambda: seating.join(table, EVE, None, None),
    ):
        refused("not_open", call)


def test_the_host_may_give_a_seat_to_a_bot_and_remove_a_person() -> None:
    table = table_of("me", "open", public=True)
    commit(table, seating.join(table, BEN, None, None))
    refused("not_the_host", lambda: seating.set_seat(table, BEN.id, 0, SeatPlan("open")))
    refused("bad_setup", lambda: seating.set_seat(table, ANA.id, 2, SeatPlan("open")))
    refused("bad_setup", lambda: seating.set_seat(table, ANA.id, 0, SeatPlan("open")))
    commit(table, seating.set_seat(table, ANA.id, 1, SeatPlan("bot", "greedy")))
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "greedy")


def test_a_table_with_autostart_starts_when_it_is_full() -> None:
    table = table_of("me", "open", public=True, autostart=True)
    commit(table, seating.start_if_full(seating.join(table, BEN, None, None), NOW))
    assert table.config.status == "playing"


def test_a_rematch_moves_every_player_one_seat_on_and_reserves_the_seats() -> None:
    table = playing("me", "open", "greedy", game="babylon", clock=CLOCK)
    refused("not_over", lambda: seating.plan_rematch(table, ANA))
    commit(table, table.resign(ANA.id, NOW))
    assert table.config.status == "playing"
    commit(table, table.resign(BEN.id, NOW))
    refused("not_seated", lambda: seating.plan_rematch(table, EVE))
    again = Table("u", seating.plan_rematch(table, BEN), NOW, NOW)
    assert [seat.kind for seat in again.seats] == ["bot", "invited", "person"]
    assert again.seats[1].person == ANA.id
    assert (again.config.host, again.config.clock, again.config.autostart) == (BEN.id, CLOCK, True)
    refused("seat_taken", lambda: seating.join(again, EVE, 1, None))
    commit(again, seating.start_if_full(seating.join(again, ANA, None, None), NOW))
    assert again.config.status == "playing"
    assert [seat.name for seat in again.seats] == ["bot:greedy", "Ana", "Ben"]


def test_an_id_does_not_begin_with_a_hyphen(monkeypatch: pytest.MonkeyPatch) -> None:
    # `semiramis quarantine --release` took an id that began with a hyphen for an option.
    drawn = iter(["-vX3", "vX3-"])
    monkeypatch.setattr("semiramis.tables.config.secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "vX3-"
