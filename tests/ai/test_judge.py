"""The set of positions, and what bots lose in it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench import make_positions as maker
from bench import positions as command
from bench.make_positions import CHOSEN, make_positions
from bench.positions import write_lines
from semiramis.ai.judge import measure
from semiramis.ai.judge.measure import ALL, Loss, mean_of, measure_bot, measure_turn, summarize
from semiramis.ai.judge.positions import PHASES, JudgedPosition, NoPositions, read_lines
from semiramis.games import get_game
from semiramis.games.game import Game
from semiramis.games.rng import Rng


@pytest.fixture(scope="module", params=[("amytis", 2), ("babylon", 3)], ids=lambda group: group[0])
def made(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    """The positions of one game, with few simulations."""
    name, players = request.param
    return make_positions(name, players, 1, 20, 0)


def test_a_game_gives_a_position_of_each_phase_that_survives_a_file(made: list[dict[str, Any]], tmp_path: Path) -> None:
    assert [line["phase"] for line in made] == list(PHASES)
    file = tmp_path / "positions.jsonl.gz"
    size = write_lines(reversed(made), file)
    assert read_lines(made[0]["game"], file=file) == made
    assert write_lines(made, tmp_path / "again.gz") == size
    for line in made:
        position = JudgedPosition.from_json(line)
        assert position.as_json() == line
        assert position.values[0].lost_chance == 0
        assert len(position.values) > 2
        for value in position.values:
            assert position.find(value.turn[::-1]) == value


def test_the_same_number_makes_the_same_positions(made: list[dict[str, Any]]) -> None:
    assert make_positions(made[0]["game"], made[0]["players"], 1, 20, 0) == made


@pytest.mark.parametrize("name", ["amytis", "babylon"])
def test_what_the_levels_choose_is_among_the_candidates(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # What they choose depends on how they guess what is hidden, so each choice is looked for as it was made.
    chosen: list[tuple[int, ...]] = []

    def make(spec: str, game: Game) -> Any:
        turn = [0, len(chosen)]
        chosen.append(tuple(turn))
        return SimpleNamespace(play=lambda *_: turn)

    monkeypatch.setattr(maker, "make_bot", make)
    monkeypatch.setattr(maker, "MOST_TURNS", 100)
    found = maker.find_turns(get_game(name).new(2, seed=1), Rng(1), 20)
    assert len(chosen) == len(CHOSEN)
    assert "apprentice" in CHOSEN
    assert {*chosen} <= {*found}


def test_a_turn_outside_the_list_is_judged_on_the_spot(
    made: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = JudgedPosition.from_json(made[0])
    value = next(value for value in whole.values[1:] if value.simulations == 96)
    monkeypatch.setattr(measure, "choose_turn", lambda *_: value.turn)
    line = replace(whole, values=[one for one in whole.values if one != value]).as_json()
    found = [measure_turn(one, "novice", 10) for one in (made[0], line)]
    assert [one is not None and one.is_listed for one in found] == [True, False]
    assert found[0] is not None
    assert found[1] is not None
    assert found[1].chance == pytest.approx(value.lost_chance, abs=0.08)  # on the same shuffles, but fewer of the best


def test_the_best_turn_loses_nothing_and_random_ones_much(
    made: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure, "read_lines", lambda *_: made)
    by_chance = measure_bot("random", processes=1)[-1]
    assert (by_chance.phase, by_chance.turns) == (ALL, 3)
    assert by_chance.points.value > 2
    monkeypatch.setattr(measure, "choose_turn", lambda position, *_: position.values[0].turn)
    best = measure_bot("novice", processes=1)
    assert [one.phase for one in best] == [*PHASES, ALL]
    assert all(one.chance.value == one.points.value == 0 and one.listed == 1 for one in best)


def test_positions_of_one_game_are_not_independent() -> None:
    alone = [(number, value) for number, value in enumerate([0.0, 1.0] * 50)]
    apart, together = mean_of(alone), mean_of([(number // 2 * 2, float(number // 2 % 2)) for number in range(100)])
    assert apart.value == together.value == 0.5
    assert apart.error == pytest.approx(1.96 * 0.05, rel=0.02)
    assert together.error == pytest.approx(1.96 * 0.05 * 2**0.5, rel=0.03)
    assert mean_of([(1, 0.5)]).error is None
    losses = [Loss("amytis", 2, n, PHASES[n % 3], n / 10, 0.0, True) for n in range(6)]
    assert [round(one.chance.value, 2) for one in summarize(losses)] == [0.15, 0.25, 0.35, 0.25]


def test_a_missing_or_damaged_set_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(NoPositions, match="make positions"):
        read_lines(file=tmp_path / "none.gz")
    (tmp_path / "bad.gz").write_bytes(b"no archive")
    with pytest.raises(NoPositions, match="cannot read the set"):
        read_lines(file=tmp_path / "bad.gz")
    with pytest.raises(NoPositions, match="no positions of amytis for 3 players"):
        read_lines("amytis", 3)


def test_the_set_has_every_game_and_number_of_players_and_all_phases() -> None:
    lines = read_lines()
    assert {(line["game"], line["players"]) for line in lines} == {group[:2] for group in command.GROUPS}
    for phase in PHASES:
        assert sum(line["phase"] == phase for line in lines) > len(lines) / 4
    for line in lines[::97]:
        assert JudgedPosition.from_json(line).as_json() == line


def test_a_set_that_was_stopped_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "GROUPS", (command.Group("amytis", 2, 6, 20, 0),))
    journal, file = tmp_path / "journal", tmp_path / "positions.gz"
    command.make(journal, 1, None)
    first, second = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(second + first[: len(first) // 2])
    command.make(journal, 1, None)
    assert sorted(journal.read_bytes().splitlines(keepends=True)) == sorted([first, second])
    games = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    assert write_lines([line for game in games for line in game["positions"]], file) > 0
    assert len(read_lines(file=file)) == 6
