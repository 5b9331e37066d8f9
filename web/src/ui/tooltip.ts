/** What a tooltip says and where it stands. `Tooltip.svelte` shows it. */

/** What has a tooltip: `title` describes it; `data-tip` is for the eyes alone, without a value it is the `aria-label`. */
export const TIPPED = '[title], [data-tip]';
/** `data-hold` is shown by a long press alone: places of a board, which a tooltip under the mouse would cover. */
export const HELD = `${TIPPED}, [data-hold]`;

/** The text of an element's tooltip; empty if there is none. */
export function tipOf(element: Element, held = false): string {
  const described = element.getAttribute('title') || element.getAttribute('data-tip');
  const named = element.hasAttribute('data-tip') ? element.getAttribute('aria-label') : null;
  return described || named || (held && element.getAttribute('data-hold')) || '';
}

const SIGNS: Record<string, string> = {
  Control: 'Ctrl',
  Space: '␣',
  Enter: '↵',
  Shift: '⇧',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Plus: '+',
  Minus: '−',
};

/** A shortcut as `aria-keyshortcuts` has it, `Shift+R`, as it is printed on the keys: ⇧, R. */
export function keysOf(shortcut: string): string[] {
  return shortcut.split('+').map((key) => SIGNS[key] ?? key);
}

/** The first shortcut of an element, unless the text names it already. */
export function shortcutOf(element: Element, text: string): string | null {
  const [first] = element.getAttribute('aria-keyshortcuts')?.split(' ') ?? [];
  const isNamed = first && text.split(/[\s()（）]+/).includes(keysOf(first).at(-1) ?? '');
  return first && !isNamed ? first : null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const GAP = 6;

/** Where a tooltip stands: beside its element and inside the window. Over a finger it could not be read. */
export function placeBeside(element: Box, tip: Size, room: Size, above: boolean): { left: number; top: number } {
  const inside = (at: number, length: number, end: number) => Math.max(GAP, Math.min(at, end - length - GAP));
  const middle = inside(element.left + (element.width - tip.width) / 2, tip.width, room.width);
  const level = inside(element.top + (element.height - tip.height) / 2, tip.height, room.height);
  const over = { left: middle, top: element.top - tip.height - GAP };
  const under = { left: middle, top: element.top + element.height + GAP };
  const before = { left: element.left - tip.width - GAP, top: level };
  const after = { left: element.left + element.width + GAP, top: level };
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= 0 && top >= 0 && left + tip.width <= room.width && top + tip.height <= room.height;
  const wanted = above ? [over, under, after, before] : [under, over, after, before];
  return wanted.find(fits) ?? { left: middle, top: inside(under.top, tip.height, room.height) };
}
