import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api, type Table } from '../api/client';
import { ADA, BO, seat, table } from '../fixtures/tables';
import { ensurePerson } from '../person.svelte';
import { choose, levelFor, opponentsFor, readPlay } from './choices.svelte';

beforeEach(() => localStorage.clear());

test('the first game is against the weakest, the next as the last one', () => {
  expect(levelFor('amytis', ['novice', 'greedy'])).toBe('novice');
  choose('amytis', { level: 'greedy' });
  expect(levelFor('amytis', ['novice', 'greedy'])).toBe('greedy');
  expect(levelFor('babylon', ['novice', 'greedy'])).toBe('novice');
});

test('a level that the server does not have any more is not asked for', () => {
  choose('amytis', { level: 'oracle' });
  expect(levelFor('amytis', ['novice', 'greedy'])).toBe('novice');
  expect(levelFor('amytis', [])).toBeNull();
});

test('opponents stay within what the game allows', () => {
  choose('babylon', { opponents: 3 });
  expect(opponentsFor('babylon', [2, 3, 4])).toBe(3);
  expect(opponentsFor('babylon', [2])).toBe(1);
});

test('what was chosen is found again in the browser', () => {
  choose('babylon', { level: 'greedy', opponents: 2 });
  expect(readPlay(localStorage.getItem('semiramis.play')).get('babylon')).toEqual({ level: 'greedy', opponents: 2 });
});

test.each([null, '', '7', 'null', '{', '{"babylon":3}', '{"babylon":null}'])('%s is no choice', (stored) => {
  expect(readPlay(stored).size).toBe(0);
});

test('what is wrong in a stored choice is as if it had not been chosen', () => {
  expect(readPlay('{"babylon":{"level":4,"opponents":1.5}}').get('babylon')).toEqual({ level: null, opponents: 1 });
});

const end = (level: string, winner: number, facts: Partial<Table> = {}) =>
  table({
    game: 'amytis',
    status: 'over',
    seats: [ADA, seat(`bot:${level}`, { kind: 'bot', person: null, level })],
    result: { reason: 'finished', winners: [winner], scores: [1, 2] },
    ...facts,
  });

describe('until a level is chosen, it fits the newest games against the computer', () => {
  const LEVELS = ['novice', 'greedy', 'master'];
  const fits = (...ends: Table[]) => levelFor('amytis', LEVELS, ends);

  beforeEach(async () => {
    vi.spyOn(api, 'enter').mockResolvedValue({ id: ADA.person ?? '', name: 'Ada', token: 'secret' });
    await ensurePerson();
  });

  test('after a victory the next one, and none above the strongest', () => {
    expect(fits(end('novice', 0))).toBe('greedy');
    expect(fits(end('master', 0))).toBe('master');
  });

  test('after one defeat the same, after two the one before', () => {
    expect(fits(end('greedy', 1))).toBe('greedy');
    expect(fits(end('greedy', 1), end('greedy', 1))).toBe('novice');
    expect(fits(end('greedy', 1), end('novice', 1))).toBe('greedy');
    expect(fits(end('novice', 1), end('novice', 1))).toBe('novice');
  });

  test('other games do not count', () => {
    expect(fits(end('greedy', 0, { game: 'babylon' }))).toBe('novice');
    expect(fits(end('greedy', 0, { result: { reason: 'resigned', winners: [0], scores: [1, 2] } }))).toBe('novice');
    expect(fits(end('greedy', 0, { seats: [ADA, BO] }))).toBe('novice');
  });

  test('a level that was chosen stays', () => {
    choose('amytis', { level: 'novice' });
    expect(fits(end('novice', 0))).toBe('novice');
  });
});
