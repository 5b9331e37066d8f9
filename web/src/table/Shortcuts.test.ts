import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerTheKey, closeRule, ruleAtHand } from '../rules/at-hand.svelte';
import { closeShortcuts, openShortcuts, shortcutList } from '../ui/shortcuts.svelte';
import { speak } from '../words/words.svelte';
import Shortcuts from './Shortcuts.svelte';

let stop = () => {};

beforeEach(async () => {
  await speak('en');
  stop = answerTheKey();
});

afterEach(() => {
  cleanup();
  stop();
  closeRule();
  closeShortcuts();
  document.querySelector('[data-game]')?.remove();
});

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

function showGame(name: string): void {
  const board = document.createElement('div');
  board.dataset.game = name;
  document.body.append(board);
}

test('the list has the keys of every table, of the game, of lessons and of replays', async () => {
  openShortcuts('babylon');
  render(Shortcuts);
  await waitFor(() => expect(titles()).toEqual(['Any table', 'Babylon', 'Lessons', 'Replays']));
  const keys = within(screen.getByRole('region', { name: 'Babylon' }));
  expect(keys.getByText('Turn the tile').previousElementSibling?.textContent?.trim()).toBe('R / ⇧ R');
});

test('where the page is about no game, it has those of all games', async () => {
  openShortcuts();
  render(Shortcuts);
  await waitFor(() => expect(titles()).toContain('Babylon'));
});

test('? and then K open it, for the game that is played', async () => {
  showGame('amytis');
  await press('k');
  expect(shortcutList()).toBeNull();
  await press('?');
  expect(ruleAtHand()?.game).toBe('amytis');
  await press('k');
  expect(ruleAtHand()).toBeNull();
  expect(shortcutList()).toEqual({ game: 'amytis' });
});

test('? and then K open it also where there are no rules', async () => {
  await press('?');
  await press('h');
  await press('k');
  expect(shortcutList()).toBeNull();
  await press('?');
  await press('k');
  expect(shortcutList()).toEqual({ game: null });
});

test('closed, it is gone', async () => {
  openShortcuts('amytis');
  render(Shortcuts);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shortcutList()).toBeNull());
});
