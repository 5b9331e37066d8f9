"""Hints: only the current player gets them, if the table allows them; a failure does not affect the game."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from semiramis.games import GAMES
from semiramis.games.record import Match, Record
from semiramis.server.bots.processes import NO_ORIGIN, Bots
from semiramis.server.bots.scheduler import Origin
from semiramis.server.http import limits
from semiramis.tables.config import TableConfig
from semiramis.tables.messages import GameHintReason, Hint, Hints, Person, TableInfo
from tests.server.game_play import Party
from tests.server.refused import assert_refused
from tests.server.running_server import BOT, ME, RunningServer, Visitor, run_server

# A worker whose hints do as they are named, on the real worker's own protocol.
WORKER = """
import os, sys, time
from pathlib import Path
from semiramis.ai import worker
from semiramis.ai.hint import Hint
from semiramis.ai.levels import LEVELS

def crash(state, rng):
    os._exit(1)

def stall(state, rng):
    Path(__file__).with_suffix(".stalled").touch()
    time.sleep(3600)

def nothing(state, rng):
    return []

def crash_once(state, rng):
    before = Path(__file__).with_suffix(".crashed")
    if not before.exists():
        before.touch()
        os._exit(1)
    action = state.legal_actions()[0]
    text = state.format_action(action)
    return [Hint(action, text, [text], 0.5, 0.0, [])]

