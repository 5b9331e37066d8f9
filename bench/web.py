"""What the web client weighs, how it is judged and how fast it answers: `python bench/web.py`, or `make bench-web`.

Starts `semiramis serve` with a fresh database, and looks at it with chromium: the bytes of a first visit, Lighthouse on
home and on both tables as their player sees them, the work of a frame of the solid garden, and how long a click takes.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from playwright.sync_api import BrowserContext, Page, Playwright, Request, sync_playwright

from bench.report import Row, markdown, milliseconds, screen
from semiramis.cli import terminal
from tests.server.server_process import start_server
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.players import AmytisByMouse, BabylonByMouse, Player
from tests.web.records import record_of

console = terminal.console()

# The flags of the tests: without a graphics card, pages are drawn much faster without SwiftShader. But then the page
# waits until each picture of WebGL has been read back, so figures of the garden in 3D are too high.
LIGHTHOUSE = Path(__file__).parent / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = {"desktop": (95, 100, 100), "phone": (90, 100, 100)}
HOME_BYTES, ALL_BYTES = 120_000, 330_000
DRAW_CALLS = 150
CLICK_SECONDS = 0.100
METRICS = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
)
PORT = 9_333
CLICKS = 30
TASK_SECONDS = 0.100
OPENINGS = 5

# Counts what WebGL is asked to draw; what is asked for in one go is a frame.
COUNT_DRAWING = """
(() => {
  const counted = { calls: 0, frames: [] };
  let frame = 0;
  window.counted = counted;
  for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const names = Object.getOwnPropertyNames(kind.prototype);
    for (const name of names.filter((name) => /^draw(Arrays|Elements)/.test(name))) {
      const draw = kind.prototype[name];
      kind.prototype[name] = function (...given) {
        if (!frame) queueMicrotask(() => { counted.frames.push(frame); frame = 0; });
        frame += 1;
        counted.calls += 1;
        return draw.apply(this, given);
      };
    }
  }
})()
"""


# Nothing was drawn for two seconds: the last frame, the sharp one, comes some time after the others.
HAS_RESTED = """
() => {
  if (counted.calls !== counted.seen) [counted.seen, counted.since] = [counted.calls, performance.now()];
  return performance.now() - counted.since > 2000;
}
"""


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--markdown", action="store_true", help="print the figures as a Markdown table")
    parser.add_argument("--no-lighthouse", action="store_true", help="without Lighthouse, which takes minutes")
    arguments = parser.parse_args()
    rows: list[Row] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        start_server("--database", f"{folder}/tables.db", "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        steps = [weigh, draw, click, block] if arguments.no_lighthouse else [weigh, draw, click, block, judge]
        for step in steps:
            console.print(f"{(step.__doc__ or '').splitlines()[0]}")
            rows += step(playwright, server)
    console.print(markdown(rows) if arguments.markdown else screen("The web client", rows))


@contextmanager
def browsing(playwright: Playwright, server: str, *, garden: str = "plan", **options: Any) -> Iterator[BrowserContext]:
    """A first visit, with these settings."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, f"--remote-debugging-port={PORT}"])
    context = browser.new_context(base_url=server, locale="en", viewport={"width": 1366, "height": 768}, **options)
    choices = json.dumps({"volume": 0, "pace": "instant", "garden": garden})
    context.add_init_script(f"localStorage.setItem('semiramis.settings', {json.dumps(choices)})")
    try:
        yield context
    finally:
        browser.close()


def begin(page: Page, player: type[Player], game: str, actions: int) -> Player:
    """A game against the computer, some actions on."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now {game}").click()
    page.wait_for_url("**/#/table/*")
    visitor = player(page)
    visitor.play(actions)
    visitor.wait()
    return visitor


def weigh(playwright: Playwright, server: str) -> list[Row]:
    """The bytes of the client that come over the wire, compressed."""
    rows = []
    for what, game, garden, most in [
        ("home, first visit", None, "plan", HOME_BYTES),
        ("Amytis, from home to the table", "The Architects of Amytis", "plan", ALL_BYTES),
        ("Babylon with the plan, from home to the table", "Babylon", "plan", ALL_BYTES),
        ("Babylon in 3D, from home to the table: all there is", "Babylon", "solid", ALL_BYTES),
    ]:
        total = weight(playwright, server, game, garden)
        rows.append(Row(f"bytes, {what}", f"{total / 1000:,.1f} kB", f"{most // 1000} kB", total < most))
    return rows


def weight(playwright: Playwright, server: str, game: str | None, garden: str) -> int:
    """What comes over the wire until home is there, and then the table of a game."""
    requests: list[Request] = []

    def keep(request: Request) -> None:
        requests.append(request)

    with browsing(playwright, server, garden=garden) as context:
        page = context.new_page()
        page.on("requestfinished", keep)
        page.goto("/")
        page.get_by_role("button", name="Play now Babylon").and_(page.locator(":enabled")).wait_for()
        if game is not None:
            page.get_by_role("button", name=f"Play now {game}").click()
            page.locator("[data-ply]").wait_for()
            if garden == "solid":
                page.locator("canvas").first.wait_for()
        page.wait_for_timeout(500)  # for what comes after
        return sum(_bytes(request) for request in requests)


def _bytes(request: Request) -> int:
    """What the body took; the server's own data are not the client."""
    if "/api/" in request.url:
        return 0
    return request.sizes()["responseBodySize"]


