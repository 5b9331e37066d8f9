"""The whole API is tested against its OpenAPI document by schemathesis."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from semiramis.tables.messages import TableInfo
from tests.server.game_play import Party, play_to_end
from tests.server.running_server import BOT, ME, OPEN, RunningServer, Visitor
from tests.server.schemathesis_hooks import ADDRESS, TABLES

pytestmark = pytest.mark.slow

HOOKS = Path(__file__).with_name("schemathesis_hooks.py")
CONFIG = """
hooks = "{hooks}"
max-failures = 20
request-timeout = 60
seed = 1
suppress-health-check = ["all"]
warnings = false

[generation]
max-examples = {examples}
deterministic = true
database = "none"

[checks.negative_data_rejection]
# Beyond what it expects of its own accord: what is too large is not even read.
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]

[phases.stateful.generation]
max-examples = 3
"""


def prepare_tables(server: RunningServer, anna: Visitor) -> list[str]:
    """Create tables of every kind, with and without a seat of this person."""
    tables = [anna.create("babylon", [ME, OPEN, OPEN]), anna.create("amytis", [ME, BOT], autostart=True)]
    for game in ("babylon", "amytis"):
        both = anna.create(game, [ME, ME])
        anna.start(both.id)
        tables.append(both)
    server.visitor("Berta").join(tables[0])  # or it would be gone once Anna left it
    others = Party(server, "amytis", 2)
    over = Party(server, "amytis", 2)
    play_to_end(over, random.Random(1))
    anna.post(
        "/records",
        TableInfo,
        {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1, "actions": []},
    )
    return [table.id for table in tables] + [others.id, over.id]


@pytest.mark.parametrize("examples", [int(os.environ.get("SEMIRAMIS_EXAMPLES", "12"))])
def test_the_api_matches_its_document(server: RunningServer, tmp_path: Path, examples: int) -> None:
    anna = server.visitor("Anna")
    tables = prepare_tables(server, anna)
    (tmp_path / "schemathesis.toml").write_text(CONFIG.format(hooks=HOOKS, examples=examples))
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(tmp_path / "schemathesis.toml")),
        *("run", f"{server.address}/api", "--url", server.address, "--no-color"),
        *("--checks", "all", "--exclude-checks", "positive_data_acceptance"),
        *("--header", f"Authorization: Bearer {anna.token}"),
    ]
    environment = {**os.environ, TABLES: " ".join(tables), ADDRESS: server.address}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    called = {(exchange.method, exchange.status) for exchange in server.recorder.exchanges}
    assert {("GET", 200), ("POST", 200), ("POST", 201), ("PUT", 200), ("PATCH", 200), ("DELETE", 204)} <= called
    assert not [exchange for exchange in server.recorder.exchanges if exchange.status >= 500]
