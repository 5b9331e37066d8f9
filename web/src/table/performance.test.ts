import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Beat } from '../games/beat';
import { fly } from '../games/beat';
import { type Actors, perform } from './performance';

const tile = fly({ kind: 'tile', tile: 'C01' }, ['stack-b3'], ['dug'], 600);
const BEATS: Beat[] = [
  { lasts: 400, tells: { event: 'tile_dug' }, glows: [['stack-b3']] },
  { lasts: 600, flights: [tile], sound: 'stone' },
  { lasts: 200, shows: true, rises: [{ at: ['pillars-0'], tells: { event: 'pillars' } }] },
];

let happened: string[];
let actors: Actors;
const show = () => happened.push('show');

beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
  actors = {
    fly: (flight, lasts) => happened.push(`fly ${flight.glyph.kind} ${lasts}`),
    rise: ({ tells }) => happened.push(`rise ${tells.event}`),
    glow: (places) => happened.push(`glow ${places[0]}`),
    tell: (event) => happened.push(`tell ${event.event}`),
    sound: (name) => happened.push(`sound ${name}`),
  };
});

afterEach(() => void vi.useRealTimers());

test('beat follows beat, and the board changes when the beat says so', async () => {
  const playing = perform(BEATS, { pace: 1, still: false }, actors, show, new AbortController().signal);
  expect(happened).toEqual(['tell tile_dug', 'glow stack-b3']);
  await vi.advanceTimersByTimeAsync(400);
  expect(happened.slice(2)).toEqual(['sound stone', 'fly tile 600']);
  await vi.advanceTimersByTimeAsync(599);
  expect(happened).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(happened.slice(4)).toEqual(['show', 'rise pillars']);
  await vi.advanceTimersByTimeAsync(200);
  await playing;
});

test('a brisker pace takes less time', async () => {
  const playing = perform(BEATS, { pace: 0.5, still: false }, actors, show, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(600);
  await playing;
  expect(happened).toContain('fly tile 300');
});

test('who asked for less motion sees light and words, and nothing flies', async () => {
  const playing = perform(BEATS, { pace: 1, still: true }, actors, show, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1_200);
  await playing;
  expect(happened).toEqual(['tell tile_dug', 'glow stack-b3', 'sound stone', 'show', 'rise pillars']);
});

test('at once means at once', async () => {
  await perform(BEATS, { pace: 0, still: false }, actors, show, new AbortController().signal);
  expect(happened).toEqual(['show']);
});

test('what is skipped ends at once and shows nothing more', async () => {
  const skip = new AbortController();
  const playing = perform(BEATS, { pace: 1, still: false }, actors, show, skip.signal);
  skip.abort();
  await playing;
  expect(happened).toEqual(['tell tile_dug', 'glow stack-b3']);
  expect(vi.getTimerCount()).toBe(0);
});
