"""Fixtures of the tests of the command: it runs in this process, on records that they write."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from semiramis.ai import hint
from semiramis.cli import main, session


@dataclass
class Outcome:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run: TypeAlias = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: object) -> Outcome:
        code = main([str(argument) for argument in arguments])
        return Outcome(code, *capsys.readouterr())

    return command


@pytest.fixture(autouse=True)
def short_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints take a fixed number of simulations instead of 0.6 seconds: the same hints on every machine, and fast."""
    monkeypatch.setattr(session, "hint", partial(hint, simulations=50))


@pytest.fixture
def played(run: Run, tmp_path: Path) -> Callable[..., Path]:
    """Return a function that plays a random game to its end and writes its record."""

    def play(game: str, *arguments: object) -> Path:
        assert run("simulate", game, "--games", 1, "--seed", 7, "--record", tmp_path, *arguments).code == 0
        return tmp_path / f"{game}-7-0.json"

    return play


@pytest.fixture
def changed(played: Callable[..., Path]) -> Callable[..., Path]:
    """Return a function that writes a record of Amytis with changed keys; None removes a key."""

    def change(**changes: Any) -> Path:
        path = played("amytis")
        content = json.loads(path.read_text()) | changes
        path.write_text(json.dumps({key: value for key, value in content.items() if value is not None}))
        return path

    return change
