// Apart from vite.config.ts, so that the client can be built without the tools of the tests.
import { readdirSync, readFileSync } from 'node:fs';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import client from './vite.config';

const TESTS = ['src/**/*.test.ts'];
/** The tests that change what modules hold: the person, the last choices, the loaded words, what is under way. */
const STATEFUL = [
  'src/games/registry.test.ts',
  'src/home/*.test.ts',
  'src/rest.test.ts',
  'src/table/Waiting.test.ts',
  'src/ui/Name.test.ts',
  'src/words/speaking.test.ts',
];
/** The tests that replace modules or load them again. */
const MOCKING = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith('.test.ts') && /vi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')));
const ISOLATED = [...STATEFUL, ...MOCKING];

export default mergeConfig(
  client,
  defineConfig({
    test: {
      environment: 'happy-dom',
      pool: 'threads',
      // For a busy machine: whole boards have thousands of nodes.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      setupFiles: ['src/fixtures/patience.ts'],
      // Without it Svelte resolves to its server build, which mounts nothing.
      server: { deps: { inline: ['@testing-library/svelte'] } },
      // Modules are loaded once for all tests of `shared`. It halves the time of the tests.
      projects: [
        { extends: true, test: { name: 'shared', include: TESTS, exclude: ISOLATED, isolate: false } },
        { extends: true, test: { name: 'isolated', include: ISOLATED } },
      ],
    },
    resolve: { conditions: ['browser'] },
  }),
);
