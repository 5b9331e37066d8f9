import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { learn, speak } from '../../words/words.svelte';
import { POSITIONS } from './fixtures/fixtures';
import Round from './Round.svelte';

afterEach(cleanup);

beforeAll(async () => {
  await speak('en');
  await learn('babylon/table');
});

const pieces = () => screen.getByRole('list', { name: 'Supply' }).querySelectorAll('li');

test('the number of each piece that is left is always visible', () => {
  render(Round, { view: POSITIONS.build.view });
  expect([...pieces()].map((piece) => piece.dataset.tip)).toEqual([
    'Single pillars: 98 left',
    'Double pillars: 29 left',
    'Belvederes: 10 left',
    'Stairs: 12 left',
    'Fountains: 8 left',
    'Bridges: 11 left',
    'Statues: 9 left',
  ]);
  expect([...pieces()].map((piece) => piece.querySelector('strong')?.textContent)).toEqual([
    '98',
    '29',
    '10',
    '12',
    '8',
    '11',
    '9',
  ]);
  for (const piece of pieces()) {
    expect(piece.closest('details')).toBeNull();
    expect(piece.querySelector('.for-readers')?.textContent).toBe(piece.dataset.tip);
    expect(piece.classList.contains('out')).toBe(false);
  }
});

test('a piece that has run out is marked and has a label', () => {
  render(Round, { view: POSITIONS.late.view });
  const out = [...pieces()].filter((piece) => piece.classList.contains('out'));
  expect(out.map((piece) => piece.dataset.tip)).toEqual(['Belvederes: none left']);
});

test('a supply without limits has no numbers', () => {
  render(Round, { view: { ...POSITIONS.build.view, supply: null } });
  expect(screen.queryByRole('list', { name: 'Supply' })).toBeNull();
  expect(screen.getByText('The supply never runs out.')).toBeTruthy();
});
