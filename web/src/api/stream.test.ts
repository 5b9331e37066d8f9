import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from './stream';

/** A connection of which the test decides what becomes of it. */
interface Connection {
  url: string;
  signal: AbortSignal;
  accept: (status?: number) => Promise<void>;
  tell: (text: string) => Promise<void>;
  end: () => Promise<void>;
  refuse: () => Promise<void>;
}

let connections: Connection[];
let stop = () => {};
let live: boolean[];
let told: unknown[];
let seen: number;

/** Let what was caused by the last deed happen; no time passes. */
const settle = () => vi.advanceTimersByTimeAsync(0);

function connect(url: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  let writer: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      writer = controller;
    },
  });
  return new Promise((resolve, reject) => {
    const after = async (deed: () => void) => {
      deed();
      await settle();
    };
    connections.push({
      url,
      signal,
      accept: (status = 200) => after(() => resolve({ ok: status < 300, body } as Response)),
      tell: (text) => after(() => writer.enqueue(new TextEncoder().encode(text))),
      end: () => after(() => writer.close()),
      refuse: () => after(() => reject(new TypeError('no network'))),
    });
  });
}

const newest = (): Connection => {
  const connection = connections.at(-1);
  if (!connection) throw new Error('nothing was opened');
  return connection;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', connect);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  connections = [];
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

test('what the server tells is heard, with its id', async () => {
  await newest().accept();
  await newest().tell('id: 4\nevent: move\ndata: {"ply":4}\n\nevent: unheard\ndata: {}\n\n');
  expect(live).toEqual([true]);
  expect(told).toEqual([[{ ply: 4 }, '4']]);
});

test('a mistake of whoever listens breaks nothing', async () => {
  const mistakes = vi.fn();
  vi.stubGlobal('reportError', mistakes);
  await newest().accept();
  await newest().tell('event: move\ndata: no JSON\n\nevent: move\ndata: {"ply":5}\n\n');
  expect(mistakes).toHaveBeenCalledOnce();
  expect(told).toEqual([[{ ply: 5 }, '']]);
  expect(live).toEqual([true]);
});

test('a stream that ends comes back after what was seen by then, each time later', async () => {
  await newest().accept();
  seen = 7;
  await newest().end();
  expect(live).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(499);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(newest().url).toBe('events?after=7');
  await newest().refuse();
  await vi.advanceTimersByTimeAsync(999);
  expect(connections).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await newest().accept();
  expect(live.at(-1)).toBe(true);
  await newest().end();
  await vi.advanceTimersByTimeAsync(500);
  expect(connections).toHaveLength(4);
});

test('an answer that is no success is none', async () => {
  await newest().accept(503);
  expect(live).toEqual([false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(connections).toHaveLength(2);
});

test('a server that stops asks to come back', async () => {
  await newest().accept();
  const first = newest();
  await first.tell('event: reconnect\ndata: {}\n\n');
  expect(live).toEqual([true, false]);
  expect(first.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(connections).toHaveLength(2);
});

test('a connection that died without a word is noticed, one with signs of life is kept', async () => {
  await newest().accept();
  await vi.advanceTimersByTimeAsync(30_000);
  await newest().tell(':\n\n');
  await vi.advanceTimersByTimeAsync(39_999);
  expect(live).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(live).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(connections).toHaveLength(2);
});

test('when the network comes back nobody has to wait', async () => {
  for (let tries = 0; tries < 6; tries += 1) {
    await newest().refuse();
    await vi.advanceTimersByTimeAsync(tries < 5 ? 4_000 : 0);
  }
  const before = connections.length;
  dispatchEvent(new Event('online'));
  expect(connections).toHaveLength(before + 1);
  await newest().accept();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connections).toHaveLength(before + 1);
});

test('after the end nothing is heard or opened any more', async () => {
  await newest().accept();
  stop();
  expect(newest().signal.aborted).toBe(true);
  await newest().tell('event: move\ndata: {}\n\n');
  await newest().end();
  await vi.advanceTimersByTimeAsync(120_000);
  dispatchEvent(new Event('online'));
  expect(told).toEqual([]);
  expect(connections).toHaveLength(1);
  expect(live).toEqual([true]);
});
