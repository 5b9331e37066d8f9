"""Undo within a turn, and takebacks that others have to agree to."""

from __future__ import annotations

import pytest

from semiramis.games.record import Match
from semiramis.games.rng import Rng
from semiramis.tables import takeback
from semiramis.tables.actions import replay
from semiramis.tables.config import missing_consents
from semiramis.tables.messages import Consent
from semiramis.tables.refusals import Refusal
from semiramis.tables.table import Table
from tests.server.table_steps import ANA, BEN, CLOCK, EVE, NOW, act, answer, commit, mover, playing, refused

pytestmark = pytest.mark.usefixtures("fixed_seed")


def to_placement(seed: int) -> Table:
    """Return a table of Babylon in the middle of a turn, after a dig and a placement."""
    rng = Rng(seed)
    table = playing("me", "open", game="babylon")
    while table.undo_to() is None:
        act(table, choose=lambda legal: legal[rng.below(len(legal))])
    return table


@pytest.mark.parametrize("game", ["amytis", "babylon"])
def test_a_replayed_game_has_the_undo_limit_and_last_action_of_the_played_one(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first position after a restart took three replays: of the game, of the undo limit, of the last action."""
    table, rng = playing("me", "open", game=game), Rng(5)
    monkeypatch.setattr(Match, "at", None)  # what replays a game again
    while table.config.status == "playing":
        act(table, choose=lambda legal: legal[rng.below(len(legal))])
        assert table.match is not None
        match = table.match.restart()
        undo_limit, last = replay(match, table.match.record.actions, table.stamps)
        assert (match.record, undo_limit, last) == (table.match.record, table.undo_limit, table.last)
        assert match.state.view(None) == table.match.state.view(None)


def test_undo_goes_back_within_the_turn_but_not_before_a_revealing_action() -> None:
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


def test_a_dig_that_revealed_a_tile_cannot_be_undone() -> None:
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


def test_a_dig_that_revealed_no_tile_can_be_undone() -> None:
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


def test_undo_is_not_possible_after_the_turn() -> None:
    table = playing("me", "open", game="babylon")
    person = act(table)
    refused("not_your_turn", lambda: takeback.undo(table, person, 0))


def test_a_takeback_needs_the_consent_of_all_opponents() -> None:
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


def test_a_takeback_ends_when_denied_withdrawn_or_after_the_next_action() -> None:
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


def test_consent_to_a_takeback_names_its_offer() -> None:
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


def test_a_takeback_needs_the_consent_of_absent_players() -> None:
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


def test_the_player_who_asks_for_a_takeback_cannot_agree_to_it() -> None:
    table = playing("me", "open", game="babylon")
    first = act(table)
    commit(table, takeback.ask_takeback(table, first, 0, NOW))
    commit(table, answer(table, first, True))
    assert table.ply == 1


def test_a_takeback_goes_back_to_a_decision_of_the_player_who_asks() -> None:
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


def test_the_clock_keeps_running_during_a_turn_and_after_undo() -> None:
    table = playing("me", "open", game="babylon", clock=CLOCK)
    rng = Rng(2)
    while table.undo_to() is None:
        act(table, choose=lambda legal: legal[rng.below(len(legal))], now=NOW)
    deadline = table.deadline()
    commit(table, takeback.undo(table, mover(table), table.undo_limit))
    assert table.deadline() == deadline == NOW + 90


def test_a_player_who_resigned_can_neither_resign_again_nor_ask_for_or_answer_a_takeback() -> None:
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
