"""What the tests of the command share: running it in this process, and records to run it on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from semiramis.cli import main


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


@pytest.fixture
def played(run: Run, tmp_path: Path) -> Callable[..., Path]:
    """Writes the record of a game that was played at random to its end."""

    def play(game: str, *arguments: object) -> Path:
        assert run("simulate", game, "--games", 1, "--seed", 7, "--record", tmp_path, *arguments).code == 0
        return tmp_path / f"{game}-7-0.json"

    return play


@pytest.fixture
def changed(played: Callable[..., Path]) -> Callable[..., Path]:
    """Writes the record of a game of Amytis in which something was changed: a value of each key, None takes it out."""

    def change(**changes: Any) -> Path:
        path = played("amytis")
        content = json.loads(path.read_text()) | changes
        path.write_text(json.dumps({key: value for key, value in content.items() if value is not None}))
        return path

    return change
