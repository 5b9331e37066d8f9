/** What the page and the worker that runs the engine say to each other. */

/** A file of the runtime or the engine: its address, and its size in bytes as it is sent. */
export interface RuntimeFile {
  address: string;
  size: number;
}

/** Python as WebAssembly, the program around it, the standard library, and the engine. */
export type RuntimeFiles = Record<'wasm' | 'program' | 'library' | 'engine', RuntimeFile>;

/** `takeOver` takes the games from another tab; `restored` are texts to be saved, as a file had them. */
export interface Start {
  kind: 'start';
  files: RuntimeFiles;
  takeOver: boolean;
  restored: Readonly<Record<string, string>>;
}

export type ToWorker =
  | Start
  | { kind: 'request'; id: number; method: string; path: string; body: string | undefined }
  | { kind: 'cancel'; id: number }
  | { kind: 'subscribe'; id: number; path: string }
  | { kind: 'stop'; id: number }
  | { kind: 'export' };

/** Why games are not kept: the storage is full, or the browser forbids it. */
export type StorageProblem = 'full' | 'forbidden';

export type FromWorker =
  | { kind: 'progress'; loaded: number; total: number; part: 'runtime' | 'engine' | 'start' }
  | { kind: 'ready' }
  /** Another tab has the games. This one waits for its end, or until the person wants to play here. */
  | { kind: 'elsewhere'; stolen: boolean }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'event'; id: number; name: string; data: string; eventId: string }
  | { kind: 'storage'; problem: StorageProblem | null }
  | { kind: 'exported'; texts: Record<string, string> }
  /** The engine cannot go on: this worker is of no use any more. */
  | { kind: 'failed'; why: string };
