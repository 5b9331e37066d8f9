import { beforeEach, expect, test } from 'vitest';
import type { Outcome } from '../../api/client';
import { eventOf } from '../foresight.svelte';
import { Choices, formatPlacement, parseAction } from './actions';
import { COMPONENTS, OUTCOMES, POSITIONS } from './fixtures/fixtures';
import type { Garden } from './garden/garden';
import { HeldTile, supportsUnder } from './held-tile.svelte';
import { babylonView, tileBook } from './view';

const BARE: Garden = { tiles: [], decorations: [], cells: {} };
const tiles = tileBook(COMPONENTS);
const view = babylonView(POSITIONS.early);
const me = view.player ?? -1;
const seat = view.seats[me] ?? { ...BARE, stored: null };
const hand = { dug: view.turn.dug, stored: seat.stored };
const choices = new Choices(POSITIONS.early.legal ?? []);
let foreseen: Map<string, Outcome>;

function hold(legal: Choices | null = choices, garden: Garden = seat): HeldTile {
  return new HeldTile(() => ({ choices: legal, garden, tiles, hand, foreseen: (action) => foreseen.get(action) }));
}

function refused(action: string, reason: string, facts: Record<string, unknown> = {}): [string, Outcome] {
  // As it comes from the server: the generated type of `facts` has no value that could be given.
  const error = JSON.parse(JSON.stringify({ code: 'illegal_action', message: reason, facts: { reason, ...facts } }));
  return [action, { action, refused: error, events: [], points: {} }];
}

beforeEach(() => {
  foreseen = new Map();
});

