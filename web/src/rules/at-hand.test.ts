import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerTheKey, closeRule, openRule, ruleAtHand, ruleInSight } from './at-hand.svelte';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <div data-game="amytis">
      <section data-rule="choose"><button id="stack">b2</button></section>
      <section data-rule="favors"><button id="favor">IV</button><input id="name"><input id="tick" type="checkbox"></section>
      <button id="other">…</button>
    </div>`;
  stop = answerTheKey();
});

afterEach(() => {
  stop();
  closeRule();
  document.body.replaceChildren();
});

const at = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

function press(target: Element, key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

test('the key opens the rule of what is focused', () => {
  at('stack').focus();
  expect(press(at('stack'), '?').defaultPrevented).toBe(true);
  expect(ruleAtHand()).toEqual({ game: 'amytis', section: 'choose' });
});

test('else of what was clicked last, as long as it is there', () => {
  at('favor').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(ruleInSight()).toEqual({ game: 'amytis', section: 'favors' });
  at('favor').remove();
  expect(ruleInSight()).toEqual({ game: 'amytis', section: 'overview' });
});

test('what is focused comes before what was clicked', () => {
  at('favor').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  at('stack').focus();
  expect(ruleInSight()?.section).toBe('choose');
});

test('what has no rule of its own leads to the overview of its game', () => {
  at('other').focus();
  press(at('other'), '?');
  expect(ruleAtHand()).toEqual({ game: 'amytis', section: 'overview' });
});

test('a page without a game has no rule', () => {
  document.body.innerHTML = '<button id="other">…</button>';
  expect(press(at('other'), '?').defaultPrevented).toBe(false);
  expect(ruleAtHand()).toBeNull();
});

test('who writes a question mark gets one', () => {
  at('name').focus();
  expect(press(at('name'), '?').defaultPrevented).toBe(false);
  expect(ruleAtHand()).toBeNull();
  at('tick').focus();
  press(at('tick'), '?');
  expect(ruleAtHand()?.section).toBe('favors');
});

test('keys of the browser and other keys are left alone', () => {
  press(at('stack'), '?', { ctrlKey: true });
  press(at('stack'), 'r');
  expect(ruleAtHand()).toBeNull();
});

test('a rule that is open stays open', () => {
  void openRule('babylon', 'dig');
  at('stack').focus();
  press(at('stack'), '?');
  expect(ruleAtHand()).toEqual({ game: 'babylon', section: 'dig' });
});

test('nothing is answered any more after the end', () => {
  stop();
  at('stack').focus();
  press(at('stack'), '?');
  expect(ruleAtHand()).toBeNull();
});
