"""What the page without a server weighs, and how fast it is: `python bench/static.py`, or `make bench-static`.

Serves `dist/static` at the speed of a line, and looks at it with chromium: bytes, the time until a first game can be
played, the seconds of a turn of each level that is offered, and memory.
"""

from __future__ import annotations

import gzip
import json
import sys
import threading
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO, cast

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from playwright.sync_api import Browser, Page, sync_playwright

from bench.report import Row, markdown, screen
from semiramis.cli import terminal
from tests.web.conftest import ARGUMENTS, CHROMIUM

console = terminal.console()

BUILT = Path(__file__).resolve().parents[1] / "dist" / "static"
MOST_BYTES = 10_000_000
FIRST_SECONDS, TURN_SECONDS, LONGEST_SECONDS = 15.0, 1.0, 3.0
LINES = {"50 Mbit/s": 50e6 / 8, "10 Mbit/s": 10e6 / 8}
PIECE = 16_384
PATIENCE = 180_000
TEXTS = (".js", ".css", ".html", ".svg", ".webmanifest", ".txt")
LEGAL = '[data-stack][aria-disabled="false"]'


class Line:
    """All that is sent shares the bytes of a second."""

    def __init__(self, bytes_a_second: float) -> None:
        self._rate = bytes_a_second
        self._free = 0.0
        self._lock = threading.Lock()
        self.sent = 0

    def pass_on(self, size: int) -> None:
        with self._lock:
            now = time.monotonic()
            self._free = max(now, self._free) + size / self._rate
            self.sent += size
            wait = self._free - now
        time.sleep(wait)


class Host(SimpleHTTPRequestHandler):
    """A host of files that compresses texts, as most do."""

    line: Line

    def log_message(self, *_: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := cast(BinaryIO, source).read(PIECE):
            self.line.pass_on(len(piece))
            outputfile.write(piece)

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if path.suffix not in TEXTS:
            return super().do_GET()
        content = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.line.pass_on(len(content))
        self.wfile.write(content)
        return None


@contextmanager
def hosting(line: Line) -> Iterator[str]:
    handler = type("Handler", (Host,), {"line": line})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(BUILT))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def weigh(browser: Browser) -> list[Row]:
    """The bytes of the folder, and those that come before a first game can begin."""
    total = sum(path.stat().st_size for path in BUILT.rglob("*") if path.is_file())
    line = Line(1e9)
    with hosting(line) as address:
        context = browser.new_context(base_url=address, locale="en", service_workers="block")
        begin(context.new_page())
        context.close()
    return [
        Row("bytes, all files", f"{total / 1e6:.2f} MB", f"{MOST_BYTES / 1e6:.0f} MB", total <= MOST_BYTES),
        Row("bytes, until the first action can be chosen", f"{line.sent / 1e6:.2f} MB"),
    ]


def open_cold_and_warm(browser: Browser) -> list[Row]:
    """The time until the first legal action: at the first visit, and at the second."""
    rows = []
    for name, rate in LINES.items():
        with hosting(Line(rate)) as address:
            context = browser.new_context(base_url=address, locale="en")
            page = context.new_page()
            cold = begin(page)
            page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'", timeout=PATIENCE)
            page.close()
            warm = begin(context.new_page())
            context.close()
        for visit, seconds in [("first", cold), ("second", warm)]:
            what = f"{name}, {visit} visit: until the first legal action"
            rows.append(Row(what, f"{seconds:.1f} s", f"{FIRST_SECONDS:.0f} s", seconds <= FIRST_SECONDS))
    return rows


def begin(page: Page) -> float:
    """Open the page and begin a game as soon as one can; return the seconds until there is something to do."""
    page.add_init_script(
        f"localStorage.setItem('semiramis.settings', {json.dumps(json.dumps({'garden': 'plan', 'pace': 'instant'}))})"
    )
    began = time.monotonic()
    page.goto("./")
    page.locator("article .play:enabled").first.click(timeout=PATIENCE)
    page.locator(LEGAL).first.wait_for(timeout=PATIENCE)
    return time.monotonic() - began


