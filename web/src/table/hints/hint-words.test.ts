import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import amytisParts from '../../games/amytis/parts';
import babylonParts from '../../games/babylon/parts';
import type { GameContext } from '../../games/module';
import plainParts from '../../games/plain/parts';
import { LANGUAGES } from '../../settings.svelte';
import { learn, speak } from '../../words/words.svelte';
import { actionText, marginText, reasonText } from './hint-words';

const names = ['Ada', 'Bo'];
const CONTEXTS: Record<string, GameContext> = {
  babylon: {
    game: 'babylon',
    parts: babylonParts,
    names,
    components: { tile: [{ id: 'C02', material: 'clay', flower: 'white', icons: [] }] },
  },
  amytis: { game: 'amytis', parts: amytisParts, names, components: {} },
};
const contextOf = (game: string) => CONTEXTS[game] ?? { game, parts: plainParts, names, components: {} };

const PLACE = { verb: 'place', tile: 'C02', cell: 'c4', rotation: 1, level: 2, supports: [] } as const;

/** Something for every fact, as the games name it. */
const FACTS: Record<string, string | number> = {
  ...{ turns: 1, stacks: 'a1 b2', building: 'garden', side: 'A', count: 2, points: 3, project: 7, cell: 'b2' },
  ...{ color: 'pink', ways: 2, missing: 1, cards: 9, favor: 'III', more: 4, stack: 'c1', tile: 'market-pink' },
  ...{ instead: 2, line: 'statues', level: 3, sets: 1, kind: 'bridge', flower: 'blue', pillars: 2, piece: 'statue' },
  ...{ token: 'fill_blank', seat: 1 },
};

/** The reasons as the page for people lists them: game, code, facts. */
const page = readFileSync(join(import.meta.dirname, '../../../../docs/hints.md'), 'utf8');
const listed = page.split('\n## ').flatMap((section) => {
  const game = section.startsWith('Babylon') ? 'babylon' : 'amytis';
  return [...section.matchAll(/^\| `(\w+)` \| ((?:`\w+`(?:, )?)*) ?\|/gm)].map(
    ([, code = '', facts = '']) => [game, code, [...facts.matchAll(/\w+/g)].map(([fact]) => fact)] as const,
  );
});

const factsOf = (game: string, facts: readonly string[]) =>
  Object.fromEntries(facts.map((fact) => [fact, fact === 'tile' && game === 'babylon' ? 'C02' : FACTS[fact]]));

beforeAll(() => learn('hint', 'amytis/hints', 'amytis/table', 'babylon/hints', 'babylon/table', 'plain/table'));
beforeEach(() => speak('en'));

test('all reasons are listed', () => {
  expect(listed.filter(([game]) => game === 'amytis').length).toBeGreaterThan(15);
  expect(listed.filter(([game]) => game === 'babylon').length).toBeGreaterThan(20);
});

test.each(LANGUAGES)('every reason has its words: %s', async (language) => {
  await speak(language);
  for (const [game, code, facts] of listed) {
    const told = reasonText({ code, facts: factsOf(game, facts) }, contextOf(game));
    expect(told, code).not.toBe(code.replaceAll('_', ' '));
    expect(told, code).not.toMatch(/[{}]|hint-|table-|undefined|amytis-/);
    expect(told, code).toMatch(/[.!。！]$/);
  }
});

test('numbers are told with their plurals', async () => {
  const near = (turns: number) => reasonText({ code: 'end_near', facts: { turns } }, contextOf('babylon'));
  expect(near(1)).toBe('Only one more turn after this one.');
  expect(near(2)).toBe('Only 2 more turns after this one.');
  const dug = (pillars: number) =>
    reasonText({ code: 'pillars_dug', facts: { stack: 'b3', tile: 'C02', pillars } }, contextOf('babylon'));
  expect([0, 1, 3].map(dug)).toEqual([
    'Digging b3 gives no pillars.',
    'Digging b3 gives 1 pillar.',
    'Digging b3 gives 3 pillars.',
  ]);
  await speak('ru');
  expect([1, 3, 5].map(dug)).toEqual([
    'Добыча из стопки b3 приносит 1\u00a0колонну.',
    'Добыча из стопки b3 приносит 3\u00a0колонны.',
    'Добыча из стопки b3 приносит 5\u00a0колонн.',
  ]);
});

test('points are told as the log tells them', () => {
  const points = { code: 'points', facts: { line: 'bridges', points: 3 } };
  expect(reasonText(points, contextOf('babylon'))).toBe('+3 for bridges.');
  const building = { code: 'building_points', facts: { building: 'garden', side: 'A', count: 1, points: 1 } };
  expect(reasonText(building, contextOf('amytis'))).toBe('+1 for the garden: 1 stack of this height.');
});

