import { beforeEach, expect, test } from 'vitest';
import type { Outcome } from '../../api/client';
import { Choices, formatPlacement, parseAction } from './actions';
import { COMPONENTS, OUTCOMES, POSITIONS } from './fixtures/fixtures';
import { eventOf } from './foresight.svelte';
import type { Garden } from './garden/garden';
import { Placing, supportsUnder } from './placing.svelte';
import { babylonView, tileBook } from './view';

const BARE: Garden = { tiles: [], decorations: [], cells: {} };
const tiles = tileBook(COMPONENTS);
const view = babylonView(POSITIONS.early);
const me = view.player ?? -1;
const seat = view.seats[me] ?? { ...BARE, stored: null };
const hand = { dug: view.turn.dug, stored: seat.stored };
const choices = new Choices(POSITIONS.early.legal ?? []);
let foreseen: Map<string, Outcome>;

function held(legal: Choices | null = choices, garden: Garden = seat): Placing {
  return new Placing(() => ({ choices: legal, garden, tiles, hand, foreseen: (action) => foreseen.get(action) }));
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
  const placing = held();
  expect(placing.spots).toEqual([]);
  placing.take('dug');
  expect(placing.spots.map(({ cell }) => cell)).toEqual(choices.cells('dug'));
  placing.drop();
  expect(placing.spots).toEqual([]);
});

test('only a tile that is at hand can be taken', () => {
  const placing = new Placing(() => ({
    choices,
    garden: seat,
    tiles,
    hand: { dug: null, stored: null },
    foreseen: () => undefined,
  }));
  placing.take('dug');
  expect(placing.source).toBeNull();
});

test('held over a place, it lies in the cheapest way that is legal there', () => {
  const placing = held();
  placing.take('dug');
  for (const cell of choices.cells('dug')) {
    placing.point(cell);
    const { placement } = placing;
    if (!placement) throw new Error('a legal place has a placement');
    expect(POSITIONS.early.legal).toContain(formatPlacement(placement));
    const price = (of: typeof placement) =>
      supportsUnder(seat, of).reduce((sum, s) => sum + (s === 'double' ? 2 : s === 'single' ? 1 : 0), 0);
    const least = Math.min(...choices.at('dug', cell).map(price));
    expect(price(placement)).toBe(least);
    expect(placing.possible).toBe(true);
    expect(placing.ghost).toMatchObject({ cell, tile: view.turn.dug, possible: true });
  }
});

test('a tile that sticks out of the board is moved inside', () => {
  const placing = held();
  placing.take('stored');
  placing.point('h8');
  expect(placing.cell).toBe('g7');
});

test('wishes go along from place to place, as far as they can be', () => {
  const ways = (cell: string, opens: string[]) =>
    opens.flatMap((open) => [0, 1, 2, 3].map((turn) => `place dug ${cell} r${turn} L1${open}`));
  const legal = [
    ...ways('a1', ['', ' open sw', ' open se']),
    ...ways('g1', ['', ' open se']),
    ...ways('d4', [' open se']),
  ];
  const placing = held(new Choices(legal), BARE);
  placing.take('dug');
  placing.point('a1');
  placing.rotate(1);
  placing.rotate(1);
  placing.setOpen('none');
  placing.point('g1');
  expect(placing.placement).toMatchObject({ cell: 'g1', rotation: 2, open: null });
  placing.point('d4');
  expect(placing.placement).toMatchObject({ cell: 'd4', rotation: 2, open: 'se' });
  placing.point('a1');
  expect(placing.placement).toMatchObject({ cell: 'a1', rotation: 2, open: null });
  placing.setOpen('sw');
  placing.point('g1');
  expect(placing.placement).toMatchObject({ cell: 'g1', rotation: 2, open: 'se' });
});

test('a tile turns both ways all around, and one that looks the same comes round sooner', () => {
  const placing = held();
  placing.take('dug');
  placing.point('a1');
  const seen = [0, 1, 2, 3].map(() => {
    placing.rotate(1);
    return placing.placement?.rotation;
  });
  expect(seen).toEqual([1, 2, 3, 0]);
  placing.rotate(-1);
  expect(placing.placement?.rotation).toBe(3);

  const alike = held(new Choices(['place dug a1 r0 L1', 'place dug a1 r1 L1']));
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
  const placing = held(legal, BARE);
  placing.take('dug');
  placing.point('a1');
  expect(placing.levels).toEqual([1, 2]);
  expect(placing.placement?.level).toBe(1);
  placing.raise(-1);
  expect(placing.placement?.level).toBe(1);
  placing.raise(1);
  placing.raise(1);
  expect(placing.placement?.level).toBe(2);
  // Level 2 is not to be had at g7: the wish gives way, but is remembered.
  placing.point('g7');
  expect(placing.placement?.level).toBe(1);
  placing.point('c1');
  expect(placing.placement?.level).toBe(2);
});