# The built worker without the page: it is asked for turns of bots alone, and answers when they are played.
ENGINE = """
async ([worker, files]) => {
  const engine = new Worker(worker, { type: 'module' });
  const waiting = new Map();
  let count = 0, heard = () => {};
  const ready = new Promise((resolve, reject) => {
    engine.onmessage = ({ data }) => {
      if (data.kind === 'ready') resolve();
      if (data.kind === 'failed') reject(new Error(data.why));
      if (data.kind === 'answer') waiting.get(data.id)(data);
      if (data.kind === 'event') heard(data.name, JSON.parse(data.data));
    };
  });
  const folder = new URL('./', location.href).href;
  engine.postMessage({ kind: 'start', files, folder, takeOver: false, restored: {} });
  await ready;
  const ask = async (method, path, body) => {
    count += 1;
    const answer = await new Promise((resolve) => {
      waiting.set(count, resolve);
      const text = body === undefined ? undefined : JSON.stringify(body);
      engine.postMessage({ kind: 'request', id: count, method, path, body: text });
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return JSON.parse(answer.text);
  };
  await ask('POST', '/people', { name: 'Bench' });
  window.games = () => ask('GET', '/games');
  window.play = async (game, level) => {
    const seats = [{ kind: 'bot', level }, { kind: 'bot', level }];
    const { id } = await ask('POST', '/tables', { game, seats, autostart: true });
    let position = await ask('GET', `/tables/${id}/position`);
    const took = [];
    count += 1;
    engine.postMessage({ kind: 'subscribe', id: count, path: `/tables/${id}/events` });
    while (position.player !== null) {
      const { player } = position;
      const began = performance.now();
      const played = new Promise((resolve) => {
        heard = (name, data) => {
          if (name !== 'move') return;
          position = data;
          if (data.player !== player) resolve();
        };
      });
      await ask('POST', `/tables/${id}/turn`, { ply: position.ply });
      await played;
      took.push((performance.now() - began) / 1000);
    }
    return took;
  };
}
"""


def time_turns(browser: Browser) -> list[Row]:
    """The seconds of a turn of each level that is offered: one game of bots of the same level."""
    rows = []
    with hosting(Line(1e9)) as address:
        page = browser.new_context(base_url=address).new_page()
        page.goto("robots.txt")
        worker = f"{address}assets/{next((BUILT / 'assets').glob('worker-*.js')).name}"
        files = {
            path.name.partition("-")[0]: {"address": f"{address}runtime/{path.name}", "size": path.stat().st_size}
            for path in (BUILT / "runtime").iterdir()
        }
        page.evaluate(ENGINE, [worker, files])
        for game in page.evaluate("games()"):
            for level in game["levels"]:
                took: list[float] = page.evaluate("([game, level]) => play(game, level)", [game["name"], level])
                middle, most = sorted(took)[len(took) // 2], max(took)
                rows.append(
                    Row(
                        f"{game['name']}, {level}: seconds of a turn, median / longest of {len(took)}",
                        f"{middle:.2f} / {most:.2f}",
                        f"{TURN_SECONDS:.0f} / {LONGEST_SECONDS:.0f}",
                        middle <= TURN_SECONDS and most <= LONGEST_SECONDS,
                    )
                )
        rows.append(Row("memory of the page's process after these games", f"{memory(browser) / 1e6:.0f} MB"))
        page.context.close()
    return rows


def memory(browser: Browser) -> int:
    """The memory of the largest process that shows pages, in bytes, without what it shares."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(_private_bytes(process["id"]) for process in processes if process["type"] == "renderer")


def _private_bytes(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--markdown", action="store_true", help="print the figures as a Markdown table")
    chosen = parser.parse_args(arguments)
    rows: list[Row] = []
    with sync_playwright() as playwright:
        for step in (weigh, open_cold_and_warm, time_turns):
            console.print(f"{(step.__doc__ or '').splitlines()[0]}")
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            rows += step(browser)
            browser.close()
    console.print(markdown(rows) if chosen.markdown else screen("The page without a server", rows))


if __name__ == "__main__":
    main()
