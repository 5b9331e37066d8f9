"""The page without a server: whole games, a reload, no network, and what happens when something fails.

It is tested as it is built: `make test-static` builds it first. It lies in a folder of its host, as on most hosts.
"""

from __future__ import annotations

import gzip
import io
import json
import os
import re
import shutil
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from semiramis.games.record import Match, Record
from semiramis.speeds import compiled_modules
from tests.web.conftest import Visit
from tests.web.players import RESULT, SHOWN, AmytisByMouse, BabylonByMouse, Player
from tests.web.test_whole_games import play_at_once

BUILT = Path(__file__).parents[2] / "dist" / "static"
MOST_BYTES = 10_000_000
# Python starts in some seconds; on a busy machine they are many.
START_MILLISECONDS = 90_000
READY = "article .play:enabled"


class Host(SimpleHTTPRequestHandler):
    """A host of files, which knows nothing but them."""

    asked: list[str]

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()


@contextmanager
def hosting(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The address of a folder, and the paths that were asked for."""
    asked: list[str] = []
    handler = type("Handler", (Host,), {"asked": asked})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", asked
        server.shutdown()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host with the page in a folder."""
    assert (BUILT / "index.html").is_file(), "the page without a server is not built: make static"
    host = tmp_path_factory.mktemp("host")
    shutil.copytree(BUILT, host / "some" / "where")
    (host / "favicon.ico").touch()  # which a browser asks for when it shows a file that is no page
    return host


@pytest.fixture(scope="session")
def server(built: Path) -> Iterator[str]:
    """Takes the place of the server of the other tests."""
    with hosting(built) as (address, _):
        yield f"{address}/some/where/"


def come(visit: Visit, **options: Any) -> Page:
    """Open the page, and wait until games can be played."""
    page = visit(**options)
    # The engine and the page share two processors with the other tests: a click may wait for a turn of the computer.
    page.context.set_default_timeout(START_MILLISECONDS)
    wait_until_ready(page)
    return page


def wait_until_ready(page: Page) -> None:
    page.locator('html[data-engine="ready"]').wait_for(state="attached", timeout=START_MILLISECONDS)
    page.locator(READY).first.wait_for()


class WithoutServer(Player):
    """Acts where no answer can be seen on its way: the position shows it."""

    def send(self, mean: Any) -> int:
        before = int(self.page.locator(SHOWN).first.get_attribute("data-ply") or 0)
        mean()
        return before + 1


class Babylon(WithoutServer, BabylonByMouse): ...


class Amytis(WithoutServer, AmytisByMouse): ...


def check_result(page: Page) -> None:
    """What the page tells of the end is what the exported record replays to."""
    with page.expect_download() as started:
        page.locator("dialog[open]").get_by_role("link", name="Save the game to a file").click()
    record = Record.loads(Path(started.value.path()).read_text())
    state = Match.of(record).state
    assert state.over
    totals = page.locator(f"{RESULT} tr").last.locator("td")
    expect(totals).to_have_text([re.compile(rf"^{score}\b") for score in state.scores()])


def test_a_whole_game_of_babylon(visit: Visit) -> None:
    page = come(visit)
    play_at_once(page, "Babylon")
    Babylon(page).play()
    check_result(page)


def test_a_whole_game_of_amytis_with_a_reload_and_without_a_network(visit: Visit) -> None:
    page = come(visit)
    play_at_once(page, "The Architects of Amytis")
    player = Amytis(page)
    player.play(actions=3)
    player.wait()
    shown = page.locator(SHOWN).first.get_attribute("data-ply")
    wait_until_kept(page)
    page.context.set_offline(True)
    page.reload()
    page.locator(f'[data-ply="{shown}"]').first.wait_for(timeout=START_MILLISECONDS)
    player.play()
    check_result(page)


def wait_until_kept(page: Page) -> None:
    """Until all files are kept for a visit without a network."""
    page.wait_for_function(
        "() => navigator.serviceWorker.controller?.state === 'activated'", timeout=START_MILLISECONDS
    )


def test_the_strongest_level_plays(visit: Visit) -> None:
    page = come(visit)
    for n, (game, player) in enumerate([("Babylon", Babylon), ("The Architects of Amytis", Amytis)]):
        page.locator("article").nth(n).get_by_label("Against: level").select_option("master")
        play_at_once(page, game)
        playing = player(page)
        playing.play(actions=4)
        playing.wait()
        page.goto("#/")


def test_the_modules_of_the_engine_are_compiled() -> None:
    [engine] = (BUILT / "runtime").glob("engine-*")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(engine.read_bytes()))) as archive:
        names = set(archive.namelist())
    modules = [name.replace(".", "/") for name in compiled_modules() if name.split(".")[1] in ("ai", "games")]
    assert {f"{module}.so" for module in modules} <= names
    assert not {f"{module}.pyc" for module in modules} & names