test('a reason that is not known here is told by its code', () => {
  expect(reasonText({ code: 'stars_align', facts: { x: [1] } }, contextOf('babylon'))).toBe('stars align');
  expect(reasonText({ code: 'points', facts: { line: 'moons' } }, contextOf('babylon'))).toBe('points');
  expect(reasonText({ code: 'end_near', facts: { turns: 1 } }, contextOf('go'))).toBe('End near: turns 1.');
  // A colour is not taken for one of another game.
  expect(reasonText({ code: 'good', facts: { color: 'pink' } }, contextOf('go'))).toBe('Good: color pink.');
});

const BABYLON = [
  ['dig b3', { verb: 'dig', stack: 'b3', tile: 'C02' }, 'Dig the white-flower clay tile out of b3'],
  ['place dug c4 r1 L2', { ...PLACE, source: 'dug', open: null }, 'Place the dug tile on c4, level 2'],
  [
    'place stored c4 r1 L2 open se',
    { ...PLACE, source: 'stored', open: 'se' },
    'Place the stored tile on c4, level 2, with an open corner',
  ],
  ['bridge c3-c5', { verb: 'decorate', kind: 'bridge', cells: ['c3', 'c5'], levels: [1, 1] }, 'Add a bridge on c3–c5'],
  ['statue c3', { verb: 'decorate', kind: 'statue', cells: ['c3'], levels: [1] }, 'Add a statue on c3'],
  ['finish none', { verb: 'finish', keep: 'none' }, 'End the turn'],
  ['finish dug', { verb: 'finish', keep: 'dug' }, 'End the turn and keep the dug tile'],
  ['dance b2', { verb: 'dance' }, 'dance b2'],
  ['dance b2', null, 'dance b2'],
] as const;

test.each(BABYLON)('Babylon: %s', (action, does, said) => {
  expect(actionText({ action, does }, contextOf('babylon'))).toBe(said);
});

const AMYTIS = [
  [
    'b2 c1',
    { verb: 'build', stack: 'b2', cell: 'c1', tile: 'market-pink' },
    /^Build the pink \w+ from stack b2 to city c1$/,
  ],
  ['project 7', { verb: 'palace', takes: 'open', project: 7, slot: 2 }, /^Take project 7$/],
  ['project deck', { verb: 'palace', takes: 'deck', project: null, slot: null }, /^Take the top of the deck$/],
  ['score', { verb: 'palace', takes: 'score', project: null, slot: null }, /^Score with the palace$/],
  ['favor corners', { verb: 'favor', favor: 'corners' }, /^Place a token: high corners$/],
  ['favor III', { verb: 'favor', favor: 'III' }, /^Place a token: stacks of 3$/],
  ['dance', { verb: 'dance' }, /^dance$/],
] as const;

test.each(AMYTIS)('Amytis: %s', (action, does, said) => {
  expect(actionText({ action, does }, contextOf('amytis'))).toMatch(said);
});

test('an action of a game without words of its own is told in its notation', () => {
  expect(actionText({ action: 'take 3', does: { verb: 'take', count: 3 } }, contextOf('go'))).toBe('take 3');
});

test('the places of an action are those of the board', () => {
  expect(amytisParts.placesOf({ verb: 'build', stack: 'b2', cell: 'c1', tile: 'market-pink' }, 1)).toEqual([
    'stack-b2',
    'city-1-c1',
  ]);
  expect(amytisParts.placesOf({ verb: 'palace', takes: 'open', project: 7, slot: 2 }, 1)).toEqual(['open-2']);
  expect(amytisParts.placesOf({ verb: 'palace', takes: 'deck', project: null, slot: null }, 1)).toEqual(['deck']);
  expect(amytisParts.placesOf({ verb: 'palace', takes: 'score', project: null, slot: null }, 1)).toEqual([]);
  expect(amytisParts.placesOf({ verb: 'favor', favor: 'III' }, 1)).toEqual(['favor-III']);
  expect(babylonParts.placesOf({ ...PLACE, source: 'dug', open: null }, 0)).toEqual([
    'cell-0-c4',
    'cell-0-d4',
    'cell-0-d5',
    'cell-0-c5',
  ]);
  expect(babylonParts.placesOf({ verb: 'dig', stack: 'b3', tile: 'C02' }, 0)).toEqual(['stack-b3']);
  expect(babylonParts.placesOf({ verb: 'finish', keep: 'none' }, 0)).toEqual(['end']);
  expect(babylonParts.placesOf({ verb: 'dance' }, 0)).toEqual([]);
});

test('what may be expected is told as people say it', () => {
  expect(marginText(4.4)).toBe('ahead by 4 points');
  expect(marginText(-1)).toBe('behind by 1 point');
  expect(marginText(0.3)).toBe('neck and neck');
});
