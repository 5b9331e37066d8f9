/** Numbers that explain themselves: by the tooltip, on hover, focus and a long press. */

export interface Why {
  'data-why'?: '';
  title?: string;
  'data-tip'?: string;
  tabindex?: -1;
}

/**
 * The attributes of an element whose number is explained by a text. The key W moves the focus there; the tab key does
 * not, since there are many. `said`: screen readers find the text in the element itself.
 */
export function why(text: string, said = false): Why {
  if (!text) return {};
  return { 'data-why': '', tabindex: -1, ...(said ? { 'data-tip': text } : { title: text }) };
}

const isSeen = (element: Element) => element.getClientRects().length > 0;

/** What covers the rest of the page, or the page. */
function scope(): ParentNode {
  return [...document.querySelectorAll('dialog[open], [popover="auto"]')].filter(isSeen).at(-1) ?? document;
}

/** Moves the focus to the next number that explains itself, or to the one before. */
export function focusNextWhy(back = false): void {
  const numbers = [...scope().querySelectorAll<HTMLElement>('[data-why]')].filter(isSeen);
  if (back) numbers.reverse();
  const from = document.activeElement;
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const next =
    from && from !== document.body ? numbers.find((one) => from.compareDocumentPosition(one) & side) : undefined;
  (next ?? numbers[0])?.focus();
}