test('the supports under a tile are those that the server foresees', () => {
  let compared = 0;
  for (const outcome of OUTCOMES.early) {
    const action = parseAction(outcome.action);
    if (action.kind !== 'place') continue;
    expect([outcome.action, supportsUnder(seat, action)]).toEqual([
      outcome.action,
      eventOf(outcome, 'tile_placed')?.supports,
    ]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});

test('a taken tile shows every place where it may go, and no other tile does', () => {
  const held = hold();
  expect(held.spots).toEqual([]);
  held.take('dug');
  expect(held.spots.map(({ cell }) => cell)).toEqual(choices.cells('dug'));
  held.drop();
  expect(held.spots).toEqual([]);
});

test('only a tile that is at hand can be taken', () => {
  const held = new HeldTile(() => ({
    choices,
    garden: seat,
    tiles,
    hand: { dug: null, stored: null },
    foreseen: () => undefined,
  }));
  held.take('dug');
  expect(held.source).toBeNull();
});

test('held over a place, it lies in the cheapest way that is legal there', () => {
  const held = hold();
  held.take('dug');
  for (const cell of choices.cells('dug')) {
    held.point(cell);
    const { placement } = held;
    if (!placement) throw new Error('a legal place has a placement');
    expect(POSITIONS.early.legal).toContain(formatPlacement(placement));
    const price = (of: typeof placement) =>
      supportsUnder(seat, of).reduce((sum, s) => sum + (s === 'double' ? 2 : s === 'single' ? 1 : 0), 0);
    const least = Math.min(...choices.at('dug', cell).map(price));
    expect(price(placement)).toBe(least);
    expect(held.possible).toBe(true);
    expect(held.ghost).toMatchObject({ cell, tile: view.turn.dug, possible: true });
  }
});

test('a tile that sticks out of the board is moved inside', () => {
  const held = hold();
  held.take('stored');
  held.point('h8');
  expect(held.cell).toBe('g7');
});

test('wishes go along from place to place, as far as they can be', () => {
  const ways = (cell: string, opens: string[]) =>
    opens.flatMap((open) => [0, 1, 2, 3].map((turn) => `place dug ${cell} r${turn} L1${open}`));
  const legal = [
    ...ways('a1', ['', ' open sw', ' open se']),
    ...ways('g1', ['', ' open se']),
    ...ways('d4', [' open se']),
  ];
  const held = hold(new Choices(legal), BARE);
  held.take('dug');
  held.point('a1');
  held.rotate(1);
  held.rotate(1);
  held.setOpen('none');
  held.point('g1');
  expect(held.placement).toMatchObject({ cell: 'g1', rotation: 2, open: null });
  held.point('d4');
  expect(held.placement).toMatchObject({ cell: 'd4', rotation: 2, open: 'se' });
  held.point('a1');
  expect(held.placement).toMatchObject({ cell: 'a1', rotation: 2, open: null });
  held.setOpen('sw');
  held.point('g1');
  expect(held.placement).toMatchObject({ cell: 'g1', rotation: 2, open: 'se' });
});

test('a tile turns both ways all around, and one that looks the same comes round sooner', () => {
  const held = hold();
  held.take('dug');
  held.point('a1');
  const seen = [0, 1, 2, 3].map(() => {
    held.rotate(1);
    return held.placement?.rotation;
  });
  expect(seen).toEqual([1, 2, 3, 0]);
  held.rotate(-1);
  expect(held.placement?.rotation).toBe(3);

  const alike = hold(new Choices(['place dug a1 r0 L1', 'place dug a1 r1 L1']));
  alike.take('dug');
  alike.point('a1');
  alike.rotate(1);
  expect(alike.placement?.rotation).toBe(1);
  alike.rotate(1);
  expect(alike.placement?.rotation).toBe(0);
  alike.rotate(-1);
  expect(alike.placement?.rotation).toBe(1);
});

test('a level is raised and lowered between the two that pillars reach', () => {
  const legal = new Choices(['place dug a1 r0 L1', 'place dug a1 r0 L2', 'place dug g7 r0 L1', 'place dug c1 r0 L2']);
  const held = hold(legal, BARE);
  held.take('dug');
  held.point('a1');
  expect(held.levels).toEqual([1, 2]);
  expect(held.placement?.level).toBe(1);
  held.raise(-1);
  expect(held.placement?.level).toBe(1);
  held.raise(1);
  held.raise(1);
  expect(held.placement?.level).toBe(2);
  // Level 2 is not to be had at g7: the wish gives way, but is remembered.
  held.point('g7');
  expect(held.placement?.level).toBe(1);
  held.point('c1');
  expect(held.placement?.level).toBe(2);
});

test('what was asked for at a place is not quietly replaced', () => {
  const legal = new Choices(['place dug a1 r0 L1 open se']);
  const held = hold(legal, BARE);
  held.take('dug');
  held.point('a1');
  expect(held.possible).toBe(true);
  held.setOpen('nw');
  expect(held.possible).toBe(false);
  expect(held.ghost).toMatchObject({ open: 'nw', possible: false });
  expect(held.questions).toEqual(['place dug a1 r0 L1 open nw']);
  held.raise(1);
  expect(held.possible).toBe(false);
  expect(held.ghost?.level).toBe(2);
  held.setLevel(1);
  expect(held.placement).toMatchObject({ level: 1, open: 'se' });
});

test('the open corner goes round those that are possible', () => {
  const legal = new Choices(['place dug a1 r0 L1', 'place dug a1 r0 L1 open ne', 'place dug a1 r0 L1 open sw']);
  const held = hold(legal, BARE);
  held.take('dug');
  held.point('a1');
  const seen = [0, 1, 2, 3].map(() => {
    held.cycleOpen();
    return held.placement?.open;
  });
  expect(new Set(seen.slice(0, 3))).toEqual(new Set(['ne', 'sw', null]));
  expect(seen[3]).toBe(seen[0]);
});

test('a belvedere stands on a blank space where there is a choice', () => {
  const blank = new Map(tiles).set('T', {
    material: 'granite',
    flower: 'pink',
    icons: ['stairs', 'bridge', '', 'statue'],
  });
  const all = ['nw', 'ne', 'se', 'sw'].flatMap((open) => [0, 1].map((turn) => `place dug a1 r${turn} L1 open ${open}`));
  const held = new HeldTile(() => ({
    choices: new Choices([...all, 'place dug a1 r3 L1']),
    garden: BARE,
    tiles: blank,
    hand: { dug: 'T', stored: null },
    foreseen: () => undefined,
  }));
  held.take('dug');
  held.point('a1');
  expect(held.placement?.open).toBe('se');
  held.rotate(1);
  expect(held.placement?.open).toBe('sw');
});

test('a first choice lays the tile down, a second at the same place means it', () => {
  const held = hold();
  held.take('dug');
  expect(held.pick('a1')).toBe(false);
  held.point('g7');
  expect(held.cell).toBe('a1');
  expect(held.pick('b2')).toBe(false);
  expect(held.pick('b2')).toBe(true);
  held.letGo();
  expect([held.pinned, held.source]).toEqual([false, 'dug']);
  held.letGo();
  expect(held.source).toBeNull();
});

test('nothing is laid down by an empty hand', () => {
  const held = hold();
  expect(held.pick('a1')).toBe(false);
  expect(held.pick('a1')).toBe(false);
  expect(held.ghost).toBeNull();
});

test('where nothing is legal, it asks about every way and shows the one that is nearly possible', () => {
  const held = hold(new Choices(['finish none']), BARE);
  held.take('dug');
  held.point('c3');
  held.rotate(1);
  expect(held.possible).toBe(false);
  expect(held.questions.length).toBe(10);
  expect(held.ghost).toMatchObject({ cell: 'c3', level: 1, open: null, rotation: 1, possible: false });
  foreseen = new Map([
    refused('place dug c3 r0 L1', 'not_enough_pillars', { missing: 2 }),
    refused('place dug c3 r0 L1 open se', 'not_enough_pillars', { missing: 1 }),
    refused('place dug c3 r0 L2', 'no_tile_one_level_below'),
  ]);
  const again = hold(new Choices(['finish none']), BARE);
  again.take('dug');
  again.point('c3');
  expect(again.ghost).toMatchObject({ level: 1, open: 'se', possible: false });
  expect(again.outcome?.refused?.facts).toMatchObject({ missing: 1 });
});

test('without legal actions there is nothing to place', () => {
  const held = hold(null);
  held.take('dug');
  held.point('a1');
  expect(held.possible).toBe(false);
});

test('a hand that hovers has its answer within a few milliseconds', () => {
  const held = hold();
  held.take('dug');
  const cells = choices.cells('dug');
  const start = performance.now();
  for (const cell of cells) {
    held.point(cell);
    void held.ghost;
    void held.questions;
  }
  expect((performance.now() - start) / cells.length).toBeLessThan(10);
});
