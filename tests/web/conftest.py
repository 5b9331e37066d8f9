"""A server as people start it, and Debian's chromium to look at it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.server.server_process import start_server

CHROMIUM = "/usr/bin/chromium"
# Chromium as root has no sandbox. Without a GPU, SwiftShader draws WebGL. It does not draw the pages: that would take
# up to three times as long.
ARGUMENTS = [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-compositing",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The processor has two cores, and draws the third dimension, too.
PATIENCE_MILLISECONDS = 20_000
expect.set_options(timeout=PATIENCE_MILLISECONDS)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": shutil.which("chromium") or CHROMIUM, "args": ARGUMENTS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests of a process share."""
    with start_server("--database", str(tmp_path_factory.mktemp("web") / "tables.db"), "--no-limits") as address:
        yield address


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Somebody with a browser of their own opens a page. What goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page(
        path: str = "#/", *, settings: dict[str, Any] | None = None, allowed: tuple[str, ...] = (), **options: Any
    ) -> Page:
        usual = {"base_url": server, "locale": "en", "viewport": {"width": 1366, "height": 768}}
        context = browser.new_context(**{**usual, "reduced_motion": "reduce", **options})
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        choices = {"volume": 0, "pace": "instant", "garden": "plan", **(settings or {})}
        context.add_init_script(
            f"localStorage.getItem('semiramis.settings') ?? localStorage.setItem('semiramis.settings', "
            f"{_quoted(choices)})"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"{path}: {error}"))
        page.on("console", lambda message: troubles.extend(find_trouble(message, path, allowed)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles


def find_trouble(message: ConsoleMessage, path: str, allowed: tuple[str, ...]) -> list[str]:
    """Return the message if it is an error that must not happen."""
    if message.type != "error" or any(word in message.text for word in allowed):
        return []
    address = message.location["url"]
    # A move of another player may cross the question what an action would bring: the client drops the answer.
    if "409" in message.text and address.partition("?")[0].endswith("/outcomes"):
        return []
    return [f"{path}: {message.text} ({address})"]


def _quoted(choices: dict[str, Any]) -> str:
    return json.dumps(json.dumps(choices))
