"""References in the documents exist, and the commands of the terminal run."""

from __future__ import annotations

import ast
import importlib
import io
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import semiramis
from semiramis.cli import main

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/*.md")])
CODE = re.compile(r"`(semiramis(?:\.\w+)+)`")
TEST = re.compile(r"`(tests/[\w/.]+)::(\w+)`")
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


@cache
def functions_of(path: Path) -> set[str]:
    return {
        node.name
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


@cache
def anchors_of(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page."""
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_code_tests_and_pages_that_a_document_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in CODE.findall(text):
        assert exists(name), f"{page.name} names {name}"
    for file, test in TEST.findall(text):
        assert test in functions_of(ROOT / file), f"{page.name} names {file}::{test}"
    for link, anchor in LINK.findall(text):
        target = page.parent / link if link else page
        assert target.exists(), f"{page.name} links {link}"
        assert not anchor or anchor in anchors_of(target), f"{page.name} links {link}#{anchor}"


def exists(name: str) -> bool:
    """Return whether a dotted name is a module or a name in one; compiled methods are looked up in the source."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        source = ROOT.joinpath("src", *parts[:length])
        file = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
        loaded = length == 1 and len(parts) == 2 and parts[1] in semiramis.__all__  # when it is first used
        return loaded or defined(ast.parse(file.read_text()), parts[length:])
    return False


def defined(tree: ast.AST, names: list[str]) -> bool:
    """Whether a module, a class or a function defines a name; a function may do so in a loop."""
    if not names:
        return True
    for node in ast.walk(tree) if isinstance(tree, ast.FunctionDef) else ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name == names[0]:
            return defined(node, names[1:])
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if names[0] in {n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)}:
                return True
    return False


def test_the_commands_of_the_terminal_work_in_the_order_in_which_they_are_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # A position that the record before it did not have was printed there once.
    page = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    commands = [line.split() for line in re.findall(r"^\| `semiramis (.*?)` \|", page, re.MULTILINE)]
    assert [command[0] for command in commands][-1] == "bench"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())  # no input
    for command in commands:
        quickly = ["--seconds", "0"] if command == ["bench"] else []
        assert main([*command, *quickly]) == 0, command
        printed = capsys.readouterr()
        assert printed.out or "--output" in command


WALK = re.compile(r"^\| (\d+) \| `([^`]+)` \| `([^`]+)` \| ", re.MULTILINE)


def test_every_hop_of_the_walk_exists() -> None:
    hops = WALK.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert [int(number) for number, *_ in hops] == list(range(1, len(hops) + 1))
    assert 8 <= len(hops) <= 12
    for _, file, function in hops:
        source = (ROOT / file).read_text(encoding="utf-8")
        names = function.split(".")
        found = defined(ast.parse(source), names) if file.endswith(".py") else declared(source, names)
        assert found, f"{file} has no {function}"


def declared(source: str, names: list[str]) -> bool:
    """Whether TypeScript declares a function, a constant, or a class with a method."""
    *classes, function = [re.escape(name) for name in names]
    of_class = (
        rf"^  (?:async )?{function}(?:\(| = )" if classes else rf"^\s*(?:export )?(?:async )?function {function}\b"
    )
    constant = rf"^\s*(?:export )?const {function}\b"
    return all(re.search(rf"^export class {name}\b", source, re.MULTILINE) for name in classes) and bool(
        re.search(of_class if classes else f"{of_class}|{constant}", source, re.MULTILINE)
    )


def test_every_path_of_the_architecture_exists() -> None:
    text = "".join((ROOT / name).read_text(encoding="utf-8") for name in ("CONTRIBUTING.md", "docs/architecture.md"))
    paths = re.findall(r"`((?:src|web|tests|docs|bench|deploy|examples)/[^`\s]*)`", text)
    assert len(paths) >= 30
    for path in paths:
        for game in ("babylon", "amytis"):
            assert (ROOT / path.replace("<game>", game)).exists(), path


def test_make_help_lists_every_target_and_documents_name_no_other() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^make ([a-z-]+) +\S", told, re.MULTILINE) == targets
    for page in PAGES:
        if page.name != "CHANGELOG.md":
            named = re.findall(r"(?:`|^    )make ([a-z-]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
            assert {*named} <= {*targets}, page
