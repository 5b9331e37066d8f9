"""A third game is a package: once installed, every part of the project can play it without changes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from semiramis.games import registry
from semiramis.games.game import UnknownGame
from semiramis.games.registry import BadGame, Registry

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package of the third game is installed, as `pip install` does it."""
    folder = tmp_path_factory.mktemp("third_game")
    source = folder / "source"
    source.mkdir()
    shutil.copy(HERE / "pyproject.toml", source)
    shutil.copytree(HERE / "lucky_dip", source / "lucky_dip", ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    target = folder / "installed"
    subprocess.run([*pip, "--no-build-isolation", "--target", str(target), str(source)], check=True)
    return target


def test_the_third_game_is_played_everywhere(installed: Path, tmp_path: Path) -> None:
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--basetemp", str(tmp_path / "plays")]
    played = subprocess.run(
        [*command, str(HERE / "plays.py")],
        env=os.environ | {"PYTHONPATH": path, "SDL_VIDEODRIVER": "dummy"},
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stdout + played.stderr


def found(monkeypatch: pytest.MonkeyPatch, *points: tuple[str, str]) -> Registry:
    """The games that are found with these entry points."""
    declared = [EntryPoint(name, value, registry.GROUP) for name, value in points]
    monkeypatch.setattr(registry, "entry_points", lambda group: declared)
    return Registry()


DIP = ("dip", "tests.third_game.lucky_dip:Dip")


def test_the_built_in_games_are_found_without_installation_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    games = found(monkeypatch)
    assert list(games) == ["babylon", "amytis"]
    assert [game.name for game in games.values()] == ["babylon", "amytis"]


def test_the_built_in_games_are_declared_as_entry_points() -> None:
    declared = {point.name: point.value for point in entry_points(group=registry.GROUP)}
    assert declared.items() >= registry.OWN.items()


@pytest.mark.parametrize(
    ("points", "fault"),
    [
        ([("bad", "no_such_module:Bad")], "ModuleNotFoundError: No module named 'no_such_module'"),
        ([("bad", "tests.third_game.lucky_dip:Bad")], "has no attribute 'Bad'"),
        ([("bad", "tests.third_game.lucky_dip:DipState")], "is not a subclass of semiramis.games.game.Game"),
        ([("bad", "tests.third_game.lucky_dip:Dip")], "has the name 'dip', and its entry point the name 'bad'"),
        ([("babylon", "tests.third_game.lucky_dip:Dip")], "this name is taken by a game of semiramis"),
        ([("bad", "a:Bad"), ("bad", "b:Bad")], "two packages have a game of this name"),
    ],
)
def test_a_bad_game_is_left_out_with_a_warning_and_the_others_are_found(
    points: list[tuple[str, str]], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = found(monkeypatch, *points, DIP)
    with pytest.warns(BadGame, match=rf"the game {points[0][0]} \(.*\) is left out: .*{fault}"):
        assert list(games) == ["babylon", "amytis", "dip"]
    assert games["babylon"].__module__.startswith("semiramis.")
    if points[0][0] == "bad":
        assert fault in games.refused["bad"]
        monkeypatch.setattr(registry, "GAMES", games)
        with pytest.raises(UnknownGame, match="the game 'bad' cannot be used: "):
            registry.get_game("bad")


def code_of(text: str) -> str:
    """The lines of a text without indentation and empty lines, which are formatted differently on a page."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_the_page_shows_the_code_of_the_package() -> None:
    page = (HERE.parents[1] / "docs" / "new-game.md").read_text(encoding="utf-8")
    package = [HERE / "pyproject.toml", HERE / "lucky_dip" / "__init__.py", HERE / "plays.py"]
    sources = [f"\n{code_of(path.read_text(encoding='utf-8'))}\n" for path in package]
    for excerpt in re.findall(r"```(?:python|toml)\n(.*?)```", page, re.DOTALL):
        assert any(f"\n{code_of(excerpt)}\n" in source for source in sources), excerpt
    named = set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
    assert named == {part for game in registry.OWN for part in registry.GAMES[game].parts}
