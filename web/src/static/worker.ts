/** The worker: Python with the engine, which answers the calls of the page as a server does. */

import type { PyodideAPI } from 'pyodide';
import type { PyAwaitable, PyCallable, PyProxy } from 'pyodide/ffi';
import { changed, isNewer } from './games-file';
import type { FromWorker, Start, ToWorker } from './messages';
import { namesIn } from './names';
import { loadPython } from './runtime';
import { Storage } from './storage';
import { Thinking } from './thinking';

/** `semiramis.browser.Api`. */
interface Api extends PyProxy {
  request(method: string, path: string, body: string | undefined): PyAwaitable;
  subscribe(path: string, receive: (name: string, data: string, id: unknown) => void): PyCallable;
}

const page = self as unknown as MessagePort;
/** A page that is loaded again gets the lock as soon as its last worker is gone. */
const PATIENCE = 1_500;
/** What is asked for when a table is opened: the second worker will be needed. */
const AT_A_TABLE = /^\/tables\/./;

let storage: Storage;
let thinking: Thinking;
/** The requests that the page still wants to be answered. */
const wanted = new Set<number>();
/** The requests for hints that are being answered. */
const hinting = new Set<number>();
const stops = new Map<number, PyCallable>();
let start: (given: Start) => void;
const api: Promise<Api> = new Promise<Start>((resolve) => {
  start = resolve;
}).then(startEngine);
api.then(() => send({ kind: 'ready' }), fail);

let sent: Promise<void> = Promise.resolve();

/** In order, and only when what it tells of is stored: a crash loses nothing that the page has seen. */
function sendStored(message: FromWorker): void {
  sent = sent.then(() => storage?.settled()).then(() => send(message));
}

function send(message: FromWorker): void {
  page.postMessage(message);
}

function fail(error: unknown): void {
  send({ kind: 'failed', why: String(error) });
}

async function startEngine({ files, folder, takeOver, waits, restored }: Start): Promise<Api> {
  const names = namesIn(folder);
  const games = haveGames(names.lock, takeOver);
  if (waits) await games;
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  const [python] = await Promise.all([
    loadPython(files, names.runtimeCache, (loaded, part) => send({ kind: 'progress', loaded, total, part })).catch(
      async (failure: unknown) => {
        // What was kept may be what is wrong: the next try asks the host again.
        if ('caches' in self) await caches.delete(names.runtimeCache);
        throw failure;
      },
    ),
    games,
  ]);
  storage = await Storage.open(folder, (problem, unkept) => send({ kind: 'storage', problem, unkept }));
  const stored = await storage.read();
  const newer = Object.entries(restored).filter(([key, text]) => isNewer(text, stored[key]));
  for (const [key, text] of newer) storage.save(key, text);
  await storage.settled();
  storage.report();
  thinking = new Thinking(
    files,
    names.runtimeCache,
    () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' }),
  );
  return engineIn(python, Object.values(changed(stored, Object.fromEntries(newer))));
}

/** Two engines would overwrite each other's tables: only one tab has them at a time. */
async function haveGames(lock: string, takeOver: boolean): Promise<void> {
  if (!navigator.locks) return;
  const timer = setTimeout(() => send({ kind: 'elsewhere', stolen: false }), PATIENCE);
  await new Promise<void>((resolve, reject) => {
    const held = () => {
      resolve();
      return new Promise<never>(() => {}); // until this worker ends, or another tab takes over
    };
    navigator.locks.request(lock, { steal: takeOver }, held).catch((error: unknown) => {
      send({ kind: 'elsewhere', stolen: true });
      reject(error);
    });
  });
  clearTimeout(timer);
}

function engineIn(python: PyodideAPI, stored: string[]): Api {
  const save = (key: string, text: string | undefined): void => storage.save(key, text ?? null);
  return python
    .pyimport('semiramis.browser')
    .start(save, python.toPy(stored), async (question: string) => (await thinking.ask(question)) ?? undefined);
}

async function answer(id: number, method: string, path: string, body: string | undefined): Promise<void> {
  wanted.add(id);
  const engine = await api;
  // What the page has taken back while the engine was busy need not be computed: its messages come first.
  await new Promise((resolve) => setTimeout(resolve));
  if (!wanted.delete(id)) return;
  if (AT_A_TABLE.test(path)) thinking.start();
  if (path.endsWith('/hints')) hinting.add(id);
  const found = await engine.request(method, path, body);
  hinting.delete(id);
  const [status, text] = found.toJs();
  found.destroy();
  sendStored({ kind: 'answer', id, status, text });
}

async function subscribe(id: number, path: string): Promise<void> {
  const receive = (name: string, data: string, eventId: unknown): void =>
    sendStored({ kind: 'event', id, name, data, eventId: eventId === undefined ? '' : String(eventId) });
  stops.set(id, (await api).subscribe(path, receive));
}

function stop(id: number): void {
  const stopped = stops.get(id);
  stops.delete(id);
  stopped?.();
  stopped?.destroy();
}

page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'start':
      return start(data);
    case 'request':
      return void answer(data.id, data.method, data.path, data.body).catch(fail);
    case 'cancel':
      wanted.delete(data.id);
      return hinting.has(data.id) ? thinking.withdrawHints() : undefined;
    case 'subscribe':
      return void subscribe(data.id, data.path).catch(fail);
    case 'ping':
      return send({ kind: 'pong' });
    case 'stop':
      return stop(data.id);
  }
};
