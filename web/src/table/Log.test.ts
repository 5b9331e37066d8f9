import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Done } from '../api/client';
import { seat } from '../fixtures/tables';
import history from '../games/amytis/fixtures/history.json';
import parts from '../games/amytis/parts';
import { learn, speak } from '../words/words.svelte';
import Log from './Log.svelte';

const SEATS = [seat('Ada'), seat('Bo')];
const GIVEN = {
  context: { game: 'amytis', parts, names: ['Ada', 'Bo'], components: {} },
  seats: SEATS,
  table: 't',
};
const GAME = history as unknown as Done[];

beforeEach(async () => {
  await speak('en');
  await learn('table', 'amytis/table');
});

afterEach(cleanup);

test('every action is a link to its position, in words', () => {
  render(Log, { props: { ...GIVEN, done: GAME } });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(GAME.map(({ ply }) => `#/table/t/at/${ply}`));
  expect(links[0]?.textContent).toBe('Ada builds an orange theatre from c2 on c1.');
});

test('what one seat does in a turn is together, under its name', () => {
  render(Log, { props: { ...GIVEN, done: GAME.slice(0, 6) } });
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  const seats = GAME.slice(0, 6).map((one) => SEATS[one.seat]?.name);
  expect(names).toEqual(seats.filter((name, n) => name !== seats[n - 1]));
});

test('what came of an action is told below it, and its points beside it', () => {
  render(Log, { props: { ...GIVEN, done: GAME.slice(0, 1) } });
  const entry = screen.getByRole('link').closest('li');
  expect(entry?.textContent).toContain('An architect goes to c2.');
  expect(within(entry as HTMLElement).getByTitle('2 points').textContent).toBe('+2');
});

test('it grows with the game and shrinks when something is taken back', async () => {
  const { rerender } = render(Log, { props: { ...GIVEN, done: [] } });
  expect(screen.getByText('Nothing yet.')).toBeTruthy();
  await rerender({ ...GIVEN, done: GAME.slice(0, 3) });
  expect(screen.getAllByRole('link')).toHaveLength(3);
  await rerender({ ...GIVEN, done: GAME.slice(0, 2) });
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('in a replay the action that was seen last is marked', () => {
  render(Log, { props: { ...GIVEN, done: GAME, current: 4 } });
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'step');
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['#/table/t/at/4']);
});
