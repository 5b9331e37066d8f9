"""The crash test runs as it is printed, here in small; `make bench-crash` does it in earnest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).parents[2] / "bench" / "crash.py"


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() -> None:
    command = [sys.executable, str(SCRIPT), "--mode", "sqlite", "--kills", "2", "--tables", "6"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    (row,) = [line.split() for line in ended.stdout.splitlines() if "SQLite" in line]
    kills, acknowledged, violations = row[-7], row[-6], row[-1]
    assert (kills, violations) == ("2", "0")
    assert int(acknowledged.replace(",", "")) > 6
