"""Every example of the README and of the pages of `docs/` runs, and prints what the page shows.

`docs/site.md` says how an example is written. Pages whose examples need more than a folder are in `ELSEWHERE`, with
the test that runs them.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

from semiramis.cli import add_commands
from semiramis.cli.arguments import Parser

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
BLOCK = re.compile(
    r"^(?:<!-- (?P<mark>not run|needs|excerpt): (?P<why>.+?) -->\n\n?)?"
    r"^```(?P<kind>\w*)\n(?P<code>.*?)^```\n(?:\n```(?P<shown>text|json)\n(?P<output>.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)
INDENTED = re.compile(r"^ {4,}((?:semiramis|make|pip|python) .*)$", re.MULTILINE)
IN_TABLE = re.compile(r"^\| `(semiramis .*?)` \|", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
KEY = re.compile(r'"(\w+)":')
PATIENCE = 120
"""Seconds; a page takes a few on a machine that has nothing else to do."""
ELSEWHERE = {
    ("docs/api.md", "sh"): "tests/server/test_docs_api.py",  # they need a server
    ("docs/bots.md", "sh"): "tests/ai/arena/test_docs_bots.py",  # arenas, whose results are compared there
    ("docs/new-game.md", "python"): "tests/third_game/test_third_game.py",  # the code of a package
    ("docs/new-board.md", "typescript"): "tests/third_game/test_third_game.py",  # compared with the sources
    ("docs/new-board.md", "javascript"): "tests/third_game/test_third_game.py",
}


@dataclass(frozen=True)
class Example:
    kind: str
    code: str
    mark: str | None
    why: str
    shown: str | None
    output: str

    @property
    def runs(self) -> bool:
        return self.mark is None or (self.mark == "needs" and find_spec(self.why) is not None)


def examples(page: Path, kind: str) -> list[Example]:
    """The blocks of a page in this language, in their order."""
    found = [
        Example(m["kind"], m["code"], m["mark"], m["why"] or "", m["shown"], m["output"] or "")
        for m in BLOCK.finditer(page.read_text(encoding="utf-8"))
    ]
    return [example for example in found if example.kind == kind]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def pages_with(kind: str) -> list[Path]:
    return [page for page in PAGES if (name_of(page), kind) not in ELSEWHERE and examples(page, kind)]


def command(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        ["bash", "-euc", line],
        cwd=folder,
        env=os.environ | {"PATH": programs},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("document", pages_with("python"), ids=name_of)
def test_the_python_of_a_page_prints_what_it_shows(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    program: dict[str, object] = {"__name__": "__main__"}
    for example in examples(document, "python"):
        if example.mark == "excerpt":
            assert unindented(example.code) in unindented((ROOT / example.why).read_text(encoding="utf-8"))
        if example.runs:
            exec(compile(example.code, name_of(document), "exec"), program)
            printed = capsys.readouterr().out
            assert example.shown in (None, "text"), "the output of Python is shown as text"
            assert bool(printed) == (example.shown is not None), f"what it prints is shown:\n{printed}"
            assert printed == example.output


def unindented(code: str) -> str:
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


@pytest.mark.parametrize("document", pages_with("sh"), ids=name_of)
def test_the_commands_of_a_page_print_what_it_shows(document: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for example in examples(document, "sh"):
        if not example.runs:
            check_commands(example.code)
            continue
        ran = command(example.code, tmp_path)
        assert (ran.returncode, ran.stderr) == (0, ""), example.code
        if example.shown == "json":
            assert json.loads(example.output).keys() == json.loads(ran.stdout).keys()
            assert set(KEY.findall(example.output)) <= set(KEY.findall(ran.stdout))
        else:
            assert ran.stdout == example.output, example.code


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_commands_that_do_not_run_exist(document: Path) -> None:
    text = FENCED.sub("", document.read_text(encoding="utf-8"))
    check_commands("\n".join([*INDENTED.findall(text), *IN_TABLE.findall(text)]))


def check_commands(text: str) -> None:
    """Check commands without running them: what they name must exist."""
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        words = words[: min((words.index(end) for end in ("|", ">", "&&") if end in words), default=len(words))]
        match words:
            case ["semiramis", *arguments]:
                parser().parse_args([word.replace("…", "") for word in arguments])
            case ["make", *targets]:
                rules = (ROOT / "Makefile").read_text(encoding="utf-8")
                for target in targets:
                    assert re.search(rf"^(?:[\w-]+ )*{re.escape(target)}(?: [\w-]+)*:(?!=)", rules, re.MULTILINE), line
            case ["python", file, *_] if not file.startswith("-"):
                assert (ROOT / file).exists(), line
            case ["pip", "install", *packages]:
                for package in packages:
                    check_package(package)


def check_package(package: str) -> None:
    """Check the extras of a requirement such as `semiramis[numpy]`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if found := re.fullmatch(r"semiramis\[([\w,]+)\]", package):
        assert set(found[1].split(",")) <= set(project["optional-dependencies"]), package


def parser() -> Parser:
    parser = Parser(prog="semiramis")
    commands = parser.add_subparsers()
    add_commands(commands)
    return parser


def test_every_block_of_code_is_an_example() -> None:
    """A block without a language, or of one that no test knows, would never run."""
    known = {"python", "sh", "text", "json", "toml"}
    for page in PAGES:
        fences = re.findall(r"^ *```(.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(fences) % 2 == 0, page
        unknown = set(fences[::2]) - known - {kind for name, kind in ELSEWHERE if name == name_of(page)}
        assert not unknown, f"{page.name}: {unknown}"
        assert not any(fences[1::2]), page


def test_marks_are_understood() -> None:
    """A mark with a typing error, or one that is not before its block, would be forgotten."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        marks = re.findall(r"^<!-- (?:not|needs|excerpt).*$", text, re.MULTILINE)
        assert len(marks) == sum(block["mark"] is not None for block in BLOCK.finditer(text)), page


def test_pages_that_are_tested_elsewhere_exist() -> None:
    for (page, kind), test in ELSEWHERE.items():
        assert examples(ROOT / page, kind), page
        assert Path(page).name in (ROOT / test).read_text(encoding="utf-8"), test
