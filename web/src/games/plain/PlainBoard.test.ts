import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aside, position, seat } from '../../fixtures/tables';
import { speak } from '../../words/words.svelte';
import { loadedGame, loadGame, loadParts } from '../registry.svelte';
import PlainBoard from './PlainBoard.svelte';

const VIEW = {
  game: 'three_in_a_row',
  phase: 'move',
  board: [
    ['x', null, 'o'],
    [null, 'x', null],
  ],
  last_point: { column: 'a', row: 3 },
  seats: [
    { score: 3, breakdown: { full_rows: 3 } },
    { score: 1, breakdown: { full_rows: 1 } },
  ],
};
const LEGAL = ['put a1', 'put a2', 'put b3', 'pass'];
const act = vi.fn(async () => true);
const foresee = vi.fn(async ([action = '']: string[]) => [
  { action, refused: null, events: [], points: { full_rows: 2 }, final: false },
]);

function shown(legal: readonly string[] | null = LEGAL, facts: object = {}) {
  return render(PlainBoard, {
    position: position(4, 0, { view: VIEW }),
    annotations: {},
    components: {},
    seats: [seat('Ada'), seat('Bo')],
    me: 0,
    legal,
    act,
    foresee,
    aside,
    ...facts,
  });
}
const actions = () => screen.getAllByRole('listitem').map((item) => item.textContent?.trim());

beforeEach(async () => {
  await speak('en', 'plain/table');
  vi.clearAllMocks();
});
afterEach(cleanup);

test('the legal actions can be searched', async () => {
  shown();
  expect(actions()).toEqual(LEGAL);
  await fireEvent.input(screen.getByRole('searchbox', { name: 'Search the actions' }), { target: { value: 'PUT 3' } });
  expect(actions()).toEqual(['put b3']);
  expect(screen.getByRole('status').textContent?.trim()).toBe('1 action.');
});

test('an action is picked, its points are shown, and then it is done', async () => {
  shown();
  await fireEvent.click(screen.getByRole('button', { name: 'put a2' }));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'put a2' }).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('full rows +2')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  expect(act).toHaveBeenCalledExactlyOnceWith('put a2');
});

test('with the keyboard, the only action that is found is picked and done with Enter', async () => {
  shown();
  const field = screen.getByRole('searchbox');
  const form = field.closest('form') as HTMLFormElement;
  await fireEvent.submit(form);
  expect(foresee).not.toHaveBeenCalled();
  await fireEvent.input(field, { target: { value: 'pass' } });
  await fireEvent.submit(form);
  await fireEvent.submit(form);
  expect(act).toHaveBeenCalledExactlyOnceWith('pass');
});

test('thousands of actions do not fill the page', () => {
  shown(Array.from({ length: 4000 }, (_, n) => `put ${n}`));
  expect(actions()).toHaveLength(200);
  expect(screen.getByRole('status').textContent).toMatch(/4,000 actions\.\s+Only the first 200 are shown\./);
});

test('a hint picks its action', async () => {
  const hinted = { action: 'put b3', does: null };
  shown(LEGAL, { idea: { actions: [hinted], pointed: false, picked: hinted } });
  expect(screen.getByRole('button', { name: 'put b3' }).getAttribute('aria-pressed')).toBe('true');
});

test('the scores by line, and the view with its names as words', () => {
  shown(null);
  expect(screen.queryByRole('searchbox')).toBeNull();
  const row = screen.getByRole('row', { name: /^full rows/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '1']);
  const [, grid] = screen.getAllByRole('table');
  expect(grid?.querySelectorAll('tr')).toHaveLength(2);
  expect(screen.getByText('last point').nextElementSibling?.textContent).toMatch(/column\s*a\s*row\s*3/);
});

test('a game that the client has no folder for is loaded as this fallback, without rules', async () => {
  const module = await loadGame('three_in_a_row');
  expect(module.title()).toBe('Three in a row');
  expect(module.loadBook).toBeNull();
  expect(loadedGame('three_in_a_row')).toBe(module);
  expect((await loadParts('three_in_a_row')).Board).toBe(PlainBoard);
});
