"""A server under people who do what they should not keeps its tables whole."""

from __future__ import annotations

import os

import pytest

from .fuzzing import Acknowledged, Back, Fuzzer
from .running_server import RunningServer

CALLS = int(os.environ.get("SEMIRAMIS_FUZZ", "1500"))
"""With `SEMIRAMIS_FUZZ=10000` as many as were promised."""


def test_no_call_damages_a_table(server: RunningServer) -> None:
    fuzzer = Fuzzer(server, seed=1)
    fuzzer.run(CALLS)
    assert {200, 400, 401, 403, 404, 405, 409} <= set(fuzzer.statuses)
    fuzzer.check()
    assert all(exchange.status < 500 for exchange in server.recorder.exchanges)


@pytest.mark.parametrize(
    "acknowledged",
    [
        Acknowledged({(0, 0): "a", (0, 2): "c"}),  # an action between was never acknowledged
        Acknowledged({(0, 0): "a", (1, 1): "b"}),  # nobody took anything back
        Acknowledged({(0, 0): "a", (1, 1): "b"}, [Back(1, 0)]),  # it goes on elsewhere than where it went back to
        Acknowledged({(0, 0): "a"}, [Back(1, 0), Back(1, 0)]),  # the same was taken back twice
    ],
)
def test_answers_that_do_not_fit_together_are_noticed(acknowledged: Acknowledged) -> None:
    with pytest.raises(AssertionError):
        acknowledged.line()


def test_answers_that_fit_together_tell_the_line() -> None:
    acts = {(0, 0): "a", (0, 1): "b", (1, 1): "c", (1, 2): "d"}
    assert Acknowledged(acts, [Back(1, 1)]).line() == ["a", "c", "d"]
