"""A table whose game is running: actions, resignations, clocks, stand-ins and bots that fail."""

from __future__ import annotations

import msgspec
import pytest

from semiramis.games import GAMES
from semiramis.games.rng import Rng
from semiramis.tables import clock as clocks
from semiramis.tables import presenter
from semiramis.tables.messages import Act, Clock
from tests.server.table_steps import ANA, BEN, CLOCK, EVE, NOW, act, commit, mover, play_turn, playing, refused

pytestmark = pytest.mark.usefixtures("fixed_seed")


def test_only_the_current_player_acts_and_only_on_the_current_position() -> None:
    table = playing("me", "open")
    assert table.match is not None
    action = table.match.state.legal_notations()[0]
    other = {ANA.id: BEN.id, BEN.id: ANA.id}[mover(table)]
    refused("not_your_turn", lambda: table.act(other, Act(0, action), NOW))
    refused("not_seated", lambda: table.act(EVE.id, Act(0, action), NOW))
    stale = refused("stale_ply", lambda: table.act(mover(table), Act(1, action), NOW))
    assert stale.facts == {"ply": 0}
    refused("stale_ply", lambda: table.act(mover(table), Act(0, action, undone=1), NOW))
    refused("not_an_action", lambda: table.act(mover(table), Act(0, "castle"), NOW))
    assert table.ply == 0


def test_a_refused_action_has_the_reason_of_the_rules_and_changes_nothing() -> None:
    table = playing("me", "open", game="babylon")
    act(table, choose=lambda legal: "remove b3" if "remove b3" in legal else legal[0])
    assert table.match is not None
    removed = table.match.record.actions[0]
    refusal = refused("illegal_action", lambda: table.act(mover(table), Act(1, removed), NOW))
    assert refusal.facts["reason"] == "no_clay_tile_on_stack"
    assert table.ply == 1


def test_with_two_players_the_other_wins_when_one_resigns() -> None:
    table = playing("me", "open")
    commit(table, table.resign(BEN.id, NOW))
    result = table.config.result
    assert result is not None
    assert (result.reason, result.winners, table.config.status) == ("resigned", [0], "over")
    refused("not_playing", lambda: table.resign(ANA.id, NOW))


def test_nobody_is_to_act_in_the_position_or_its_view_after_a_resignation() -> None:
    # The view still named the player whose turn it had been, and the client corrected it.
    for game in GAMES:
        table = playing("me", "open", game=game)
        for player in (table.player, None):
            position = msgspec.json.decode(presenter.position_json(table))
            assert (position["player"], position["view"]["player"]) == (player, player)
            if player is not None:
                commit(table, table.resign(BEN.id, NOW))


def test_with_three_players_a_stand_in_replaces_the_one_who_resigned_and_cannot_win() -> None:
    table = playing("me", "open", "open", game="babylon", stand_in="greedy")
    commit(table, table.resign(BEN.id, NOW))
    assert table.config.status == "playing"
    refused("nothing_to_return", lambda: table.come_back(BEN.id))
    rng = Rng(5)
    while table.player is not None:
        assert table.match is not None
        assert (table.bot_level() == "greedy") == (table.player == 1)
        legal = table.match.state.legal_notations()
        commit(table, table.play([legal[rng.below(len(legal))]], NOW))
    result = table.config.result
    assert result is not None
    assert result.reason == "finished"
    assert 1 not in result.winners
    assert result.winners
    refused("not_playing", lambda: table.come_back(BEN.id))


def test_the_game_ends_when_the_only_person_among_bots_resigns() -> None:
    table = playing("me", "novice", "novice", game="babylon")
    commit(table, table.resign(ANA.id, NOW))
    result = table.config.result
    assert result is not None
    assert set(result.winners) <= {1, 2}
    assert result.winners


def test_time_beyond_the_turn_is_taken_from_the_bank() -> None:
    table = playing("me", "open", game="babylon", clock=CLOCK)
    assert table.deadline() == NOW + 90
    seat = table.player
    assert seat is not None
    act(table, now=NOW + 50)
    assert table.seats[seat].bank == 40
    assert table.deadline() == NOW + 50 + 90
    act(table, now=NOW + 60)
    assert table.seats[1 - seat].bank == 60
    assert table.player == seat
    assert table.deadline() == NOW + 60 + 70


