import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from './stream';

/** A stream of which the test decides what becomes of it. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }

  close(): void {
    this.readyState = Source.CLOSED;
  }

  tell(name: string, data: unknown, id = ''): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id }));
  }
}

const newest = () => Source.all.at(-1) as Source;
let stop = () => {};
let live: boolean[];
let told: unknown[];
let seen: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  Source.all = [];
  live = [];
  told = [];
  seen = 3;
  stop = listen(() => `events?after=${seen}`, {
    on: { move: (what, id) => told.push([what, id]) },
    heard: (is) => live.push(is),
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what the server tells is heard, with its id', () => {
  newest().onopen?.();
  newest().tell('move', { ply: 4 }, '4');
  expect(live).toEqual([true]);
  expect(told).toEqual([[{ ply: 4 }, '4']]);
});

test('a stream that breaks comes back after what was seen by then, each time later', () => {
  newest().onopen?.();
  seen = 7;
  newest().onerror?.();
  expect(live).toEqual([true, false]);
  vi.advanceTimersByTime(499);
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(newest().url).toBe('events?after=7');
  newest().onerror?.();
  vi.advanceTimersByTime(999);
  expect(Source.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  newest().onopen?.();
  expect(live.at(-1)).toBe(true);
  newest().onerror?.();
  vi.advanceTimersByTime(500);
  expect(Source.all).toHaveLength(4);
});

test('a server that stops asks to come back', () => {
  newest().onopen?.();
  newest().tell('reconnect', {});
  expect(live).toEqual([true, false]);
  expect(newest().readyState).toBe(Source.CLOSED);
  vi.advanceTimersByTime(500);
  expect(Source.all).toHaveLength(2);
});

test('when the network comes back nobody has to wait', () => {
  for (const _ of [1, 2, 3, 4, 5]) {
    newest().onerror?.();
    vi.advanceTimersByTime(8_000);
  }
  newest().onerror?.();
  const before = Source.all.length;
  dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(before + 1);
  vi.advanceTimersByTime(60_000);
  expect(Source.all).toHaveLength(before + 1);
});

test('after the end nothing is opened any more', () => {
  stop();
  newest().onerror?.();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(1);
});
