"""The page tells when it is at rest. What measures or compares waits for that, and no test waits for a time."""

from __future__ import annotations

from playwright.sync_api import Page

AT_REST = """(!document.documentElement.hasAttribute('data-busy') && document.fonts.status === 'loaded' &&
  document.getAnimations().every(({ playState, effect }) =>
    playState !== 'running' || effect.getComputedTiming().endTime === Infinity))"""
"""Nothing is under way (`web/src/rest.ts`), no letters are being loaded, and nothing moves that will stop."""


def rest(page: Page) -> None:
    """Wait until the page will not change by itself, unless something comes from the server."""
    page.wait_for_function(f"() => {AT_REST}")
