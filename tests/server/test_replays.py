"""Moves that are replayed to a reader while new moves are made."""

from __future__ import annotations

import asyncio

import pytest

from semiramis.server.http.replays import AT_ONCE, Replays
from semiramis.tables import presenter
from semiramis.tables.broadcast import LONGEST_REPLAY, is_replayed
from tests.server.awaited import awaited
from tests.server.table_steps import act, playing


@awaited
async def test_a_replay_ends_although_new_moves_are_made_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    # The moves that were too old for a replay by then were worked out and dropped again, for ever.
    table, tell, batches = playing("me", "open"), presenter.moves_between, []

    def count(*given: object) -> object:
        batches.append(given)
        assert len(batches) <= LONGEST_REPLAY, "the same moves are worked out again and again"
        return tell(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(presenter, "moves_between", count)
    while table.ply < LONGEST_REPLAY:
        act(table)
    preparing = asyncio.create_task(Replays().prepare(table, 0))
    for _ in range(2 * AT_ONCE):
        await asyncio.sleep(0)
        act(table)
    await preparing
    assert batches
    assert not is_replayed(table, 0)