def test_the_page_is_small_and_asks_for_nothing_outside_its_folder(visit: Visit, built: Path) -> None:
    kept = json.loads(re.findall(r",FILES=(.*);", (BUILT / "service-worker.js").read_text())[0])
    assert sum((BUILT / name).stat().st_size for name in kept) <= MOST_BYTES
    # The letters of Japanese are for those who read it.
    assert not any(re.search(r"zen-kaku.*\.woff2", name) for name in kept)
    assert any("zen-kaku" in path.name for path in BUILT.rglob("*.woff2"))
    with hosting(built) as (address, asked):
        page = visit(base_url=f"{address}/some/where/")
        urls: list[str] = []
        page.context.on("request", lambda request: urls.append(request.url))
        wait_until_ready(page)
        wait_until_kept(page)
        assert {path for path in asked if not path.startswith("/some/where/")} == set()
        assert {url for url in urls if not url.startswith((f"{address}/some/where/", "blob:"))} == set()
        # All files are there now, and each was sent once.
        files = [path for path in asked if path.startswith("/some/where/runtime/")]
        assert len(files) == len(set(files)) == 4


def test_rules_and_boards_are_there_while_the_engine_is_loaded(visit: Visit) -> None:
    # Not the page itself first: it would have put the runtime into a cache.
    page = visit("robots.txt", service_workers="block")
    held: list[Route] = []
    page.route("**/runtime/wasm-*", lambda route: held.append(route))
    page.goto("./")
    expect(page.locator("article h2")).to_have_text(["Babylon", "The Architects of Amytis"])
    expect(page.locator(".loading")).to_contain_text(re.compile(r"Loading the Python runtime: [\d.]+ MB of [\d.]+ MB"))
    # What never changes is in the build: the facts of the games, the levels, and the chapters of the lessons.
    expect(page.locator(READY)).to_have_count(2)
    for text in ("2 to 4 players", "Learn (8 min)"):
        expect(page.locator("article").first).to_contain_text(text)
    expect(page.get_by_role("region", name="With friends elsewhere")).to_contain_text("tutor")
    page.get_by_role("link", name="Rules Babylon").click()
    expect(page.locator("main h1, main h2").first).to_be_visible()
    page.go_back()
    places = boxes_of(page, "article button")
    for route in held:
        route.continue_()
    wait_until_ready(page)
    assert boxes_of(page, "article button") == places  # nothing moves away from a click


def boxes_of(page: Page, what: str) -> list[list[int]]:
    page.locator(what).first.wait_for()
    boxes: list[list[int]] = page.evaluate(
        """async what => {
          await document.fonts.ready;
          const boxes = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
          return boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
        }""",
        what,
    )
    return boxes


def test_only_what_works_without_a_server_is_offered(visit: Visit) -> None:
    page = come(visit)
    expect(page.get_by_role("region", name="With friends elsewhere")).to_contain_text("semiramis serve")
    expect(page.get_by_role("region", name="Open tables")).to_have_count(0)
    page.get_by_role("button", name="With friends Babylon").click()
    choices = page.get_by_label("Seat 2").locator("option")
    expect(choices.first).to_have_text("You")
    assert "A friend on this screen" in choices.all_inner_texts()
    assert "A friend, by link" not in choices.all_inner_texts()
    assert "Anyone" not in choices.all_inner_texts()
    expect(page.get_by_text("Who sees the table")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    player = Babylon(page)
    player.play(actions=4)
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("button", name="Share a link")).to_have_count(0)
    # The last chapter of the lessons is a game with the tutor where there is one.
    page.goto("#/learn/amytis/game")
    page.get_by_role("button", name="Start the game").click()
    Amytis(page).play(actions=1)
    expect(page.get_by_role("button", name=re.compile("tutor"))).to_have_count(0)


def test_an_engine_that_fails_is_started_again_with_its_tables(visit: Visit) -> None:
    page = visit(settings={}, allowed=("engine",))
    keep_workers(page.context)
    page.reload()
    wait_until_ready(page)
    play_at_once(page, "The Architects of Amytis")
    player = Amytis(page)
    player.play(actions=2)
    player.wait()
    page.evaluate("() => window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'test' }))")
    page.wait_for_function("() => window.workers.length === 2")
    page.locator('html[data-engine="ready"]').wait_for(state="attached", timeout=START_MILLISECONDS)
    assert page.get_by_text("connection").count() == 0  # there is none that could be lost
    player.play(actions=4)
    assert player.acted == 4


