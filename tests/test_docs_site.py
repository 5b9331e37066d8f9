"""The pages of the documentation site that are made from the code. `make docs` checks the links of all pages."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from semiramis.cli import COMMANDS

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def pages() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "docs" / "pages.py"))


def test_every_command_has_a_section_with_its_arguments(pages: dict[str, Any]) -> None:
    text = pages["command_help"]()
    assert re.findall(r"^## semiramis ([\w-]+)$", text, re.MULTILINE) == COMMANDS
    (section,) = re.findall(r"^## semiramis perft\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    assert "usage" not in section
    assert re.search(r"^```text\nsemiramis perft .*--depth N", section, re.MULTILINE)
    assert re.search(r"^\| `--depth N` \| \w+", section, re.MULTILINE)


def test_the_help_has_neither_hidden_arguments_nor_the_home_of_a_person(pages: dict[str, Any]) -> None:
    text = pages["command_help"]()
    assert "==SUPPRESS==" not in text
    assert str(Path.home()) not in text
    assert "~/" in text


def test_the_navigation_has_every_page() -> None:
    """`make docs` says this, too; but a page is added more often than the site is built."""
    shown = set(re.findall(r"[\w/.-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]))
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")}
    assert {page for page in shown if not page.startswith("files/")} == pages
