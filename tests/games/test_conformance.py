"""Whole games of other implementations of the rules replay exactly."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from semiramis.games import GAMES, get_game

FIXTURES = Path(__file__).with_name("fixtures")


def games_of(name: str) -> list[dict[str, Any]]:
    lines = gzip.decompress((FIXTURES / f"{name}.jsonl.gz").read_bytes()).splitlines()
    return [json.loads(line) for line in lines]


CONFORMANCE = [pytest.param(game, id=f"{name}-{n}") for name in GAMES for n, game in enumerate(games_of(name))]


def test_the_games_cover_both_sides_of_every_building_of_amytis() -> None:
    sides = {side for game in games_of("amytis") for side in game["record"]["options"]["sides"].items()}
    assert len(sides) == 12


def test_the_games_cover_every_player_count_and_option_of_babylon() -> None:
    records = [game["record"] for game in games_of("babylon")]
    assert {len(record["players"]) for record in records} == {2, 3, 4}
    assert {option for record in records for option in record["options"]} == {
        "same_footprint",
        "bridge_gap",
        "limited_supply",
    }


@pytest.mark.parametrize("conformance", CONFORMANCE)
def test_a_game_replays_exactly(conformance: dict[str, Any]) -> None:
    record = conformance["record"]
    game = get_game(record["game"])
    state = game.start(len(record["players"]), record["options"], record["setup"])
    assert game.setup(state) == record["setup"]
    assert [step["action"] for step in conformance["steps"]] == record["actions"]
    for step in conformance["steps"]:
        assert state.player == step["player"]
        assert state.legal_notations() == step["legal"]
        # Only some positions tell their scores.
        assert state.scores() == step.get("scores", state.scores())
        state.play(step["action"])
    assert state.over
    assert state.scores() == conformance["scores"]
    assert state.winners() == conformance["winners"]
    assert state.breakdown() == conformance["breakdown"]
