/** What a tooltip says. `Tooltip.svelte` shows it. */

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
