import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Every browser that can run the client reads WOFF2: the older files would only make the package larger. */
const woff2Only: Plugin = {
  name: 'woff2-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@fontsource') ? code.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, '') : null,
};

export default defineConfig({
  plugins: [svelte(), woff2Only],
  base: './',
  build: {
    // The server ships what is built here: see src/semiramis/server/http/routes/pages.py.
    outDir: '../src/semiramis/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the server's pages forbids `data:` fonts and styles in the markup: every asset is a file.
    assetsInlineLimit: 0,
  },
  server: {
    // The texts of lessons lie beside the rules.
    fs: { allow: ['.', '../src/semiramis/games'] },
    // The server takes calls from its own pages only: so it has to see the name under which the browser came here.
    proxy: { '^/(api|boards)(/|$)': { target: process.env.SEMIRAMIS ?? 'http://127.0.0.1:8000', changeOrigin: false } },
  },
});
