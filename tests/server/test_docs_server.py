"""The pages for operators: the options, database tables, metrics and numbers in them are correct."""

from __future__ import annotations

import re
from argparse import Namespace
from ipaddress import ip_network
from pathlib import Path

import pytest

from semiramis.cli import serve
from semiramis.cli.arguments import Parser, UsageError
from semiramis.server.app import LARGEST_BODY
from semiramis.server.http import connections, limits, readiness, streams
from semiramis.server.http.limits import Rate
from semiramis.server.maintenance import RETRY_SECONDS
from semiramis.server.metrics import REGISTRY
from semiramis.server.storage import engines
from semiramis.server.storage.schema import metadata
from semiramis.server.table_cache import IN_MEMORY
from semiramis.tables import broadcast, clock, operations, submissions
from semiramis.tables.operations import LARGEST_RECORD
from semiramis.tables.refusals import STATUS

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
OPTION = re.compile(r"--[a-z][a-z-]+")


def command() -> Parser:
    parser = Parser(prog="semiramis")
    serve.add_to(parser.add_subparsers())
    return parser


def options() -> set[str]:
    return set(OPTION.findall(serve_help())) - {"--help"}


def serve_help() -> str:
    parser = command()
    (commands,) = (action for action in parser._actions if action.choices)
    assert isinstance(commands.choices, dict)
    text: str = commands.choices["serve"].format_help()
    return text


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """Return the rows of the tables of a text, without their heads."""
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return [cells for cells in lines[2:] if cells[0]]


def test_every_option_of_the_server_is_explained() -> None:
    assert set(OPTION.findall(" ".join(row[0] for row in rows(section("Options"))))) == options()


def test_every_table_of_the_database_is_explained_with_its_columns() -> None:
    explained = {
        row[0].strip("`"): set(re.findall(r"`(\w+)`", row[1])) for row in rows(section("What it keeps, and where"))
    }
    assert explained == {name: {column.name for column in table.columns} for name, table in metadata.tables.items()}


def test_every_metric_is_explained() -> None:
    explained = set(re.findall(r"^\| `(semiramis_\w+)` \|", PAGE, re.MULTILINE))
    ours = {
        f"{metric.name}_total" if metric.type == "counter" else metric.name
        for metric in REGISTRY.collect()
        if metric.name.startswith("semiramis_")
    }
    assert explained == ours


def test_retention_times_are_those_of_the_page() -> None:
    told = section("Time")
    assert f"{clock.OPEN_TABLE_LASTS / 3600:.0f} hours" in told
    assert f"{clock.IDLE_GAME_LASTS / 86_400:.0f} days; it is removed" in told
    assert f"a game that is over | {clock.FINISHED_GAME_LASTS / 86_400:.0f} days after" in told
    assert f"an imported game | {clock.IMPORTED_GAME_LASTS / 86_400:.0f} days after" in told
    assert f"{clock.IDLE_PERSON_LASTS / 86_400:.0f} days after they were last seen" in told


def test_the_limits_are_those_of_the_page() -> None:
    told = {row[0]: row[1:] for row in rows(section("Limits"))}

    def line(rate: Rate) -> list[str]:
        often = rate.per_second
        if often < 1 / 59:
            return [f"{often * 60:.0f} a minute", f"{rate.burst:.0f}"]
        return [f"{often:.0f} a second" if often >= 1 else f"1 in {1 / often:.0f} seconds", f"{rate.burst:.0f}"]

    assert told == {
        "requests of a person": line(limits.CALLS_OF_PERSON),
        "requests of an address without an identity": line(limits.CALLS_OF_NAMELESS),
        "requests of an address": line(limits.CALLS_OF_ADDRESS),
        "new people of an address": line(limits.NEW_PEOPLE_OF_ADDRESS),
        "new tables, rematches and imports of a person": line(limits.NEW_TABLES_OF_PERSON),
        "new tables, rematches and imports of an address": line(limits.NEW_TABLES_OF_ADDRESS),
        "hints of a person": line(limits.HINTS_OF_PERSON),
        "questions of a person to the tutor": line(limits.TUTOR_OF_PERSON),
        "reports that a person begins, or an address without an identity": line(limits.REPORTS),
        "actions of a person who tries mistakes again": line(limits.TRIES_OF_PERSON),
        "event streams of a person": ["", str(limits.STREAMS_OF_PERSON)],
        "event streams of an address": ["", str(limits.STREAMS_OF_ADDRESS)],
        "open and running tables of a person": ["", str(limits.TABLES_OF_PERSON)],
        "imported games of a person": ["", str(limits.RECORDS_OF_PERSON)],
        "connections of an address, except the trusted proxy": ["", str(connections.CONNECTIONS_OF_ADDRESS)],
        "connections of the process, or as many as it may open files": ["", f"{connections.CONNECTIONS:,}"],
    }
    text = " ".join(section("Limits").split())
    assert f"replayed to a reader of events {limits.PRICE_OF_REPLAY}, the actions so far " in text
    assert f"the actions so far {operations.PRICE_OF_HISTORY}" in text
    assert f"a list of tables {operations.PRICE_OF_LIST}, a report {operations.PRICE_OF_REPORT}, " in text
    assert f"an earlier position {operations.PRICE_OF_POSITION}," in text
    assert f"a table that has to be read from the database {limits.PRICE_OF_LOADING}, " in text
    assert f"one for every {1 / operations.PRICE_OF_OUTCOME:.0f} outcomes" in text
    assert f"one for every {1 / operations.PRICE_OF_IMPORT:,.0f} bytes of a record" in text
    assert f"more than {broadcast.LONGEST_REPLAY} moves" in text
    # "The last two limits of tables" were not: the last two rows are of connections.
    refused = "Tables of a person and imported games beyond their limits are refused with `too_many_tables`"
    assert f"{refused} ({STATUS['too_many_tables']})" in text
    assert f"{connections.LARGEST_HEAD:,} bytes and {connections.MOST_HEADERS} headers (431)" in text
    assert f"within {connections.RECEIVE_SECONDS:.0f} seconds (408)" in text
    assert f"A body may have {LARGEST_BODY:,} bytes, a record {LARGEST_RECORD:,}." in text
    assert f"{streams.LONGEST_QUEUE} events or {streams.LARGEST_QUEUE:,} bytes" in text
    assert f"{IN_MEMORY:,} tables are kept in memory" in text


