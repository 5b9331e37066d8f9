import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openBook } from '../games/registry.svelte';
import { speak } from '../words/words.svelte';
import { closeRule, openRule, ruleAtHand, ruleDialog } from './at-hand.svelte';
import Help from './Help.svelte';
import RulesDialog from './RulesDialog.svelte';

// The pictures have tests of their own, and take their time to draw.
vi.mock('../games/babylon/rules/RulesPicture.svelte', () => ({ default: () => {} }));

beforeAll(async () => {
  await speak('en');
  // Loaded before a test waits for it: modules take their time the first time.
  await Promise.all([openBook('babylon'), openBook('amytis')]);
});
afterEach(() => {
  cleanup();
  closeRule();
});

const title = () => document.querySelector('dialog h2')?.textContent;
const shown = (wanted: string) => waitFor(() => expect(title()).toBe(wanted));

async function open(section: string, wanted: string) {
  await openRule('babylon', section);
  render(RulesDialog);
  await shown(wanted);
}

test('opens at the section that was asked for, and at no other', async () => {
  await open('fountain', 'Fountains');
  expect(document.activeElement).toBe(document.querySelector('dialog h2'));
  expect(document.querySelectorAll('dialog h2')).toHaveLength(1);
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test('turns to the next section, to another by its name, and to one that is referred to', async () => {
  await open('fountain', 'Fountains');
  await fireEvent.click(screen.getByLabelText('Next: Bridges'));
  await shown('Bridges');
  await fireEvent.change(screen.getByLabelText('Section'), { target: { value: 'dig' } });
  await shown('A. Dig');
  await fireEvent.click(screen.getByText('Round tokens', { selector: 'a' }));
  await shown('Round tokens');
});

test('finds words and shows their section with the words marked', async () => {
  await open('fountain', 'Fountains');
  await fireEvent.input(screen.getByLabelText('Search the rules'), { target: { value: 'expansion' } });
  expect(title()).toBeUndefined();
  const place = document.querySelector('search li button');
  if (place) await fireEvent.click(place);
  await shown('Rulings');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['expansion']);
});

test('a section that is not there leads to the overview', () => open('no-such-section', 'The game at a glance'));

test('closing it lets go of the rule', async () => {
  await open('fountain', 'Fountains');
  await fireEvent.click(screen.getByLabelText('Close the rules'));
  await waitFor(() => expect(ruleAtHand()).toBeNull());
  expect(ruleDialog()).toBeNull();
});

test('a small question mark opens it', async () => {
  render(Help, { game: 'amytis', section: 'favors' });
  await fireEvent.click(screen.getByRole('button', { name: 'The rule about this' }));
  expect(ruleAtHand()).toEqual({ game: 'amytis', section: 'favors' });
  await waitFor(() => expect(ruleDialog()).not.toBeNull());
});
