"""People at a table, and the game that they play."""

from __future__ import annotations

import random

from semiramis.games.record import Record
from semiramis.tables.messages import Position
from tests.server.running_server import INVITED, ME, RunningServer, Visitor

SEAT_NAMES = ("Nitocris", "Sammu", "Berossos", "Amyitis")


class Party:
    """The people of a table, in the order of their seats; the game has begun."""

    def __init__(self, server: RunningServer, game: str, players: int, **wishes: object) -> None:
        self.people = [server.visitor(name) for name in SEAT_NAMES[:players]]
        host, *guests = self.people
        table = host.create(game, [ME, *[INVITED] * len(guests)], **wishes)
        for guest in guests:
            guest.join(table)
        self.game = game
        self.id = table.id
        host.start(table.id)

    def __getitem__(self, seat: int) -> Visitor:
        return self.people[seat]

    def position(self) -> Position:
        """Return the current position, with the legal actions of the current player."""
        position = self[0].position(self.id)
        return position if position.player is None else self[position.player].position(self.id)

    def record(self) -> Record:
        """The record of the game, which is over."""
        return Record.loads(self[0].send("GET", f"/tables/{self.id}/record").raise_for_status().content)


def choose(position: Position, chance: random.Random) -> str:
    """Return a random legal action. Half of the time its kind is drawn first, so that rare kinds occur."""
    assert position.legal
    if chance.random() < 0.5:
        return chance.choice(position.legal)
    kinds = sorted({action.split()[0] for action in position.legal})
    kind = chance.choice(kinds)
    return chance.choice([action for action in position.legal if action.split()[0] == kind])


def play_to_end(party: Party, chance: random.Random) -> list[str]:
    """Play random actions to the end; return the confirmed actions."""
    position = party.position()
    done = []
    while position.player is not None:
        done.append(choose(position, chance))
        position = party[position.player].act(party.id, position.ply, done[-1])
        if position.legal is None:
            position = party.position()
    return done
