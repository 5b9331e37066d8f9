/** What has the focus when a key is pressed. */

/** Whether a key is meant for a field, a dialog or an open menu, and not for the page. */
export function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, dialog[open], [popover], [contenteditable]') !== null
  );
}

/** Whether a letter would be typed. Boxes to tick and buttons take no letters. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
