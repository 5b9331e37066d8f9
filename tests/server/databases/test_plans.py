"""SQLite uses an index for every frequent query. Lists once scanned all tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from semiramis.server.storage import Storage
from tests.server.awaited import awaited
from tests.server.databases.test_storage import NOW, opened

QUESTIONS: dict[str, Callable[[Storage], Awaitable[object]]] = {
    "a table": lambda storage: storage.load("t"),
    "a revision": lambda storage: storage.revision("t"),
    "a person": lambda storage: storage.person("ana"),
    "what is due": lambda storage: storage.due(NOW),
    "plies": lambda storage: storage.plies(["t", "u"]),
    "the quarantine": lambda storage: storage.quarantined(),
    "the size of the quarantine": lambda storage: storage.count_quarantined(),
}
FILTERS: list[dict[str, Any]] = [
    {},
    {"status": "open"},
    {"game": "amytis"},
    {"status": "over", "game": "amytis"},
    {"before": (NOW, "t")},
    {"status": "over", "game": "amytis", "before": (NOW, "t")},
]


async def plan_of(folder: Path, ask: Callable[[Storage], Awaitable[object]]) -> list[str]:
    """Return the query plan of SQLite."""
    path = folder / "tables.db"
    asked: list[tuple[str, Any]] = []
    async with opened(f"sqlite:///{path}") as storage:
        event.listen(
            storage.engine.sync_engine,
            "before_cursor_execute",
            lambda connection, cursor, statement, values, *_: asked.append((statement, values)),
        )
        await ask(storage)
        ((statement, values),) = asked
        with closing(sqlite3.connect(path)) as connection:
            return [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]


def scans(plan: list[str]) -> list[str]:
    """Return the steps that scan a whole database table."""
    return [step for step in plan if step.startswith("SCAN") and not step.startswith(("SCAN json_each", "SCAN anon"))]


@pytest.mark.parametrize("filters", FILTERS, ids=str)
@awaited
async def test_the_public_list_reads_one_page_in_the_order_of_an_index(tmp_path: Path, filters: dict[str, Any]) -> None:
    plan = await plan_of(tmp_path, lambda storage: storage.listed(**filters))
    (step,) = plan  # nothing is sorted
    fitting = "_".join(["tables_public", *(name for name in ("game", "status") if name in filters)])
    # Of an index of public tables alone every entry fits: to walk along it is not to look at everything.
    assert f"USING INDEX {fitting} " in f"{step} "


@pytest.mark.parametrize("filters", FILTERS, ids=str)
@awaited
async def test_the_list_of_a_person_starts_from_their_seats(tmp_path: Path, filters: dict[str, Any]) -> None:
    plan = await plan_of(tmp_path, lambda storage: storage.listed(person="ana", **filters))
    assert not scans(plan), plan
    assert any("seats USING PRIMARY KEY (person_id=?" in step for step in plan), plan
    assert any("tables USING INDEX" in step and "(id=?)" in step for step in plan), plan


@pytest.mark.parametrize("question", QUESTIONS)
@awaited
async def test_no_frequent_query_scans_a_whole_table(tmp_path: Path, question: str) -> None:
    plan = await plan_of(tmp_path, QUESTIONS[question])
    assert [step for step in scans(plan) if "INDEX tables_quarantined" not in step] == [], plan
