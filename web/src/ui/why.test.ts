import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusNextWhy, why } from './why';

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.getClientRects = function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  };
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, 'getClientRects');
});

function number(id: string): HTMLElement {
  const element = document.createElement('span');
  element.id = id;
  for (const [name, value] of Object.entries(why('a reason'))) element.setAttribute(name, String(value));
  return element;
}

const focused = () => document.activeElement?.id;

test('without a text there is nothing to explain', () => {
  expect(why('')).toEqual({});
});

test('what screen readers find in the element is shown to the eyes alone', () => {
  expect(why('3 of 4', true)).toEqual({ 'data-why': '', tabindex: -1, 'data-tip': '3 of 4' });
  expect(why('3 of 4').title).toBe('3 of 4');
});

test('the focus goes from number to number, both ways, and around', () => {
  document.body.append(number('a'), number('b'), number('c'));
  focusNextWhy();
  expect(focused()).toBe('a');
  focusNextWhy();
  expect(focused()).toBe('b');
  focusNextWhy(true);
  expect(focused()).toBe('a');
  focusNextWhy(true);
  expect(focused()).toBe('c');
  focusNextWhy();
  expect(focused()).toBe('a');
});

test('hidden numbers are left out, and those below a dialog', () => {
  const hidden = number('hidden');
  hidden.hidden = true;
  document.body.append(hidden, number('page'));
  focusNextWhy();
  expect(focused()).toBe('page');
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  dialog.append(number('within'));
  document.body.append(dialog);
  focusNextWhy();
  focusNextWhy();
  expect(focused()).toBe('within');
});
