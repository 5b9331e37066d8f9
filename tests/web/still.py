"""What stays in its place while one plays, which only a browser can tell."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.rest import rest

WATCH = """(parts) => {
  const boxes = Object.fromEntries(parts.map((part) => [part, new Set()]));
  boxes.page = new Set();
  window.boxes = boxes;
  const look = () => {
    for (const part of parts) {
      const box = document.querySelector(part)?.getBoundingClientRect();
      if (box?.width) boxes[part].add([box.x, box.y, box.width, box.height].map(Math.round).join(' '));
    }
    const { scrollHeight, clientHeight } = document.documentElement;
    boxes.page.add(scrollHeight > clientHeight ? `${scrollHeight - clientHeight} too high` : 'fits');
    requestAnimationFrame(look);
  };
  look();
}"""


def watch_boxes(page: Page, *parts: str) -> Callable[[], dict[str, list[str]]]:
    """Note in each frame where parts of the page are, and whether the page is higher than the window.

    Returns a function that returns all that was noted so far.
    """
    rest(page)
    page.evaluate(WATCH, list(parts))

    def noted() -> dict[str, list[str]]:
        rest(page)
        found: dict[str, list[str]] = page.evaluate(
            "() => Object.fromEntries(Object.entries(window.boxes).map(([part, boxes]) => [part, [...boxes]]))"
        )
        return found

    return noted
