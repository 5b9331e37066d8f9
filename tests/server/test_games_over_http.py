"""Whole random games over HTTP, with broken connections and repeated, late and simultaneous requests."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import pytest

from semiramis.games import GAMES, get_game
from semiramis.games.record import Match
from semiramis.tables.broadcast import LONGEST_REPLAY
from semiramis.tables.messages import History, Position, TableInfo
from tests.server.game_play import Party, choose, play_to_end
from tests.server.running_server import ME, Event, Reader, Refused, RunningServer

TABLES = [("babylon", 3), ("amytis", 2)]


@dataclass
class Follower:
    """A client that follows a table, is disconnected at times, and keeps every position that it was sent."""

    reader: Reader
    views: dict[int, dict[str, Any]] = field(default_factory=dict)
    plies: list[int] = field(default_factory=list)
    """The ply of each move, in the order of arrival."""
    away: bool = False

    @property
    def seen(self) -> int:
        """The ply of the last move received."""
        return self.plies[-1] if self.plies else 0

    def read_to(self, ply: int) -> None:
        while self.seen < ply:
            self.note(self.reader.next())

    def note(self, event: Event) -> None:
        if event.name not in ("position", "move"):
            return
        position = event.told(Position)
        assert event.id == position.ply
        if event.name == "move":
            assert position.last is not None
            assert position.last.ply == position.ply
            self.plies.append(position.ply)
        # A position that is sent twice is the same.
        assert self.views.setdefault(position.ply, position.view) == position.view

    def leave(self) -> None:
        self.reader.cut()
        self.away = True

    def come_back(self) -> None:
        self.reader.resume()
        self.away = False


def refusal_code(party: Party, seat: int, ply: int, action: str) -> str:
    with pytest.raises(Refused) as refused:
        party[seat].act(party.id, ply, action)
    return refused.value.code


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_over_connections_that_break(server: RunningServer, game: str, players: int) -> None:
    chance = random.Random(f"{game} {players}")
    party = Party(server, game, players)
    watchers = [*party.people, server.visitor()]
    followers = [Follower(watcher.follow(party.id)) for watcher in watchers]
    for follower in followers:
        follower.note(follower.reader.next())  # the table
        follower.note(follower.reader.next())
    position = party.position()
    played: list[str] = []
    while position.player is not None:
        seat, ply, action = position.player, position.ply, choose(position, chance)
        if chance.random() < 0.1:  # a line is so slow that an action overtakes the one before it
            assert refusal_code(party, seat, ply + 1, action) == "stale_ply"
        position = party[seat].act(party.id, ply, action)
        played.append(action)
        if chance.random() < 0.2:  # sent twice: the answer was lost
            assert refusal_code(party, seat, ply, action) == ("not_playing" if position.over else "stale_ply")
        if chance.random() < 0.1:  # sent long ago, arrived now
            old = chance.randrange(ply + 1)
            code = refusal_code(party, chance.randrange(players), old, played[old])
            assert code == ("not_playing" if position.over else "stale_ply")
        for follower in followers:
            # A follower who missed more than LONGEST_REPLAY moves is sent the position instead: not tested here.
            is_far_behind = position.ply - follower.seen >= LONGEST_REPLAY - 1
            if follower.away:
                if chance.random() < 0.3 or position.over or is_far_behind:
                    follower.come_back()
            elif chance.random() < 0.1 and not is_far_behind:
                follower.leave()
            elif chance.random() < 0.5:  # the others read when they find time
                follower.read_to(position.ply)
            if is_far_behind:
                follower.read_to(position.ply)
        position = party.position()

    record = party.record()
    assert record.actions == played
    match = Match.of(record)
    table = party[0].table(party.id)
    assert table.status == "over"
    assert table.result is not None
    assert (table.result.reason, table.result.scores) == ("finished", match.state.scores())
    assert table.result.winners == match.state.winners()
    views = [state.view(None) for state in match]
    assert len(views) == len(played) + 1
    for follower in followers:
        if follower.away:
            follower.come_back()
        follower.read_to(len(played))
        assert follower.plies == list(range(1, len(played) + 1))
        assert [follower.views[ply] for ply in range(len(views))] == views
    for ply in chance.sample(range(len(views)), 10):
        assert party[0].position(party.id, ply).view == views[ply]
    history = party[0].get(f"/tables/{party.id}/actions", History)
    assert [done.action for done in history.actions] == played
    assert [done.seat for done in history.actions] == [state.player for state in match][:-1]
    states = list(match)[1:]
    assert [done.scores for done in history.actions] == [state.scores() for state in states]
    # The running score of Amytis leaves out projects and favours: it is no score to compare players by.
    lines = get_game(record.game).score_lines
    assert [done.points for done in history.actions] == [
        [sum(seat[line] for line in lines) for seat in state.breakdown()] for state in states
    ]
    assert history.actions[-1] == party[0].position(party.id).last


@pytest.mark.parametrize("game", GAMES)
def test_exactly_one_of_several_racing_actions_is_accepted(server: RunningServer, game: str) -> None:
    chance = random.Random(game)
    party = Party(server, game, 2)
    follower = Follower(server.visitor().follow(party.id))
    played = []
    position = party.position()
    with ThreadPoolExecutor(4) as threads:
        while position.player is not None:
            assert position.legal is not None
            actor, ply = party[position.player], position.ply
            actions = [choose(position, chance) for _ in range(4)]
            bodies = [{"ply": ply, "action": action} for action in actions]
            answers = list(threads.map(lambda body: actor.send("POST", f"/tables/{party.id}/actions", body), bodies))  # noqa: B023 (map is read before the next round)
            accepted = [action for action, answer in zip(actions, answers, strict=True) if answer.status_code == 200]
            assert len(accepted) == 1
            position = party.position()
            lost = "not_playing" if position.over else "stale_ply"
            assert [answer.json()["code"] for answer in answers if answer.status_code != 200] == [lost] * 3
            played += accepted
    assert party.record().actions == played
    follower.read_to(len(played))
    assert follower.plies == list(range(1, len(played) + 1))


def test_an_action_based_on_an_undone_position_is_refused(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = anna.create("babylon", [ME, ME])
    anna.start(table.id)
    chance = random.Random(1)
    position = anna.position(table.id)
    while position.undo_to is None:
        position = anna.act(table.id, position.ply, choose(position, chance))
    again = position.ply - 1
    action = choose(anna.undo(table.id, again), chance)
    with pytest.raises(Refused) as refused:
        anna.act(table.id, again, action, undone=position.undone)
    assert refused.value.code == "stale_ply"
    assert anna.act(table.id, again, action, undone=position.undone + 1).ply == again + 1


def test_a_stream_resumed_after_an_undo_is_sent_the_current_position(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = anna.create("babylon", [ME, ME])
    anna.start(table.id)
    chance = random.Random(2)
    here, away = anna.follow(table.id), anna.follow(table.id)
    position = anna.position(table.id)
    while position.undo_to is None:
        position = anna.act(table.id, position.ply, choose(position, chance))
    away.until(lambda event: event.id == position.ply)
    away.cut()
    anna.undo(table.id, position.ply - 1)
    undone = here.until(lambda event: event.name == "undo")[-1].told(Position)
    assert (undone.ply, undone.undone) == (position.ply - 1, position.undone + 1)
    away.resume()
    event = away.until(lambda event: event.id is not None)[-1]
    assert event.name == "position"
    assert event.told(Position).undone == position.undone + 1
    assert event.told(Position).view == undone.view


def test_a_resumed_stream_misses_no_move(server: RunningServer) -> None:
    """No move is lost between the missed moves and the following ones, however often the connection breaks."""
    party = Party(server, "amytis", 2)
    follower = Follower(server.visitor().follow(party.id))
    with ThreadPoolExecutor(1) as threads:
        game = threads.submit(play_to_end, party, random.Random(3))
        while not game.done():
            for event in follower.reader.until(lambda event: event.id is not None):
                follower.note(event)
            follower.leave()
            follower.come_back()
        played = game.result()
    follower.read_to(len(played))
    assert follower.plies == list(range(1, len(played) + 1))


def test_a_rematch_is_a_new_game_of_the_same_people(server: RunningServer) -> None:
    party = Party(server, "amytis", 2)
    play_to_end(party, random.Random(4))
    first = party[1].post(f"/tables/{party.id}/rematch", TableInfo)
    second = party[0].post(f"/tables/{party.id}/rematch", TableInfo)
    assert first.id == second.id != party.id
    again = party[0].join(second)
    assert again.status == "playing"
    assert [seat.name for seat in again.seats] == ["Sammu", "Nitocris"]
    setup = party.record().setup
    party.id, party.people = again.id, party.people[::-1]
    play_to_end(party, random.Random(4))
    assert party.record().setup != setup