def draw(playwright: Playwright, server: str) -> list[Row]:
    """The solid garden: draw calls of a frame with a full garden, and frames when nothing moves."""
    with browsing(playwright, server, garden="solid") as context:
        page = context.new_page()
        page.add_init_script(COUNT_DRAWING)
        record = json.loads(record_of("babylon", level="greedy"))
        page.goto("/")
        page.get_by_text("Paste its text").click()
        page.get_by_label("The text of the saved game").fill(json.dumps(record))
        page.get_by_role("button", name="Load", exact=True).click()
        page.wait_for_url("**/at/*")
        page.get_by_role("button", name="To the end (End)").click()
        page.locator(f'[data-ply="{len(record["actions"])}"] canvas').first.wait_for()
        page.wait_for_function("() => counted.frames.length > 0")
        page.wait_for_function(HAS_RESTED, polling=200)
        before = page.evaluate("counted.calls")
        page.wait_for_timeout(3_000)
        idle = page.evaluate("counted.calls") - before
        calls = max(page.evaluate("counted.frames"))
    tiles = sum(action.startswith("place") for action in record["actions"])
    return [
        Row(
            f"draw calls of a frame, game with {tiles} tiles, shadows included", str(calls), "150", calls <= DRAW_CALLS
        ),
        Row("draw calls in 3 s when nothing moves", str(idle), "0", idle == 0),
    ]


def click(playwright: Playwright, server: str) -> list[Row]:
    """From the press of a button to the position that answers it on the screen, through the server."""
    rows = []
    for game, kind in [("Babylon", BabylonByMouse), ("The Architects of Amytis", AmytisByMouse)]:
        with browsing(playwright, server) as context:
            page = context.new_page()
            page.add_init_script(TIME_CLICKS)
            player = begin(page, kind, game, 0)
            player.play(CLICKS)
            took = page.evaluate("answered")
        rows.append(
            Row(
                f"{game}: a click that acts, median / 95 % of {len(took)}",
                _median_and_worst([sum(parts) for parts in took]),
                milliseconds(CLICK_SECONDS),
                _quantile([sum(parts) for parts in took], 0.95) < CLICK_SECONDS * 1000,
            )
        )
        for what, part in zip(CLICK_PARTS, zip(*took, strict=True), strict=True):
            rows.append(Row(f"{game}: of this, {what}", _median_and_worst(part)))
    return rows


def block(playwright: Playwright, server: str) -> list[Row]:
    """The longest task of the main thread while a table opens."""
    rows = []
    for what, game, kind, garden in [
        ("Amytis", "The Architects of Amytis", AmytisByMouse, "plan"),
        ("Babylon with the plan", "Babylon", BabylonByMouse, "plan"),
        ("Babylon in 3D", "Babylon", BabylonByMouse, "solid"),
    ]:
        longest = []
        with browsing(playwright, server, garden=garden) as context:
            page = context.new_page()
            page.add_init_script(WATCH_TASKS)
            begin(page, kind, game, 6)
            for _ in range(OPENINGS):
                page.reload()
                page.locator("canvas" if garden == "solid" else "[data-ply] h2").first.wait_for()
                page.wait_for_timeout(2_000)  # for what comes after
                longest.append(max([0.0, *page.evaluate("tasks")]))
        rows.append(
            Row(
                f"{what}: longest task while the table opens, median / worst of {OPENINGS}",
                f"{milliseconds(_quantile(longest, 0.5) / 1000)} / {milliseconds(max(longest) / 1000)}",
                milliseconds(TASK_SECONDS),
                max(longest) < TASK_SECONDS * 1000,
            )
        )
    return rows


