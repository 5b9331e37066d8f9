"""A third game is a package: once installed, every part of the project can play it without changes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

import pytest

from semiramis.cli import main
from semiramis.cli.new_game import rules_of
from semiramis.games import registry
from semiramis.games.game import Game, State, UnknownGame
from semiramis.games.registry import BadGame, Registry
from semiramis.testing import check_game

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package of the third game is installed, as `pip install` does it."""
    source = tmp_path_factory.mktemp("third_game") / "source"
    source.mkdir()
    shutil.copy(HERE / "pyproject.toml", source)
    shutil.copytree(HERE / "lucky_dip", source / "lucky_dip", ignore=shutil.ignore_patterns("__pycache__"))
    return install(source)


def install(source: Path) -> Path:
    """Install a package into a folder beside it."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    target = source.parent / "installed"
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


def test_the_package_of_a_new_game_is_played_everywhere_at_once(tmp_path: Path) -> None:
    source = tmp_path / "semiramis-gomoku"
    assert main(["new-game", "gomoku", "--output", str(source)]) == 0
    path = os.pathsep.join([str(install(source)), os.environ.get("PYTHONPATH", "")])
    played = subprocess.run(
        [sys.executable, str(HERE / "starts.py"), "gomoku"],
        env=os.environ | {"PYTHONPATH": path},
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.stdout.endswith("played everywhere\n"), played.stdout + played.stderr
    checked = (source / "test_gomoku.py").read_text(encoding="utf-8")
    assert "check_game(Gomoku())" in checked


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Gomoku", "lower-case letters a-z and digits, not 'Gomoku'"),
        ("go moku", "not 'go moku'"),
        ("../moku", "not '../moku'"),
        ("gomoku\n", "not 'gomoku\\n'"),
        ("2048", "not '2048'"),
        ("amytis", "the name 'amytis' is taken by a game of semiramis"),
        ("serve", "the name 'serve' is taken by a command of semiramis"),
        ("true", "the name 'true' cannot be used: its class, True, needs another name"),
        ("feature", "the name 'feature' cannot be used: its class, Feature, needs another name"),
        ("taken", "taken exists already"),
    ],
)
def test_a_new_game_is_refused_with_the_reason(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "semiramis-taken").mkdir()
    assert main(["new-game", name]) == 2
    assert why in capsys.readouterr().err
    assert [*tmp_path.rglob("*")] == [tmp_path / "semiramis-taken"]


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


PAGE = (HERE.parents[1] / "docs" / "new-game.md").read_text(encoding="utf-8")
REFERENCE = (HERE.parents[1] / "docs" / "reference" / "game.md").read_text(encoding="utf-8")


def test_the_page_has_a_whole_game_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    assert shown == rules_of("four"), "what `semiramis new-game` writes"
    pasted = ModuleType("pasted")
    monkeypatch.setitem(sys.modules, "pasted", pasted)  # positions are pickled by the names of their types
    exec(shown, vars(pasted))
    check_game(pasted.Four())


def test_the_page_has_every_method_that_a_game_may_write() -> None:
    tables = PAGE[PAGE.index("## The methods") : PAGE.index("## Chance, and")]
    named = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", tables))
    # The methods of the contract that are not public, and the public ones that have no check before them.
    of_state = {name for name in vars(State) if re.fullmatch(r"_[a-z].*[^_]", name) and callable(vars(State)[name])}
    internal = {name for name in of_state if name.startswith("_check")} | {"_assignable", "_reduce_cython"}
    assert of_state - internal <= named
    (listed,) = re.findall(r"members: \[(_deal.*)\]", REFERENCE)
    assert of_state - internal <= set(listed.split(", ")), "the reference"
    assert named & {"legal_actions", "clone", "scores", "breakdown", "winners"}
    declared = {name for name in Game.__annotations__ if not name.startswith("_")}
    assert declared | set(Game.__abstractmethods__) | {"setup", "start", "_from_view"} <= named
    required = set(re.findall(r"`(\w+)\([^|]*\| \*\*required", tables))
    assert set(Game.__abstractmethods__) <= required


def test_the_page_shows_the_code_of_the_package() -> None:
    package = [HERE / "lucky_dip" / "__init__.py", HERE / "plays.py"]
    texts = [rules_of("four"), *(path.read_text(encoding="utf-8") for path in package)]
    sources = [f"\n{code_of(text)}\n" for text in texts]
    for excerpt in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        assert any(f"\n{code_of(excerpt)}\n" in source for source in sources), excerpt
    named = set(re.findall(r"^\| `(\w+)` \|", PAGE[PAGE.index("## The parts") :], re.MULTILINE))
    assert named == {"board"} | {part for game in registry.OWN for part in registry.GAMES[game].parts}


def test_the_page_of_boards_shows_the_board_and_its_interface() -> None:
    root = HERE.parents[1]
    page = (root / "docs" / "new-board.md").read_text(encoding="utf-8")
    interface = (root / "web" / "src" / "games" / "plain" / "board-module.ts").read_text(encoding="utf-8")
    assert re.findall(r"```typescript\n(.*?)```", page, re.DOTALL) == [interface]
    board = (HERE / "lucky_dip" / "board.js").read_text(encoding="utf-8")
    assert re.findall(r"```javascript\n(.*?)```", page, re.DOTALL) == [board]
    assert board.count("\n") <= 150


@pytest.mark.parametrize(
    "board", ["tests.third_game.lucky_dip:no_board.js", "no_such_package:board.js", "board.js", ""]
)
def test_a_board_that_cannot_be_read_is_left_out_with_a_warning(board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games = found(monkeypatch, DIP)
    monkeypatch.setattr(registry, "GAMES", games)
    monkeypatch.setattr(games["dip"], "parts", {"board": board})
    with pytest.warns(BadGame, match=rf"the board of dip \({re.escape(board)}\) is left out: "):
        assert registry.read_board.__wrapped__("dip") is None
