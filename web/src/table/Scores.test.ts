import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ADA, BO } from '../fixtures/tables';
import { learn, speak } from '../words/words.svelte';
import Scores from './Scores.svelte';

const STANDINGS = [
  { score: 46, breakdown: { track: 46, projects: 0, favors: 11, tie: 5 } },
  { score: 36, breakdown: { track: 36, projects: -2, favors: 0, tie: 7 } },
];
const GIVEN = {
  game: 'amytis',
  seats: [ADA, BO],
  lines: ['track', 'projects', 'favors'],
  player: 1,
  whyOf: (seat: number, line: string) => `${line} of ${seat}`,
};

beforeAll(async () => {
  await speak('en');
  await learn('table', 'amytis/table');
});
afterEach(cleanup);

const rows = () =>
  [...document.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent?.trim()));

test('the points of a seat are the sum of its lines, without tie-breakers and whatever is scored already', () => {
  render(Scores, { ...GIVEN, standings: STANDINGS });
  expect(screen.getAllByRole('listitem').map((one) => one.querySelector('b')?.textContent)).toEqual(['57', '34']);
});

test('a button shows all lines of all seats side by side, as they are now', async () => {
  const { rerender } = render(Scores, { ...GIVEN, standings: STANDINGS });
  const button = screen.getByRole('button', { description: 'Scores line by line', expanded: false });
  const sheet = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(sheet?.querySelector('table')).toBeTruthy();
  expect(rows().slice(1)).toEqual([
    ['Buildings', '46', '36'],
    ['Projects', '0', '-2'],
    ['Favours', '11', '0'],
    ['Score', '57', '34'],
  ]);
  const later = STANDINGS.map(({ score, breakdown }) => ({ score, breakdown: { ...breakdown, track: 40 } }));
  await rerender({ standings: later });
  expect(rows().at(-1)).toEqual(['Score', '51', '38']);
});

test('every number explains itself', () => {
  render(Scores, { ...GIVEN, standings: STANDINGS });
  const told = [...document.querySelectorAll('td [data-why]')].map((one) => one.getAttribute('title'));
  expect(told).toEqual([
    'track of 0',
    'track of 1',
    'projects of 0',
    'projects of 1',
    'favors of 0',
    'favors of 1',
    'Buildings 46 + Favours 11 = 57',
    'Buildings 36 + Projects -2 = 34',
  ]);
  expect(document.querySelector('li b')?.getAttribute('data-tip')).toBe('Buildings 46 + Favours 11 = 57');
});