# The example of a deployment.


def settings() -> dict[str, str]:
    lines = (DEPLOY / "semiramis.env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_systemd_unit_uses_existing_options() -> None:
    unit = (DEPLOY / "semiramis@.service").read_text(encoding="utf-8")
    (line,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    program, *words = re.sub(r"\$\{(\w+)\}", lambda name: settings()[name[1]], line.replace("%i", "8001")).split()
    assert program.endswith("/semiramis")
    arguments = command().parse_args(words, Namespace())
    assert arguments.port == 8001
    assert arguments.database == settings()["DATABASE"]
    assert arguments.names == [settings()["NAME"]]
    assert arguments.trust_proxy == [ip_network("127.0.0.1")]


def test_the_test_of_the_unit_finds_unknown_options() -> None:
    with pytest.raises(UsageError):
        command().parse_args(["serve", "--trusted-proxy", "127.0.0.1"])


def test_the_proxy_configuration_lists_the_processes_and_does_not_buffer_events() -> None:
    proxy = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    readme = (DEPLOY / "README.md").read_text(encoding="utf-8")
    (started,) = re.findall(r"systemctl enable --now (semiramis@8001 .*)", readme)
    assert re.findall(r"server 127\.0\.0\.1:(\d+)", proxy) == re.findall(r"semiramis@(\d+)", started)
    assert set(re.findall(r"server_name (\S+);", proxy)) == {settings()["NAME"]}
    ((pattern, body),) = re.findall(r"location ~ (\S+) \{(.*?)\}", proxy, re.DOTALL)
    assert "proxy_buffering off;" in body
    for path in ("/api/v1/lobby", "/api/v1/tables/G0ohgQV_XVB-N3ny/events"):
        assert re.search(pattern, path)
    assert not re.search(pattern, "/api/v1/tables/G0ohgQV_XVB-N3ny/actions")
    # Litestar takes /metrics/ for /metrics: a location for the one alone lets the other through to the server.
    ((modifier, prefix),) = re.findall(r"location (\S+) (\S*metrics\S*) \{\s+return 404;\s+\}", proxy)
    assert modifier == "^~"  # a prefix that wins over the patterns
    assert all(path.startswith(prefix) for path in ("/metrics", "/metrics/", "/metrics//x"))
    assert int(re.findall(r"client_max_body_size (\d+)k", proxy)[0]) * 1024 > LARGEST_RECORD


def test_the_timeouts_are_those_of_the_page() -> None:
    told = " ".join(PAGE.split())
    assert f"may take {engines.CONNECT_SECONDS} seconds, a statement {engines.STATEMENT_SECONDS}, " in told
    assert f"and it waits {engines.LOCK_SECONDS} for a lock" in told
    assert f"a read after {engines.READ_SECONDS} seconds and a transaction after {engines.WRITE_SECONDS}." in told
    assert f"waits {engines.LOCK_SECONDS} seconds for a lock of another program" in told
    assert f"at most every {readiness.FRESH_SECONDS:.0f} seconds" in told
    assert f"answers within {readiness.PROBE_SECONDS:.0f} seconds also when" in told
    assert f"tried again after {RETRY_SECONDS:.0f} seconds" in told
    assert f"for {submissions.LASTS / 3600:.0f} hours" in told
