"""A table by its rules: who may sit, act, go back, give up; nothing is stored or sent here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from semiramis.games.record import Match
from semiramis.games.rng import Rng
from semiramis.server import clock as clocks
from semiramis.server import seating, takeback
from semiramis.server.actions import replay
from semiramis.server.messages import Act, Clock, Consent, NewTable, Person, SeatPlan
from semiramis.server.refusals import Refusal
from semiramis.server.table import Change, Table
from semiramis.server.table_config import missing_consents, new_id, plan_table


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same set-ups in every run."""
    monkeypatch.setattr("semiramis.server.seating.secrets.randbits", lambda _: 7)


ANA, BEN, EVE = Person("ana", "Ana"), Person("ben", "Ben"), Person("eve", "Eve")
NOW = 1_000_000.0


def table_of(*kinds: str, game: str = "amytis", **settings: object) -> Table:
    """A table of Ana's; a kind of seat may be the level of a bot."""
    plans = [SeatPlan(kind) if kind in ("me", "open", "invited") else SeatPlan("bot", kind) for kind in kinds]  # type: ignore[arg-type]
    wish = NewTable(game, plans, **settings)  # type: ignore[arg-type]
    return Table("t", plan_table(wish, ANA), NOW, NOW)


def commit(table: Table, change: Change) -> None:
    table.commit(change, table.revision + 1, NOW)


def playing(*kinds: str, game: str = "amytis", now: float = NOW, **settings: object) -> Table:
    """A table whose game has begun, Ben and Eve having taken the open seats."""
    table = table_of(*kinds, game=game, public=True, **settings)
    for person in (BEN, EVE)[: kinds.count("open")]:
        commit(table, seating.join(table, person, None, None))
    commit(table, seating.start(table, ANA.id, now))
    return table


def mover(table: Table) -> str:
    assert table.player is not None
    person = table.seats[table.player].person
    assert person is not None
    return person


def act(table: Table, now: float = NOW, choose: Callable[[list[str]], str] = min) -> str:
    """Let whoever is to act do a legal action, at the table's own words."""
    assert table.match is not None
    person = mover(table)
    commit(table, table.act(person, Act(table.ply, choose(table.match.state.legal_notations())), now))
    return person


def play_turn(table: Table, now: float) -> None:
    """Let the current player, a person or a bot, finish its turn."""
    player = table.player
    while table.player == player:
        assert table.match is not None
        commit(table, table.play(table.match.state.legal_notations()[:1], now))


def answer(table: Table, person: str, agree: bool) -> Change:
    """An answer to the takeback that is asked for now."""
    offer = table.config.takeback
    return takeback.answer_takeback(table, person, Consent(0 if offer is None else offer.offer, agree), NOW)


def refused(code: str, call: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call()
    assert caught.value.code == code
    return caught.value


# Sitting down.


def test_a_table_needs_its_host_a_known_game_its_number_of_players_and_known_levels() -> None:
    refused("bad_setup", lambda: table_of("open", "open"))
    refused("unknown_game", lambda: table_of("me", "open", game="chess"))
    refused("bad_setup", lambda: table_of("me", "open", "open"))
    refused("unknown_level", lambda: table_of("me", "grandmaster"))
    refused("unknown_level", lambda: table_of("me", "open", stand_in="grandmaster"))
    refused("bad_setup", lambda: table_of("me", "open", options={"sides": {"garden": "C"}}))


def test_a_bot_has_a_level_and_nobody_else_has() -> None:
    table = table_of("me", "open")
    refused("bad_setup", lambda: seating.set_seat(table, ANA.id, 1, SeatPlan("bot")))
    refused("bad_setup", lambda: seating.set_seat(table, ANA.id, 1, SeatPlan("open", "novice")))


def test_anybody_may_take_an_open_seat_of_a_public_table() -> None:
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


def test_one_person_may_hold_several_seats_as_a_hot_seat() -> None:
    table = playing("me", "me")
    assert table.seats_of(ANA.id) == [0, 1]
    while table.player is not None:
        assert act(table) == ANA.id
    assert table.config.result is not None
    assert table.config.result.reason == "finished"


def test_whoever_leaves_opens_the_seat_and_the_next_becomes_host() -> None:
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


def test_the_host_may_give_a_seat_to_a_bot_and_send_somebody_away() -> None:
    table = table_of("me", "open", public=True)
    commit(table, seating.join(table, BEN, None, None))
    refused("not_the_host", lambda: seating.set_seat(table, BEN.id, 0, SeatPlan("open")))
    refused("bad_setup", lambda: seating.set_seat(table, ANA.id, 2, SeatPlan("open")))
    refused("bad_setup", lambda: seating.set_seat(table, ANA.id, 0, SeatPlan("open")))
    commit(table, seating.set_seat(table, ANA.id, 1, SeatPlan("bot", "greedy")))
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "greedy")


