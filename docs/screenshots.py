"""Pictures of the main views, as people see them: `make screenshots`.

Starts a server with a fresh database, plays a little, and takes pictures with chromium into `build/screenshots`: every
view wide, on a tablet and on a phone, light and dark, and home in every language. Those of the README go to
`docs/images`.
"""

from __future__ import annotations

import json
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from tests.server.server_process import start_server
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.players import AmytisByMouse, BabylonByMouse
from tests.web.records import record_of

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "screenshots"
README = ROOT / "docs" / "images"
SIZES = {"wide": (1366, 768), "tablet": (834, 1112), "phone": (390, 844)}
LANGUAGES = ["en", "es", "fr", "it", "ja", "ru"]
PATIENCE_MILLISECONDS = 120_000  # without a graphics card the garden takes its time


def home(page: Page) -> None:
    page.get_by_role("main").locator("button.main:enabled").first.wait_for()


def rules(page: Page) -> None:
    page.goto("/#/rules/babylon/dig")
    page.get_by_role("heading", level=1).wait_for()


def amytis(page: Page) -> None:
    page.get_by_role("button", name="Play now The Architects of Amytis").click()
    player = AmytisByMouse(page, seed=8)
    player.play(12)
    player.wait()


def plan(page: Page) -> None:
    """A tile is held over the plan of the garden."""
    page.get_by_role("button", name="Play now Babylon").click()
    player = BabylonByMouse(page, seed=2)
    player.play(22)
    while player.wait() != "build" or not player.places():
        player.step()
    page.mouse.click(*player.middle(player.places()[0]))


def garden(page: Page) -> None:
    """The end of a game between two who build well, in three dimensions."""
    page.get_by_text("Paste its text").click()
    page.get_by_label("The text of the saved game").fill(record_of("babylon", level="greedy"))
    page.get_by_role("button", name="Load", exact=True).click()
    page.wait_for_url("**/at/*")
    page.get_by_role("button", name="To the end (End)").click()
    page.locator("canvas").first.wait_for()
    page.wait_for_timeout(8_000)  # for the last, sharp frame


VIEWS: dict[str, Callable[[Page], None]] = {
    "home": home,
    "rules": rules,
    "amytis": amytis,
    "babylon-plan": plan,
    "babylon-garden": garden,
}
BEST = {("home", "wide", "light"): "home.png", ("amytis", "wide", "light"): "amytis.png"}
BEST |= {("babylon-garden", "wide", "light"): "table.png", ("babylon-plan", "phone", "dark"): "phone.png"}


@contextmanager
def looking(browser: Browser, server: str, size: str, scheme: str, language: str = "en", **more: Any) -> Iterator[Page]:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=server,
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme=scheme,  # type: ignore[arg-type]  # of those that it knows
        reduced_motion="reduce",
        **more,
    )
    context.set_default_timeout(PATIENCE_MILLISECONDS)
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--readme", action="store_true", help="only those of the README")
    only_readme = parser.parse_args().readme
    FOLDER.mkdir(parents=True, exist_ok=True)
    wished = [(view, size, scheme) for view in VIEWS for size in SIZES for scheme in ("light", "dark")]
    if only_readme:
        wished = list(BEST)
    languages = [] if only_readme else LANGUAGES
    with (
        tempfile.TemporaryDirectory() as folder,
        start_server("--database", f"{folder}/tables.db", "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for view, size, scheme in track(wished, "Taking pictures"):
            with looking(browser, server, size, scheme) as page:
                choices = {"volume": 0, "pace": "instant", "garden": "solid" if view == "babylon-garden" else "plan"}
                page.evaluate(f"localStorage.setItem('semiramis.settings', {json.dumps(json.dumps(choices))})")
                page.reload()
                VIEWS[view](page)
                picture = page.screenshot(path=FOLDER / f"{view}-{size}-{scheme}.png", timeout=PATIENCE_MILLISECONDS)
            if (view, size, scheme) in BEST:
                (README / BEST[view, size, scheme]).write_bytes(picture)
        for language in track(languages, "In every language"):
            with looking(browser, server, "wide", "light", language) as page:
                home(page)
                page.screenshot(path=FOLDER / f"home-{language}.png", full_page=True)
        browser.close()
    print(f"{len(wished) + len(languages)} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
