import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { positions } from '../../games/amytis/fixtures/fixtures';
import amytisParts from '../../games/amytis/parts';
import { COMPONENTS, POSITIONS } from '../../games/babylon/fixtures/fixtures';
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
  ['dig b3', /^Dig the (white|pink|blue|yellow)-flower (clay|granite|basalt) tile out of b3$/],
  ['place dug c4 r1 L2', 'Place the dug tile on c4, level 2'],
  ['place stored c4 r1 L2 open se', 'Place the stored tile on c4, level 2, with an open corner'],
  ['bridge c3-c5', 'Add a bridge on c3–c5'],
  ['statue c3', 'Add a statue on c3'],
  ['finish none', 'End the turn'],
  ['finish dug', 'End the turn and keep the dug tile'],
  ['dance b2', 'dance b2'],
] as const;

test.each(BABYLON)('Babylon: %s', (action, said) => {
  expect(
    actionText(action, { game: 'babylon', parts: babylonParts, names, components: COMPONENTS }, POSITIONS.dig),
  ).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
});

const AMYTIS = [
  ['b2 c1', /^Build the \w+ \w+ from stack b2 to city c1$/],
  ['project 7', 'Take project 7'],
  ['project deck', 'Take the top of the deck'],
  ['score', 'Score with the palace'],
  ['favor corners', 'Place a token on the corners favour'],
  ['favor III', 'Place a token on the favour for stacks of height III'],
  ['dance', 'dance'],
] as const;

test.each(AMYTIS)('Amytis: %s', (action, said) => {
  expect(actionText(action, contextOf('amytis'), positions[0] ?? POSITIONS.dig)).toEqual(
    typeof said === 'string' ? said : expect.stringMatching(said),
  );
});

test('what may be expected is told as people say it', () => {
  expect(marginText(4.4)).toBe('ahead by 4 points');
  expect(marginText(-1)).toBe('behind by 1 point');
  expect(marginText(0.3)).toBe('neck and neck');
});
