import { beforeAll, expect, test } from 'vitest';
import { learn, speak } from '../../words/words.svelte';
import { COMPONENTS } from './fixtures/fixtures';
import parts from './parts';

beforeAll(async () => {
  await speak('en');
  await learn('table', 'babylon/table');
});

test('an unknown event of a newer server is ignored', () => {
  const news = { event: 'flood', seat: 0 };
  const dug = { event: 'tile_dug', seat: 0, stack: 'b3', tile: 'C01' };
  expect(parts.sentences(news, { game: 'babylon', parts, names: ['Ada'], components: COMPONENTS })).toEqual([]);
  expect(parts.headline([news, dug])).toBe(dug);
  const done = { ply: 1, seat: 0, action: 'dig b3', scores: [], points: [], at: 0 };
  expect(parts.beats({ ...done, events: [news, dug] })).toEqual(parts.beats({ ...done, events: [dug] }));
  expect(parts.beats({ ...done, events: [news] })).toEqual([]);
});
