"""`docs/api.md`: its commands run as they are printed, and its lists are complete."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import get_args
from urllib.request import urlopen

import pytest

import semiramis.server
from semiramis.games.record import Match, Record
from semiramis.tables.messages import StreamEvent
from semiramis.tables.refusals import STATUS
from tests.server.server_process import start_server

pytestmark = pytest.mark.slow

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
SERVER = Path(semiramis.server.__file__).parent
BLOCK = re.compile(r"^```(sh|json|text)\n(.*?)^```", re.MULTILINE | re.DOTALL)
KEY = re.compile(r'"(\w+)":')
CODE = re.compile(r'(?:^|:)\s*\{"code": ?"(\w+)"', re.MULTILINE)
"""Of a refusal; the reasons of hints, which are lists, differ from game to game."""
PATIENCE = 300
"""Seconds; the page takes some ten on a machine that has nothing else to do."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with start_server("--database", str(tmp_path_factory.mktemp("server") / "tables.db")) as address:
        yield address


@pytest.fixture(scope="module")
def folder(address: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Run all blocks of the page in order; return the folder with the output of each in a file."""
    assert shutil.which("bash"), "the page needs bash"
    assert shutil.which("curl"), "the page needs curl"
    folder = tmp_path_factory.mktemp("page")
    commands = [text for kind, text in BLOCK.findall(PAGE) if kind == "sh"]
    blocks = [f"{{\n{text}}} > printed-{number}" for number, text in enumerate(commands)]
    script = "\n".join(["set -euo pipefail", "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT", *blocks])
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = os.environ | {"SERVER": address, "PATH": programs, "no_proxy": "127.0.0.1"}
    ran = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert not ran.returncode, ran.stderr
    assert not ran.stderr
    return folder


def test_the_answers_on_the_page_have_the_keys_of_the_servers_answers(folder: Path) -> None:
    """Compare keys and codes of the answers; ids, tiles and times differ from game to game."""
    shown = [(text, after) for (kind, text), after in pairwise([*BLOCK.findall(PAGE), ("", "")]) if kind == "sh"]
    assert len(shown) > 15
    for number, (command, (kind, answer)) in enumerate(shown):
        printed = (folder / f"printed-{number}").read_text(encoding="utf-8")
        if kind == "json":
            assert set(KEY.findall(answer)) <= set(KEY.findall(printed)), command
        if kind in ("json", "text"):
            assert printed.strip(), command
            assert CODE.findall(answer) == CODE.findall(printed), command


def test_the_game_of_the_page_is_played_to_its_end(folder: Path) -> None:
    match = Match.of(Record.loads((folder / "record.json").read_bytes()))
    assert match.state.over
    assert match.record.players == ["Ada", "Bo"]
    told = (folder / "events.txt").read_text(encoding="utf-8")
    # One action was taken back and one placement undone; both had been sent as moves before.
    assert told.count("\nevent: move\n") == len(match.record.actions) + 2
    assert told.count("\nevent: undo\n") == 2


def test_the_page_lists_all_errors_with_their_status() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\d{3}) \| .", PAGE, re.MULTILINE)
    assert {code: int(status) for code, status in listed} == STATUS
    assert len(listed) == len(STATUS)


def test_the_calls_of_the_page_are_those_of_the_openapi_document(address: str) -> None:
    section = PAGE.split("## All requests")[1].split("## Events")[0]
    with urlopen(f"{address}/api") as answer:
        document = json.load(answer)
    prefix = "/api/v1"
    offered = {
        f"{method.upper()} {path.removeprefix(prefix)}"
        for path, methods in document["paths"].items()
        if path.startswith(prefix)
        for method in methods
    }
    assert set(re.findall(r"`([A-Z]+ /\S*?)`", section)) == offered


def test_the_events_of_the_page_are_those_that_the_server_sends() -> None:
    section = PAGE.split("## Events")[1].split("## Errors")[0]
    sent = {event.__struct_config__.tag for event in get_args(StreamEvent)}
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == sent
