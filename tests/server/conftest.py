"""Fixtures of the tests of the server over HTTP."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, NoPostgres, cluster
from tests.server.running_server import RunningServer, run_server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server with a fresh database and without limits."""
    with run_server(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that all tests of a module share; they must not leave state that affects other tests."""
    with run_server(tmp_path_factory.mktemp("server")) as opened:
        yield opened


@pytest.fixture(scope="module")
def _strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("strict"), limits=True, hosts={"127.0.0.1"}) as opened:
        yield opened


@pytest.fixture
def strict(_strict: RunningServer) -> RunningServer:
    """A server with limits and allowed hosts. Its clock stands still, and each test starts with full budgets."""
    _strict.time.forward(3600)
    return _strict


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL server that all tests of a process share."""
    try:
        with cluster(durable=False) as running:
            yield running
    except NoPostgres as error:
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {error}")


@pytest.fixture(autouse=True)
def reproducible_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games and bots get the same sequence of seeds in every run, so that no test depends on a lucky deal."""
    monkeypatch.setattr("semiramis.tables.seating.secrets.randbits", random.Random(7).getrandbits)


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game that starts has the same set-up."""
    monkeypatch.setattr("semiramis.tables.seating.secrets.randbits", lambda _: 7)
