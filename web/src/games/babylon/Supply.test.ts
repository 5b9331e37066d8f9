import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { learn, speak } from '../../words/words.svelte';
import { COMPONENTS, POSITIONS } from './fixtures/fixtures';
import Round from './Round.svelte';

afterEach(cleanup);

beforeAll(async () => {
  await speak('en');
  await learn('babylon/table');
});

const pieces = () => screen.getByRole('list', { name: 'Supply' }).querySelectorAll('li');

test('the number of each piece that is left is always visible', () => {
  render(Round, { box: COMPONENTS.pieces, view: POSITIONS.build.view });
  expect([...pieces()].map((piece) => piece.dataset.tip)).toEqual([
    'Single pillars: 98 left\nThe box has 148.',
    'Double pillars: 29 left\nThe box has 60.',
    'Belvederes: 10 left\nThe box has 38.',
    'Stairs: 12 left\nThe box has 15.',
    'Fountains: 8 left\nThe box has 15.',
    'Bridges: 11 left\nThe box has 15.',
    'Statues: 9 left\nThe box has 38.',
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
  render(Round, { box: COMPONENTS.pieces, view: POSITIONS.late.view });
  const out = [...pieces()].filter((piece) => piece.classList.contains('out'));
  expect(out.map((piece) => piece.dataset.tip)).toEqual(['Belvederes: none left\nThe box has 38.']);
});

test('a supply without limits has no numbers', () => {
  render(Round, { box: COMPONENTS.pieces, view: { ...POSITIONS.build.view, supply: null } });
  expect(screen.queryByRole('list', { name: 'Supply' })).toBeNull();
  expect(screen.getByText('The supply never runs out.')).toBeTruthy();
});
