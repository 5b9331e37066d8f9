"""Whole games of other implementations of the rules replay exactly."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from .positions import AMYTIS

GAMES = [
    json.loads(line)
    for line in gzip.decompress((Path(__file__).parents[1] / "fixtures" / "amytis.jsonl.gz").read_bytes()).splitlines()
]


def test_the_games_cover_both_sides_of_every_building() -> None:
    sides = {side for game in GAMES for side in game["record"]["options"]["sides"].items()}
    assert len(sides) == 12


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_a_game_replays_exactly(game: dict[str, Any]) -> None:
    record = game["record"]
    state = AMYTIS.start(len(record["players"]), record["options"], record["setup"])
    assert AMYTIS.setup(state) == record["setup"]
    assert [step["action"] for step in game["steps"]] == record["actions"]
    for step in game["steps"]:
        assert state.player == step["player"]
        assert state.legal_notations() == step["legal"]
        assert state.scores() == step.get("scores", state.scores())
        state.play(step["action"])
    assert state.over
    assert state.scores() == game["scores"]
    assert state.winners() == game["winners"]
    assert state.breakdown() == game["breakdown"]
