import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  expect(links[0]?.textContent).toBe('City c1: orange theatre');
});

test('what one seat does in a turn is together, under its name', () => {
  render(Log, { props: { ...GIVEN, done: GAME.slice(0, 6) } });
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.split(' ').at(-1));
  const seats = GAME.slice(0, 6).map((one) => SEATS[one.seat]?.name);
  expect(names).toEqual(seats.filter((name, n) => name !== seats[n - 1]));
});

test('an action has one line with its points, and a button shows what came of it', async () => {
  render(Log, { props: { ...GIVEN, done: GAME.slice(0, 1) } });
  const entry = screen.getByRole('link').closest('li') as HTMLElement;
  expect(within(entry).getByTitle('2 points').textContent).toBe('+2');
  expect(entry.textContent).not.toContain('An architect goes to stack c2.');
  await fireEvent.click(
    within(entry).getByRole('button', { name: 'Details: City c1: orange theatre', expanded: false }),
  );
  expect(within(entry).getAllByRole('listitem')[0]?.textContent).toMatch(
    /^Ada builds an orange theatre from stack c2 to city c1\./,
  );
  expect(entry.textContent).toContain('An architect goes to stack c2.');
});

test('details come into sight when they are opened', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(Log, { props: { ...GIVEN, done: GAME.slice(0, 2) } });
  const newest = screen.getAllByRole('button').at(-1) as HTMLElement;
  await fireEvent.click(newest);
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([newest.closest('li')]));
  await fireEvent.click(newest);
  expect(scrolled).toHaveBeenCalledOnce();
  scrolled.mockRestore();
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
