import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api, type GameInfo, type Table } from '../api/client';
import { ADA, AMYTIS, BO, seat, table } from '../fixtures/tables';
import { ensurePerson } from '../person.svelte';
import { choose, levelFor, opponentsFor, ownRating, readPlay, winShare } from './choices.svelte';

beforeEach(() => localStorage.clear());

const game = (levels: string[], name = 'amytis'): GameInfo => ({ ...AMYTIS, name, levels });

test('the first game is against the weakest, the next as the last one', () => {
  expect(levelFor(game(['novice', 'greedy']))).toBe('novice');
  choose('amytis', { level: 'greedy' });
  expect(levelFor(game(['novice', 'greedy']))).toBe('greedy');
  expect(levelFor(game(['novice', 'greedy'], 'babylon'))).toBe('novice');
});

test('a level that the server does not have any more is not asked for', () => {
  choose('amytis', { level: 'oracle' });
  expect(levelFor(game(['novice', 'greedy']))).toBe('novice');
  expect(levelFor(game([]))).toBeNull();
});

test('opponents stay within what the game allows', () => {
  choose('babylon', { opponents: 3 });
  expect(opponentsFor('babylon', [2, 3, 4])).toBe(3);
  expect(opponentsFor('babylon', [2])).toBe(1);
});

test('what was chosen is found again in the browser', () => {
  choose('babylon', { level: 'greedy', opponents: 2 });
  expect(readPlay(localStorage.getItem('semiramis.play')).get('babylon')).toEqual({
    level: 'greedy',
    since: 0,
    opponents: 2,
  });
});

test.each([null, '', '7', 'null', '{', '{"babylon":3}', '{"babylon":null}'])('%s is no choice', (stored) => {
  expect(readPlay(stored).size).toBe(0);
});

test('what is wrong in a stored choice is as if it had not been chosen', () => {
  expect(readPlay('{"babylon":{"level":4,"opponents":1.5}}').get('babylon')).toEqual({
    level: null,
    since: 0,
    opponents: 1,
  });
});

const end = (level: string, winner: number, facts: Partial<Table> = {}) =>
  table({
    game: 'amytis',
    status: 'over',
    seats: [ADA, seat(`bot:${level}`, { kind: 'bot', person: null, level })],
    result: { reason: 'finished', winners: [winner], scores: [1, 2] },
    ...facts,
  });

describe('the level that adapts', () => {
  const rating = (elo: number) => ({ elo, low: elo - 30, high: elo + 30 });
  const MEASURED = {
    ...game(['digger', 'gardener', 'master']),
    ratings: { novice: rating(700), digger: rating(1000), gardener: rating(1150), master: rating(1700) },
  };
  const fits = (...ends: Table[]) => levelFor(MEASURED, ends);

  beforeEach(async () => {
    vi.spyOn(api, 'enter').mockResolvedValue({ id: ADA.person ?? '', name: 'Ada', token: 'secret' });
    await ensurePerson();
    choose('amytis', { level: null, since: 0 });
  });

  test('is one that is not offered for a first game, then one that one beats about half of the time', () => {
    expect(fits()).toBe('novice');
    expect(fits(end('novice', 0), end('novice', 0))).toBe('digger');
    expect(fits(end('digger', 1), end('digger', 0), end('novice', 0), end('novice', 0))).toBe('digger');
    expect(fits(end('digger', 0), end('digger', 0), end('digger', 0), end('novice', 0))).toBe('gardener');
    expect(fits(end('novice', 1), end('novice', 1))).toBe('novice');
    expect(fits(...Array.from({ length: 9 }, () => end('master', 0)))).toBe('master');
  });

  test('one’s rating is that of the level against which one wins as often as one loses', () => {
    const ends = [end('gardener', 0), end('gardener', 1), end('gardener', 0), end('gardener', 1)];
    const own = ownRating(MEASURED, [...ends, ...ends]);
    expect(own?.games).toBe(8);
    expect(own?.elo).toBeGreaterThan(1050);
    expect(own?.elo).toBeLessThan(1151);
    expect(winShare(1150, 1150, 1)).toBe(0.5);
    expect(winShare(1150, 1150, 3)).toBe(0.25);
    expect(ownRating(MEASURED, [])).toBeNull();
  });

  test('only games of this kind that were played to their end count', () => {
    expect(fits(end('digger', 0, { game: 'babylon' }))).toBe('novice');
    expect(fits(end('digger', 0, { result: { reason: 'resigned', winners: [0], scores: [1, 2] } }))).toBe('novice');
    expect(fits(end('digger', 0, { seats: [ADA, BO] }))).toBe('novice');
    expect(fits(end('oracle', 0))).toBe('novice');
  });

  test('what was forgotten does not count', () => {
    const ends = [end('gardener', 0, { changed: 100 }), end('gardener', 0, { changed: 101 })];
    expect(fits(...ends)).toBe('gardener');
    choose('amytis', { since: 200 });
    expect(fits(...ends)).toBe('novice');
  });

  test('a game whose levels nobody measured has them at equal distances', () => {
    const levels = ['one', 'two', 'three'];
    expect(levelFor(game(levels), [end('one', 0)])).toBe('two');
  });

  test('a level that was chosen stays', () => {
    choose('amytis', { level: 'digger' });
    expect(fits(end('digger', 0), end('digger', 0), end('digger', 0))).toBe('digger');
  });
});
