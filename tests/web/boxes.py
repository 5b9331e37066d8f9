"""Text that leaves its box or is cut, which only a browser with its fonts can tell."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.rest import rest

# Each text and each button that is seen, against the boxes around it that have an edge or a ground of their own.
FIND = """() => {
  const boxed = (style) => parseFloat(style.borderLeftWidth) > 0 || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
  const found = [];
  const look = (name, inner, from) => {
    for (let box = from; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none') return;
      if (style.display === 'inline' || !boxed(style)) {
        if (style.overflowX !== 'visible') return;
        continue;
      }
      const outer = box.getBoundingClientRect();
      if (inner.right > outer.right + 0.5 || inner.left < outer.left - 0.5) found.push(name);
      if (style.overflowX !== 'visible') return;
    }
  };
  const hidden = '.for-readers, [popover]:not(:popover-open), dialog:not([open]), script, style, option, input, svg';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const around = text.parentElement;
    if (!text.textContent.trim() || around.closest(hidden) || !around.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) look(text.textContent.trim(), line, around);
  }
  for (const button of document.querySelectorAll('button')) {
    if (button.checkVisibility() && !button.closest(hidden))
      look(button.textContent.trim() || button.ariaLabel, button.getBoundingClientRect(), button.parentElement);
  }
  for (const box of document.querySelectorAll('body *')) {
    const style = getComputedStyle(box);
    if (style.textOverflow !== 'ellipsis' || box.closest(hidden) || !box.checkVisibility()) continue;
    if (box.scrollWidth > box.clientWidth + 1) found.push(`cut: ${box.textContent.trim()}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push('the page, which scrolls sideways');
  const title = document.querySelector('#babylon-quarry-title')?.getBoundingClientRect();
  const relief = document.querySelector('.relief')?.getBoundingClientRect();
  if (title && relief && title.right > relief.left && title.bottom > relief.top)
    found.push(document.querySelector('#babylon-quarry-title').textContent);
  return [...new Set(found)];
}"""


def leaving_their_box(page: Page) -> list[str]:
    rest(page)
    return list(page.evaluate(FIND))
