import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
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
    include: ['src/**/*.test.ts'],
    // Without it Svelte resolves to its server build, which mounts nothing.
    server: { deps: { inline: ['@testing-library/svelte'] } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
