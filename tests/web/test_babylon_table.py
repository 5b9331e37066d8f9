"""The table of Babylon on a desktop."""

from __future__ import annotations

from .conftest import Visit
from .players import BabylonByMouse
from .test_whole_games import play_at_once

DIGS = '[data-rule="dig"][aria-disabled="false"]'
REST = """() => new Promise((resolve) => {
  const entered = [];
  const note = ({ target }) => entered.push(target.closest('[data-stack]')?.dataset.stack ?? 'none');
  const quarry = document.querySelector('.quarry');
  quarry.addEventListener('pointerover', note);
  let frames = 0;
  const count = () => {
    if (++frames < 8) return requestAnimationFrame(count);
    quarry.removeEventListener('pointerover', note);
    resolve(entered);
  };
  count();
})"""
"""Returns what comes below the pointer in some frames, in which it is not moved."""


def test_a_stack_of_the_quarry_stays_below_a_pointer_that_rests(visit: Visit) -> None:
    page = visit()
    play_at_once(page, "Babylon")
    player = BabylonByMouse(page)
    while not page.locator(DIGS).count():
        player.step()
        player.wait()
    box = page.locator('[data-stack="b2"]').bounding_box()
    assert box is not None
    x, y, side = box["x"], box["y"], box["width"]
    seen = set()
    for tenth in range(5, 19):  # from the middle of its face over its marks to the face of the next one
        page.mouse.move(5, 5)
        page.mouse.move(x + 0.25 * side, y + tenth / 10 * side)
        entered = page.evaluate(REST)
        assert len(entered) <= 1, f"at {tenth}/10 of the face: {entered}"
        seen.add(page.evaluate("() => document.querySelector('[data-stack]:hover')?.dataset.stack"))
    assert seen - {None} == {"b2", "b3"}
