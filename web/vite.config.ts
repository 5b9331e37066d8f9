import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Every browser that can run the client reads WOFF2: the older files would only make the package larger. */
const woff2Only: Plugin = {
  name: 'woff2-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@fontsource') ? code.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, '') : null,
};

const JAPANESE = ['src', '../src/semiramis/games'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\bja(\/.*)?\.ftl$/.test(name.replaceAll('\\', '/')))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

/** Of the 118 files of Japanese letters, those that our texts use. Other letters, in names, have the system's typeface. */
const usedLettersOnly: Plugin = {
  name: 'used-letters-only',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('zen-kaku')) return null;
    const used = [...new Set(JAPANESE.join(''))].map((letter) => letter.codePointAt(0) ?? 0);
    const isUsed = (face: string) =>
      [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].some(([, first = '', last = first]) =>
        used.some((letter) => Number.parseInt(first, 16) <= letter && letter <= Number.parseInt(last, 16)),
      );
    return code.replace(/@font-face\s*\{[^}]*\}/g, (face) => (isUsed(face) ? face : ''));
  },
};

export default defineConfig({
  plugins: [svelte(), woff2Only, usedLettersOnly],
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
    // The texts of lessons lie beside the rules, and the outlines of signs beside the images.
    fs: { allow: ['.', '../src/semiramis/games', '../src/semiramis/pictures'] },
    // The server takes calls from its own pages only: so it has to see the name under which the browser came here.
    proxy: { '^/(api|boards)(/|$)': { target: process.env.SEMIRAMIS ?? 'http://127.0.0.1:8000', changeOrigin: false } },
  },
});
