"""`semiramis serve` as a program: how it starts, and its errors."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from .server_process import start_server


def refusal(*options: str) -> str:
    """Return the error of a command that cannot start."""
    command = [sys.executable, "-m", "semiramis", "serve", "--port", "0", *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout) == (2, "")
    return ended.stderr


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("postgresql://nobody@127.0.0.1:1/tables", "cannot open the database"),
        ("mysql://localhost/tables", "not mysql"),
        ("/dev/null/tables.db", "cannot open the database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_reported_in_one_line(database: str, reason: str) -> None:
    # It once ended without a word, and as if nothing were wrong.
    told = refusal("--database", database)
    assert told.startswith("semiramis: ")
    assert reason in told
    assert told.count("\n") == 1


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with start_server("--database", database):
        assert "another server already uses this database" in refusal("--database", database)


def test_metrics_are_of_a_type_that_prometheus_reads(tmp_path: Path) -> None:
    with start_server("--database", str(tmp_path / "tables.db")) as address, urlopen(f"{address}/metrics") as answer:
        assert answer.headers["content-type"] == "text/plain; version=1.0.0; charset=utf-8"
        assert b"semiramis_tables_in_memory 0.0" in answer.read()
