"""`semiramis serve` as a program: how it starts, and its errors."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.server_process import start_server


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


@pytest.mark.parametrize(
    ("options", "page"),
    [(["--open"], ""), (["--play"], "/#/play"), (["--play", "amytis"], "/#/play/amytis")],
    ids=["home", "any game", "amytis"],
)
def test_the_browser_is_opened_at_the_page_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], page: str
) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with start_server("--database", str(tmp_path / "tables.db"), *options) as address:
        assert opened.read_text() == f"{address}{page}\n"


def test_a_game_that_does_not_exist_and_one_with_a_position_are_refused() -> None:
    assert "no such game: chess; there are" in refusal("--play", "chess")
    assert "not allowed with argument --play" in refusal("--play", "--position", "x")