def test_a_table_may_start_by_itself_when_it_is_full() -> None:
    table = table_of("me", "open", public=True, autostart=True)
    commit(table, seating.start_if_full(seating.join(table, BEN, None, None), NOW))
    assert table.config.status == "playing"


# Acting.


def test_only_whoever_is_to_act_acts_and_only_on_the_position_that_there_is() -> None:
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


def test_a_refused_action_tells_the_reason_of_the_rules_and_changes_nothing() -> None:
    table = playing("me", "open", game="babylon")
    act(table, choose=lambda legal: "remove b3" if "remove b3" in legal else legal[0])
    assert table.match is not None
    removed = table.match.record.actions[0]
    refusal = refused("illegal_action", lambda: table.act(mover(table), Act(1, removed), NOW))
    assert refusal.facts["reason"] == "no_clay_tile_on_stack"
    assert table.ply == 1


# Going back.


def to_placement(seed: int) -> Table:
    """A table of Babylon in the middle of a turn: something was dug, and something placed that reveals nothing."""
    rng = Rng(seed)
    table = playing("me", "open", game="babylon")
    while table.undo_to() is None:
        act(table, choose=lambda legal: legal[rng.below(len(legal))])
    return table


@pytest.mark.parametrize("game", ["amytis", "babylon"])
def test_a_game_that_is_replayed_tells_what_the_game_that_was_played_told(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first position after a restart took three replays: of the game, of the floor, of the last action."""
    table, rng = playing("me", "open", game=game), Rng(5)
    monkeypatch.setattr(Match, "at", None)  # what replays a game again
    while table.config.status == "playing":
        act(table, choose=lambda legal: legal[rng.below(len(legal))])
        assert table.match is not None
        match, undo_limit, last = replay(table.match.record, table.stamps)
        assert (match.record, undo_limit, last) == (table.match.record, table.undo_limit, table.last)
        assert match.state.view(None) == table.match.state.view(None)


def test_undo_goes_back_within_the_turn_but_not_before_what_was_revealed() -> None:
    table = to_placement(3)
    assert table.match is not None
    undo_limit, before = table.undo_limit, table.ply
    assert undo_limit < before
    person = mover(table)
    refused("nothing_to_undo", lambda: takeback.undo(table, person, undo_limit - 1))
    refused("nothing_to_undo", lambda: takeback.undo(table, person, before))
    other = {ANA.id: BEN.id, BEN.id: ANA.id}[person]
    refused("not_your_turn", lambda: takeback.undo(table, other, undo_limit))
    actions = list(table.match.record.actions)
    commit(table, takeback.undo(table, person, undo_limit))
    assert table.ply == undo_limit
    assert table.match.record.actions == actions[:undo_limit]
    assert len(table.stamps) == undo_limit
    assert table.config.undone == 1
    assert table.undo_to() is None
    assert mover(table) == person


def test_what_was_dug_cannot_be_put_back_once_the_tile_beneath_is_seen() -> None:
    table = playing("me", "open", game="babylon")
    assert table.match is not None
    while not any(action.startswith("dig") for action in table.match.state.legal_notations()):
        act(table)
    state = table.match.state
    dug = next(text for text in state.legal_notations() if state.reveals(state.parse_action(text)))
    ply = table.ply
    act(table, choose=lambda _: dug)
    assert table.undo_to() is None
    refused("nothing_to_undo", lambda: takeback.undo(table, mover(table), ply))


def test_what_was_dug_from_the_ground_can_be_put_back() -> None:
    rng = Rng(4)
    table = playing("me", "open", game="babylon")
    assert table.match is not None
    while True:
        state = table.match.state
        legal = state.legal_notations()
        grounded = [text for text in legal if text.startswith("dig") and not state.reveals(state.parse_action(text))]
        if grounded:
            break
        act(table, choose=lambda legal: legal[rng.below(len(legal))])
    ply = table.ply
    act(table, choose=lambda _: grounded[0])
    assert table.undo_to() == ply
    commit(table, takeback.undo(table, mover(table), ply))
    assert table.match.state.legal_notations() == legal


def test_undo_is_over_when_the_turn_is() -> None:
    table = playing("me", "open", game="babylon")
    person = act(table)
    refused("not_your_turn", lambda: takeback.undo(table, person, 0))


def test_a_takeback_waits_until_everybody_agrees() -> None:
    table = playing("me", "open", "open", game="babylon")
    first = act(table)
    others = sorted({ANA.id, BEN.id, EVE.id} - {first})
    commit(table, takeback.ask_takeback(table, first, 0, NOW))
    commit(table, answer(table, others[0], True))
    assert table.ply == 1
    assert table.config.takeback is not None
    commit(table, answer(table, others[1], True))
    assert table.ply == 0
    assert table.config.takeback is None
    refused("no_takeback", lambda: answer(table, others[1], True))


def test_a_takeback_may_be_denied_withdrawn_and_is_void_after_the_next_action() -> None:
    table = playing("me", "open", game="babylon")
    first = act(table)
    other = {ANA.id: BEN.id, BEN.id: ANA.id}[first]
    for answering in (other, first):
        commit(table, takeback.ask_takeback(table, first, 0, NOW))
        commit(table, answer(table, answering, False))
        assert table.config.takeback is None
    commit(table, takeback.ask_takeback(table, first, 0, NOW))
    act(table)
    assert table.config.takeback is None
    assert table.ply == 2


def test_consent_to_a_takeback_is_for_the_offer_that_was_seen() -> None:
    # B's consent to one ply went to another one that A had put in its place.
    table = playing("me", "open", game="babylon")
    first = act(table)
    other = act(table)
    while mover(table) != first:
        act(table)
    ply = table.ply
    act(table)
    commit(table, takeback.ask_takeback(table, first, ply, NOW))
    seen = table.config.takeback
    assert seen is not None
    commit(table, takeback.ask_takeback(table, first, 0, NOW))
    changed = table.config.takeback
    assert changed is not None
    for stale in (Consent(seen.offer, True), Consent(seen.offer, False)):
        with pytest.raises(Refusal) as caught:
            takeback.answer_takeback(table, other, stale, NOW)
        assert (caught.value.code, caught.value.facts) == ("takeback_changed", {"offer": changed.offer})
    assert table.config.takeback == changed
    # The same ply again, but after another action, is another offer too.
    act(table)
    commit(table, takeback.ask_takeback(table, first, ply, NOW))
    refused("takeback_changed", lambda: takeback.answer_takeback(table, other, Consent(seen.offer, True), NOW))


def test_a_changed_offer_needs_all_consents_anew() -> None:
    table = playing("me", "open", "open", game="babylon")
    first = act(table)
    others = sorted({ANA.id, BEN.id, EVE.id} - {first})
    commit(table, takeback.ask_takeback(table, first, 0, NOW))
    commit(table, answer(table, others[0], True))
    commit(table, takeback.ask_takeback(table, first, 0, NOW))
    assert table.config.takeback is not None
    assert missing_consents(table.config, table.config.takeback) == others


def test_a_takeback_needs_the_consent_of_those_who_are_away() -> None:
    # In the pauses of an opponent the tiles under seven stacks could be read.
    table = playing("me", "open", game="babylon", clock=CLOCK)
    first = act(table)
    assert table.match is not None
    assert table.match.at(0).reveals(table.match.at(0).parse_action(table.match.record.actions[0]))
    change = table.time_out(NOW + 90)
    assert change is not None
    commit(table, change)
    (away,) = {ANA.id, BEN.id} - {first}
    commit(table, takeback.ask_takeback(table, first, 0, NOW))
    assert table.ply == 1
    commit(table, answer(table, away, True))
    assert table.ply == 0


def test_who_asks_for_a_takeback_cannot_agree_to_it() -> None:
    table = playing("me", "open", game="babylon")
    first = act(table)
    commit(table, takeback.ask_takeback(table, first, 0, NOW))
    commit(table, answer(table, first, True))
    assert table.ply == 1


def test_a_takeback_goes_to_a_decision_of_ones_own() -> None:
    table = playing("me", "open", game="babylon")
    first = act(table)
    other = {ANA.id: BEN.id, BEN.id: ANA.id}[first]
    refused("no_takeback", lambda: takeback.ask_takeback(table, other, 0, NOW))
    refused("no_takeback", lambda: takeback.ask_takeback(table, first, 1, NOW))
    refused("not_seated", lambda: takeback.ask_takeback(table, "nobody", 0, NOW))


def test_against_bots_a_takeback_is_instant() -> None:
    table = playing("me", "novice", game="babylon")
    while table.bot_level() is not None:
        assert table.match is not None
        commit(table, table.play(table.match.state.legal_notations()[:1], NOW))
    ply = table.ply
    act(table)
    commit(table, takeback.ask_takeback(table, ANA.id, ply, NOW))
    assert table.ply == ply


# Giving up, and time.


def test_of_two_the_other_wins_when_one_resigns() -> None:
    table = playing("me", "open")
    commit(table, table.resign(BEN.id, NOW))
    result = table.config.result
    assert result is not None
    assert (result.reason, result.winners, table.config.status) == ("resigned", [0], "over")
    refused("not_playing", lambda: table.resign(ANA.id, NOW))


def test_of_three_the_stand_in_plays_on_and_who_resigned_does_not_win() -> None:
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


def test_among_bots_the_only_person_ends_the_game_by_resigning() -> None:
    table = playing("me", "novice", "novice", game="babylon")
    commit(table, table.resign(ANA.id, NOW))
    result = table.config.result
    assert result is not None
    assert set(result.winners) <= {1, 2}
    assert result.winners


CLOCK = Clock(turn=30, bank=60)


def test_the_bank_pays_for_what_a_turn_takes_longer() -> None:
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


def test_the_clock_runs_on_while_one_goes_on_with_a_turn_or_undoes() -> None:
    table = playing("me", "open", game="babylon", clock=CLOCK)
    rng = Rng(2)
    while table.undo_to() is None:
        act(table, choose=lambda legal: legal[rng.below(len(legal))], now=NOW)
    deadline = table.deadline()
    commit(table, takeback.undo(table, mover(table), table.undo_limit))
    assert table.deadline() == deadline == NOW + 90


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


def test_to_return_before_the_stand_in_has_moved_gives_no_fresh_turn() -> None:
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


def test_who_is_returning_and_resigns_does_not_get_the_seat_back() -> None:
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


def test_who_has_resigned_cannot_resign_again_nor_ask_for_or_answer_a_takeback() -> None:
    # To resign again gave the current player a fresh turn, and made the takebacks of others void.
    table = playing("me", "open", "open", game="babylon", clock=CLOCK)
    first = act(table)
    second = mover(table)
    (third,) = {ANA.id, BEN.id, EVE.id} - {first, second}
    act(table)
    commit(table, table.resign(first, NOW))
    commit(table, takeback.ask_takeback(table, second, 1, NOW))
    for call in (
        lambda: table.resign(first, NOW + 20),
        lambda: takeback.ask_takeback(table, first, 0, NOW),
        lambda: answer(table, first, False),
    ):
        refused("already_resigned", call)
    assert table.config.takeback is not None
    commit(table, answer(table, third, True))
    assert table.ply == 1


def test_without_a_clock_there_is_no_deadline() -> None:
    table = playing("me", "open")
    assert table.deadline() is None
    assert table.time_out(NOW * 2) is None


def test_a_bot_that_failed_plays_on_as_a_novice_and_the_table_says_so() -> None:
    table = playing("me", "greedy", game="babylon")
    while table.bot_level() is None:
        act(table)
    commit(table, table.replace_failed_bot(NOW))
    assert table.bot_level() == "novice"
    assert table.seats[1].trouble


def test_a_bot_that_failed_is_asked_again_in_a_turn_that_begins_later() -> None:
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


# Afterwards.


def test_a_rematch_moves_everybody_one_seat_on_and_keeps_their_seats() -> None:
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


def test_a_record_is_told_when_the_game_is_over() -> None:
    table = playing("me", "me")
    refused("not_over", table.record)
    while table.player is not None:
        act(table)
    assert table.match is not None
    assert table.record().actions == table.match.record.actions


def test_an_id_can_be_an_argument_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    # `semiramis quarantine --release` took an id that began with a hyphen for an option.
    drawn = iter(["-vX3", "vX3-"])
    monkeypatch.setattr("semiramis.server.table_config.secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "vX3-"
