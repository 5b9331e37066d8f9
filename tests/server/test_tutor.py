"""The tutor: for one person against bots alone, if the table allows hints; it says less with a longer streak."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from semiramis.ai.tutor import BEGINNER, PROFICIENT
from semiramis.games import GAMES
from semiramis.games.record import Match, Record
from semiramis.server.bots.processes import NO_ORIGIN, Bots, Topic, Verdict
from semiramis.server.bots.scheduler import Origin
from semiramis.server.http import limits
from semiramis.tables.bot_turns import BotFailed
from semiramis.tables.messages import Advice, GameHintReason, Hint, Mistake, Person, Position, Review, TableInfo
from tests.server.game_play import Party
from tests.server.refused import assert_refused
from tests.server.running_server import BOT, INVITED, ME, RunningServer, Visitor, run_server

REASON = GameHintReason("last_turn", {})


class Simple(Bots):
    """Bots in this process: they play the first legal action and find a topic and a mistake everywhere."""

    def __init__(self) -> None:
        super().__init__(0)
        self.topics = 0
        self.matters = False
        self.reviewed: list[tuple[int, list[str]]] = []
        """The ply and the actions of each turn that was reviewed."""
        self.origin: Origin | None = None
        self.fails = False

    async def ask(self, level: str, record: bytes, origin: Origin = NO_ORIGIN) -> list[str]:
        state = Match.of(Record.loads(record)).state
        seat, actions = state.player, []
        while not state.over and state.player == seat:
            actions.append(state.legal_notations()[0])
            state.play(actions[-1])
        return actions

    async def topic(self, record: bytes, origin: Origin = NO_ORIGIN) -> Topic:
        if self.fails:
            raise BotFailed("a secret")
        self.topics += 1
        self.origin = origin
        return Topic(REASON, self.matters)

    async def review(self, record: bytes, turn: list[str], origin: Origin = NO_ORIGIN) -> Verdict:
        if self.fails:
            raise BotFailed("a secret")
        match = Match.of(Record.loads(record))
        self.reviewed.append((match.state.ply, turn))
        action = match.state.legal_notations()[-1]
        return Verdict(Mistake(0.2, 6.5, False, Hint(action, [action], 0.6, 4.5, [REASON])))


@pytest.fixture
def simple() -> Simple:
    return Simple()


@pytest.fixture
def tutored(tmp_path: Path, simple: Simple) -> Iterator[RunningServer]:
    with run_server(tmp_path, bots=simple) as opened:
        yield opened


def alone(server: RunningServer, game: str = "amytis", **wishes: object) -> tuple[Visitor, str, Position]:
    """Return a person at a table against a bot, and the position of the person's first turn."""
    person = server.visitor("Ana")
    table = person.create(game, [ME, BOT], autostart=True, **wishes)
    person.follow(table.id).until(lambda event: event.name == "turn")
    return person, table.id, person.position(table.id)


def play_turn(person: Visitor, table: str, position: Position) -> Position:
    """Play the first legal actions up to the end of the turn; return the position of the person's next turn."""
    while position.legal:
        position = person.act(table, position.ply, position.legal[0])
    events = person.follow(table)
    events.until(lambda event: event.name == "turn")
    return person.position(table)


def advice(person: Visitor, table: str, ply: int, **more: object) -> httpx.Response:
    return person.send("POST", f"/tables/{table}/advice", {"ply": ply, **more})


def review(person: Visitor, table: str, ply: int, **more: object) -> httpx.Response:
    return person.send("POST", f"/tables/{table}/review", {"ply": ply, **more})


@pytest.mark.parametrize("game", GAMES)
def test_the_workers_find_a_topic_and_review_a_turn(tmp_path: Path, game: str) -> None:
    with run_server(tmp_path) as server:
        person, table, position = alone(server, game)
        told = person.post(f"/tables/{table}/advice", Advice, {"ply": position.ply})
        assert told.ply == position.ply
        assert told.topic is not None
        play_turn(person, table, position)
        reviewed = person.post(f"/tables/{table}/review", Review, {"ply": position.ply})
        assert reviewed.ply == position.ply
        if reviewed.mistake is not None:
            assert reviewed.mistake.better.turn[0] in (position.legal or [])


def test_a_topic_is_found_once_and_said_less_often_with_a_longer_streak(tutored: RunningServer, simple: Simple) -> None:
    person, table, position = alone(tutored)

    def topic(streak: int) -> GameHintReason | None:
        return person.post(f"/tables/{table}/advice", Advice, {"ply": position.ply, "streak": streak}).topic

    assert topic(0) == topic(BEGINNER - 1) == REASON
    assert topic(BEGINNER) is None
    assert simple.topics == 1
    assert simple.origin == Origin(person.get("/me", Person).id, "127.0.0.1")
    position = play_turn(person, table, position)
    simple.matters = True
    assert topic(PROFICIENT) is None
    assert simple.topics == 1  # a person who needs no advice costs nothing
    assert topic(BEGINNER) == topic(PROFICIENT - 1) == REASON
    assert simple.topics == 2


