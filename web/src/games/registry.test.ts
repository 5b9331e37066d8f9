import { beforeAll, expect, test } from 'vitest';
import { speak } from '../words/words.svelte';
import { gameName, loadGame, loadOwnGames, openBook } from './registry.svelte';

beforeAll(() => speak('en'));

test('every folder is a game under the name of its folder, with its title, a sentence, a sign and rules', async () => {
  const modules = await loadOwnGames();
  expect(modules.map(({ name }) => name)).toEqual(['babylon', 'amytis']);
  expect(modules.map(({ name }) => gameName(name))).toEqual(['Babylon', 'The Architects of Amytis']);
  for (const module of modules) {
    expect(module.about()).toMatch(/\.$/);
    expect(module.sign.path).toMatch(/^M/);
    expect((await openBook(module.name))?.book.game).toBe(module.name);
  }
});

test('a game is loaded once', async () => {
  expect(await loadGame('babylon')).toBe(await loadGame('babylon'));
});

test('a game without a folder has no rules to open, and goes by its name', async () => {
  expect(gameName('tic_tac_toe')).toBe('tic tac toe');
  expect(await openBook('tic_tac_toe')).toBeNull();
});
