/** The page without a server: the same client, whose API is answered by a worker. */

import { mount } from 'svelte';
import { choose } from '../api/transport';
import { settings } from '../settings.svelte';
import { speak } from '../words/words.svelte';
import { Engine } from './engine.svelte';
import type { Texts } from './games-file';
import type { RuntimeFiles } from './messages';
import { keepFiles } from './offline.svelte';
import Status from './Status.svelte';
import { readTexts } from './storage';

/** Set when the page is built: addresses from the page, and sizes. */
declare const RUNTIME_FILES: RuntimeFiles;

/** Set when the page is built: the answers that never change, by their paths. */
declare const CONSTANTS: Texts;

const files: RuntimeFiles = RUNTIME_FILES;
for (const file of Object.values(files)) file.address = new URL(file.address, document.baseURI).href;
const folder = new URL('./', document.baseURI).href;
const engine = new Engine(
  files,
  folder,
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' }),
  () => readTexts(folder),
  CONSTANTS,
);
choose(engine);
engine.start();
engine.ready.then(keepFiles);
// Together with the words of the page, which loads them a moment later.
speak(settings.language, 'static').then(() => mount(Status, { target: document.body, props: { engine } }));
await import('../main');
