/** Asks the second worker. For the first worker. */

import type { RuntimeFiles } from './messages';
import type { FromThinker, ToThinker } from './thinker';

/** Milliseconds: the longest turn takes three seconds. */
const PATIENCE = 20_000;
/** Milliseconds until it is given up that has never answered: a slow device takes some ten seconds. */
const PATIENCE_AT_START = 60_000;

interface Question {
  text: string;
  answer: (text: string | null) => void;
  withdraw: (why: Error) => void;
}

export class Thinking {
  #worker: Worker | null = null;
  #isReady = false;
  #hasFailed = false;
  /** What the worker is asked now; the others wait for their turn. */
  #asked: Question | null = null;
  #waiting: Question[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly files: RuntimeFiles,
    private readonly cache: string,
    private readonly makeWorker: () => Worker,
  ) {}

  /** Start the worker, before it is asked. */
  start(): void {
    if (this.#worker) return;
    this.#worker = this.#begin();
    this.#timer = setTimeout(() => this.#stop(), PATIENCE_AT_START);
  }

  /**
   * The answer to a question; null if the worker has failed: then the question is answered here. So is a turn of the
   * computer while the worker starts, since the person waits for it; others wait, since the person may act meanwhile.
   */
  async ask(text: string): Promise<string | null> {
    this.start();
    if (this.#hasFailed || !(this.#isReady || kindOf(text) !== 'turn')) return null;
    return new Promise((answer, withdraw) => {
      this.#waiting.push({ text, answer, withdraw });
      if (this.#isReady && !this.#asked) this.#askNext();
    });
  }

  /** Nobody waits for hints any more: those that are not begun are refused. */
  withdrawHints(): void {
    const hints = this.#waiting.filter(({ text }) => kindOf(text) === 'hints');
    for (const question of hints) question.withdraw(new Error('withdrawn'));
    this.#waiting = this.#waiting.filter((question) => !hints.includes(question));
  }

  #begin(): Worker {
    const worker = this.makeWorker();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind === 'failed') return this.#stop();
      if (data.kind === 'ready') this.#isReady = true;
      else this.#asked?.answer(data.text);
      this.#askNext();
    };
    worker.onerror = () => this.#stop();
    this.#send(worker, { kind: 'start', files: this.files, cache: this.cache });
    return worker;
  }

  /** The time of a question begins now. */
  #askNext(): void {
    clearTimeout(this.#timer);
    this.#asked = this.#waiting.shift() ?? null;
    if (!this.#asked || !this.#worker) return;
    this.#timer = setTimeout(() => this.#stop(), PATIENCE);
    this.#send(this.#worker, { kind: 'think', question: this.#asked.text });
  }

  #send(worker: Worker, message: ToThinker): void {
    worker.postMessage(message);
  }

  /** It is of no use any more. It is not started again: what it failed at is tried by the first worker. */
  #stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#isReady = false;
    this.#hasFailed = true;
    this.#asked?.answer(null);
    for (const { answer } of this.#waiting) answer(null);
    this.#asked = null;
    this.#waiting = [];
  }
}

function kindOf(question: string): 'turn' | 'hints' | 'report' {
  const { level, report } = JSON.parse(question);
  if (report) return 'report';
  return level === null ? 'hints' : 'turn';
}
