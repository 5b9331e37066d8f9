from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from semiramis.cli import speed
from semiramis.games import GAMES, get_game
from semiramis.games.perft import perft
from semiramis.games.record import Match, Record
from semiramis.games.rng import Rng
from tests.cli.conftest import Outcome, Run

SOURCES = Path(__file__).parents[2] / "src" / "semiramis" / "games"


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    nothing, asked = run(), run("--help")
    assert (nothing.code, nothing.out) == (0, asked.out)
    for command in ("new", "replay", "simulate", "perft", "show", "watch", "bench"):
        assert f"\n    {command} " in asked.out
        assert run(command, "--help").out.startswith(f"usage: semiramis {command}")


def test_the_version_is_printed(run: Run) -> None:
    outcome = run("--version")
    assert outcome.code == 0
    assert outcome.out.startswith("semiramis 0.")


# new


def test_new_sets_up_a_game_as_asked(run: Run, tmp_path: Path) -> None:
    arguments = ["new", "babylon", "--player", "Zoë", "--player", "李", "--player", "bot:hard", "--seed", 5]
    arguments += ["--option", "limited_supply=false", "--option", "bridge_gap=ground"]
    record = Record.loads(run(*arguments).out)
    babylon = get_game("babylon")
    assert record.players == ["Zoë", "李", "bot:hard"]
    assert record.options == {
        "same_footprint": "never",
        "bridge_gap": "ground",
        "limited_supply": False,
        "covered_belvederes": "nothing",
    }
    assert record.setup == babylon.setup(babylon.new(3, record.options, 5))
    path = tmp_path / "game.json"
    assert run(*arguments, "--output", path).out == ""
    assert Record.read(path) == record


def test_new_reads_options_by_type_and_dotted_name(run: Run) -> None:
    outcome = run("new", "amytis", "--option", "sides.wall=B", "--option", "second_player_projects=3")
    options = json.loads(outcome.out)["options"]
    assert options["sides"] == dict.fromkeys(options["sides"], "A") | {"wall": "B"}
    assert options["second_player_projects"] == 3


def test_new_without_a_seed_deals_a_different_game_every_time(run: Run) -> None:
    assert run("new", "amytis").out != run("new", "amytis").out


# simulate


def row(outcome: Outcome, name: str) -> list[str]:
    """Return the cells of the row with this title."""
    line = next(line.strip() for line in outcome.lines if line.strip().startswith(f"{name}  "))
    return line.removeprefix(name).split()


@pytest.mark.parametrize(("game", "players"), [("amytis", 2), ("babylon", 2), ("babylon", 3), ("babylon", 4)])
def test_simulate_plays_the_same_games_from_a_seed_with_and_without_records(
    game: str, players: int, run: Run, tmp_path: Path
) -> None:
    arguments = ["simulate", game, "--games", 12, "--players", players, "--seed", 3]
    outcome = run(*arguments)
    assert (outcome.code, outcome.err) == (0, "")
    with_records = run(*arguments, "--record", tmp_path)
    assert with_records.lines[:-1] == outcome.lines[:-1]  # the last line tells the speed
    records = sorted(tmp_path.iterdir())
    assert [path.name for path in records] == [f"{game}-3-{number:02}.json" for number in range(12)]
    matches = [Match.of(Record.read(path)) for path in records]
    assert all(match.state.over for match in matches)
    scores = [match.state.scores() for match in matches]
    by_seat = list(zip(*scores, strict=True))
    assert row(outcome, "mean score") == [f"{sum(seat) / 12:.2f}" for seat in by_seat]
    assert row(outcome, "lowest") == [str(min(seat)) for seat in by_seat]
    assert row(outcome, "highest") == [str(max(seat)) for seat in by_seat]
    for line in get_game(game).score_lines:
        lines = zip(*([seat[line] for seat in match.state.breakdown()] for match in matches), strict=True)
        assert row(outcome, f"mean {line.replace('_', ' ')}") == [f"{sum(seat) / 12:.2f}" for seat in lines]
    winners = [seat for match in matches for seat in match.state.winners()]
    assert [cell for cell in row(outcome, "wins") if "%" not in cell] == [
        str(winners.count(seat)) for seat in range(players)
    ]
    decisions = sum(match.state.ply for match in matches) / 12
    assert f"{decisions:.1f} decisions per game" in outcome.lines[-1]


