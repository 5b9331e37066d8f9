/** The engine in a worker, as the page sees it: a transport for its API, and how far it is. */

import type { Listening } from '../api/stream';
import type { Answer, Asked, Offers, Transport } from '../api/transport';
import { type Changes, changed, isNewer, newestOf, readGames, type Texts, tablesFor } from './games-file';
import type { FromWorker, RuntimeFiles, StorageProblem, ToWorker } from './messages';

/** The start of every address of the API. */
const BASE = 'api/v1';
const RECORDS = '/records';
/** Where tables are made, which the browser is asked to keep. */
const KEPT = ['/tables', RECORDS];
/** So often a worker may fail before it was ready, or soon after, until the person is asked. */
const TRIES = 3;
/** Milliseconds: a worker that has answered for this long did not fail soon. */
const STEADY = 60_000;
/** So often what is only read is asked: it may be what the worker fails at. */
const ASKED = 2;
/** A worker is asked so often, in milliseconds, whether it is alive, while the page is seen and waits for it. */
const PING = 5_000;
/** The number of pings in a row that it may leave unanswered: the longest turn takes three seconds, on a slow device some more. */
const SILENT = 4;
/** Milliseconds until the next try: a network that failed needs a moment. */
const PAUSE = 1_000;

interface Question {
  message: Extract<ToWorker, { kind: 'request' }>;
  answer: (answer: Answer) => void;
  /** How many workers failed before they answered it. */
  failures: number;
}

interface Stream {
  address: () => string;
  listening: Listening;
}

/** Where the engine is: loading, at work, in another tab, not to be loaded, or stopped again and again. */
export type Stage = 'loading' | 'ready' | 'elsewhere' | 'failed' | 'stopped';

/** How many games of a file were taken over, and how many are newer here. */
export interface Restored {
  added: number;
  kept: number;
}

export class Engine implements Transport {
  readonly offers: Offers = { friends: false, links: false, connection: false, tutor: false };

  stage: Stage = $state('loading');
  progress: Extract<FromWorker, { kind: 'progress' }> = $state.raw({
    kind: 'progress',
    loaded: 0,
    total: 0,
    part: 'runtime',
  });
  /** Why games are not kept, if they are not. */
  problem: StorageProblem | null = $state(null);
  /** How many games of the last visit are missing, because the storage was full. */
  missing = $state(0);
  /** What became of the games of the last file. */
  restored: Restored | null = $state.raw(null);
  /** Resolved when the engine answers for the first time. */
  readonly ready: Promise<void>;

  #worker: Worker | null = null;
  #failures = 0;
  /** When the worker was ready. */
  #since = 0;
  /** Pings since the last answer to one. */
  #unanswered = 0;
  /** What could not be stored, or not yet: the next worker begins with it. */
  #unkept: Changes = {};
  #count = 0;
  readonly #questions = new Map<number, Question>();
  readonly #streams = new Map<number, Stream>();
  /** What was asked to be made once, by its key. */
  readonly #made = new Map<string, Promise<Answer>>();
  #nowReady: () => void = () => {};

