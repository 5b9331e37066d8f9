"""What the tests of the server over HTTP share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .postgres import Cluster, NoPostgres, cluster
from .running_server import RunningServer, run_server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server with a fresh database and without limits."""
    with run_server(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One for all tests of a module that leave no traces which others would meet."""
    with run_server(tmp_path_factory.mktemp("server")) as opened:
        yield opened


@pytest.fixture(scope="module")
def _strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("strict"), limits=True, hosts={"127.0.0.1"}) as opened:
        yield opened


@pytest.fixture
def strict(_strict: RunningServer) -> RunningServer:
    """A server with limits and a name. Its time stands still unless a test lets it go on; no test pays for another."""
    _strict.time.forward(3600)
    return _strict


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL that all tests of a process share."""
    try:
        with cluster(durable=False) as running:
            yield running
    except NoPostgres as error:
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {error}")


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game that starts has the same set-up."""
    monkeypatch.setattr("semiramis.server.seating.secrets.randbits", lambda _: 7)
