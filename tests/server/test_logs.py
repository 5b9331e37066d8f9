"""The log: clients cannot forge lines, and their disconnections are not errors."""

from __future__ import annotations

import json
import logging
import socket
import sys

import pytest

from semiramis.server.logs import JsonLines, TextLines
from semiramis.server.metrics import REFUSALS
from semiramis.server.people import People
from tests.server.running_server import API, RunningServer

FORGED = "/x\n12:00:00 warning all is well\r\x1b[2J\x9b31m\u2028\u202e"


def record(path: str, failed: bool = False) -> logging.LogRecord:
    error = None
    if failed:
        try:
            raise ValueError(f"cannot read {FORGED}")
        except ValueError:
            error = sys.exc_info()
    made = logging.LogRecord("semiramis.server", logging.ERROR, "errors.py", 1, "a defect", (), error)
    made.path = path
    return made


def test_a_path_cannot_forge_a_log_line() -> None:
    line = TextLines().format(record(FORGED))
    assert line.isprintable()
    assert "path=/x\\n12:00:00 warning all is well\\r\\x1b[2J\\x9b31m\\u2028\\u202e" in line
    assert json.loads(JsonLines().format(record(FORGED)))["path"] == FORGED
    assert "\n" not in JsonLines().format(record(FORGED))


def test_the_text_of_an_exception_cannot_forge_a_log_line() -> None:
    first, *rest = TextLines().format(record("/x", failed=True)).split("\n")
    assert first.endswith("a defect path=/x")
    assert all(line.isprintable() and line.startswith("    ") for line in rest)
    assert any("all is well" in line for line in rest)


def test_a_request_whose_path_has_line_breaks_is_logged_in_one_line(
    lasting: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(people: People, token: str) -> None:
        raise RuntimeError

    monkeypatch.setattr(People, "identify", fail)
    answer = lasting.visitor().send("GET", "/tables/x%0aforged%1b", authorization="Bearer x")
    assert answer.status_code == 500
    (logged,) = [one for one in caplog.records if one.getMessage() == "a defect of the server"]
    assert TextLines().format(logged).split("\n")[0].endswith(f"path={API}/tables/x\\nforged\\x1b")


@pytest.mark.parametrize("path", ["/people", "/tables", "/records", "/tables/x/actions"])
def test_a_client_that_disconnects_while_sending_is_not_logged_as_an_error(
    lasting: RunningServer, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    # It was logged as a defect of the server, with a traceback.
    anna = lasting.visitor("Anna")
    host, port = lasting.address.removeprefix("http://").split(":")
    counted = REFUSALS.labels("hung_up")._value.get()
    with socket.create_connection((host, int(port)), timeout=30) as connection:
        head = f"POST {API}{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {anna.token}\r\n"
        connection.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode())
    for _ in range(10_000):  # the server hears of it in a moment
        assert anna.send("GET", "/me").status_code == 200
        if REFUSALS.labels("hung_up")._value.get() > counted:
            break
    assert REFUSALS.labels("hung_up")._value.get() == counted + 1
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
