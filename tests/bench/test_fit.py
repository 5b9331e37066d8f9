"""The scripts that find the weights of experts: they begin from scratch, continue, and write weights that play."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from bench import fit_amytis, fit_babylon
from bench import fitted as fitted_bots
from bench.fit import duel
from semiramis.ai.amytis import weights as amytis_weights
from semiramis.ai.arena import run_arena
from semiramis.ai.babylon import weights as babylon_weights
from semiramis.ai.expert import Expert
from semiramis.ai.spec import BadSpec
from semiramis.games import get_game

pytestmark = pytest.mark.slow

TINY = {
    "amytis": ["--games", "16", "--tested", "2", "--candidates", "8"],
    "babylon": ["--games", "2", "--tested", "1"],
}
SCRIPTS: dict[str, ModuleType] = {"amytis": fit_amytis, "babylon": fit_babylon}
INSTALLED = [Path(module.__file__ or "").with_name("weights.toml") for module in (amytis_weights, babylon_weights)]


def run(game: str, out: Path, *more: str) -> None:
    SCRIPTS[game].main([*TINY[game], "--out", str(out), *more])


def fitted(game: str, out: Path) -> Expert:
    """The expert with the weights of a file."""
    if game == "amytis":
        return fit_amytis.expert(np.array(list(amytis_weights.read(out).values())))
    return fit_babylon.expert(babylon_weights.read(out))


@pytest.mark.parametrize("game", SCRIPTS)
def test_weights_are_found_from_scratch_and_play(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = [path.read_bytes() for path in INSTALLED]
    out = tmp_path / "deep" / "weights.toml"
    run(game, out, "--rounds", "2")
    printed = capsys.readouterr().out
    assert "round 2: " in printed
    assert "against the installed weights: " in printed
    assert [path.read_bytes() for path in INSTALLED] == before
    expert = fitted(game, out)
    played = duel(get_game(game), expert, expert, [1])
    assert played.shares == [0.5]
    assert played.margins == [0.0]


@pytest.mark.parametrize("game", SCRIPTS)
def test_fitted_weights_play_in_the_arena(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(game, tmp_path / f"{game}.toml", "--rounds", "1")
    monkeypatch.setenv("SEMIRAMIS_FIT", str(tmp_path))
    bots = {"new": f"py:{fitted_bots.__file__}:Apprentice", "old": "apprentice"}
    results = run_arena(game, bots, 2, processes=1)
    assert not results.standings.failures()
    assert len({str(played.record["actions"]) for played in results.games}) == 2
    monkeypatch.setenv("SEMIRAMIS_FIT", str(tmp_path / "nowhere"))
    with pytest.raises(BadSpec, match="No such file"):
        run_arena(game, bots, 2, processes=1)


@pytest.mark.parametrize("game", SCRIPTS)
def test_a_fit_is_continued_and_the_same_as_one_without_a_stop(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    once, twice = tmp_path / "once.toml", tmp_path / "twice.toml"
    run(game, once, "--rounds", "2")
    run(game, twice, "--rounds", "1")
    capsys.readouterr()
    run(game, twice, "--rounds", "2")
    assert "round 1: " not in capsys.readouterr().out
    assert twice.read_bytes() == once.read_bytes()
    with pytest.raises(SystemExit, match="other settings"):
        run(game, twice, "--rounds", "2", "--seed", "5")
