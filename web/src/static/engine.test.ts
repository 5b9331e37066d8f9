import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Engine } from './engine.svelte';
import { writeGames } from './games-file';
import type { FromWorker, ToWorker } from './messages';

const FILE = { address: 'file', size: 10 };
const FILES = { wasm: FILE, program: FILE, library: FILE, engine: FILE };

/** A worker that a test speaks for. */
class StubWorker {
  readonly heard: ToWorker[] = [];
  ended = false;
  onmessage: (event: { data: FromWorker }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: FromWorker): void {
    this.onmessage({ data });
  }

  get requests(): Extract<ToWorker, { kind: 'request' }>[] {
    return this.heard.filter((message) => message.kind === 'request');
  }
}

let workers: StubWorker[];
let engine: Engine;
const newest = () => {
  const worker = workers.at(-1);
  if (!worker) throw new Error('there is no worker');
  return worker;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  workers = [];
  engine = new Engine(FILES, () => {
    workers.push(new StubWorker());
    return newest() as unknown as Worker;
  });
  engine.start();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function answer(id: number, text = '{}', status = 200): void {
  newest().say({ kind: 'answer', id, status, text });
}

test('a request gets the answer with its number, in any order', async () => {
  const first = engine.request('GET', 'api/v1/games', {});
  const second = engine.request('POST', 'api/v1/tables/t/actions', { body: '{"ply":1}' });
  const [one, two] = newest().requests;
  expect(one).toMatchObject({ method: 'GET', path: '/games', body: undefined });
  expect(two).toMatchObject({ method: 'POST', path: '/tables/t/actions', body: '{"ply":1}' });
  answer(two?.id ?? 0, 'b', 409);
  answer(one?.id ?? 0, 'a');
  expect(await first).toEqual({ status: 200, text: 'a', time: null });
  expect(await second).toEqual({ status: 409, text: 'b', time: null });
});

test('what is made once with the same key is asked for once', async () => {
  const headers = { 'Idempotency-Key': 'k' };
  const both = [1, 2].map(() => engine.request('POST', 'api/v1/tables', { body: '{}', headers }));
  expect(newest().requests).toHaveLength(1);
  answer(newest().requests[0]?.id ?? 0, 'made', 201);
  expect((await Promise.all(both)).map(({ text }) => text)).toEqual(['made', 'made']);
});

test('a request that is no longer wanted is taken back', async () => {
  const control = new AbortController();
  const asked = engine.request('POST', 'api/v1/tables/t/outcomes', { body: '{}', signal: control.signal });
  control.abort();
  await expect(asked).rejects.toThrow();
  expect(newest().heard.at(-1)).toEqual({ kind: 'cancel', id: newest().requests[0]?.id });
});

test('streams are opened when the engine is ready, and again when it asks for it', async () => {
  const heard: boolean[] = [];
  const told: unknown[] = [];
  const subscriptions = () => newest().heard.filter((message) => message.kind === 'subscribe');
  const stop = engine.listen(() => 'api/v1/tables/t/events?after=3', {
    on: { move: (data, id) => told.push([data, id]) },
    heard: (live) => heard.push(live),
  });
  expect(subscriptions()).toEqual([]);
  newest().say({ kind: 'ready' });
  const [opened] = subscriptions();
  expect(opened?.path).toBe('/tables/t/events?after=3');
  const id = opened?.id ?? 0;
  newest().say({ kind: 'event', id, name: 'move', data: '{"ply":4}', eventId: '4' });
  expect(told).toEqual([[{ ply: 4 }, '4']]);
  newest().say({ kind: 'event', id, name: 'reconnect', data: '{}', eventId: '' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(subscriptions()).toHaveLength(2);
  expect(heard).toEqual([true, false, true]);
  stop();
  expect(newest().heard.at(-1)).toEqual({ kind: 'stop', id });
  newest().say({ kind: 'event', id, name: 'move', data: '{"ply":5}', eventId: '5' });
  expect(told).toHaveLength(1);
});

test('after a failure a new worker is asked again what was only read, and opens the streams again', async () => {
  const heard: boolean[] = [];
  engine.listen(() => 'api/v1/lobby', { on: {}, heard: (live) => heard.push(live) });
  newest().say({ kind: 'ready' });
  const read = engine.request('GET', 'api/v1/games', {});
  const changed = engine.request('POST', 'api/v1/tables/t/actions', { body: '{}' });
  const [lost] = workers;
  lost?.onerror({ message: 'out of memory' });
  const { status, text } = await changed;
  expect([status, JSON.parse(text).code]).toEqual([503, 'restarted']);
  await vi.advanceTimersByTimeAsync(0);
  expect(lost?.ended).toBe(true);
  expect(workers).toHaveLength(2);
  expect(newest().requests.map(({ path }) => path)).toEqual(['/games']);
  newest().say({ kind: 'ready' });
  expect(heard).toEqual([true, false, true]);
  answer(newest().requests[0]?.id ?? 0, '[]');
  expect((await read).text).toBe('[]');
});

test('a change that waits for the first start is not refused by a failure: it cannot have been done', async () => {
  const made = engine.request('POST', 'api/v1/tables', { body: '{}' });
  newest().say({ kind: 'failed', why: 'network' });
  await vi.advanceTimersByTimeAsync(0);
  newest().say({ kind: 'ready' });
  answer(newest().requests[0]?.id ?? 0, 'made', 201);
  expect((await made).text).toBe('made');
});

test('an engine that fails again and again is left to the person', async () => {
  for (let tries = 0; tries < 3; tries += 1) {
    newest().say({ kind: 'failed', why: 'network' });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(engine.stage).toBe('failed');
  expect(workers).toHaveLength(3);
  engine.retry();
  expect(engine.stage).toBe('loading');
  newest().say({ kind: 'ready' });
  expect(engine.stage).toBe('ready');
});

test('a tab whose games were taken over stops its worker, and can take them back', () => {
  newest().say({ kind: 'ready' });
  const [first] = workers;
  first?.say({ kind: 'elsewhere', stolen: true });
  expect([engine.stage, first?.ended]).toEqual(['elsewhere', true]);
  engine.takeOver();
  expect(newest().heard[0]).toMatchObject({ kind: 'start', takeOver: true });
  newest().say({ kind: 'ready' });
  expect(engine.stage).toBe('ready');
});

test('a file of games is restored by a new worker, as games of the person who loads it', async () => {
  newest().say({ kind: 'ready' });
  const file = writeGames({
    person: '{"kind":"person","id":"old","name":"A"}',
    'table/a': '{"kind":"table","id":"a","changed":1,"host":"old"}',
    'table/b': '{"kind":"table","id":"b","changed":2,"host":"old"}',
    // What is not stored like this is left out.
    'table/c': '{"kind":"person","id":"c","changed":3}',
    'table/d': '{"kind":"table","id":"e","changed":4}',
    'table/f': '[',
  });
  const loaded = engine.request('POST', 'api/v1/records', { body: file });
  answer(newest().requests[0]?.id ?? 0, '{"id":"new","name":"B"}');
  await vi.advanceTimersByTimeAsync(0);
  expect(newest().heard.at(-1)).toEqual({ kind: 'export' });
  newest().say({ kind: 'exported', texts: { person: 'me' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(workers).toHaveLength(2);
  expect(newest().heard[0]).toMatchObject({
    kind: 'start',
    takeOver: true,
  });
  expect(newest().heard[0]).toHaveProperty('restored', {
    person: 'me',
    'table/a': '{"kind":"table","id":"a","changed":1,"host":"new"}',
    'table/b': '{"kind":"table","id":"b","changed":2,"host":"new"}',
  });
  newest().say({ kind: 'ready' });
  expect(newest().requests.at(-1)?.path).toBe('/tables/b');
  answer(newest().requests.at(-1)?.id ?? 0, '{"id":"b"}');
  expect((await loaded).text).toBe('{"id":"b"}');
});

test('a record is none of these files: the engine reads it', () => {
  void engine.request('POST', 'api/v1/records', { body: '{"game":"x"}' });
  expect(newest().requests[0]).toMatchObject({ path: '/records', body: '{"game":"x"}' });
});

test('a worker whose games were taken over ends, even if it was not ready yet', () => {
  const first = newest();
  first.say({ kind: 'elsewhere', stolen: false });
  expect([engine.stage, first.ended]).toEqual(['elsewhere', false]);
  first.say({ kind: 'elsewhere', stolen: true });
  expect(first.ended).toBe(true);
});
