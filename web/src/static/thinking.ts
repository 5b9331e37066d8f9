/** Asks the second worker, which is started by the first question. For the first worker. */

import type { RuntimeFiles } from './messages';
import type { FromThinker, ToThinker } from './thinker';

/** Milliseconds: the longest turn takes three seconds. */
const PATIENCE = 20_000;

interface Question {
  text: string;
  answer: (text: string | null) => void;
  withdraw: (why: Error) => void;
}

export class Thinking {
  #worker: Worker | null = null;
  #isReady = false;
  /** What the worker is asked now; the others wait for their turn. */
  #asked: Question | null = null;
  #waiting: Question[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly files: RuntimeFiles,
    private readonly cache: string,
    private readonly makeWorker: () => Worker,
  ) {}

  /** The answer to a question; null while the worker starts, or if it fails: then the question is answered here. */
  async ask(text: string): Promise<string | null> {
    this.#worker ??= this.#start();
    if (!this.#isReady) return null;
    return new Promise((answer, withdraw) => {
      this.#waiting.push({ text, answer, withdraw });
      if (!this.#asked) this.#askNext();
    });
  }

  /** Nobody waits for hints any more: those that are not begun are refused. */
  withdrawHints(): void {
    const isHints = ({ text }: Question) => JSON.parse(text).level === null;
    for (const question of this.#waiting.filter(isHints)) question.withdraw(new Error('withdrawn'));
    this.#waiting = this.#waiting.filter((question) => !isHints(question));
  }

  #start(): Worker {
    const worker = this.makeWorker();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind === 'ready') this.#isReady = true;
      else if (data.kind === 'failed') this.#stop();
      else {
        this.#asked?.answer(data.text);
        this.#askNext();
      }
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
    this.#asked?.answer(null);
    for (const { answer } of this.#waiting) answer(null);
    this.#asked = null;
    this.#waiting = [];
  }
}
