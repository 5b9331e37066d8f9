import { beforeAll, expect, test } from 'vitest';
import type { Done, GameEvent } from '../api/client';
import amytis from '../games/amytis/fixtures/events.json';
import amytisHistory from '../games/amytis/fixtures/history.json';
import amytisParts from '../games/amytis/parts';
import babylon from '../games/babylon/fixtures/events.json';
import babylonHistory from '../games/babylon/fixtures/history.json';
import babylonParts from '../games/babylon/parts';
import type { GameContext } from '../games/module';
import plainParts from '../games/plain/parts';
import { learn, speak } from '../words/words.svelte';
import { brief, sentences, story } from './story';

const CAST = { names: ['Ada', 'Bo', 'Cleo', 'Dan'] };
const BABYLON: GameContext = {
  ...CAST,
  game: 'babylon',
  parts: babylonParts,
  components: {
    tile: [{ id: 'C02', material: 'clay', flower: 'white', icons: [] }],
    starting_tile: [{ id: 'S-pink', flower: 'pink', icons: [] }],
  },
};
const AMYTIS: GameContext = { ...CAST, game: 'amytis', parts: amytisParts, components: {} };

/** What random games hardly ever bring about, as the rules tell it. */
const RARE: GameEvent[] = [
  { event: 'pillars', seat: 0, kind: 'single', count: -2, reason: 'supply_is_empty' },
  { event: 'points', seat: 0, reason: 'decoration_sets', points: 4, total: 4 },
];

beforeAll(async () => {
  await speak('en');
  await learn('table', 'amytis/table', 'babylon/table', 'plain/table');
});

const READABLE = /^(?!table-)[^{}]{3,160}[.?!]$/;

test.each([...babylon, ...RARE].map((event) => [JSON.stringify(event), event] as const))(
  'Babylon: %s has its sentence',
  (_, event) => {
    const told = sentences(event, BABYLON);
    expect(told).not.toHaveLength(0);
    for (const sentence of told) expect(sentence).toMatch(READABLE);
  },
);

const ONES_TO_TELL = amytis.filter((event) => !(event.event === 'tile_revealed' && event.tile === null));

test.each(ONES_TO_TELL.map((event) => [JSON.stringify(event), event] as const))(
  'Amytis: %s has its sentence',
  (_, event) => {
    const told = sentences(event, AMYTIS);
    expect(told).not.toHaveLength(0);
    for (const sentence of told) expect(sentence).toMatch(READABLE);
  },
);

test('a tile is told by what is seen of it', () => {
  const dug = { event: 'tile_dug', seat: 1, stack: 'b3', tile: 'C02' };
  expect(sentences(dug, BABYLON)).toEqual(['Bo digs a white-flower clay tile out of b3.']);
  const stored = { event: 'tile_stored', seat: 1, tile: 'S-pink' };
  expect(sentences(stored, BABYLON)).toEqual(['A pink-flower starting tile stays in storage.']);
});

test('a wild icon is told beside the decoration that it serves', () => {
  const bridge = {
    event: 'decoration_placed',
    seat: 0,
    kind: 'bridge',
    cells: ['c3', 'c5'],
    levels: [2, 2],
    wild: 'c5',
  };
  expect(sentences(bridge, BABYLON)).toEqual([
    'Ada adds a bridge on c3–c5, level 2.',
    'The round token lets c5 count as a bridge.',
  ]);
});

const done = (events: GameEvent[], action = ''): Done => ({
  ply: 1,
  seat: 1,
  action,
  scores: [],
  points: [],
  at: 0,
  events,
});

test('a story begins with what was done, whatever comes first', () => {
  const told = story(
    done([
      { event: 'architect_placed', seat: 1, stack: 'a3' },
      { event: 'tile_built', seat: 1, stack: 'a3', cell: 'c1', tile: 'palace-blue', height: 1 },
      { event: 'points', seat: 1, points: 2, reason: 'palace', side: 'A', count: 2 },
    ]),
    AMYTIS,
  );
  expect(told).toEqual({
    short: 'City c1: blue palace',
    headline: 'Bo builds a blue palace from stack a3 to city c1.',
    details: ['An architect goes to stack a3.', '+2 for the palace: 2 visible palaces.'],
    points: 2,
  });
});

test('only the points of whoever acted are theirs, and what is lost counts too', () => {
  const told = story(
    done([
      { event: 'tile_placed', seat: 1, from: 'dug', tile: 'C02', cell: 'c4', rotation: 0, level: 2, open: null },
      { event: 'points', seat: 1, reason: 'statues', points: -1, total: 0 },
      { event: 'points', seat: 1, reason: 'highest_level', points: 2, total: 4 },
      { event: 'points', seat: 0, reason: 'statues', points: 7, total: 7 },
    ]),
    BABYLON,
  );
  expect(told.points).toBe(1);
  expect(told.details[0]).toBe('-1 for statues.');
});

test('the brief tells the points only if there are some', () => {
  expect(brief(done([{ event: 'turn_ended', seat: 1, kept: 'none' }]), BABYLON)).toBe('Bo ends the turn.');
  const built = [
    { event: 'tile_built', seat: 1, stack: 'a3', cell: 'c1', tile: 'wall-pink', height: 1 },
    { event: 'points', seat: 1, points: 2, reason: 'wall', side: 'A', count: 1 },
  ];
  expect(brief(done(built), AMYTIS)).toBe('Bo builds a pink wall from stack a3 to city c1. +2 points.');
});

test('an action of a game or with an event that the client does not know is shown in its notation', () => {
  for (const context of [BABYLON, AMYTIS]) {
    expect(story(done([{ event: 'dance', seat: 1 }], 'dance b2'), context)).toMatchObject({
      headline: 'dance b2',
      details: [],
    });
  }
  const go: GameContext = { ...BABYLON, game: 'go', parts: plainParts };
  const events = [{ event: 'stone_placed', seat: 1, point: 'c3', captured: [] }, { event: 'turn_ended' }];
  expect(story(done(events, 'stone c3'), go)).toEqual({
    short: 'stone c3',
    headline: 'stone c3',
    details: ['Stone placed: player Bo, point c3, captured –.', 'Turn ended.'],
    points: 0,
  });
});

test.each([
  ['babylon', babylonHistory, BABYLON],
  ['amytis', amytisHistory, AMYTIS],
] as const)('every action of a game of %s has a headline and a short line in words', (_, history, context) => {
  for (const one of history) {
    const told = story(one as unknown as Done, context);
    expect(told.headline).toMatch(/^(Ada|Bo) /);
    expect(told.headline).not.toBe(one.action);
    expect(told.short).toMatch(/^(?!Ada|Bo )[^{}]{3,36}$/);
  }
});