  constructor(
    readonly files: RuntimeFiles,
    /** The address of the folder of the page. */
    readonly folder: string,
    readonly makeWorker: () => Worker,
    readonly readStored: () => Promise<Texts>,
    /** The answers that are known without the engine, by their paths. */
    readonly constants: Texts = {},
  ) {
    this.ready = new Promise((resolve) => {
      this.#nowReady = resolve;
    });
    setInterval(() => this.#checkAlive(), PING);
    this.progress = { ...this.progress, total: Object.values(files).reduce((sum, { size }) => sum + size, 0) };
  }

  start(): void {
    void this.#findMissing();
    this.#start(false);
  }

  /** Take the games from the other tab that has them. */
  takeOver(): void {
    this.stage = 'loading';
    this.#start(true);
  }

  #start(takeOver: boolean, waits = false): void {
    this.#worker?.terminate();
    this.#unanswered = 0;
    const worker = this.makeWorker();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.#worker) this.#hear(data);
    };
    worker.onerror = (event) => {
      if (worker === this.#worker) this.#lose(event.message);
    };
    const { files, folder } = this;
    this.#send({ kind: 'start', files, folder, takeOver, waits, restored: this.#unkept });
    for (const { message } of this.#questions.values()) this.#send(message);
  }

  /** Not by the clock: after a device has slept, a worker has its time to answer. */
  #checkAlive(): void {
    const isNeeded = this.#questions.size > 0 || this.#streams.size > 0;
    if (this.stage !== 'ready' || !isNeeded || document.visibilityState === 'hidden') return;
    if (this.#unanswered >= SILENT) return this.#lose('it does not answer');
    this.#unanswered += 1;
    this.#send({ kind: 'ping' });
  }

  /** The person wants to try again. */
  retry(): void {
    this.#failures = 0;
    this.stage = 'loading';
    this.start();
  }

  request(method: string, address: string, { body, headers, signal }: Asked): Promise<Answer> {
    const key = headers?.['Idempotency-Key'];
    const made = key === undefined ? undefined : this.#made.get(key);
    if (made) return made;
    const path = address.slice(BASE.length);
    const constant = method === 'GET' ? this.constants[path] : undefined;
    if (constant !== undefined) return Promise.resolve({ status: 200, text: constant, time: null });
    // From now on there is something to lose. Asked before, a person would not know why.
    if (method === 'POST' && KEPT.includes(path)) void navigator.storage?.persist?.();
    const games = path === RECORDS && body !== undefined ? readGames(body) : null;
    const asked = games ? this.#restore(games) : this.#ask(method, path, body, signal);
    if (key !== undefined) {
      this.#made.set(key, asked);
      void asked.finally(() => this.#made.delete(key)).catch(() => {});
    }
    return asked;
  }

  #ask(method: string, path: string, body: string | undefined, signal: AbortSignal | undefined): Promise<Answer> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const message = { kind: 'request', id, method, path, body } as const;
      this.#questions.set(id, { message, answer: resolve, failures: 0 });
      signal?.addEventListener('abort', () => {
        if (!this.#questions.delete(id)) return;
        this.#send({ kind: 'cancel', id });
        reject(signal.reason);
      });
      this.#send(message);
    });
  }

  listen(address: () => string, listening: Listening): () => void {
    this.#count += 1;
    const id = this.#count;
    this.#streams.set(id, { address, listening });
    // Like the answer of a server, not before the listener has what this returns.
    if (this.stage === 'ready') queueMicrotask(() => this.#subscribe(id));
    return () => {
      if (this.#streams.delete(id)) this.#send({ kind: 'stop', id });
    };
  }

  #subscribe(id: number): void {
    const stream = this.#streams.get(id);
    if (!stream) return;
    this.#send({ kind: 'subscribe', id, path: stream.address().slice(BASE.length) });
    stream.listening.heard(true);
  }

  /** The engine has nothing to send for this address, as a server that refuses a stream: there may be something later. */
  #subscribeAgain(id: number): void {
    this.#streams.get(id)?.listening.heard(false);
    const worker = this.#worker;
    setTimeout(() => {
      // Another worker was asked when it was ready.
      if (this.stage === 'ready' && this.#worker === worker) this.#subscribe(id);
    }, PAUSE);
  }

  /** Take over the games of a file that are not newer here: a new worker begins with them. The answer is the newest. */
  async #restore(games: Texts): Promise<Answer> {
    const me = await this.#ask('GET', '/me', undefined, undefined);
    if (me.status !== 200) return me;
    const tables = tablesFor((JSON.parse(me.text) as { id: string }).id, games);
    const id = newestOf(tables);
    if (id === null) return { status: 422, text: JSON.stringify(EMPTY), time: null };
    const saved = await this.savedTexts();
    const added = Object.entries(tables).filter(([key, text]) => isNewer(text, saved[key]));
    if (added.length) {
      this.#unkept = { ...this.#unkept, ...Object.fromEntries(added) };
      if (this.stage === 'ready') this.#giveUp();
      this.stage = 'loading';
      this.#start(true); // no other tab may come between
    }
    const answer = await this.#ask('GET', `/tables/${id}`, undefined, undefined);
    if (answer.status === 200) this.restored = { added: added.length, kept: Object.keys(tables).length - added.length };
    return answer;
  }

