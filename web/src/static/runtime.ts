/** Loads Python and the engine, and counts what has come. For the worker. */

import { type Lockfile, loadPyodide, type PyodideAPI } from 'pyodide';
import type { RuntimeFiles } from './messages';

/** Set when the page is built: the version of Pyodide. */
declare const PYODIDE_INFO: Lockfile['info'];

export type Progress = (loaded: number, part: 'runtime' | 'engine' | 'start') => void;

const FOLDER = '/semiramis';
const GZIP = [0x1f, 0x8b];

/** `cacheName` is the cache where the service worker will find the files. */
export async function loadPython(files: RuntimeFiles, cacheName: string, progress: Progress): Promise<PyodideAPI> {
  const loaded = { wasm: 0, program: 0, library: 0, engine: 0 };
  const keeping: Promise<void>[] = [];
  const load = async (name: keyof RuntimeFiles): Promise<Response> => {
    const file = files[name];
    const answer = await fetchOnce(file.address, cacheName, keeping);
    return unpacked(answer, (bytes) => {
      loaded[name] = Math.min(file.size, loaded[name] + bytes);
      const isLoaded = (...names: (keyof RuntimeFiles)[]) => names.every((one) => loaded[one] >= files[one].size);
      const part = isLoaded('wasm', 'program', 'library') ? (isLoaded('engine') ? 'start' : 'engine') : 'runtime';
      const sum = Object.values(loaded).reduce((total, one) => total + one, 0);
      progress(sum, part);
    });
  };
  const wasm = load('wasm');
  const [engine, program, library] = await Promise.all([
    load('engine').then((answer) => answer.arrayBuffer()),
    load('program').then((answer) => answer.blob()),
    load('library').then((answer) => answer.blob()),
    wasm, // which only begins: it is compiled while it comes
  ]);
  const programUrl = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  const libraryUrl = URL.createObjectURL(library);
  const { default: createPyodideModule } = await import(/* @vite-ignore */ programUrl);
  const restore = giveWasm(wasm);
  try {
    const python = await loadPyodide({
      indexURL: new URL('./', self.location.href).href,
      stdLibURL: libraryUrl,
      createPyodideModule,
      // No package is loaded from elsewhere.
      lockFileContents: { info: PYODIDE_INFO, packages: {} },
      packageBaseUrl: './',
    });
    python.unpackArchive(engine, 'zip', { extractDir: FOLDER });
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(FOLDER)})`);
    await Promise.all(keeping); // or the service worker would ask the host again for what is not there yet
    return python;
  } finally {
    restore();
    for (const url of [programUrl, libraryUrl]) URL.revokeObjectURL(url);
  }
}

/** Pyodide asks for its WebAssembly by a name of its own, and compiles it while it comes. */
function giveWasm(wasm: Promise<Response>): () => void {
  const { fetch } = self;
  self.fetch = (asked, options) => (String(asked).endsWith('/pyodide.asm.wasm') ? wasm : fetch(asked, options));
  return () => {
    self.fetch = fetch;
  };
}

/** From a cache, or from the host and then into the cache; `keeping` gets what is resolved when it is there. */
async function fetchOnce(url: string, cacheName: string, keeping: Promise<void>[]): Promise<Response> {
  // A page that is not secure has no caches.
  const cached = 'caches' in self ? await caches.match(url) : undefined;
  if (cached) return cached;
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  if ('caches' in self) {
    const copy = answer.clone();
    // A full storage is no reason not to play.
    keeping.push(
      caches
        .open(cacheName)
        .then((cache) => cache.put(url, copy))
        .catch(() => {}),
    );
  }
  return answer;
}

/**
 * The files lie compressed on the host, so that they are small there as well. A host may take their compression for one
 * of the transport, so that the browser has undone it already.
 */
async function unpacked(answer: Response, count: (bytes: number) => void): Promise<Response> {
  const reader = (answer.body ?? new Response('').body)?.getReader();
  if (!reader) throw new Error('an answer without a body');
  const first = await reader.read();
  const isPacked = GZIP.every((byte, n) => first.value?.[n] === byte);
  // Read as fast as it comes, also while nothing takes it yet.
  const eager = new CountQueuingStrategy({ highWaterMark: Number.POSITIVE_INFINITY });
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    start(controller) {
      if (first.value) pass(first.value, controller);
      if (first.done) controller.close();
    },
    async pull(controller) {
      const next = await reader.read();
      if (next.done) controller.close();
      else pass(next.value, controller);
    },
  };
  const whole = new ReadableStream(source, eager);
  function pass(bytes: Uint8Array<ArrayBuffer>, controller: ReadableStreamDefaultController): void {
    count(bytes.length);
    controller.enqueue(bytes);
  }
  const body = isPacked ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
  return new Response(body, { headers: { 'Content-Type': 'application/wasm' } });
}
