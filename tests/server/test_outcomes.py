"""`POST /outcomes`: the current player gets the outcomes of actions in advance, and nothing changes."""

from __future__ import annotations

import random
from collections.abc import Sequence

import httpx
import msgspec
import pytest

from semiramis.games import GAMES
from semiramis.tables.messages import Error, Outcomes, Position
from tests.server.game_play import Party, choose
from tests.server.refused import assert_refused
from tests.server.running_server import BOT, ME, RunningServer, Visitor


def ask(person: Visitor, table: str, ply: int, actions: Sequence[str], **more: object) -> httpx.Response:
    return person.send("POST", f"/tables/{table}/outcomes", {"ply": ply, "actions": actions, **more})


def outcomes(person: Visitor, table: str, ply: int, actions: Sequence[str]) -> Outcomes:
    return msgspec.json.decode(ask(person, table, ply, actions).raise_for_status().content, type=Outcomes)


def to_act(party: Party) -> tuple[Visitor, Position, list[str]]:
    position = party.position()
    assert position.player is not None
    assert position.legal is not None
    return party[position.player], position, position.legal


TURNED_UP = {"tile_revealed", "project_revealed", "token_turned_up", "game_over"}


@pytest.mark.parametrize("game", GAMES)
def test_foreseen_outcomes_are_what_happens(lasting: RunningServer, game: str) -> None:
    party, chance = Party(lasting, game, 2), random.Random(3)
    told_events = 0
    for _ in range(25):
        person, position, legal = to_act(party)
        position.legal = [action for action in legal if action != "project deck"]  # its points are unknown
        action = choose(position, chance)
        (told,) = outcomes(person, party.id, position.ply, [action]).outcomes
        assert (told.action, told.refused) == (action, None)
        before = position.view["seats"][position.player]["breakdown"]
        done = person.act(party.id, position.ply, action)
        assert done.last is not None
        assert told.final == (done.undo_to is None)
        assert all(event in done.last.events for event in told.events)
        assert not {event["event"] for event in told.events} & TURNED_UP
        after = done.view["seats"][position.player]["breakdown"]
        lines = [line for line in after if line != "visible_pits"]
        assert told.points == {line: after[line] - before[line] for line in lines if after[line] != before[line]}
        told_events += len(told.events)
    assert told_events > 25


@pytest.mark.parametrize("game", GAMES)
def test_requesting_outcomes_changes_nothing(lasting: RunningServer, game: str) -> None:
    party = Party(lasting, game, 2)
    person, position, legal = to_act(party)
    table = person.table(party.id)
    told = outcomes(person, party.id, 0, legal[:200])
    assert [outcome.action for outcome in told.outcomes] == legal[:200]
    assert told.ply == 0
    assert person.table(party.id) == table
    assert person.position(party.id) == position


def test_the_outcome_of_an_illegal_action_is_the_refusal_of_the_action(lasting: RunningServer) -> None:
    party = Party(lasting, "babylon", 2)
    person, _, legal = to_act(party)
    actions = ["finish none", "dig b2", "castle", legal[0], "place dug a1 r0 L9", "x" * 100, legal[0]]
    told = outcomes(person, party.id, 0, actions).outcomes
    assert [outcome.action for outcome in told] == actions
    assert [outcome.refused is None for outcome in told] == [False, False, False, True, False, False, True]
    for outcome in told:
        if outcome.refused is not None:
            answer = person.send("POST", f"/tables/{party.id}/actions", {"ply": 0, "action": outcome.action})
            assert answer.status_code in (400, 409)
            assert msgspec.json.decode(answer.content, type=Error) == outcome.refused
            assert (outcome.events, outcome.points) == ([], {})


def test_only_the_current_player_gets_outcomes(lasting: RunningServer) -> None:
    party = Party(lasting, "amytis", 2)
    person, position, legal = to_act(party)
    other = party[1 - (position.player or 0)]
    assert_refused(ask(other, party.id, 0, legal[:1]), "not_your_turn")
    assert_refused(ask(lasting.visitor("Carl"), party.id, 0, legal[:1]), "not_seated")
    assert_refused(ask(lasting.visitor(), party.id, 0, legal[:1]), "no_identity")
    assert_refused(ask(person, party.id, 1, legal[:1]), "stale_ply")
    assert_refused(ask(person, party.id, 0, legal[:1], undone=1), "stale_ply")
    assert_refused(ask(person, "nowhere", 0, legal[:1]), "no_such_table")
    waiting = person.create("amytis", [ME, BOT])
    assert_refused(ask(person, waiting.id, 0, legal[:1]), "not_playing")
    assert ask(person, party.id, 0, legal[:1], undone=0).status_code == 200
