"""The command `semiramis judge`."""

from __future__ import annotations

import json

from semiramis.ai.judge.positions import PHASES
from tests.cli.conftest import Run


def test_the_loss_of_a_bot_is_printed_by_phase(run: Run) -> None:
    outcome = run("judge", "apprentice", "--game", "amytis", "--positions", 12, "--jobs", 1)
    assert outcome.code == 0
    assert "What a turn of apprentice loses" in outcome.out
    for phase in PHASES:
        assert phase in outcome.out
    assert "babylon" not in outcome.out


def test_the_same_bot_loses_the_same_as_json(run: Run) -> None:
    arguments = ("judge", "--bot", "novice", "--game", "babylon", "--players", 3, "--positions", 6, "--jobs")
    found = json.loads(run(*arguments, 1, "--json").out)
    assert found == json.loads(run(*arguments, 2, "--json").out)
    assert found["bot"] == "novice"
    *_, whole = found["measures"]
    assert (whole["game"], whole["players"], whole["phase"], whole["turns"]) == ("babylon", 3, "all", 6)
    assert whole["points"]["value"] > 1


def test_bad_arguments_are_refused(run: Run) -> None:
    for arguments, why in (
        ((), "name one bot"),
        (("novice", "--bot", "greedy"), "name one bot"),
        (("nobody",), "there is no bot 'nobody'"),
        (("novice", "--game", "amytis", "--players", 4), "no positions of amytis for 4 players"),
    ):
        outcome = run("judge", *arguments)
        assert outcome.code == 2
        assert why in outcome.err