test('what was asked for at a place is not quietly replaced', () => {
  const legal = new Choices(['place dug a1 r0 L1 open se']);
  const placing = held(legal, BARE);
  placing.take('dug');
  placing.point('a1');
  expect(placing.possible).toBe(true);
  placing.setOpen('nw');
  expect(placing.possible).toBe(false);
  expect(placing.ghost).toMatchObject({ open: 'nw', possible: false });
  expect(placing.questions).toEqual(['place dug a1 r0 L1 open nw']);
  placing.raise(1);
  expect(placing.possible).toBe(false);
  expect(placing.ghost?.level).toBe(2);
  placing.setLevel(1);
  expect(placing.placement).toMatchObject({ level: 1, open: 'se' });
});

test('the open corner goes round those that are possible', () => {
  const legal = new Choices(['place dug a1 r0 L1', 'place dug a1 r0 L1 open ne', 'place dug a1 r0 L1 open sw']);
  const placing = held(legal, BARE);
  placing.take('dug');
  placing.point('a1');
  const seen = [0, 1, 2, 3].map(() => {
    placing.cycleOpen();
    return placing.placement?.open;
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
  const placing = new Placing(() => ({
    choices: new Choices([...all, 'place dug a1 r3 L1']),
    garden: BARE,
    tiles: blank,
    hand: { dug: 'T', stored: null },
    foreseen: () => undefined,
  }));
  placing.take('dug');
  placing.point('a1');
  expect(placing.placement?.open).toBe('se');
  placing.rotate(1);
  expect(placing.placement?.open).toBe('sw');
});

test('a first choice lays the tile down, a second at the same place means it', () => {
  const placing = held();
  placing.take('dug');
  expect(placing.pick('a1')).toBe(false);
  placing.point('g7');
  expect(placing.cell).toBe('a1');
  expect(placing.pick('b2')).toBe(false);
  expect(placing.pick('b2')).toBe(true);
  placing.letGo();
  expect([placing.pinned, placing.source]).toEqual([false, 'dug']);
  placing.letGo();
  expect(placing.source).toBeNull();
});

test('nothing is laid down by an empty hand', () => {
  const placing = held();
  expect(placing.pick('a1')).toBe(false);
  expect(placing.pick('a1')).toBe(false);
  expect(placing.ghost).toBeNull();
});

test('where nothing is legal, it asks about every way and shows the one that is nearly possible', () => {
  const placing = held(new Choices(['finish none']), BARE);
  placing.take('dug');
  placing.point('c3');
  placing.rotate(1);
  expect(placing.possible).toBe(false);
  expect(placing.questions.length).toBe(10);
  expect(placing.ghost).toMatchObject({ cell: 'c3', level: 1, open: null, rotation: 1, possible: false });
  foreseen = new Map([
    refused('place dug c3 r0 L1', 'not_enough_pillars', { missing: 2 }),
    refused('place dug c3 r0 L1 open se', 'not_enough_pillars', { missing: 1 }),
    refused('place dug c3 r0 L2', 'no_tile_one_level_below'),
  ]);
  const again = held(new Choices(['finish none']), BARE);
  again.take('dug');
  again.point('c3');
  expect(again.ghost).toMatchObject({ level: 1, open: 'se', possible: false });
  expect(again.outcome?.refused?.facts).toMatchObject({ missing: 1 });
});

test('without legal actions there is nothing to place', () => {
  const placing = held(null);
  placing.take('dug');
  placing.point('a1');
  expect(placing.possible).toBe(false);
});

test('a hand that hovers has its answer within a few milliseconds', () => {
  const placing = held();
  placing.take('dug');
  const cells = choices.cells('dug');
  const start = performance.now();
  for (const cell of cells) {
    placing.point(cell);
    void placing.ghost;
    void placing.questions;
  }
  expect((performance.now() - start) / cells.length).toBeLessThan(10);
});