  /** All games, stored or not. It does not need the worker, which may have failed. */
  async savedTexts(): Promise<Texts> {
    return changed(await this.readStored(), this.#unkept);
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        this.progress = message;
        return;
      case 'pong':
        this.#unanswered = 0;
        return;
      case 'ready':
        return this.#begin();
      case 'elsewhere':
        return this.#leave(message.stolen);
      case 'answer': {
        const question = this.#questions.get(message.id);
        this.#questions.delete(message.id);
        return question?.answer({ status: message.status, text: message.text, time: null });
      }
      case 'event':
        return this.#tell(message);
      case 'storage':
        this.problem = message.problem;
        this.#unkept = message.unkept;
        return this.#noteUnkept();
      case 'failed':
        return this.#lose(message.why);
    }
  }

  /** What a browser without space does not keep is gone after a reload: its keys, at least, are noted elsewhere. */
  #noteUnkept(): void {
    const keys = this.problem === 'full' ? Object.keys(this.#unkept) : [];
    try {
      if (keys.length) localStorage.setItem(UNKEPT + this.folder, JSON.stringify(keys));
      else localStorage.removeItem(UNKEPT + this.folder);
    } catch {
      // It has no space either.
    }
  }

  /** Count the games that the last visit could not keep, for want of space. */
  async #findMissing(): Promise<void> {
    try {
      const keys = JSON.parse(localStorage.getItem(UNKEPT + this.folder) ?? '[]') as string[];
      if (keys.length === 0) return;
      const stored = await this.readStored();
      this.missing = keys.filter((key) => key.startsWith('table/') && !(key in stored)).length;
    } catch {
      // Nothing was noted that can be read.
    }
  }

  #begin(): void {
    this.stage = 'ready';
    this.#since = Date.now();
    this.#nowReady();
    for (const id of this.#streams.keys()) this.#subscribe(id);
  }

  #tell({ id, name, data, eventId }: Extract<FromWorker, { kind: 'event' }>): void {
    if (name === 'reconnect') return this.#subscribeAgain(id);
    // An error in a listener does not stop the others.
    try {
      this.#streams.get(id)?.listening.on[name]?.(JSON.parse(data), eventId);
    } catch (error) {
      reportError(error);
    }
  }

  /** Another tab has the games, or took them over: then this one must not go on, even if it was not ready yet. */
  #leave(stolen: boolean): void {
    if (stolen) {
      if (this.stage === 'ready') this.#giveUp();
      this.#start(false, true); // goes on when the other tab is closed
    }
    this.stage = 'elsewhere';
  }

  /** A new worker reads the tables from the storage. */
  #lose(why: string): void {
    if (this.stage === 'elsewhere') return;
    console.warn(`the engine stopped: ${why}`);
    this.#worker?.terminate();
    this.#worker = null;
    const wasReady = this.stage === 'ready';
    if (wasReady) this.#giveUp();
    this.#failures = wasReady && Date.now() - this.#since >= STEADY ? 1 : this.#failures + 1;
    if (this.#failures < TRIES) {
      this.stage = 'loading';
      setTimeout(() => this.start(), this.#failures > 1 ? PAUSE : 0);
    } else this.stage = wasReady ? 'stopped' : 'failed';
  }

  /**
   * What is left of a worker that was ready. What it was asked to do may have been done, so no other worker is asked; what
   * it was asked to read is asked again, unless that is what it fails at.
   */
  #giveUp(): void {
    for (const { listening } of this.#streams.values()) listening.heard(false);
    for (const [id, question] of this.#questions) {
      question.failures += 1;
      const isRead = question.message.method === 'GET';
      if (isRead && question.failures < ASKED) continue;
      this.#questions.delete(id);
      question.answer({ status: 503, text: JSON.stringify(isRead ? STOPPED : RESTARTED), time: null });
    }
  }
}

/** The start of the name under which the keys of what was not kept are noted; that of the folder follows. */
const UNKEPT = 'semiramis.unkept ';
const EMPTY = { code: 'bad_record', message: 'this file has no games' };
const STOPPED = { code: 'stopped', message: 'the engine stops at this' };
const RESTARTED = { code: 'restarted', message: 'the engine was started again' };
