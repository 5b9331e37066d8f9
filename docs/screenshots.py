"""Pictures of the main views, as people see them: `make screenshots`.

Starts a server with a fresh database and takes pictures with chromium into `build/screenshots`: every view at every
size, light and dark, and in every language on a desktop and on a phone. Each game is played once, over the API, and the
window is resized for the pictures. `--only`, `--size`, `--scheme` and `--language` take a few of them; with `--readme`
those of the README are taken into `docs/images`.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from rich.progress import track

from semiramis.ai.levels import get_level
from semiramis.games import get_game
from semiramis.games.rng import Rng
from tests.server.server_process import start_server
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.players import BabylonByMouse
from tests.web.records import record_of

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "screenshots"
README = ROOT / "docs" / "images"
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
SIZES = {
    "laptop": (1366, 768),
    "desktop": (1440, 900),
    "hd": (1920, 1080),
    "large": (2560, 1440),
    "tablet": (834, 1112),
    "phone": (390, 664),
}
LANGUAGES = ["en", "es", "fr", "it", "ja", "ru"]
SIZES_OF_LANGUAGES = ("desktop", "phone")
PATIENCE_MILLISECONDS = 120_000  # without a graphics card the garden takes its time
SETTLED_MILLISECONDS = 500
"""Until what follows a change of the size has been drawn."""
SHARP_MILLISECONDS = 6_000
"""Until the garden in three dimensions, which is drawn coarsely at first, is sharp."""


class Guest:
    """The person whose browser it is, at the tables that the pictures show."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._rng = Rng(5)
        self._tables: dict[str, str] = {}

    def table(self, name: str, make: Callable[[Guest], str]) -> str:
        """The id of a table, which is made when it is first needed."""
        if name not in self._tables:
            self._tables[name] = make(self)
        return self._tables[name]

    def call(self, path: str, body: object = None) -> Any:
        request = self.page.context.request
        answer = request.get(f"/api/v1{path}") if body is None else request.post(f"/api/v1{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, game: str, **more: object) -> str:
        """A table of this person and a bot, at which the game has started."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        return str(self.call("/tables", {"game": game, "seats": seats, "autostart": True, **more})["id"])

    def position(self, id: str) -> Any:
        """The position in which this person has to act; or the last one."""
        while True:
            position = self.call(f"/tables/{id}/position")
            if position.get("legal") or position["over"]:
                return position
            time.sleep(0.05)

    def play(self, id: str, game: str, is_there: Callable[[Any], bool]) -> str:
        """Play as the greedy level does, to a position that is wanted."""
        rules = get_game(game)
        bot = get_level("greedy").bot(rules)
        while not is_there(position := self.position(id)):
            state = rules.from_view(position["view"], self._rng)
            action = state.format_action(bot.play(state, self._rng)[0])
            self.call(f"/tables/{id}/actions", {"ply": position["ply"], "action": action})
        return id


def digging(guest: Guest) -> str:
    id = guest.new_table("babylon")
    return guest.play(id, "babylon", lambda at: at["ply"] > 30 and at["view"]["phase"] == "dig")


def building(guest: Guest) -> str:
    """A turn in which several places are open to the tiles in the hand."""
    id = guest.new_table("babylon")
    return guest.play(
        id, "babylon", lambda at: at["ply"] > 60 and at["view"]["phase"] == "build" and len(at["legal"]) > 10
    )


def amytis(guest: Guest) -> str:
    id = guest.new_table("amytis")
    return guest.play(id, "amytis", lambda at: at["ply"] > 16 and at["view"]["phase"] == "build")


def finished(game: str) -> Callable[[Guest], str]:
    """A game that was played to its end."""
    return lambda guest: guest.play(guest.new_table(game), game, lambda at: at["over"])


def record(guest: Guest) -> str:
    return str(guest.call("/records", json.loads(record_of("babylon", level="greedy")))["id"])


def nothing(page: Page) -> None:
    """For views that show what is wanted when they are opened."""


def wait_for_home(page: Page) -> None:
    page.get_by_role("main").locator("button.main:enabled").first.wait_for()


def open_dialog(page: Page) -> None:
    wait_for_home(page)
    page.locator("article button:not(.main)").first.click()
    page.locator("dialog[open]").wait_for()


def wait_for_heading(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()


def wait_for_board(page: Page) -> None:
    page.locator("[data-ply]").wait_for()


def hold_tile(page: Page) -> None:
    """Hold a tile over the plan of the garden. The places are found by what is read out about them in English."""
    wait_for_board(page)
    player = BabylonByMouse(page)
    if places := player.places():
        page.mouse.click(*player.middle(places[0]))


def open_result(page: Page) -> None:
    wait_for_board(page)
    if not page.locator("dialog[open]").count():
        page.locator("header button.main").click()
    page.locator("dialog[open]").wait_for()


@dataclass(frozen=True)
class View:
    address: Callable[[Guest], str] = lambda _: "/"
    """Where it is found; games are played when it is asked for."""
    prepare: Callable[[Page], None] = nothing
    """What is done each time that the page was loaded."""
    garden: Literal["plan", "solid"] = "plan"
    is_scrolled: bool = False
    """Whether the address names a place in the page, which is at another height in a window of another size."""


def at_table(name: str, make: Callable[[Guest], str], suffix: str = "") -> Callable[[Guest], str]:
    return lambda guest: f"/#/table/{guest.table(name, make)}{suffix}"


VIEWS = {
    "home": View(prepare=wait_for_home),
    "new-table": View(prepare=open_dialog),
    "rules": View(lambda _: "/#/rules/babylon/dig", wait_for_heading, is_scrolled=True),
    "amytis": View(at_table("amytis", amytis), wait_for_board),
    "amytis-result": View(at_table("amytis-result", finished("amytis")), open_result),
    "babylon-dig": View(at_table("dig", digging), wait_for_board, "solid"),
    "babylon-dig-plan": View(at_table("dig", digging), wait_for_board),
    "babylon-build": View(at_table("build", building), wait_for_board, "solid"),
    "babylon-build-plan": View(at_table("build", building), hold_tile),
    "babylon-result": View(at_table("babylon-result", finished("babylon")), open_result, "solid"),
    "replay": View(at_table("record", record, "/at/999"), wait_for_board, "solid"),
}
BEST = {("home", "laptop", "light"): "home.png", ("amytis", "laptop", "light"): "amytis.png"}
BEST |= {("replay", "desktop", "light"): "table.png", ("babylon-build-plan", "phone", "dark"): "phone.png"}


def show(guest: Guest, view: View, language: str) -> None:
    """Open a view with its settings."""
    page, choices = guest.page, {"volume": 0, "pace": "instant", "garden": view.garden, "language": language}
    page.evaluate(f"localStorage.setItem('semiramis.settings', {json.dumps(json.dumps(choices))})")
    address = view.address(guest)
    page.goto("about:blank")  # so that an address that differs only behind its # is loaded, too
    page.goto(address)
    view.prepare(page)


def pictures(guest: Guest, view: View, shots: list[tuple[str, Scheme]]) -> Iterator[tuple[str, Scheme, bytes]]:
    """Resize the window for each picture."""
    for size, scheme in shots:
        width, height = SIZES[size]
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        if view.is_scrolled:
            guest.page.reload()
            view.prepare(guest.page)
        is_solid = guest.page.locator("canvas").count() > 0
        guest.page.wait_for_timeout(SHARP_MILLISECONDS if is_solid else SETTLED_MILLISECONDS)
        yield size, scheme, guest.page.screenshot(timeout=PATIENCE_MILLISECONDS)


def reduce_colours(picture: bytes) -> bytes:
    """The same picture with 256 colours, a third of the size. Rare ones are kept, and sky and walls stay smooth."""
    image, reduced = Image.open(io.BytesIO(picture)).convert("RGB"), io.BytesIO()
    palette = image.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
    image.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(reduced, "PNG", optimize=True)
    return reduced.getvalue()


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--only", nargs="+", metavar="VIEW", choices=VIEWS, help=f"some of the views: {', '.join(VIEWS)}"
    )
    parser.add_argument("--size", nargs="+", choices=SIZES, help="some of the sizes")
    parser.add_argument("--scheme", nargs="+", choices=SCHEMES, help="light or dark")
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, help="some of the languages")
    parser.add_argument("--readme", action="store_true", help="only those of the README, into docs/images")
    options = parser.parse_args()
    wanted = [
        (view, language, [(size, scheme) for size in sizes for scheme in options.scheme or schemes])
        for view in options.only or VIEWS
        for language in options.language or LANGUAGES
        for sizes, schemes in [
            (
                options.size or (SIZES if language == "en" else SIZES_OF_LANGUAGES),
                SCHEMES if language == "en" else SCHEMES[:1],
            )
        ]
    ]
    if options.readme:
        wanted = [(view, "en", [(size, scheme)]) for view, size, scheme in BEST]
    FOLDER.mkdir(parents=True, exist_ok=True)
    count = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        start_server("--database", f"{folder}/tables.db", "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = browser.new_context(base_url=server, locale="en", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        page = context.new_page()
        page.goto("/")
        guest = Guest(page)
        me = guest.call("/people", {"name": "Ada"})["id"]
        page.evaluate("me => localStorage.setItem('semiramis.person', me)", me)
        for name, language, shots in track(wanted, "Taking pictures"):
            show(guest, VIEWS[name], language)
            for size, scheme, picture in pictures(guest, VIEWS[name], shots):
                file = FOLDER / f"{name}-{size}-{scheme}-{language}.png"
                if options.readme:
                    file, picture = README / BEST[name, size, scheme], reduce_colours(picture)
                file.write_bytes(picture)
                count += 1
        browser.close()
    print(f"{count} pictures in {(README if options.readme else FOLDER).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