def test_when_time_is_up_the_stand_in_takes_the_seat_and_the_person_may_take_it_back() -> None:
    table = playing("me", "open", clock=CLOCK, stand_in="greedy")
    late, seat = mover(table), table.player
    assert seat is not None
    assert table.time_out(NOW + 89) is None
    change = table.time_out(NOW + 90)
    assert change is not None
    commit(table, change)
    assert table.bot_level() == "greedy"
    assert table.deadline() is None
    assert table.seats[seat].person == late
    refused("not_your_turn", lambda: act(table))
    play_turn(table, NOW + 100)
    commit(table, table.come_back(late))
    assert not table.seats[seat].stand_in
    play_turn(table, NOW + 110)
    assert mover(table) == late
    assert table.deadline() == NOW + 110 + 30
    refused("nothing_to_return", lambda: table.come_back(late))


def test_returning_before_the_stand_in_has_moved_does_not_reset_the_turn_time() -> None:
    # It did: 40 seconds on a clock of 5, as often as one liked, with the game still at ply 0.
    table = playing("me", "open", clock=Clock(turn=5), stand_in="greedy")
    late, seat = mover(table), table.player
    assert seat is not None
    change = table.time_out(NOW + 5)
    assert change is not None
    commit(table, change)
    began = table.config.turn_began
    commit(table, table.come_back(late))
    assert table.bot_level() == "greedy"
    assert table.config.turn_began == began
    assert table.seats[seat].returning
    refused("nothing_to_return", lambda: table.come_back(late))
    refused("not_your_turn", lambda: act(table))
    play_turn(table, NOW + 7)
    assert not table.seats[seat].stand_in
    assert not table.seats[seat].returning
    play_turn(table, NOW + 8)
    assert table.bot_level() is None
    assert mover(table) == late
    assert table.deadline() == NOW + 8 + 5


def test_a_returning_player_who_resigns_does_not_get_the_seat_back() -> None:
    table = playing("me", "open", "open", game="babylon", clock=CLOCK)
    late, seat = mover(table), table.player
    assert seat is not None
    change = table.time_out(NOW + 90)
    assert change is not None
    commit(table, change)
    commit(table, table.come_back(late))
    commit(table, table.resign(late, NOW + 91))
    play_turn(table, NOW + 92)
    assert table.seats[seat].stand_in


def test_a_resignation_gives_the_player_to_act_no_more_time() -> None:
    table = playing("me", "open", "open", game="babylon", clock=CLOCK)
    deadline = table.deadline()
    other = next(person for person in (ANA.id, BEN.id, EVE.id) if person != mover(table))
    commit(table, table.resign(other, NOW + 20))
    assert table.config.status == "playing"
    assert table.deadline() == deadline


def test_without_a_clock_there_is_no_deadline() -> None:
    table = playing("me", "open")
    assert table.deadline() is None
    assert table.time_out(NOW * 2) is None


def test_a_failed_bot_is_replaced_by_a_novice_and_the_table_shows_it() -> None:
    table = playing("me", "greedy", game="babylon")
    while table.bot_level() is None:
        act(table)
    commit(table, table.replace_failed_bot(NOW))
    assert table.bot_level() == "novice"
    assert table.seats[1].trouble


def test_a_failed_bot_is_asked_again_in_a_later_turn() -> None:
    # It stayed a novice for the rest of the game.
    table = playing("me", "greedy", game="babylon")
    while table.bot_level() is None:
        act(table)
    commit(table, table.replace_failed_bot(NOW, is_gone=True))
    later = NOW + clocks.RETRY_SECONDS
    play_turn(table, NOW)
    play_turn(table, later - 1)
    assert table.bot_level() == "novice"
    play_turn(table, later)
    play_turn(table, later)
    assert table.bot_level() == "greedy"
    assert not table.seats[1].trouble
    assert not table.seats[1].gone


def test_the_record_is_available_only_when_the_game_is_over() -> None:
    table = playing("me", "me")
    refused("not_over", table.record)
    while table.player is not None:
        act(table)
    assert table.match is not None
    assert table.record().actions == table.match.record.actions
