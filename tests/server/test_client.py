"""The built web client: it is complete, and follows the content security policy."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from semiramis.ai.levels import LEVELS
from semiramis.server.http.pages import ANY_KIND, FIRST, FOLDER, KINDS

SOURCES = Path(__file__).parents[2] / "web"
MARKUP = [SOURCES / "index.html", *sorted((SOURCES / "public").glob("*.svg"))]
# What would turn text into markup or into a program.
DANGERS = re.compile(
    r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc|\beval\(|new Function|\.cssText"
)


class Tags(HTMLParser):
    """Every tag with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attributes)))


@pytest.fixture(scope="module")
def first_page() -> str:
    assert (FOLDER / FIRST).is_file(), "the web client is not built: make web"
    return (FOLDER / FIRST).read_text(encoding="utf-8")


def test_every_file_that_the_first_page_refers_to_is_there(first_page: str) -> None:
    links = [
        value for _, attributes in Tags(first_page).found for value in (attributes.get("src"), attributes.get("href"))
    ]
    files = {link for link in links if link}
    assert any(link.endswith(".js") for link in files)
    for link in files:
        assert (FOLDER / link).is_file(), link


def test_every_file_has_a_content_type() -> None:
    files = [path for path in FOLDER.rglob("*") if path.is_file() and not path.name.startswith(".")]
    assert files
    assert not [path.name for path in files if KINDS.get(path.suffix, ANY_KIND) == ANY_KIND]


def test_no_script_style_or_handler_stands_in_the_markup(first_page: str) -> None:
    # The policy forbids them, so they would do nothing, and say so only in the browser's console.
    for text in [first_page, *(path.read_text(encoding="utf-8") for path in MARKUP)]:
        for tag, attributes in Tags(text).found:
            assert tag != "style"
            assert tag != "script" or attributes.get("src")
            for name, value in attributes.items():
                assert name != "style"
                assert not name.startswith("on")
                assert not (value or "").strip().lower().startswith("javascript:")


@pytest.mark.parametrize("suffix", [".svelte", ".ts"])
def test_the_client_never_inserts_text_as_markup(suffix: str) -> None:
    sources = [path for path in sorted((SOURCES / "src").rglob(f"*{suffix}")) if not path.name.endswith(".test.ts")]
    assert sources
    found = {path.name: DANGERS.findall(path.read_text(encoding="utf-8")) for path in sources}
    assert not {name: dangers for name, dangers in found.items() if dangers}


@pytest.mark.parametrize("words", sorted((SOURCES / "src" / "words").glob("??")), ids=lambda words: words.name)
def test_every_level_has_a_name_and_a_sentence_on_how_strong_it_is(words: Path) -> None:
    for part, id in (("page", "page-level"), ("home", "home-level")):
        text = (words / f"{part}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(rf"^{id}-(\w+) = .", text, re.MULTILINE)) == set(LEVELS)
