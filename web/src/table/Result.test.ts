import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../api/client';
import { BABYLON, position, seat, table } from '../fixtures/tables';
import { learn, speak } from '../words/words.svelte';
import Result from './Result.svelte';
import { named } from './seats';

const who = vi.hoisted(() => ({ person: { id: 'ada', name: 'Ada' } }));
vi.mock('../person.svelte', () => ({ person: () => who.person }));

const view = {
  seats: [
    { score: 9, breakdown: { statues: 3, fountains: 6, visible_pits: 30 } },
    { score: 9, breakdown: { statues: 9, fountains: 0, visible_pits: 28 } },
  ],
};

function shown(result: Table['result'], facts: Partial<Table> = {}, mine: number[] = [0]): HTMLElement {
  const over = table({ status: 'over', result, ...facts });
  render(Result, {
    table: over,
    game: BABYLON,
    position: position(40, null, { view: view as never }),
    seats: named(over.seats),
    mine,
    onclose: () => {},
  });
  return screen.getByRole('dialog');
}

const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.trim());

beforeEach(async () => {
  who.person = { id: 'ada', name: 'Ada' };
  await speak('en');
  await learn('table', 'babylon/table');
});

afterEach(cleanup);

test('the scores of all seats, line by line', () => {
  shown({ reason: 'finished', winners: [0], scores: [9, 8] });
  expect(row('Statues')).toEqual(['3', '9']);
  expect(row('Fountains')).toEqual(['6', '0']);
  expect(row('Score')).toEqual(['9 ★', '8']);
  expect(screen.queryByRole('row', { name: /^Visible pits/ })).toBeNull();
});

test('a tie-breaker that decided is told and shown', () => {
  const dialog = shown({ reason: 'finished', winners: [1], scores: [9, 9] });
  expect(dialog.textContent).toContain('Bo wins');
  expect(dialog.textContent).toContain('The scores are tied');
  expect(row('Visible pits')).toEqual(['30', '28']);
});

test('who gave up is told, and may still play again', () => {
  const seats = [seat('Ada', { resigned: true }), seat('Bo')];
  const dialog = shown({ reason: 'resigned', winners: [1], scores: [9, 9] }, { seats }, []);
  expect(dialog.textContent).toContain('Ada gave up.');
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});

test('who only watched is not offered to play again', () => {
  who.person = { id: 'cleo', name: 'Cleo' };
  const seats = [seat('Ada', { resigned: true }), seat('Bo')];
  shown({ reason: 'resigned', winners: [1], scores: [9, 9] }, { seats }, []);
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

test('a shared victory, a game that was brought along, and the ways on', () => {
  const dialog = shown({ reason: 'imported', winners: [0, 1], scores: [9, 9] }, {}, []);
  expect(dialog.textContent).toContain('Ada and Bo share the victory');
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['#/table/t/at/0', 'api/v1/tables/t/record', '#/']);
});