# The browser reports tasks of 50 ms and more.
WATCH_TASKS = """
(() => {
  window.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask', buffered: true });
})()
"""


def _median_and_worst(took: Sequence[float]) -> str:
    return f"{milliseconds(_quantile(took, 0.5) / 1000)} / {milliseconds(_quantile(took, 0.95) / 1000)}"


def _quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[round(share * (len(values) - 1))]


# The parts of the time of a click, as TIME_CLICKS measures them.
CLICK_PARTS = ("from the press to the request", "until the answer", "until the position is shown", "until the frame")

# From the last press before an action is sent to the frame that shows the position that answers it.
TIME_CLICKS = """
(() => {
  window.answered = [];
  let pressed = null, ply = null, sent = null, told = null;
  addEventListener('pointerdown', () => { pressed = performance.now(); }, true);
  const ask = window.fetch;
  window.fetch = async (address, wish) => {
    const acts = new URL(address, location.href).pathname.endsWith('/actions');
    if (acts) [sent, told] = [performance.now(), null];
    const answer = await ask(address, wish);
    if (acts) told = performance.now();
    return answer;
  };
  new MutationObserver(() => {
    const now = document.querySelector('[data-ply]')?.dataset.ply ?? null;
    if (now !== ply && ply !== null && sent !== null) {
      const times = [pressed, sent, told ?? performance.now(), performance.now()];
      sent = null;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();  // its message comes after the frame is painted
        port1.onmessage = () => {
          times.push(performance.now());
          window.answered.push(times.slice(1).map((time, n) => time - times[n]));
        };
        port2.postMessage(null);
      });
    }
    ply = now;
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ply'], childList: true });
})()
"""


def judge(playwright: Playwright, server: str) -> list[Row]:
    """Lighthouse on home and on both tables, as a phone (slowed down four times) and as a desktop."""
    if not (LIGHTHOUSE / "node_modules" / "lighthouse").is_dir():
        subprocess.run(["npm", "install", "--ignore-scripts"], cwd=LIGHTHOUSE, check=True, stdout=subprocess.DEVNULL)
    rows = []
    with browsing_kept(playwright, server) as page:
        pages = {"home": server}
        for game, kind in [("The Architects of Amytis", AmytisByMouse), ("Babylon", BabylonByMouse)]:
            begin(page, kind, game, 6)
            pages[game] = page.url
        page.goto("about:blank")
        for name, address in pages.items():
            for form in ("desktop", "phone"):
                scores = lighthouse(address, form)
                met = all(score >= least for score, least in zip(scores, LEAST[form], strict=True))
                what = f"Lighthouse, {name}, {form}: performance / accessibility / practices"
                rows.append(Row(what, " / ".join(map(str, scores)), " / ".join(map(str, LEAST[form])), met))
    return rows


@contextmanager
def browsing_kept(playwright: Playwright, server: str) -> Iterator[Page]:
    """A browser whose cookies Lighthouse finds: it opens its pages in the same profile."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=CHROMIUM,
            args=[*ARGUMENTS, f"--remote-debugging-port={PORT}"],
            base_url=server,
            locale="en",
            viewport={"width": 1366, "height": 768},
        )
        try:
            page = context.new_page()
            page.goto("/")
            page.evaluate("localStorage.setItem('semiramis.settings', JSON.stringify({ volume: 0, pace: 'instant' }))")
            yield page
        finally:
            context.close()


def lighthouse(address: str, form: str) -> list[int]:
    command = [
        "node",
        str(LIGHTHOUSE / "node_modules" / "lighthouse" / "cli" / "index.js"),
        address,
        f"--port={PORT}",
        "--output=json",
        "--quiet",
        "--disable-storage-reset",
        f"--only-categories={','.join(CATEGORIES)}",
        *(["--preset=desktop"] if form == "desktop" else []),
    ]
    began = time.monotonic()
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    if ran.returncode:
        raise SystemExit(f"Lighthouse failed on {address}: {ran.stderr.strip().splitlines()[-1]}")
    report = json.loads(ran.stdout)
    metrics = ", ".join(f"{audit} {report['audits'][audit]['displayValue']}" for audit in METRICS)
    console.print(f"  {address} as a {form}: {metrics} ({time.monotonic() - began:.0f} s)")
    return [round(100 * report["categories"][name]["score"]) for name in CATEGORIES]


if __name__ == "__main__":
    main()
