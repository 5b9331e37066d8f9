import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Every browser that can run the client reads WOFF2: the older files would only make the package larger. */
const woff2Only: Plugin = {
  name: 'woff2-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@fontsource') ? code.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, '') : null,
};

const TESTS = ['src/**/*.test.ts'];
/** The tests that change what modules hold: the person, the last choices, the loaded words, the fixtures. */
const STATEFUL = [
  'src/games/registry.test.ts',
  'src/home/*.test.ts',
  'src/table/Waiting.test.ts',
  'src/ui/Name.test.ts',
  'src/words/speaking.test.ts',
];
/** The tests that replace modules or load them again. */
const MOCKING = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith('.test.ts') && /vi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')));
const ISOLATED = [...STATEFUL, ...MOCKING];

export default defineConfig({
  plugins: [svelte(), woff2Only],
  base: './',
  build: {
    // The server ships what is built here: see src/semiramis/server/routes/pages.py.
    outDir: '../src/semiramis/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the server's pages forbids `data:` fonts and styles in the markup: every asset is a file.
    assetsInlineLimit: 0,
  },
  server: {
    // The server takes calls from its own pages only: so it has to see the name under which the browser came here.
    proxy: { '/api': { target: process.env.SEMIRAMIS ?? 'http://127.0.0.1:8000', changeOrigin: false } },
  },
  test: {
    environment: 'happy-dom',
    pool: 'threads',
    // Without it Svelte resolves to its server build, which mounts nothing.
    server: { deps: { inline: ['@testing-library/svelte'] } },
    // Modules are loaded once for all tests of `shared`. It halves the time of the tests.
    projects: [
      { extends: true, test: { name: 'shared', include: TESTS, exclude: ISOLATED, isolate: false } },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
