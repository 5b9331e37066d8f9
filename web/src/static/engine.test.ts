import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Engine } from './engine.svelte';
import { type Texts, writeGames } from './games-file';
import type { FromWorker, ToWorker } from './messages';

const FILE = { address: 'file', size: 10 };
const FILES = { wasm: FILE, program: FILE, library: FILE, engine: FILE };
const FOLDER = 'https://example.org/games/';

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
let stored: Texts;
let engine: Engine;
const newest = () => {
  const worker = workers.at(-1);
  if (!worker) throw new Error('there is no worker');
  return worker;
};

const subscriptions = () => newest().heard.filter((message) => message.kind === 'subscribe');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  workers = [];
  stored = {};
  const makeWorker = () => {
    workers.push(new StubWorker());
    return newest() as unknown as Worker;
  };
  engine = new Engine(FILES, FOLDER, makeWorker, async () => stored);
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

test('a stream that waits to be opened again is opened once by a new worker', async () => {
  engine.listen(() => 'api/v1/lobby', { on: {}, heard: () => {} });
  newest().say({ kind: 'ready' });
  const [opened] = subscriptions();
  newest().say({ kind: 'event', id: opened?.id ?? 0, name: 'reconnect', data: '{}', eventId: '' });
  newest().say({ kind: 'failed', why: 'stack overflow' });
  await vi.advanceTimersByTimeAsync(0);
  newest().say({ kind: 'ready' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(subscriptions()).toHaveLength(1);
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

/** Let the worker fail after some milliseconds of work, and the next one start. */
async function failAfter(milliseconds: number): Promise<void> {
  newest().say({ kind: 'ready' });
  await vi.advanceTimersByTimeAsync(milliseconds);
  newest().say({ kind: 'failed', why: 'stack overflow' });
  await vi.advanceTimersByTimeAsync(1_000);
}

test('what is read and stops the engine each time is refused after the second time, and the rest goes on', async () => {
  const read = engine.request('GET', 'api/v1/tables/t/position', {});
  for (let tries = 0; tries < 2; tries += 1) {
    expect(newest().requests.map(({ path }) => path)).toEqual(['/tables/t/position']);
    await failAfter(100);
  }
  const { status, text } = await read;
  expect([status, JSON.parse(text).code]).toEqual([503, 'stopped']);
  newest().say({ kind: 'ready' });
  expect([engine.stage, newest().requests]).toEqual(['ready', []]);
});

test('an engine that stops again and again is left to the person, even if it answers in between', async () => {
  for (let tries = 0; tries < 3; tries += 1) {
    const read = engine.request('GET', 'api/v1/games', {});
    answer(newest().requests[0]?.id ?? 0);
    await read;
    await failAfter(100);
  }
  expect(engine.stage).toBe('stopped');
  expect(workers).toHaveLength(3);
});

test('an engine that has worked for a while is always started again', async () => {
  for (let tries = 0; tries < 5; tries += 1) await failAfter(60_000);
  expect(engine.stage).toBe('loading');
  expect(workers).toHaveLength(6);
});

test('the games can be had as a file when the worker is gone, those that could not be stored as well', async () => {
  stored = { person: 'me', 'table/a': 'old', 'table/b': 'b', 'table/c': 'c' };
  newest().say({ kind: 'storage', problem: 'full', unkept: { 'table/a': 'new', 'table/c': null } });
  for (let tries = 0; tries < 3; tries += 1) await failAfter(0);
  expect(engine.stage).toBe('stopped');
  expect(await engine.savedTexts()).toEqual({ person: 'me', 'table/a': 'new', 'table/b': 'b' });
});

test('what could not be stored is given to the next worker, until it is stored', async () => {
  const unkept = { 'table/a': 'new', 'table/c': null };
  newest().say({ kind: 'storage', problem: 'forbidden', unkept });
  await failAfter(0);
  expect(newest().heard[0]).toMatchObject({ kind: 'start', folder: FOLDER, restored: unkept });
  newest().say({ kind: 'storage', problem: null, unkept: {} });
  await failAfter(0);
  expect(newest().heard[0]).toHaveProperty('restored', {});
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
    'table/a': '{"kind":"table","id":"a","revision":1,"changed":1,"host":"old"}',
    'table/b': '{"kind":"table","id":"b","revision":1,"changed":2,"host":"old"}',
    // What is not stored like this is left out.
    'table/c': '{"kind":"person","id":"c","revision":1,"changed":3}',
    'table/d': '{"kind":"table","id":"e","revision":1,"changed":4}',
    'table/g': '{"kind":"table","id":"g","changed":5}',
    'table/f': '[',
  });
  const loaded = engine.request('POST', 'api/v1/records', { body: file });
  answer(newest().requests[0]?.id ?? 0, '{"id":"new","name":"B"}');
  await vi.advanceTimersByTimeAsync(0);
  expect(workers).toHaveLength(2);
  expect(newest().heard[0]).toMatchObject({
    kind: 'start',
    takeOver: true,
  });
  expect(newest().heard[0]).toHaveProperty('restored', {
    'table/a': '{"kind":"table","id":"a","revision":1,"changed":1,"host":"new"}',
    'table/b': '{"kind":"table","id":"b","revision":1,"changed":2,"host":"new"}',
  });
  newest().say({ kind: 'ready' });
  expect(newest().requests.at(-1)?.path).toBe('/tables/b');
  answer(newest().requests.at(-1)?.id ?? 0, '{"id":"b"}');
  expect((await loaded).text).toBe('{"id":"b"}');
  expect(engine.restored).toEqual({ added: 2, kept: 0 });
});

test('a file of games does not replace newer states of the same games', async () => {
  const table = (id: string, revision: number) =>
    JSON.stringify({ kind: 'table', id, revision, changed: 100 - revision });
  newest().say({ kind: 'ready' });
  stored = { 'table/a': table('a', 5), 'table/b': table('b', 5), 'table/c': table('c', 5) };
  const load = (texts: Texts) => {
    const loaded = engine.request('POST', 'api/v1/records', { body: writeGames(texts) });
    answer(newest().requests.at(-1)?.id ?? 0, '{"id":"me","name":"B"}');
    return loaded;
  };
  const partly = load({ 'table/a': table('a', 4), 'table/b': table('b', 6), 'table/c': table('c', 5) });
  await vi.advanceTimersByTimeAsync(0);
  expect(newest().heard[0]).toHaveProperty('restored', { 'table/b': table('b', 6) });
  newest().say({ kind: 'storage', problem: null, unkept: {} });
  newest().say({ kind: 'ready' });
  answer(newest().requests.at(-1)?.id ?? 0);
  await partly;
  expect(engine.restored).toEqual({ added: 1, kept: 2 });
  // Nothing is new: the worker stays.
  const not = load({ 'table/a': table('a', 4) });
  await vi.advanceTimersByTimeAsync(0);
  answer(newest().requests.at(-1)?.id ?? 0);
  await not;
  expect(workers).toHaveLength(2);
  expect(engine.restored).toEqual({ added: 0, kept: 1 });
});

test('a change that another tab came between is refused: it may have been done', async () => {
  newest().say({ kind: 'ready' });
  const changed = engine.request('POST', 'api/v1/tables', { body: '{}' });
  newest().say({ kind: 'elsewhere', stolen: true });
  expect(JSON.parse((await changed).text).code).toBe('restarted');
  engine.takeOver();
  expect(newest().requests).toEqual([]);
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

test('a worker that goes silent without an error is replaced', async () => {
  newest().say({ kind: 'ready' });
  const asked = engine.request('POST', 'api/v1/tables/t/actions', { body: '{}' });
  await vi.advanceTimersByTimeAsync(10_000);
  newest().say({ kind: 'pong' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(workers).toHaveLength(2);
  expect(JSON.parse((await asked).text).code).toBe('restarted');
});

test('a worker that nothing waits for is left in peace', async () => {
  newest().say({ kind: 'ready' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(newest().heard.filter(({ kind }) => kind === 'ping')).toEqual([]);
});

test('games that a full storage did not keep are missed at the next visit', async () => {
  const unkept = { 'table/a': '{}', 'table/b': '{}', person: '{}' };
  newest().say({ kind: 'storage', problem: 'full', unkept });
  stored = { 'table/b': '{}' };
  const again = new Engine(
    FILES,
    FOLDER,
    () => new StubWorker() as unknown as Worker,
    async () => stored,
  );
  again.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(again.missing).toBe(1);
  newest().say({ kind: 'storage', problem: null, unkept: {} });
  const later = new Engine(
    FILES,
    FOLDER,
    () => new StubWorker() as unknown as Worker,
    async () => stored,
  );
  later.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(later.missing).toBe(0);
});
