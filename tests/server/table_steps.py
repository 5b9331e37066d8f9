"""Tables in memory, and steps of their games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from semiramis.tables import seating, takeback
from semiramis.tables.config import plan_table
from semiramis.tables.messages import Act, Clock, Consent, NewTable, Person, SeatPlan
from semiramis.tables.refusals import Refusal
from semiramis.tables.table import Change, Table

ANA, BEN, EVE = Person("ana", "Ana"), Person("ben", "Ben"), Person("eve", "Eve")


NOW = 1_000_000.0


def table_of(*kinds: str, game: str = "amytis", **settings: object) -> Table:
    """Return a table of Ana with these kinds of seats; a kind may be the level of a bot."""
    plans = [SeatPlan(kind) if kind in ("me", "open", "invited") else SeatPlan("bot", kind) for kind in kinds]  # type: ignore[arg-type]
    wish = NewTable(game, plans, **settings)  # type: ignore[arg-type]
    return Table("t", plan_table(wish, ANA), NOW, NOW)


def commit(table: Table, change: Change) -> None:
    table.commit(change, table.revision + 1, NOW)


def playing(*kinds: str, game: str = "amytis", now: float = NOW, **settings: object) -> Table:
    """Return a running table; Ben and Eve have taken the open seats."""
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
    """Let the current player play a legal action."""
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
    """Answer the current takeback offer."""
    offer = table.config.takeback
    return takeback.answer_takeback(table, person, Consent(0 if offer is None else offer.offer, agree), NOW)


def refused(code: str, call: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call()
    assert caught.value.code == code
    return caught.value


CLOCK = Clock(turn=30, bank=60)
