// The page without a server (make static): the client with a worker that runs the engine. See docs/static.md.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import client from './vite.config';

/** What web/static.py has prepared: the runtime and the engine, by their names in `RuntimeFiles`. */
const PREPARED = process.env.SEMIRAMIS_RUNTIME ?? '../build/static';
/** What the page knows before the engine is there. */
const CONSTANTS = '../build/static-constants.json';

const files = readdirSync(PREPARED).map((name) => {
  const source = readFileSync(join(PREPARED, name));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  // An ending that no host takes for a compression or a program.
  return { name, source, fileName: `runtime/${name}-${hash}.bin` };
});

const runtime: Plugin = {
  name: 'runtime',
  config: () => ({
    define: {
      PYODIDE_INFO: JSON.stringify(JSON.parse(readFileSync('node_modules/pyodide/pyodide-lock.json', 'utf8')).info),
      CONSTANTS: readFileSync(CONSTANTS, 'utf8'),
      RUNTIME_FILES: JSON.stringify(
        Object.fromEntries(
          files.map(({ name, source, fileName }) => [name, { address: fileName, size: source.length }]),
        ),
      ),
    },
  }),
  generateBundle() {
    for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
  },
};

/** The page begins with the worker; the client follows. */
const entry: Plugin = {
  name: 'static-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => ({
      // There is no API beside this page.
      html: html.replace('/src/main.ts', '/src/static/main.ts').replace(/ Its API works without[^<]*/, ''),
      // Not every device reads the icons of the manifest.
      tags: [{ tag: 'link', attrs: { rel: 'apple-touch-icon', href: 'icon-192.png' }, injectTo: 'head' }],
    }),
  },
};

export default mergeConfig(
  client,
  defineConfig({
    plugins: [runtime, entry],
    worker: { format: 'es' },
    build: {
      outDir: '../dist/static',
      rolldownOptions: {
        input: { index: 'index.html', 'service-worker': 'src/static/service-worker.ts' },
        output: {
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  }),
);
