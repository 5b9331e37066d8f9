/** The second worker: turns of the computer and hints, so that the first one always answers at once. */

import type { PyProxy } from 'pyodide/ffi';
import type { RuntimeFiles } from './messages';
import { loadPython } from './runtime';

/** `semiramis.browser.thinker`. */
interface Thinker extends PyProxy {
  think(question: string): string;
}

export type ToThinker = { kind: 'start'; files: RuntimeFiles; cache: string } | { kind: 'think'; question: string };
/** One question is asked at a time. Without a text, it cannot be answered. */
export type FromThinker = { kind: 'ready' } | { kind: 'failed' } | { kind: 'thought'; text: string | null };

const worker = self as unknown as MessagePort;
let thinker: Thinker;
const send = (message: FromThinker) => worker.postMessage(message);

worker.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'start') {
    loadPython(data.files, data.cache, () => {})
      .then((python) => {
        thinker = python.pyimport('semiramis.browser.thinker');
        send({ kind: 'ready' });
      })
      .catch(() => send({ kind: 'failed' }));
    return;
  }
  let text: string | null = null;
  try {
    text = thinker.think(data.question);
  } catch (error) {
    console.warn(`no turn was found: ${error}`); // the first worker tries it, too
  }
  send({ kind: 'thought', text });
};
