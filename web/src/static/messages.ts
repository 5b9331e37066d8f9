/** What the page and the worker that runs the engine say to each other. */

import type { Changes } from './games-file';

/** A file of the runtime or the engine: its address, and its size in bytes as it is sent. */
export interface RuntimeFile {
  address: string;
  size: number;
}

/** Python as WebAssembly, the program around it, the standard library, and the engine. */
export type RuntimeFiles = Record<'wasm' | 'program' | 'library' | 'engine', RuntimeFile>;

/**
 * `folder` is the address of the folder of the page; `takeOver` takes the games from another tab; `restored` is to be
 * saved, unless something newer is stored: what the last worker could not store, or what a file has. A worker that
 * `waits` loads nothing until the tab that took the games is closed.
 */
export interface Start {
  kind: 'start';
  files: RuntimeFiles;
  folder: string;
  takeOver: boolean;
  waits: boolean;
  restored: Changes;
}

export type ToWorker =
  | Start
  | { kind: 'request'; id: number; method: string; path: string; body: string | undefined }
  | { kind: 'cancel'; id: number }
  /** Answered at once, without the storage: a worker that does not answer has failed without an error. */
  | { kind: 'ping' }
  | { kind: 'subscribe'; id: number; path: string }
  | { kind: 'stop'; id: number };

/** Why games are not kept: the storage is full, or the browser forbids it. */
export type StorageProblem = 'full' | 'forbidden';

export type FromWorker =
  | { kind: 'progress'; loaded: number; total: number; part: 'runtime' | 'engine' | 'start' }
  | { kind: 'ready' }
  /** Another tab has the games. This one waits for its end, or until the person wants to play here. */
  | { kind: 'elsewhere'; stolen: boolean }
  | { kind: 'pong' }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'event'; id: number; name: string; data: string; eventId: string }
  /** Whether everything is kept, and what is not: the page has it if this worker fails. */
  | { kind: 'storage'; problem: StorageProblem | null; unkept: Changes }
  /** The engine cannot go on: this worker is of no use any more. */
  | { kind: 'failed'; why: string };