def test_simulate_plays_the_same_first_games_for_any_number_of_games(run: Run, tmp_path: Path) -> None:
    run("simulate", "amytis", "--games", 2, "--seed", 3, "--record", tmp_path / "two")
    run("simulate", "amytis", "--games", 3, "--seed", 3, "--record", tmp_path / "three")
    for number in range(2):
        name = f"amytis-3-{number}.json"
        assert (tmp_path / "two" / name).read_bytes() == (tmp_path / "three" / name).read_bytes()


def test_simulate_plays_different_games_from_another_seed(run: Run, tmp_path: Path) -> None:
    run("simulate", "amytis", "--games", 1, "--seed", 3, "--record", tmp_path)
    run("simulate", "amytis", "--games", 1, "--seed", 4, "--record", tmp_path)
    assert Record.read(tmp_path / "amytis-3-0.json") != Record.read(tmp_path / "amytis-4-0.json")


# perft


def test_perft_counts_sequences_of_actions() -> None:
    state = get_game("amytis").new(seed=1)
    assert perft(state, 1) == 81  # 9 stacks, 9 cells
    counted = 0
    for action in state.legal_actions():
        after = state.clone()
        after.advance(action)
        counted += len(after.legal_actions())
    assert perft(state, 2) == counted


def test_perft_counts_no_sequences_beyond_the_end_of_the_game() -> None:
    state = get_game("babylon").new(seed=1)
    state.random_playout(Rng(1))
    assert [perft(state, depth) for depth in (1, 2)] == [0, 0]


def test_perft_prints_every_depth(run: Run) -> None:
    outcome = run("perft", "babylon", "--depth", 2, "--players", 4)
    state = get_game("babylon").new(4)
    assert [line.split()[:2] for line in outcome.lines[1:]] == [["1", "16"], ["2", f"{perft(state, 2):,}"]]


# bench


def test_bench_measures_every_game_at_both_speeds(run: Run) -> None:
    outcome = run("bench", "--json", "--seconds", 0)
    figures = json.loads(outcome.out)
    assert list(figures) == ["amytis", "babylon-2", "babylon-3", "babylon-4"]
    for row in figures.values():
        assert list(row) == ["games_per_s", "decisions_per_s", "clone_ns", "interpreted_games_per_s"]
        assert all(figure > 0 for figure in row.values())
        assert row["decisions_per_s"] > 10 * row["games_per_s"]


def test_bench_says_when_the_engine_is_not_compiled(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semiramis.cli.bench.is_compiled", lambda: False)
    monkeypatch.setattr("semiramis.cli.bench.measure_interpreted", lambda table, seconds: 1.0)
    outcome = run("bench", "--seconds", 0)
    assert "The engine is not compiled" in outcome.err
    assert "not compiled" in outcome.out
    for table in speed.TABLES:
        assert table in outcome.out


# --components


@pytest.mark.parametrize("command", ["new", "simulate", "perft", "watch", "replay", "show"])
def test_every_command_takes_the_components_of_another_box(
    command: str, run: Run, played: Callable[..., Path], tmp_path: Path
) -> None:
    box = tmp_path / "box.toml"
    box.write_text((SOURCES / "amytis" / "components.toml").read_text())
    needs = {"simulate": ["--games", 1], "perft": ["--depth", 1]}.get(command, [])
    what = played("amytis") if command in ("replay", "show") else "amytis"
    assert run(command, what, *needs, "--components", box).code == 0
    box.write_text("copies = 3")
    outcome = run(command, what, *needs, "--components", box)
    assert (outcome.code, outcome.out) == (2, "")
    assert str(box) in outcome.err


def test_every_game_is_named_in_the_help(run: Run) -> None:
    assert " or ".join(GAMES) in run("new", "--help").out
