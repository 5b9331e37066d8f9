import { beforeEach, expect, test } from 'vitest';
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
