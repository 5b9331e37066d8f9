import { expect, test } from 'vitest';
import { takesKeys } from './keyboard';

test('an open dialog takes keys, and the focus that is still in a closed one does not', () => {
  // The focus leaves a closed dialog with the next frame. A key before it was lost on a busy machine.
  const dialog = document.createElement('dialog');
  const button = dialog.appendChild(document.createElement('button'));
  document.body.append(dialog);
  dialog.setAttribute('open', '');
  expect(takesKeys(button)).toBe(true);
  dialog.removeAttribute('open');
  expect(takesKeys(button)).toBe(false);
});