worker.main(LEVELS, {hinter})
"""


def bots_whose_hints(folder: Path, hinter: str, workers: int = 1) -> Bots:
    script = folder / f"{hinter}.py"
    script.write_text(WORKER.format(hinter=hinter))
    return Bots(workers, [sys.executable, str(script)])


class Simple(Bots):
    """Bots in this process: their hint is the first legal action, and they count their calls."""

    def __init__(self) -> None:
        super().__init__(0)
        self.thoughts = 0
        self.origin: Origin | None = None
        """The origin of the last call."""
        self.longer: asyncio.Event | None = None
        """If set, calls wait for this event."""

    async def hints(self, record: bytes, origin: Origin = NO_ORIGIN) -> list[Hint]:
        self.thoughts += 1
        self.origin = origin
        if self.longer is not None:
            await self.longer.wait()
        action = Match.of(Record.loads(record)).state.legal_notations()[0]
        return [Hint(action, [action], 0.6, 4.5, [GameHintReason("last_turn", {})])]


@pytest.fixture(scope="module")
def simple() -> Simple:
    return Simple()


@pytest.fixture(scope="module")
def hint_service(tmp_path_factory: pytest.TempPathFactory, simple: Simple) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("hints"), bots=simple) as opened:
        yield opened


def ask(person: Visitor, table: str, ply: int, **more: object) -> httpx.Response:
    return person.send("POST", f"/tables/{table}/hints", {"ply": ply, **more})


def hints(person: Visitor, table: str, ply: int) -> Hints:
    return msgspec.json.decode(ask(person, table, ply).raise_for_status().content, type=Hints)


def to_act(party: Party) -> tuple[Visitor, Visitor]:
    """Return the current player and the other one."""
    player = party.position().player
    assert player is not None
    return party[player], party[1 - player]


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_turns(tmp_path: Path, game: str) -> None:
    with run_server(tmp_path) as server:
        party = Party(server, game, 2)
        person, _ = to_act(party)
        position = person.position(party.id)
        assert position.legal is not None
        told = hints(person, party.id, 0)
        assert told.ply == 0
        assert 1 <= len(told.hints) <= 3
        assert len({hint.action for hint in told.hints}) == len(told.hints)
        for hint in told.hints:
            assert hint.action in position.legal
            assert hint.turn[0] == hint.action
            assert 0 <= hint.chance <= 1
        best = told.hints[0]
        assert best.reasons
        for ply, action in enumerate(best.turn):
            person.act(party.id, ply, action)


def test_hints_change_nothing_and_are_computed_once_per_position(hint_service: RunningServer, simple: Simple) -> None:
    party = Party(hint_service, "amytis", 2)
    person, _ = to_act(party)
    table, position = person.table(party.id), person.position(party.id)
    before = simple.thoughts
    first = hints(person, party.id, 0)
    assert hints(person, party.id, 0) == first
    assert simple.thoughts == before + 1
    assert simple.origin == Origin(person.get("/me", Person).id, "127.0.0.1")
    assert person.table(party.id) == table
    assert person.position(party.id) == position
    person.act(party.id, 0, first.hints[0].action)
    person, _ = to_act(party)
    assert hints(person, party.id, 1).ply == 1
    assert simple.thoughts == before + 2


def test_only_the_current_player_gets_hints(hint_service: RunningServer, simple: Simple) -> None:
    party = Party(hint_service, "amytis", 2)
    person, other = to_act(party)
    before = simple.thoughts
    assert_refused(ask(other, party.id, 0), "not_your_turn")
    assert_refused(ask(hint_service.visitor("Carl"), party.id, 0), "not_seated")
    assert_refused(ask(hint_service.visitor(), party.id, 0), "no_identity")
    assert_refused(ask(person, party.id, 1), "stale_ply")
    assert_refused(ask(person, party.id, 0, undone=1), "stale_ply")
    assert_refused(ask(person, "nowhere", 0), "no_such_table")
    assert_refused(ask(person, person.create("amytis", [ME, BOT]).id, 0), "not_playing")
    person.post(f"/tables/{party.id}/resign", TableInfo)
    assert_refused(ask(other, party.id, 0), "not_playing")
    assert simple.thoughts == before


def test_a_table_without_hints_refuses_them_and_shows_it(hint_service: RunningServer, simple: Simple) -> None:
    allowed, forbidden = Party(hint_service, "amytis", 2), Party(hint_service, "amytis", 2, hints=False)
    before = simple.thoughts
    assert hint_service.visitor().table(allowed.id).hints
    assert not hint_service.visitor().table(forbidden.id).hints
    assert_refused(ask(to_act(forbidden)[0], forbidden.id, 0), "hints_not_allowed")
    assert simple.thoughts == before
    for party in (allowed, forbidden):
        party[0].post(f"/tables/{party.id}/resign", TableInfo)
        again = party[0].post(f"/tables/{party.id}/rematch", TableInfo)
        assert again.hints == (party is allowed)


def test_a_table_stored_before_hints_existed_has_none() -> None:
    stored = b'{"game":"amytis","options":{},"host":"ana","invitation":"x","seats":[]}'
    assert not msgspec.json.decode(stored, type=TableConfig).hints


@pytest.mark.parametrize("hinter", ["crash", "nothing"])
def test_a_failed_hint_is_reported_and_the_game_continues(tmp_path: Path, hinter: str) -> None:
    with run_server(tmp_path, bots=bots_whose_hints(tmp_path, hinter)) as server:
        ana = server.visitor("Ana")
        table = ana.create("amytis", [ME, BOT], autostart=True)
        events = ana.follow(table.id)
        events.until(lambda event: event.name == "turn")
        position = ana.position(table.id)
        assert position.legal is not None
        assert_refused(ask(ana, table.id, position.ply), "hints_failed")
        assert ana.position(table.id) == position
        ana.act(table.id, position.ply, position.legal[0])
        while ana.position(table.id).player == 0:
            later = ana.position(table.id)
            assert later.legal is not None
            ana.act(table.id, later.ply, later.legal[0])
        # The same worker plays the bot's turn.
        events.until(lambda event: event.name == "turn")
        assert not any(seat.trouble for seat in ana.table(table.id).seats)


def test_hints_are_requested_again_after_a_worker_crash(tmp_path: Path) -> None:
    with run_server(tmp_path, bots=bots_whose_hints(tmp_path, "crash_once")) as server:
        party = Party(server, "amytis", 2)
        person, _ = to_act(party)
        assert len(hints(person, party.id, 0).hints) == 1
        assert (tmp_path / "crash_once.crashed").exists()


def test_hints_of_a_person_are_limited(strict: RunningServer) -> None:
    anna = strict.visitor("Anna")
    answers = [ask(anna, "nowhere", 0) for _ in range(int(limits.HINTS_OF_PERSON.burst) + 1)]
    assert_refused(answers[-2], "no_such_table")
    assert_refused(answers[-1], "too_many_requests")


def record_of(game: str) -> bytes:
    return Match.new(GAMES[game](), ["Ana", "Ben"], None, 1).record.dumps().encode()


def test_a_cancelled_hint_request_frees_its_worker(tmp_path: Path) -> None:
    async def ask_and_leave() -> list[str]:
        bots = bots_whose_hints(tmp_path, "stall")
        try:
            asked = asyncio.create_task(bots.hints(record_of("amytis")))
            while not (tmp_path / "stall.stalled").exists():
                await asyncio.sleep(0.05)
            played = asyncio.create_task(bots.ask("novice", record_of("amytis")))
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            return await played
        finally:
            await bots.close()

    assert asyncio.run(ask_and_leave())
