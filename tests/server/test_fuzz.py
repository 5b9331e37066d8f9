"""Good and bad requests in random order do not damage the tables of a server."""

from __future__ import annotations

import os

import pytest

from tests.server.fuzzing import Fuzzer
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.slow

CALLS = int(os.environ.get("SEMIRAMIS_FUZZ", "700"))
"""With `SEMIRAMIS_FUZZ=10000` as many as were promised."""


def test_no_call_damages_a_table(server: RunningServer) -> None:
    fuzzer = Fuzzer(server, seed=1)
    fuzzer.run(CALLS)
    assert {200, 400, 401, 403, 404, 405, 409} <= set(fuzzer.statuses)
    fuzzer.check()
    assert all(exchange.status < 500 for exchange in server.recorder.exchanges)
