"""Tables whose games start from a position: they play as the position does, and hide what is hidden."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import semiramis
from semiramis.games.game import State
from semiramis.games.rng import Rng
from semiramis.tables import presenter, seating, takeback
from semiramis.tables.config import Start, TableConfig
from semiramis.tables.messages import Act, Hints, History, Position, SeatPlan, TableInfo, TableList
from semiramis.tables.stored import Stored, restore
from semiramis.tables.table import Table
from tests.games.positions import Start as Begin
from tests.games.positions import starts
from tests.server.game_play import choose
from tests.server.postgres import Cluster
from tests.server.running_server import BOT, INVITED, ME, Refused, RunningServer, Time, Visitor, run_server
from tests.server.server_process import start_server_process
from tests.server.table_steps import ANA, BEN, NOW, act, answer, commit, mover, refused, table_of

GAMES = ["babylon", "amytis"]


def midway(game: str, seed: int = 3, plies: int = 20) -> State:
    state, rng = semiramis.new(game, seed=seed), Rng(seed)
    for _ in range(plies):
        state.apply(state.random_action(rng))
    return state


def stored(table: Table) -> Stored:
    """The table as the database has it, through its JSON."""
    config = msgspec.json.decode(msgspec.json.encode(table.config), type=TableConfig)
    assert table.match is not None
    record = table.match.record
    actions = [(seat, text, at) for text, (seat, at) in zip(record.actions, table.stamps, strict=True)]
    return Stored(table.id, table.revision, config, NOW, NOW, record.setup, record.players, actions)


def start_of(table: Table) -> Start:
    assert table.config.start is not None
    return table.config.start


def state_of(table: Table) -> State:
    assert table.match is not None
    return table.match.state


@settings(max_examples=40, deadline=None)
@given(starts(), st.integers(0, 2**32), st.integers(0, 200), st.integers(0, 12))
def test_a_table_from_a_position_plays_exactly_as_the_state_does(
    begins: Begin, chance: int, plies: int, steps: int
) -> None:
    state, rng = begins.state(), Rng(chance)
    for _ in range(plies):
        after = state.clone()
        after.apply(after.random_action(rng))
        if after.over:
            break
        state = after
    text = semiramis.format_position(state)
    table = table_of(*["me"] * state.players, game=state.game, position=text)
    commit(table, seating.start(table, ANA.id, NOW))
    start = start_of(table)
    twin = semiramis.parse_position(text, seed=start.seed)
    assert start.position == text
    assert state_of(table) == twin
    assert (table.ply, presenter.position_at(table, 0).view) == (0, twin.view(None))
    for ply in range(steps):
        if twin.over:
            break
        action = twin.format_action(twin.random_action(rng))
        assert state_of(table).legal_notations() == twin.legal_notations()
        seat, events = twin.player, twin.events(twin.parse_action(action))
        twin.play(action)
        commit(table, table.act(ANA.id, Act(ply, action), NOW))
        assert state_of(table) == twin
        assert table.last is not None
        assert (table.last.ply, table.last.seat, table.last.events) == (ply + 1, seat, events)
        assert table.ply == ply + 1
    # What is read again is the same, also what nobody has seen.
    again = restore(stored(table))
    assert state_of(again) == state_of(table)
    assert (again.ply, again.undo_limit, again.last) == (table.ply, table.undo_limit, table.last)
    history = msgspec.json.decode(presenter.history_json(again), type=History)
    assert [done.ply for done in history.actions] == list(range(1, table.ply + 1))
    for ply in range(table.ply + 1):
        assert presenter.position_at(again, ply).view == presenter.position_at(table, ply).view


@pytest.mark.parametrize("game", GAMES)
def test_a_takeback_goes_back_to_the_position_of_the_start(game: str) -> None:
    state = midway(game)
    table = table_of("me", "invited", game=game, position=semiramis.format_position(state))
    commit(table, seating.join(table, BEN, None, table.config.invitation))
    commit(table, seating.start(table, ANA.id, NOW))
    first = state_of(table).clone()
    person = mover(table)
    other = {ANA.id: BEN.id, BEN.id: ANA.id}[person]
    rng = Rng(1)
    for _ in range(9):
        act(table, choose=lambda legal: legal[rng.below(len(legal))])
    refused("no_takeback", lambda: takeback.ask_takeback(table, person, 9, NOW))
    commit(table, takeback.ask_takeback(table, person, 0, NOW))
    commit(table, answer(table, other, agree=True))
    assert table.ply == 0
    assert state_of(table) == first
    assert state_of(restore(stored(table))) == first
    assert table.stamps == []


def test_undo_goes_back_within_the_first_turn() -> None:
    state, rng = midway("babylon"), Rng(5)
    while not any(action.startswith("place") for action in state.legal_notations()):
        state.apply(state.random_action(rng))
    table = table_of("me", "me", game="babylon", position=semiramis.format_position(state))
    commit(table, seating.start(table, ANA.id, NOW))
    place = next(action for action in state.legal_notations() if action.startswith("place"))
    commit(table, table.act(ANA.id, Act(0, place), NOW))
    assert (table.ply, table.undo_to()) == (1, 0)
    commit(table, takeback.undo(table, ANA.id, 0))
    assert state_of(table).view(None) == state.view(None)
    refused("nothing_to_undo", lambda: takeback.undo(table, ANA.id, 0))


def finished() -> str:
    state, rng = semiramis.new("amytis", seed=1), Rng(1)
    while not state.over:
        state.apply(state.random_action(rng))
    return semiramis.format_position(state)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"position": "amytis phase=build"}, "the position has no first"),
        ({"position": "amytis nonsense"}, "'nonsense' is not a field"),
        ({"position": semiramis.format_position(midway("babylon"))}, "this is not a position of amytis"),
        ({"position": finished()}, "the game is over in this position"),
        (
            {"position": semiramis.format_position(midway("amytis")), "options": {"sides": {"wall": "B"}}},
            "the options are part of the position",
        ),
    ],
)
def test_what_cannot_be_played_on_is_refused(settings: dict[str, Any], message: str) -> None:
    refusal = refused("bad_position", lambda: table_of("me", "novice", **settings))
    assert refusal.status == 400
    assert message in refusal.message


def test_a_position_needs_as_many_seats_as_it_has() -> None:
    text = semiramis.format_position(midway("babylon"))
    refusal = refused("bad_position", lambda: table_of("me", "me", "me", game="babylon", position=text))
    assert refusal.message == "the position has 2 seats, and the table 3"


def test_the_options_of_the_table_are_those_of_the_position() -> None:
    state = semiramis.new("amytis", options={"sides": {"wall": "B"}}, seed=4)
    table = table_of("me", "novice", position=semiramis.format_position(state))
    assert table.config.options["sides"]["wall"] == "B"
    start = presenter.table_message(table).start
    assert start is not None
    assert (start.position, start.points) == (semiramis.format_position(state), [0, 0])


def test_two_tables_of_a_position_hide_different_things_and_so_does_a_rematch() -> None:
    text = semiramis.format_position(midway("babylon"))
    one, other = (table_of("me", "me", game="babylon", position=text) for _ in range(2))
    assert start_of(one).seed != start_of(other).seed
    commit(one, seating.start(one, ANA.id, NOW))
    commit(one, one.resign(ANA.id, NOW))
    again = seating.plan_rematch(one, ANA)
    assert again.start is not None
    assert again.start.position == text
    assert again.start.seed != start_of(one).seed


# Over HTTP.


def visible(state: State) -> str:
    return semiramis.format_position(state)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_a_position_is_played_to_its_end_over_http(server: RunningServer, game: str) -> None:
    state = midway(game, plies=30)
    ada, bo = server.visitor("Ada"), server.visitor("Bo")
    table = ada.create(game, [ME, INVITED], position=visible(state))
    bo.join(table)
    reader = server.visitor().follow(table.id)
    ada.start(table.id)
    people = [ada, bo]
    chance = random.Random(2)
    position = ada.position(table.id)
    assert (position.ply, position.view) == (0, state.view(None))
    while position.player is not None:
        actor = people[position.player]
        position = actor.position(table.id)
        position = actor.act(table.id, position.ply, choose(position, chance))
    told = reader.until(lambda event: event.id == position.ply)
    plies = [event.id for event in told if event.name in ("position", "move")]
    assert plies == list(range(position.ply + 1))
    over = ada.table(table.id)
    assert over.start is not None
    assert (over.status, over.ply, over.start.position) == ("over", position.ply, visible(state))
    assert over.start.points == [state.points(seat) for seat in range(2)]
    assert ada.get("/tables?mine=true", TableList).tables[0].ply == position.ply
    with pytest.raises(Refused) as none:
        ada.get(f"/tables/{table.id}/record", dict)
    assert (none.value.status, none.value.code) == (409, "no_record")
    # A reader who missed the last moves gets them.
    late = server.visitor().follow(table.id, after=position.ply - 3)
    assert [late.next().id for _ in range(4)] == [None, position.ply - 2, position.ply - 1, position.ply]


def test_the_computer_plays_and_gives_hints_from_a_position(server: RunningServer) -> None:
    state = midway("amytis", plies=12)
    seats = [ME if seat == state.player else BOT for seat in range(2)]
    ada = server.visitor("Ada")
    table = ada.create("amytis", seats, position=visible(state), autostart=True)
    reader = ada.follow(table.id)
    position = ada.position(table.id)
    hints = ada.post(f"/tables/{table.id}/hints", Hints, {"ply": 0}).hints
    assert {hint.action for hint in hints} <= set(position.legal or [])
    while position.player == state.player:
        assert position.legal
        position = ada.act(table.id, position.ply, position.legal[0])
    last = reader.until(lambda event: event.name == "move" and event.told(Position).player == state.player)[-1]
    answered = last.told(Position)
    assert answered.ply > position.ply
    assert answered.last is not None
    assert answered.last.seat != state.player


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_a_position_survives_a_restart(game: str, tmp_path: Path) -> None:
    state, time = midway(game), Time()
    with run_server(tmp_path, time=time) as server:
        ada = server.visitor("Ada")
        table = ada.create(game, [ME, ME], position=visible(state), autostart=True)
        position = ada.position(table.id)
        for _ in range(4):
            assert position.legal
            position = ada.act(table.id, position.ply, position.legal[0])
        token, before = ada.token, server.service._cache.get(table.id)
        assert before is not None
    with run_server(tmp_path, time=time) as server:
        ada = server.visitor()
        ada.http.headers["authorization"] = f"Bearer {token}"
        assert ada.position(table.id) == position
        after = server.service._cache.get(table.id)
        assert after is not None
        assert state_of(after) == state_of(before)  # also what is hidden
        assert ada.position(table.id, 0).view == state.view(None)
        ada.post(f"/tables/{table.id}/takeback", TableInfo, {"ply": 0})
        assert ada.position(table.id).view == state.view(None)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_sent_tells_what_is_hidden(
    game: str, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = visible(midway(game))
    ada = server.visitor("Ada")
    sent: list[list[str]] = []
    hidden: list[State] = []
    for seed in (11, 12):
        monkeypatch.setattr("semiramis.tables.config.secrets.randbits", lambda _, seed=seed: seed * 10**17)
        table = ada.create(game, [ME, ME], position=text, autostart=True)
        paths = ["", "position?annotations=true", "positions/0", "actions", "events?follow=false&annotations=true"]
        answers = [ada.send("GET", f"/tables/{table.id}/{path}").text for path in paths]
        found = server.service._cache.get(table.id)
        assert found is not None
        hidden.append(state_of(found))
        assert str(seed * 10**17) not in "".join(answers)
        sent.append([answer.replace(table.id, "") for answer in answers])
    assert hidden[0] != hidden[1]
    assert _without_invitation(sent[0]) == _without_invitation(sent[1])


def _without_invitation(answers: list[str]) -> list[str]:
    return [re.sub(r'"invitation":"[^"]*"', "", answer) for answer in answers]


# The command.


def position_address(line: str) -> tuple[str, str]:
    found = re.fullmatch(r"Your table is at http://\S+/#/table/([\w-]+)\?invitation=([\w-]+)\n", line)
    assert found, line
    return found[1], found[2]


def sit_down(address: str, line: str, name: str) -> tuple[Visitor, TableInfo]:
    id, invitation = position_address(line)
    visitor = Visitor(address)
    visitor.enter(name)
    return visitor, visitor.post(f"/tables/{id}/join", TableInfo, {"invitation": invitation})


def test_the_command_creates_a_table_whose_first_person_is_the_host(tmp_path: Path) -> None:
    state = midway("amytis")
    options = "--database", str(tmp_path / "tables.db"), "--position", visible(state)
    with start_server_process(*options) as (server, address):
        assert server.stdout is not None
        ada, table = sit_down(address, server.stdout.readline(), "Ada")
        assert (table.host, table.status) == (ada.id, "open")
        kinds = [seat.kind for seat in table.seats]
        assert kinds[state.player] == "person"
        assert [seat.level for seat in table.seats if seat.kind == "bot"] == ["architect"]
        # Both seats at one screen.
        ada.send("PUT", f"/tables/{table.id}/seats/{1 - state.player}", SeatPlan("me", name="Bo")).raise_for_status()
        ada.start(table.id)
        assert ada.position(table.id).view == state.view(None)
        assert ada.position(table.id).legal == state.legal_notations()
        ada.close()


def test_several_workers_serve_the_table_of_the_command(postgresql: Cluster) -> None:
    state = midway("amytis")
    options = "--workers", "2", "--database", postgresql.fresh(), "--position", visible(state), "--no-limits"
    with start_server_process(*options) as (server, address):
        assert server.stdout is not None
        ada, table = sit_down(address, server.stdout.readline(), "Ada")
        seat = 1 - state.player
        ada.send("PUT", f"/tables/{table.id}/seats/{seat}", SeatPlan("me")).raise_for_status()
        ada.start(table.id)
        # Each visitor has a connection, and so maybe another worker.
        watchers = [Visitor(address) for _ in range(6)]
        readers = [watcher.follow(table.id) for watcher in watchers]
        position = ada.position(table.id)
        for _ in range(3):
            assert position.legal
            position = ada.act(table.id, position.ply, position.legal[0])
        for watcher, reader in zip(watchers, readers, strict=True):
            reader.until(lambda event: event.id == 3)
            assert watcher.position(table.id).view == position.view
            watcher.close()
        ada.close()
