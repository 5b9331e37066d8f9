/** Imports go one way, and only the folder of a game knows its name. See also tests/test_layers.py. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = import.meta.dirname;
const REGISTRY = join('games', 'registry.svelte.ts');
const PROGRESS = join('learn', 'progress.svelte.ts');

/** What each part may import besides itself; a file beside the folders is a part of its own, by its name. */
const BASE = ['api', 'words', 'ui', 'sound', 'settings', 'routing', 'person', 'rest'];
const BELOW: Record<string, readonly string[]> = {
  api: ['rest'],
  style: [],
  settings: [],
  routing: [],
  rest: [],
  words: ['settings', 'rest'],
  sound: ['settings'],
  person: ['api', 'words'],
  ui: BASE,
  // The interface of a game and the registry.
  games: BASE,
  rules: [...BASE, 'games'],
  // What was learnt is known to the home page; the pages that teach are above the table.
  progress: ['person'],
  home: [...BASE, 'games', 'progress'],
  table: [...BASE, 'games', 'rules', 'home'],
  replay: [...BASE, 'games', 'table'],
  learn: [...BASE, 'games', 'rules', 'home', 'table', 'progress'],
  App: [...BASE, 'rules', 'home', 'table', 'replay', 'learn'],
  main: [...BASE, 'games', 'App', 'style'],
  // The page without a server, above everything: no other part knows of it.
  static: [...BASE, 'main'],
};
/** The folder of a game. */
const GAME = [...BASE, 'games', 'rules', 'table'];

const isFolder = (name: string) => existsSync(join(SOURCES, 'games', name, 'index.ts'));
const FOLDERS = readdirSync(join(SOURCES, 'games')).filter(isFolder);
const GAMES = FOLDERS.filter((name) => name !== 'plain');

/** What is built: no tests, nor what they are given. */
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|svelte|css)$/.test(name) && !/\.(test|d)\.ts$|(^|\/)fixtures\//.test(name),
);

function partOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  if (first === 'games' && FOLDERS.includes(second)) return `games/${second}`;
  return (file === PROGRESS ? second : first).split('.')[0] ?? '';
}

interface Import {
  file: string;
  /** Loaded when it is needed: then it is no part of a cycle. */
  lazy: boolean;
}

/** The files of ours that a file imports. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const found = [...text.matchAll(/\b(from|import)(\s*\(?)\s*['"](\.[^'"?]*)/g)];
  return found.map(([, word, bracket = '', path = '']) => {
    const base = relative(SOURCES, join(SOURCES, dirname(file), path));
    const target = ['', '.ts', '.svelte.ts', '.svelte', '/index.ts', '.d.ts']
      .map((ending) => `${base}${ending}`)
      .find((name) => existsSync(join(SOURCES, name)) && /\.\w+$/.test(name));
    if (!target) throw new Error(`${file} imports ${path}, which is nowhere`);
    return { file: target, lazy: word === 'import' && bracket.includes('(') };
  });
}

const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]));

test('there are files, games and imports to look at', () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(2);
  expect(FILES.length).toBeGreaterThan(200);
  expect([...IMPORTS.values()].flat().length).toBeGreaterThan(500);
});

test('a file imports only what is below it', () => {
  const wrong = [...IMPORTS].flatMap(([file, imports]) => {
    const part = partOf(file);
    const below = part.startsWith('games/') ? GAME : BELOW[part];
    if (!below) return [`${file} belongs to no part`];
    return imports.flatMap(({ file: target }) => {
      const other = partOf(target);
      // The fallback is loaded by the registry, and games by a pattern.
      const isFallback = file === REGISTRY && other === 'games/plain';
      // The outlines of a game's signs lie beside the images of its positions.
      const isSigns = part.startsWith('games/') && target.startsWith('../../src/semiramis/pictures/image/');
      return other === part || below.includes(other) || isFallback || isSigns ? [] : [`${file} imports ${target}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  function visit(file: string, way: readonly string[]): void {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    if (way.includes(file) || done.has(file)) return;
    for (const { file: next, lazy } of IMPORTS.get(file) ?? []) if (!lazy && next !== file) visit(next, [...way, file]);
    done.add(file);
  }
  for (const file of FILES) visit(file, []);
  expect(cycles).toEqual([]);
});

test('only the folder of a game names it', () => {
  const shared = [...FILES.filter((file) => !partOf(file).startsWith('games/')), '../index.html'];
  const wrong = shared.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8').toLowerCase();
    return GAMES.filter((game) => text.includes(game)).map((game) => `${file} names ${game}`);
  });
  expect(wrong).toEqual([]);
});
