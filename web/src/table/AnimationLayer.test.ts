import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PlainGlyph from '../fixtures/PlainGlyph.svelte';
import { done, position } from '../fixtures/tables';
import babylon from '../games/babylon/parts';
import { settings } from '../settings.svelte';
import { learn, speak } from '../words/words.svelte';
import AnimationLayer from './AnimationLayer.svelte';

const still = vi.hoisted(() => ({ asked: false }));
vi.mock('../settings.svelte', async (original) => ({
  ...(await original<typeof import('../settings.svelte')>()),
  motionIsReduced: () => still.asked,
}));

const DIG = done(1, 1, 'dig a1', [
  { event: 'tile_dug', seat: 1, stack: 'a1', tile: 'C01' },
  { event: 'pillars', seat: 1, kind: 'single', count: 1, reason: 'quarry_side', side: 'north' },
]);
const step = (own: boolean) => ({ before: position(0, 1), after: position(1, 0, { last: DIG }), own });

/** A board with places for everything, and animations that end when the test wants it. */
function staged(tops: Record<string, number> = {}) {
  const board = document.createElement('div');
  for (const anchor of ['stack-a1', 'pillars-1', 'dug']) {
    const place = document.createElement('i');
    place.dataset.anchor = anchor;
    place.getBoundingClientRect = () => new DOMRect(10, tops[anchor] ?? 10, 40, 40);
    board.append(place);
  }
  const parts = { ...babylon, Glyph: PlainGlyph };
  const context = { game: 'babylon', parts, names: ['Ada', 'Bo'], components: { tile: [], starting_tile: [] } };
  const { component, container } = render(AnimationLayer, { props: { context, board } });
  const count = (kind: string) => container.querySelectorAll(`.${kind}`).length;
  return { play: component.play, count };
}

beforeEach(async () => {
  await speak('en');
  await learn('table', 'babylon/table');
  vi.useFakeTimers();
  still.asked = false;
  settings.pace = 'calm';
  Element.prototype.animate = () => ({ cancel: () => {}, onfinish: null }) as unknown as Animation;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a dig: its stack lights up, a pillar and the tile fly, the pillars are counted', async () => {
  const { play, count } = staged();
  const show = vi.fn();
  const playing = play(step(false), show, new AbortController().signal);
  flushSync();
  expect([count('glow'), count('flight'), count('rise')]).toEqual([1, 0, 0]);
  await vi.advanceTimersByTimeAsync(1_000);
  flushSync();
  expect([count('flight'), count('rise')]).toEqual([2, 1]);
  expect(show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  await playing;
  expect(show).toHaveBeenCalledOnce();
});

test('words about a place out of sight rise from another one in sight, not over what is at the edge', async () => {
  const starts: string[] = [];
  Element.prototype.animate = function (frames) {
    const [first] = frames as Keyframe[];
    if (this.className.includes('rise')) starts.push(String(first?.transform));
    return { cancel: () => {}, onfinish: null } as unknown as Animation;
  };
  for (const tops of [
    { 'stack-a1': 300, 'pillars-1': 2_000 },
    { 'stack-a1': 1_900, 'pillars-1': 2_000 },
  ]) {
    const { play } = staged(tops);
    const skip = new AbortController();
    const playing = play(step(false), () => {}, skip.signal);
    await vi.advanceTimersByTimeAsync(1_000);
    flushSync();
    skip.abort();
    await playing;
  }
  expect(starts).toEqual(['translate(30px, 294px)']);
});

test('less motion: light and words, and nothing flies', async () => {
  still.asked = true;
  const { play, count } = staged();
  const playing = play(step(false), () => {}, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(6_000);
  await playing;
  flushSync();
  expect([count('glow') > 0, count('flight'), count('rise')]).toEqual([true, 0, 1]);
});

test('what is skipped is gone at once', async () => {
  const { play, count } = staged();
  const skip = new AbortController();
  const playing = play(step(false), () => {}, skip.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  skip.abort();
  await playing;
  flushSync();
  expect([count('glow'), count('flight'), count('rise')]).toEqual([0, 0, 0]);
});

test('at once means without a stage', async () => {
  settings.pace = 'instant';
  const { play, count } = staged();
  const show = vi.fn();
  await play(step(false), show, new AbortController().signal);
  expect(show).toHaveBeenCalledOnce();
  expect(count('glow')).toBe(0);
});
