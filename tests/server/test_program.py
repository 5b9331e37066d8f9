"""The server as a program: how it stops, what it logs, and how its database is copied."""

from __future__ import annotations

import json
import logging
import signal
import socket
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from semiramis.cli import main
from semiramis.server.logs import JsonLines, TextLines
from semiramis.server.storage import Storage
from tests.server.awaited import awaited
from tests.server.server_process import start_server, start_server_process

SEATS = [{"kind": "me"}, {"kind": "me"}]


def play_a_little(address: str) -> str:
    """Create a table and play one action; return its id."""
    with httpx.Client(base_url=f"{address}/api/v1") as client:
        token = client.post("/people", json={"name": "Ana"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        made = client.post("/tables", json={"game": "amytis", "seats": SEATS, "autostart": True}).json()
        position = client.get(f"/tables/{made['id']}/position").json()
        done = client.post(f"/tables/{made['id']}/actions", json={"ply": 0, "action": position["legal"][0]})
        assert done.status_code == 200
        return str(made["id"])


def test_streams_end_with_reconnect_when_the_server_stops(tmp_path: Path) -> None:
    with start_server_process("--database", str(tmp_path / "tables.db")) as (process, address):
        table = play_a_little(address)
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=30) as reader:
            asked = f"GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n"
            reader.sendall(asked.encode())
            told = b""
            while b"event: position" not in told:
                told += reader.recv(65536)
            process.send_signal(signal.SIGTERM)
            while more := reader.recv(65536):
                told += more
        assert b"event: reconnect\nretry: " in told
        assert told.endswith(b"0\r\n\r\n")  # the stream was ended, not cut


def test_confirmed_actions_are_stored_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with start_server("--database", database) as address:
        table = play_a_little(address)
    with start_server("--database", database) as address:
        assert httpx.get(f"{address}/api/v1/tables/{table}/position").json()["ply"] == 1


def test_a_backup_is_made_while_the_server_runs_and_can_be_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with start_server("--database", str(database)) as address:
        table = play_a_little(address)
        assert main(["backup", str(copy), "--database", str(database)]) == 0
    assert capsys.readouterr().out == f"{copy}: 1 table, 1 action\n"
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    with start_server("--database", str(copy)) as address:
        assert httpx.get(f"{address}/api/v1/tables/{table}").json()["ply"] == 1


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("missing.db", "there is no database"),
        ("text.db", "file is not a database"),
        ("postgresql://localhost/tables", "pg_dump"),
    ],
)
def test_a_failed_backup_is_reported_in_one_line_and_keeps_the_older_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, source: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text.db").write_text("not a database, but long enough to be looked at " * 10)
    Path("copy.db").write_text("older")
    assert main(["backup", "copy.db", "--database", source]) == 2
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1
    assert Path("copy.db").read_text() == "older"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "text.db"]


def record(**facts: object) -> logging.LogRecord:
    made = logging.LogRecord(
        "semiramis.server.bots.processes", logging.WARNING, "bots.py", 1, "a bot %s", ("failed",), None
    )
    vars(made).update(facts)
    return made


def test_a_line_of_the_log_is_json_for_machines() -> None:
    line = json.loads(JsonLines().format(record(bot="greedy")))
    assert (line["message"], line["bot"], line["logger"]) == (
        "a bot failed",
        "greedy",
        "semiramis.server.bots.processes",
    )


def test_extra_fields_of_a_log_line_do_not_replace_its_level() -> None:
    # The level of a bot once stood in the place of the level of the line.
    assert json.loads(JsonLines().format(record(level="greedy")))["level"] == "warning"


def test_log_lines_are_also_written_as_text() -> None:
    assert TextLines().format(record(table="t")).endswith("warning a bot failed table=t")


@awaited
async def test_moves_are_synced_to_disk(tmp_path: Path) -> None:
    storage = Storage(str(tmp_path / "tables.db"))
    await storage.open()
    settings = ("journal_mode", "synchronous", "foreign_keys")
    found = await storage._writer.call(lambda one: [one.execute(text(f"PRAGMA {name}")).scalar() for name in settings])
    assert found == ["wal", 2, 1]  # 2: FULL
    await storage.close()


@pytest.mark.parametrize(("proxies", "trusted"), [("10.0.0.7,127.0.0.0/8", True), ("10.0.0.0/8", False), (None, False)])
def test_only_a_trusted_proxy_can_declare_tls(tmp_path: Path, proxies: str | None, trusted: bool) -> None:
    options = ["--trust-proxy", proxies] if proxies else []
    with start_server("--database", str(tmp_path / "tables.db"), *options) as address:
        entered = httpx.post(f"{address}/api/v1/people", json={"name": "Ana"}, headers={"X-Forwarded-Proto": "https"})
    cookie = entered.headers["set-cookie"]
    assert ("Secure" in cookie) is trusted
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