def keep_workers(context: BrowserContext) -> None:
    """Let the test reach the workers of the page."""
    context.add_init_script(
        "window.workers = []; window.Worker = class extends Worker {"
        " constructor(...given) { super(...given); window.workers.push(this); } }"
    )


FORBIDDEN = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError'); };"


def open_with(visit: Visit, program: str) -> Page:
    """Open the page with a worker that runs this first. No init script reaches it, so it is changed on the way."""
    page = visit(service_workers="block")
    page.route(
        "**/assets/worker-*.js",
        lambda route: route.fulfill(body=program + route.fetch().text(), content_type="text/javascript"),
    )
    page.reload()
    wait_until_ready(page)
    return page


def test_a_full_storage_is_told_of_when_something_is_lost(visit: Visit) -> None:
    page = open_with(visit, FULL)
    expect(page.locator(".status button")).to_have_count(0)
    play_at_once(page, "The Architects of Amytis")
    expect(page.locator(".status")).to_contain_text("has no space left to keep your games")
    page.get_by_role("button", name="Later").click()  # and the board is not covered any more
    expect(page.locator(".status p")).to_have_count(0)
    expect(page.get_by_role("button", name="Save the games as a file")).to_be_visible()
    Amytis(page).play(actions=1)


def test_a_browser_that_keeps_nothing_is_told_of_and_gives_a_file(visit: Visit) -> None:
    page = open_with(visit, FORBIDDEN)
    expect(page.locator(".status")).to_contain_text("does not keep your games")
    play_at_once(page, "The Architects of Amytis")
    player = Amytis(page)
    player.play(actions=1)
    player.wait()
    shown = page.locator(SHOWN).first.get_attribute("data-ply")
    with page.expect_download() as started:
        page.get_by_role("button", name="Save the games as a file").click()
    page.goto("#/")
    page.reload()  # and everything is gone
    wait_until_ready(page)
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(started.value.path())
    page.wait_for_url("**/at/*", timeout=START_MILLISECONDS)
    page.get_by_role("link", name="To the table").click()
    page.locator(f'[data-ply="{shown}"]').first.wait_for()
    player.play(actions=2)
    # What was played since then is newer than the file.
    page.goto("#/")
    page.locator("input[type=file]").set_input_files(started.value.path())
    expect(page.get_by_text("No game was loaded. One is here already")).to_be_visible()


def test_a_second_tab_asks_before_it_takes_the_games(visit: Visit) -> None:
    page = come(visit)
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Continue here").click(timeout=START_MILLISECONDS)
    wait_until_ready(other)
    expect(page.locator(".status")).to_contain_text("open in another tab")
    other.close()
    wait_until_ready(page)  # by itself
    expect(page.locator(".status")).not_to_contain_text("open in another tab")


UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const worker = registration.installing;
  if (!worker) return registration.waiting ? 'installed' : 'redundant';
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(worker.state), { once: true });
  });
}"""
"""Looks for another version, and tells what became of it."""


def publish(worker: Path, program: str) -> None:
    """Replace a file on a host, which tells the browser by the second when it was changed."""
    changed = worker.stat().st_mtime + 2
    worker.write_text(program)
    os.utime(worker, (changed, changed))


def test_an_update_is_offered_and_taken_on_request(visit: Visit, built: Path, tmp_path: Path) -> None:
    host = tmp_path / "host"
    shutil.copytree(built, host)
    with hosting(host) as (address, _):
        page = visit(base_url=f"{address}/some/where/")
        wait_until_ready(page)
        wait_until_kept(page)
        worker = host / "some" / "where" / "service-worker.js"
        program = worker.read_text()
        [first] = page.evaluate("() => caches.keys()")
        # A host that has not got all files of a version yet: it is not used.
        publish(worker, re.sub('(VERSION="[^"]*)(.*?":")', r"\1-mixed\2f", program))
        assert page.evaluate(UPDATE) == "redundant"
        assert page.evaluate("() => caches.keys()") == [first]
        publish(worker, re.sub('VERSION="[^"]*"', 'VERSION="next"', program))
        assert page.evaluate(UPDATE) == "installed"
        notice = page.get_by_role("status").filter(has_text="A new version of Semiramis is ready")
        expect(notice).to_be_visible()
        assert page.evaluate("() => caches.keys()") == [first, "semiramis/some/where/#next"]
        with page.expect_navigation():
            notice.get_by_role("button", name="Reload and use it").click()
        wait_until_ready(page)
        expect(notice).to_have_count(0)
