/**
 * The games that the client has a folder for, loaded when they are needed. Others are shown by the board that their
 * package brings, or by the fallback.
 */

import { during } from '../rest';
import { learn, readable } from '../words/words.svelte';
import type { GameModule, GameParts, OpenBook } from './module';

const FOLDERS = import.meta.glob<GameModule>(['./*/index.ts', '!./plain/index.ts'], { import: 'default' });
const LOADERS = new Map(Object.entries(FOLDERS).map(([path, load]) => [path.split('/')[1] ?? '', load]));

let loaded: ReadonlyMap<string, GameModule> = $state.raw(new Map());

/**
 * The module of a game with its light messages. If the client has no folder for the game, it is made of the board at this
 * address, or it is the fallback's.
 */
export async function loadGame(name: string, board?: string | null): Promise<GameModule> {
  const known = loaded.get(name);
  if (known) return known;
  const load = LOADERS.get(name);
  const module = await during(load ? load() : foreign(name, board));
  await learn(...module.words.home);
  loaded = new Map(loaded).set(name, module);
  return module;
}

async function foreign(name: string, board?: string | null): Promise<GameModule> {
  return (await import('./plain')).foreignGame(name, board);
}

/** All games that the client has a folder for, in the order of the home page. */
export async function loadOwnGames(): Promise<GameModule[]> {
  const modules = await Promise.all([...LOADERS.keys()].map((name) => loadGame(name)));
  return modules.sort((one, other) => one.order - other.order);
}

/** The module of a game if it is loaded already. Read in a component or an effect, it follows. */
export function loadedGame(name: string): GameModule | null {
  return loaded.get(name) ?? null;
}

export function gameName(name: string): string {
  return loadedGame(name)?.title() ?? readable(name);
}

/** All that a table of a game needs to be shown. */
export async function loadParts(name: string, board?: string | null): Promise<GameParts> {
  const module = await loadGame(name, board);
  const [parts] = await Promise.all([during(module.loadParts()), learn('table', ...module.words.table)]);
  return parts;
}

/** The rules of a game with their words and pictures; null if there are none. */
export async function openBook(name: string): Promise<OpenBook | null> {
  const module = await loadGame(name);
  if (!module.loadBook) return null;
  const [book] = await Promise.all([during(module.loadBook()), learn('rules', ...module.words.rules)]);
  return book;
}
