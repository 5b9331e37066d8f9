"""The package is compiled completely or not at all: one missing extension made all imports fail with "size changed"."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from semiramis import speeds

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
PLAY = """
import semiramis, semiramis.games as games, semiramis.games.rng as rng, semiramis.speeds as speeds
state = games.get_game("amytis").new(seed=1)
state.random_playout(rng.Rng(1))
print(state.over, games.game.__file__.endswith(".py"), games.game.__file__.endswith(".py") == (not semiramis.compiled))
"""

needs_compiled = pytest.mark.skipif(
    bool(os.environ.get(speeds.VARIABLE)) or not speeds.is_compiled(), reason="the package is not compiled"
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package as it is installed, without the server."""
    package = tmp_path / "semiramis"
    shutil.copytree(speeds.ROOT, package, ignore=shutil.ignore_patterns("__pycache__", "server"), copy_function=os.link)
    return package


def play(package: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PLAY],
        env=os.environ | {"PYTHONPATH": str(package.parent)},
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=True,
    )


def extensions(package: Path) -> list[Path]:
    return [path for path in package.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]


@needs_compiled
def test_a_whole_package_runs_compiled(copy: Path) -> None:
    answer = play(copy)
    assert (answer.stdout, answer.stderr) == ("True False True\n", "")


@needs_compiled
@pytest.mark.parametrize("module", ["games.rng", "ai.search"])
def test_with_one_extension_missing_the_sources_run(copy: Path, module: str) -> None:
    (missing,) = copy.joinpath(*module.split(".")).parent.glob(f"{module.rsplit('.', 1)[-1]}.*.so")
    missing.unlink()
    answer = play(copy)
    assert answer.stdout == "True True True\n"
    assert f"compiled modules are missing ({module})" in answer.stderr
    assert "install it again" in answer.stderr


@needs_compiled
def test_with_another_sidecar_the_sources_run(copy: Path) -> None:
    sidecar = copy / "games" / "game.pxd"
    changed = sidecar.read_text(encoding="utf-8").replace("cdef public int players", "cdef public int more, players")
    sidecar.unlink()  # it is a link
    sidecar.write_text(changed, encoding="utf-8")
    answer = play(copy)
    assert answer.stdout == "True True True\n"
    assert "its sidecars (.pxd) have changed since it was compiled" in answer.stderr


@needs_compiled
def test_without_any_extension_the_sources_run_without_a_warning(copy: Path) -> None:
    for extension in extensions(copy):
        extension.unlink()
    answer = play(copy)
    assert (answer.stdout, answer.stderr) == ("True True True\n", "")
    # Only the command says that it is slow, once, and where somebody reads it.
    line = "semiramis: it runs as plain Python, about 50 times slower: install it again where there is a C compiler\n"
    assert command(copy, "new", "amytis", "--seed", "1").stderr == line
    assert command(copy, "--version").stderr == ""
    assert command(copy, "new", "amytis", "--seed", "1", SEMIRAMIS_INTERPRETED="1").stderr == ""


def command(package: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "semiramis", *arguments],
        env=os.environ | variables | {"PYTHONPATH": str(package.parent)},
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two modules with sidecars, and the setup.py of this project."""
    package = tmp_path / "src" / "semiramis"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copy(speeds.ROOT / "speeds.py", package)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "semiramis"\nversion = "0"\n', encoding="utf-8")
    (package / "__init__.py").touch()
    (tmp_path / ".git").mkdir()  # it is being developed
    for name in ("one", "two"):
        (package / f"{name}.py").write_text("def answer():\n    return 42\n", encoding="utf-8")
        (package / f"{name}.pxd").write_text("cpdef int answer()\n", encoding="utf-8")
    return tmp_path


def build(project: Path, compiler: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=project,
        env=os.environ | {"CC": compiler, "SEMIRAMIS_CFLAGS": "-O0"},
        capture_output=True,
        text=True,
        check=False,
    )


@needs_compiled
@pytest.mark.skipif(os.name != "posix", reason="the compiler is a shell script")
def test_if_one_module_cannot_be_compiled_none_is_kept(project: Path) -> None:
    assert build(project, "cc").returncode == 0
    package = project / "src" / "semiramis"
    assert len(extensions(package)) == 2
    assert speeds.examine(package) == (True, "")
    compiler = project / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *two.c*) exit 1;; esac\nexec cc "$@"\n', encoding="utf-8")
    compiler.chmod(0o755)
    for source in package.glob("*.pxd"):
        source.write_text("cpdef long answer()\n", encoding="utf-8")
    answer = build(project, str(compiler))
    assert answer.returncode == 0
    assert "semiramis is NOT compiled" in answer.stderr
    assert extensions(project) == []
    assert speeds.examine(package) == (False, "")
