"""The page in the browser: that it is whole, that it keeps to the policy, and how it is sent."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from semiramis.games import GAMES, get_game
from semiramis.games.rng import Rng
from semiramis.server.routes.pages import FIRST, FOLDER, KINDS, PAGES

from .serving import serving

ROOT = Path(__file__).parents[2]
MARKUP = [path for path in FOLDER.iterdir() if path.suffix in (".html", ".svg")]
SCRIPTS = sorted(FOLDER.glob("*.js"))
# What would turn text into markup or into a program.
DANGERS = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc|\beval\b|new Function|\.cssText"
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
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving("--database", str(tmp_path_factory.mktemp("pages") / "tables.db")) as address:
        yield address


def path_of(name: str) -> str:
    return "/" if name == FIRST else f"/pages/{name}"


@pytest.mark.parametrize("name", sorted(PAGES))
def test_a_file_is_sent_as_what_it_is_and_asked_for_again_only_when_it_changed(address: str, name: str) -> None:
    with urlopen(address + path_of(name)) as answer:
        assert answer.read() == (FOLDER / name).read_bytes()
        headers = answer.headers
    assert headers["content-type"].split(";")[0] == KINDS[Path(name).suffix]
    assert headers["content-type"].count("charset") <= 1
    assert headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    with pytest.raises(HTTPError) as known:
        urlopen(Request(address + path_of(name), headers={"If-None-Match": headers["etag"]}))
    with known.value as answer:
        assert (answer.code, answer.read(), answer.headers["etag"]) == (304, b"", headers["etag"])
    with urlopen(Request(address + path_of(name), headers={"If-None-Match": '"another"'})) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("path", ["/pages/nothing.js", "/pages/..%2fapp.py", "/pages/%2e%2e/app.py", "/index.html"])
def test_what_is_not_a_page_is_not_sent(address: str, path: str) -> None:
    with pytest.raises(HTTPError) as refused:
        urlopen(address + path)
    with refused.value as answer:
        assert answer.code == 404
        assert b"not_found" in answer.read()


def test_every_file_that_the_page_refers_to_is_there_and_none_is_left_over() -> None:
    tags = Tags((FOLDER / FIRST).read_text(encoding="utf-8")).found
    links = {value for _, attributes in tags for name, value in attributes.items() if name in ("href", "src")}
    used = {link.removeprefix("pages/") for link in links if link is not None and not link.startswith("#")}
    imported = {name for path in SCRIPTS for name in re.findall(r'from "\./(.+?)"', path.read_text(encoding="utf-8"))}
    assert used | imported == set(PAGES) - {FIRST}


def test_no_script_style_or_handler_stands_in_the_markup() -> None:
    # The policy forbids them, so they would do nothing, and say so only in the browser's console.
    assert MARKUP
    for path in MARKUP:
        for tag, attributes in Tags(path.read_text(encoding="utf-8")).found:
            assert tag != "style"
            assert tag != "script" or attributes.get("src"), path.name
            for name, value in attributes.items():
                assert name != "style"
                assert not name.startswith("on")
                assert not (value or "").strip().lower().startswith("javascript:")


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_what_others_wrote_never_becomes_markup(path: Path) -> None:
    assert not DANGERS.search(path.read_text(encoding="utf-8"))


def test_every_event_of_the_games_has_a_sentence_and_no_sentence_is_for_nothing() -> None:
    sentences = set(re.findall(r"^  (\w+): \"", (FOLDER / "words.js").read_text(encoding="utf-8"), re.MULTILINE))
    told = {event for name in GAMES for event in events_of(name)}
    assert told == sentences


def events_of(name: str) -> set[str]:
    """The events of some random games."""
    game, rng, told = get_game(name), Rng(7), set()
    for seed in range(25):
        state = game.new(players=game.players[seed % len(game.players)], seed=seed)
        while not state.over:
            legal = state.legal_actions()
            action = legal[rng.below(len(legal))]
            told |= {event["event"] for event in state.events(action)}
            state.apply(action)
    return told


def test_the_pages_are_shipped_with_the_package() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["setuptools"]["package-data"]["semiramis"]
    shipped = {path for pattern in patterns for path in (ROOT / "src" / "semiramis").glob(pattern)}
    assert {FOLDER / name for name in PAGES} <= shipped
