import { beforeAll, expect, test } from 'vitest';
import type { GameInfo, Position, Table } from '../api/client';
import { learn, speak } from '../words/words.svelte';
import { decidedBy, decidedText, lineName, settled, standingsOf, toDo, waitsFor } from './standing';

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
  await learn('table', 'amytis/table', 'babylon/table');
});

test.each([
  ['babylon', 'dig', 'Dig a tile from the quarry.', 'Bo is choosing a tile to dig.'],
  ['babylon', 'build', 'Build and decorate, or end the turn.', 'Bo is building.'],
  ['amytis', 'palace', 'Choose what the palace gives you.', 'Bo is choosing what the palace gives.'],
])('%s, %s: what is to be done', (game, phase, mine, theirs) => {
  expect(toDo(position({ phase }), game)).toBe(mine);
  expect(waitsFor(position({ phase }), game, 'Bo')).toBe(theirs);
});

test('the clay tiles that have to go are counted', () => {
  const told = toDo(position({ phase: 'remove', removals_left: 3 }), 'babylon');
  expect(told).toBe('Remove a clay tile from the game; 3 to go.');
});

test('the last turn is told to be the last', () => {
  expect(toDo(position({ phase: 'build', last_turn: true }), 'amytis')).toMatch(/^This is the last turn\. Choose/);
  expect(toDo(position({ phase: 'dig', round: 15, rounds: 15 }), 'babylon')).toMatch(/^This is the last round\. Dig/);
  expect(toDo(position({ phase: 'dig', round: 14, rounds: 15 }), 'babylon')).toMatch(/^Dig/);
});

test('nobody is to act at the end of a game that was given up, but before it somebody was', () => {
  const at = (ply: number) => ({ ...position({}), ply, player: 1, over: false });
  const resigned = { ...ended([0, 0], [0], 'resigned'), status: 'over', ply: 7 } as Table;
  expect(settled(at(7), resigned)).toMatchObject({ player: null, over: true });
  expect(settled(at(6), resigned)).toMatchObject({ player: 1, over: false });
  expect(settled(at(7), { ...resigned, status: 'playing' })).toMatchObject({ player: 1, over: false });
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

test('a game without words of its own is told by the names of the server', () => {
  expect(toDo(position({ phase: 'move', last_turn: 7 }), 'go')).toBe('Choose an action.');
  expect(waitsFor(position({ phase: 'move' }), 'go', 'Bo')).toBe('Bo is choosing an action.');
  // Once it had the words of another game.
  expect(lineName('go', 'statues')).toBe('statues');
  expect(lineName('go', 'captured_stones')).toBe('captured stones');
  expect(decidedText('go', 'visible_pits')).toBe('The scores are equal; visible pits decides.');
});
