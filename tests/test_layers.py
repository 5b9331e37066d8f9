"""Imports go one way: games <- ai, pictures <- tables <- server, browser; ai <- envs, cli; games <- testing <- cli."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "semiramis"
# What each part may import besides itself.
BELOW = {
    "games": set(),
    "ai": {"games"},
    "pictures": {"games"},
    "testing": {"games", "speeds"},
    "tables": {"games", "ai"},
    "server": {"games", "ai", "tables"},
    "browser": {"games", "ai", "tables"},
    "envs": {"games", "ai", "pictures"},
    # `semiramis new-game` writes the game that `testing` has as an example.
    "cli": {"games", "ai", "pictures", "testing", "tables", "server", "envs", "speeds"},
    "speeds": set(),
}


def imports(path: Path) -> set[str]:
    """The parts of the package that a module imports; all such imports are relative."""
    package = ("semiramis", *path.relative_to(SOURCES).parent.parts)
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
            assert not any(name.split(".")[0] == "semiramis" for name in names), f"{path} imports itself absolutely"
        elif isinstance(node, ast.ImportFrom) and node.level:
            base = [*package[: len(package) - node.level + 1], *(node.module or "").split(".")]
            inside = [part for part in base if part][1:]
            found |= {inside[0]} if inside else {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert (node.module or "").split(".")[0] != "semiramis", f"{path} imports itself absolutely"
    return found


MODULES = sorted(path for path in SOURCES.rglob("*.py") if path.parent != SOURCES)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_module_imports_only_what_is_below_it(path: Path) -> None:
    part = path.relative_to(SOURCES).parts[0]
    assert imports(path) <= {part, *BELOW[part]}


def test_the_games_do_no_input_output_and_know_no_clock_or_global_random() -> None:
    # Records and components are read and written in one place each; a position of a game without a text form is JSON.
    readers = {"record.py", "components.py", "position_text.py"}
    for path in (SOURCES / "games").rglob("*.py"):
        names = {
            alias.name.split(".")[0]
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Import)
            for alias in node.names
        }
        assert not names & {"time", "random", "datetime", "socket", "os", "sys"}, path
        assert path.name in readers or not names & {"json", "secrets", "io"}, path


def test_tables_do_no_input_output() -> None:
    banned = {"os", "sys", "io", "time", "pathlib", "socket", "subprocess", "sqlalchemy", "litestar"}
    for path in (SOURCES / "tables").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            assert not {name.split(".")[0] for name in names} & banned, path


GAMES = ("babylon", "amytis")
# Where a shared module may name a game, and why.
NAMED = {
    "__init__.py": "an example for readers",
    "games/registry.py": "the games that are found without installation metadata",
    "server/http/examples.py": "examples of the API document, which are real tables",
}


def belongs_to_a_game(path: Path) -> bool:
    """Whether a folder, or the first word of a file's name, is the name of a game."""
    folders = path.relative_to(SOURCES).parts
    return any(part.split(".")[0].split("_")[0] in GAMES for part in folders)


def test_no_shared_module_names_a_game() -> None:
    # A third game is added without a changed line in any of these.
    shared = [path for path in SOURCES.rglob("*") if path.suffix in (".py", ".pxd") and not belongs_to_a_game(path)]
    naming = {
        path.relative_to(SOURCES).as_posix()
        for path in shared
        if any(game in path.read_text(encoding="utf-8").casefold() for game in GAMES)
    }
    assert naming == set(NAMED)
