"""The rules, the opponents and the terminal need no library but rich; the server says which extra it needs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from argparse import Namespace
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace

import pytest

from semiramis.cli import IS_WINDOWS, serve
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
# A Python that has only its own modules, this package, rich and what rich needs.
ALONE = """
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import PathFinder

THERE = {*sys.stdlib_module_names, "semiramis", "rich", "markdown_it", "mdurl", "pygments"}

class OnlyThese(MetaPathFinder):
    def find_spec(self, fullname, path=None, target=None):
        if fullname.split(".")[0] not in THERE and PathFinder.find_spec(fullname, path):
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)

sys.meta_path.insert(0, OnlyThese())
from semiramis.cli import main

def run(*arguments):
    code = main([*arguments])
    print(*arguments, "->", code, file=sys.stderr)
"""
SERVER = (
    "semiramis: the table server needs more libraries: pip install 'semiramis[server]' "
    "(or: uvx --from 'semiramis[server]' semiramis ...); "
)


def run_alone(folder: Path, code: str) -> list[str]:
    """What is written to standard error."""
    ran = subprocess.run(
        [sys.executable, "-c", ALONE + code],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return ran.stderr.splitlines()


def test_rich_is_the_only_library_that_is_always_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [name.partition(">")[0] for name in project["dependencies"]] == ["rich"]


def test_all_is_every_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    own, *others = extras["all"]
    assert sorted(own.removeprefix("semiramis[").removesuffix("]").split(",")) == sorted(
        {*extras} - {"all", "openspiel"}
    )
    assert [name.partition(";")[0] for name in others] == [name for name in extras["openspiel"] if "numpy" not in name]


def test_the_rules_and_the_terminal_need_rich_alone(tmp_path: Path) -> None:
    commands = [
        ["--version"],
        ["new", "babylon", "--seed", "1", "--output", "game.json"],
        ["replay", "game.json"],
        ["show", "game.json"],
        ["simulate", "amytis", "--games", "2", "--seed", "1", "--record", "games"],
        ["perft", "amytis", "--depth", "1"],
        ["watch", "amytis", "--seed", "1", "--delay", "0"],
        ["play", "amytis", "--level", "novice", "--seed", "1"],
        ["arena", "amytis", "--bot", "novice", "--bot", "greedy", "--games", "2", "--jobs", "1"],
        ["bench", "--seconds", "0"],
        ["serve", "--help"],
    ]
    said = run_alone(tmp_path, "\n".join(f"run(*{command})" for command in commands))
    assert [line for line in said if " -> " in line] == [f"{' '.join(command)} -> 0" for command in commands]


@pytest.mark.parametrize("command", [["serve"], ["backup", "x.db"], ["quarantine"]], ids=lambda command: command[0])
def test_without_the_extra_the_server_says_in_one_line_what_to_install(tmp_path: Path, command: list[str]) -> None:
    refusal, code = run_alone(tmp_path, f"run(*{command})")
    assert refusal.startswith(SERVER)
    assert refusal.endswith(" is missing")
    assert code == f"{' '.join(command)} -> 2"


def test_in_a_terminal_the_command_alone_opens_the_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Namespace] = []
    monkeypatch.setattr("semiramis.cli._is_terminal", lambda: True)
    monkeypatch.setattr("semiramis.cli.serve.run", started.append)
    said = run()
    (arguments,) = started
    assert (said.code, arguments.play, arguments.host) == (0, "", "127.0.0.1")
    assert said.lines == ["Starting 'semiramis serve --play'. 'semiramis --help' lists the other commands."]


def test_the_names_of_the_server_are_read_as_requests_have_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # A name in capitals, or with a port, was accepted, and then every request was refused.
    started: list[Namespace] = []
    monkeypatch.setattr("semiramis.cli.serve.run", started.append)
    names = ["Games.Example.org", "[::1]", "2001:DB8::1", "192.168.1.20", "*"]
    assert run("serve", *(f"--allow-host={name}" for name in names)).code == 0
    assert started[0].names == ["games.example.org", "::1", "2001:db8::1", "192.168.1.20", "*"]
    for wrong in ("https://games.example.org", "games.example.org:8000", "a b", ""):
        refused = run("serve", f"--allow-host={wrong}")
        assert refused.code == 2
        assert f"without a port: '{wrong}'" in refused.err
    assert len(started) == 1


@pytest.mark.parametrize("has_server", [True, False], ids=["with the extra", "without it, which serve refuses"])
def test_the_name_of_a_game_serves_it_also_without_a_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, has_server: bool
) -> None:
    started: list[Namespace] = []
    monkeypatch.setattr("semiramis.cli.serve.run", started.append)
    monkeypatch.setattr("semiramis.cli._has_server", lambda: has_server)
    install_as(monkeypatch, None, "venv")
    said = run("amytis", "--port", "0")
    (arguments,) = started
    assert (said.code, arguments.play, arguments.port) == (0, "amytis", 0)


def test_in_a_terminal_without_the_extra_the_command_alone_says_how_to_get_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("semiramis.cli._is_terminal", lambda: True)
    monkeypatch.setattr("semiramis.cli.find_spec", lambda name: None)
    install_as(monkeypatch, None, "venv")
    said = run()
    assert said.code == 0
    assert said.lines[0] == "usage: semiramis [-h] [--version] COMMAND ..."
    assert said.lines[-2:] == [
        "To play in the browser: uvx --from 'semiramis[server]' semiramis",
        "or: pip install 'semiramis[server]' && semiramis",
    ]


WHEEL = "file:///dist/semiramis.whl"
FROM_INDEX = f"semiramis[server]=={version('semiramis')}"
FROM_WHEEL = f"semiramis[server] @ {WHEEL}"


def install_as(monkeypatch: pytest.MonkeyPatch, origin: str | None, runner: str) -> None:
    """As if the package had been installed from an origin and started by uvx, pipx or itself."""
    installed = SimpleNamespace(version=version("semiramis"), read_text={"direct_url.json": origin}.get)
    monkeypatch.setattr("semiramis.cli.serve.distribution", lambda name: installed)
    monkeypatch.setattr("semiramis.cli.serve.shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setattr("sys.prefix", f"/home/x/.cache/{runner}/1")
    monkeypatch.delenv("UV", raising=False)
    if runner == "uv":
        monkeypatch.setenv("UV", "/bin/uv")


@pytest.mark.parametrize("game", [[], ["babylon"]], ids=["any game", "babylon"])
@pytest.mark.parametrize(
    ("origin", "runner", "expected"),
    [
        (None, "uv", ["/bin/uv", "tool", "run", "--from", FROM_INDEX]),
        (f'{{"url": "{WHEEL}", "archive_info": {{}}}}', "uv", ["/bin/uv", "tool", "run", "--from", FROM_WHEEL]),
        (None, "pipx", ["/bin/pipx", "run", "--spec", FROM_INDEX]),
        (f'{{"url": "{WHEEL}", "archive_info": {{}}}}', "pipx", ["/bin/pipx", "run", "--spec", FROM_WHEEL]),
    ],
    ids=["uvx", "uvx, a wheel", "pipx", "pipx, a wheel"],
)
def test_uvx_and_pipx_open_the_browser_without_the_extra(
    run: Run, monkeypatch: pytest.MonkeyPatch, origin: str | None, runner: str, expected: list[str], game: list[str]
) -> None:
    started: list[list[str]] = []

    def run_instead(command: list[str]) -> int:
        started.append(command)
        return 7

    install_as(monkeypatch, origin, runner)
    monkeypatch.setattr("semiramis.cli._is_terminal", lambda: True)
    monkeypatch.setattr("semiramis.cli.find_spec", lambda name: None)
    monkeypatch.setattr("semiramis.cli._run_instead", run_instead)
    said = run(*game)
    assert said.code == 7
    assert started == [[*expected, "semiramis", "serve", "--play", *game]]
    assert said.lines == [f"Installing the table server and opening it, with {runner} ..."]


@pytest.mark.parametrize(
    ("origin", "runner"),
    [(None, "venv"), ('{"url": "file:///checkout", "dir_info": {"editable": true}}', "uv")],
    ids=["a virtual environment", "a checkout"],
)
def test_elsewhere_the_command_installs_nothing(
    monkeypatch: pytest.MonkeyPatch, origin: str | None, runner: str
) -> None:
    install_as(monkeypatch, origin, runner)
    assert serve.command_with_server(["serve"]) is None


@pytest.mark.skipif(IS_WINDOWS, reason="there the command waits for the other one")
def test_the_command_is_replaced_by_the_one_with_the_extra() -> None:
    code = "from semiramis.cli import _run_instead\n_run_instead([{0!r}, '-c', 'import os; print(os.getpid())'])"
    program = subprocess.Popen([sys.executable, "-c", code.format(sys.executable)], stdout=subprocess.PIPE, text=True)
    assert program.communicate(timeout=60)[0] == f"{program.pid}\n"


class Interrupted(subprocess.Popen[bytes]):
    """A program during which Ctrl-C is pressed: both programs get it."""

    is_pressed = False

    def wait(self, timeout: float | None = None) -> int:
        if not self.is_pressed:
            self.is_pressed = True
            raise KeyboardInterrupt
        return super().wait(timeout)


def test_on_windows_the_command_waits_for_the_one_with_the_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program cannot be replaced there, and uvx only said what to install."""
    command = [sys.executable, "-c", "import sys; sys.exit(sys.argv[1:] != ['serve', '--play'] or 7)"]
    monkeypatch.setattr("semiramis.cli.IS_WINDOWS", True)
    monkeypatch.setattr("semiramis.cli._is_terminal", lambda: True)
    monkeypatch.setattr("semiramis.cli.find_spec", lambda name: None)
    monkeypatch.setattr("semiramis.cli.serve.command_with_server", lambda play: [*command, *play])
    monkeypatch.setattr("semiramis.cli.subprocess.Popen", Interrupted)
    assert run().code == 7
