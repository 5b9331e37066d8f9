"""The page without a server in Firefox: home, a lesson, and some turns of both games."""

from __future__ import annotations

import json
import shutil
import socket
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from semiramis.tables.lessons import list_chapters
from tests.web.test_static import built, server

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of what it imports
    from marionette_driver import By, Wait
    from marionette_driver.errors import (
        ElementClickInterceptedException,
        ElementNotInteractableException,
        NoSuchElementException,
        StaleElementException,
        TimeoutException,
    )
    from marionette_driver.marionette import Marionette

__all__ = ["built", "server"]

# The driver leaves sockets to the garbage collector.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
START_SECONDS = 120
THEN = " then "
"""Between two places that are clicked one after the other."""
SETTINGS = {"volume": 0, "pace": "instant", "garden": "plan"}
PLY = "return Number(document.querySelector('[data-ply]')?.dataset.ply ?? -1)"
MOVING = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementException,
)
"""What happens to a click when the page changes at the same time: the next one is tried."""


@pytest.fixture(scope="module")
def firefox(server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Marionette]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "Firefox is not installed: make firefox"
    log = tmp_path_factory.mktemp("firefox") / "log"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    client = Marionette(host="127.0.0.1", port=port, bin=program, gecko_log=str(log), startup_timeout=START_SECONDS)
    try:
        client.start_session()
        client.set_window_rect(x=0, y=0, width=1366, height=768)
        client.timeout.script = START_SECONDS
        client.navigate(f"{server}robots.txt")
        client.execute_script(
            "localStorage.setItem('semiramis.settings', arguments[0])", script_args=[json.dumps(SETTINGS)]
        )
        yield client
        client.delete_session()
    finally:
        client.cleanup()


def show(client: Marionette, address: str) -> None:
    client.navigate("about:blank")
    client.navigate(address)


def find(client: Marionette, what: str, seconds: float = START_SECONDS) -> Any:
    return Wait(client, timeout=seconds, ignored_exceptions=MOVING).until(
        lambda client: client.find_element(By.CSS_SELECTOR, what), message=f"there is no {what}"
    )


def play(client: Marionette, steps: tuple[str, ...], plies: int) -> None:
    """Click the first that the page offers of these, until a number of actions were done, also by the computer."""

    def step(client: Marionette) -> bool:
        for what in steps:
            if client.find_elements(By.CSS_SELECTOR, what.partition(THEN)[0]):
                for place in what.split(THEN):
                    client.find_element(By.CSS_SELECTOR, place).click()
                return bool(client.execute_script(PLY) >= plies)
        return bool(client.execute_script(PLY) >= plies)

    try:
        Wait(client, timeout=START_SECONDS, interval=0.2, ignored_exceptions=MOVING).until(step)
    except TimeoutException:
        shown = client.find_element(By.CSS_SELECTOR, "main").text
        pytest.fail(f"only {client.execute_script(PLY)} of {plies} actions were done; the page shows: {shown}")


def test_home_and_a_lesson(firefox: Marionette, server: str) -> None:
    show(firefox, server)
    names = [one.text for one in firefox.find_elements(By.CSS_SELECTOR, "article h2")] or [
        find(firefox, "article h2").text
    ]
    assert names[0] == "Babylon"
    find(firefox, 'html[data-engine="ready"]')
    [chapter, *_] = list_chapters("babylon")
    show(firefox, f"{server}#/learn/babylon/{chapter.id}")
    find(firefox, "[data-ply]")


def test_turns_of_both_games(firefox: Marionette, server: str) -> None:
    for game, steps in STEPS.items():
        show(firefox, f"{server}#/play/{game}")
        find(firefox, "[data-ply]")
        play(firefox, steps, 8)


STEPS = {
    "babylon": (
        ".quarry button.main:enabled",
        '[data-stack][aria-disabled="false"]',
        "#babylon-end.asked",
        "#babylon-end:not([disabled])",
    ),
    "amytis": (
        ".bar button.main:enabled",
        ".card.asked button[aria-pressed]:enabled",
        f'.stacks [data-anchor^="stack-"].open{THEN}.mine [data-anchor^="city-"].open',
    ),
}