def test_a_whole_turn_is_reviewed_once(tutored: RunningServer, simple: Simple) -> None:
    person, table, first = alone(tutored, "babylon")
    second = play_turn(person, table, first)
    third = play_turn(person, table, second)
    actions = [done["action"] for done in person.send("GET", f"/tables/{table}/actions").json()["actions"]]
    for began, later in ((first, second), (second, third)):
        assert began.ply < later.ply
        told = person.post(f"/tables/{table}/review", Review, {"ply": began.ply, "undone": 0})
        assert told.mistake is not None
        assert told.mistake.better.turn == [(began.legal or [""])[-1]]
        ply, turn = simple.reviewed[-1]
        assert ply == began.ply
        assert turn == actions[ply : ply + len(turn)]
        assert 0 < len(turn) < later.ply - began.ply  # the bot played in between
    review(person, table, second.ply)
    assert len(simple.reviewed) == 2


def test_a_turn_that_was_played_anew_is_reviewed_anew(tutored: RunningServer, simple: Simple) -> None:
    person, table, first = alone(tutored)
    play_turn(person, table, first)
    review(person, table, first.ply).raise_for_status()
    person.post(f"/tables/{table}/takeback", TableInfo, {"ply": first.ply})
    assert_refused(review(person, table, first.ply, undone=0), "stale_ply")
    assert_refused(review(person, table, first.ply, undone=1), "no_such_position")
    again = person.position(table)
    assert again.legal is not None
    position = person.act(table, again.ply, again.legal[-1])
    play_turn(person, table, position)
    review(person, table, first.ply, undone=1).raise_for_status()
    assert [turn[0] for _, turn in simple.reviewed] == [(first.legal or [])[0], again.legal[-1]]


def test_only_turns_of_the_person_that_have_ended_are_reviewed(tutored: RunningServer, simple: Simple) -> None:
    person, table, first = alone(tutored)
    assert_refused(review(person, table, first.ply), "no_such_position")
    second = play_turn(person, table, first)
    assert_refused(review(person, table, second.ply - 1), "not_your_turn")
    assert_refused(review(person, table, second.ply), "no_such_position")
    assert_refused(advice(person, table, first.ply), "stale_ply")
    assert_refused(advice(person, table, second.ply, undone=1), "stale_ply")
    assert_refused(advice(person, table, second.ply, streak=-1), "bad_request")
    for ask in (advice, review):
        assert_refused(ask(tutored.visitor("Carl"), table, second.ply), "not_seated")
        assert_refused(ask(tutored.visitor(), table, second.ply), "no_identity")
        assert_refused(ask(person, "nowhere", second.ply), "no_such_table")
    person.post(f"/tables/{table}/resign", TableInfo)
    for ask in (advice, review):
        assert_refused(ask(person, table, second.ply), "not_playing")
    assert not simple.reviewed
    assert not simple.topics


def test_the_tutor_is_for_one_person_against_bots_where_hints_are_allowed(tutored: RunningServer) -> None:
    party = Party(tutored, "amytis", 2)
    position = party.position()
    assert position.player is not None
    assert_refused(advice(party[position.player], party.id, 0), "tutor_not_allowed")
    assert_refused(review(party[position.player], party.id, 0), "tutor_not_allowed")
    # Two people at one screen.
    ana = tutored.visitor("Ana")
    table = ana.create("amytis", [ME, ME], autostart=True)
    assert_refused(advice(ana, table.id, 0), "tutor_not_allowed")
    person, without, position = alone(tutored, hints=False)
    assert_refused(advice(person, without, position.ply), "hints_not_allowed")
    play_turn(person, without, position)
    assert_refused(review(person, without, position.ply), "hints_not_allowed")


def test_a_person_who_is_left_alone_with_bots_may_have_the_tutor(tutored: RunningServer) -> None:
    host, guest = tutored.visitor("Ana"), tutored.visitor("Ben")
    table = host.create("babylon", [ME, INVITED, BOT])
    guest.join(table)
    host.start(table.id)
    guest.post(f"/tables/{table.id}/resign", TableInfo)
    host.follow(table.id).until(lambda event: event.name == "turn")
    assert advice(host, table.id, host.position(table.id).ply).json()["topic"] is not None


def test_a_failure_is_reported_and_tried_again(tutored: RunningServer, simple: Simple) -> None:
    person, table, position = alone(tutored)
    simple.fails = True
    assert_refused(advice(person, table, position.ply), "hints_failed")
    play_turn(person, table, position)
    assert_refused(review(person, table, position.ply), "hints_failed")
    simple.fails = False
    review(person, table, position.ply).raise_for_status()


def test_requests_of_a_person_are_limited(strict: RunningServer) -> None:
    anna = strict.visitor("Anna")
    answers = [(advice, review)[n % 2](anna, "nowhere", 0) for n in range(int(limits.TUTOR_OF_PERSON.burst) + 1)]
    assert_refused(answers[-2], "no_such_table")
    assert_refused(answers[-1], "too_many_requests")
