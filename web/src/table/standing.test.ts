import { beforeAll, expect, test } from 'vitest';
import type { GameInfo, Position, Table } from '../api/client';
import { learn, speak } from '../words/words.svelte';
import { decidedBy, standingsOf, toDo, waitsFor } from './standing';

const position = (view: object): Position => ({
  table: 't',
  ply: 0,
  player: 0,
  over: false,
  undone: 0,
  last: null,
  view: view as Position['view'],
});
const ended = (scores: number[], winners: number[], reason = 'finished') =>
  ({ result: { reason, scores, winners } }) as Table;
const GAME = { tie_breakers: ['visible_pits'] } as GameInfo;
const pits = (...numbers: number[]) => numbers.map((visible_pits) => ({ score: 40, breakdown: { visible_pits } }));

beforeAll(async () => {
  await speak('en');
  await learn('table');
});

test.each([
  ['babylon', 'dig', 'Dig a tile out of the quarry.', 'Bo is choosing a tile to dig.'],
  ['babylon', 'build', 'Build and decorate, or end the turn.', 'Bo is building.'],
  ['amytis', 'palace', 'Choose what the palace gives.', 'Bo is choosing what the palace gives.'],
])('%s, %s: what is to be done', (game, phase, mine, theirs) => {
  expect(toDo(position({ phase }), game)).toBe(mine);
  expect(waitsFor(position({ phase }), game, 'Bo')).toBe(theirs);
});

test('the clay tiles that have to go are counted', () => {
  const told = toDo(position({ phase: 'remove', removals_left: 3 }), 'babylon');
  expect(told).toBe('Take a clay tile out of the game; 3 have to go.');
});

test('the last turn is told to be the last', () => {
  expect(toDo(position({ phase: 'build', last_turn: true }), 'amytis')).toMatch(/^This is the last turn\. Choose/);
});

test('how the seats stand', () => {
  const view = { seats: [{ score: 7, breakdown: { statues: 7 }, flower: 'white' }] };
  expect(standingsOf(position(view))).toEqual([{ score: 7, breakdown: { statues: 7 } }]);
  expect(standingsOf(position({}))).toEqual([]);
});

test('a tie-breaker is told only if it decided', () => {
  expect(decidedBy(ended([40, 40], [1]), GAME, pits(20, 18))).toBe('visible_pits');
  expect(decidedBy(ended([40, 40], [0, 1]), GAME, pits(20, 20))).toBeNull();
  expect(decidedBy(ended([40, 39], [0]), GAME, pits(20, 18))).toBeNull();
  expect(decidedBy(ended([0, 0], [1], 'resigned'), GAME, pits(64, 60))).toBeNull();
});
