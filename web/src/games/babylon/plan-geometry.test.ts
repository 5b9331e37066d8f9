import { expect, test } from 'vitest';
import { POSITIONS } from './fixtures/fixtures';
import { layers, lying, outwards } from './plan-geometry';
import type { Decoration, Garden, PlacedTile } from './types';

const tile = (cell: string, level: number): PlacedTile => ({
  tile: 'C01',
  cell,
  rotation: 0,
  level,
  open: null,
  supports: ['single', 'single', 'single', 'single'],
  new: false,
});

const top = (level: number) => ({ level, tile: 0, icon: '', piece: null, bridge: 0 }) as const;

test('tiles are drawn from the lowest level up', () => {
  const garden: Garden = { tiles: [tile('a1', 2), tile('c1', 1), tile('e1', 2)], decorations: [], cells: {} };
  expect(layers(garden).map(({ level, tiles }) => [level, tiles.map(({ cell }) => cell)])).toEqual([
    [1, ['c1']],
    [2, ['a1', 'e1']],
  ]);
});

test('a decoration lies from its first space to the second', () => {
  const stairs: Decoration = { kind: 'stairs', cells: ['b2', 'b3'], levels: [2, 1], visible: true };
  const garden: Garden = { tiles: [], decorations: [stairs], cells: { b2: top(2), b3: top(1) } };
  expect(lying(garden, stairs)).toEqual({
    kind: 'stairs',
    transform: 'translate(200 100) rotate(90)',
    down: true,
    seen: [],
  });
  const east: Decoration = { kind: 'bridge', cells: ['b2', 'd2'], levels: [2, 2], visible: true };
  const over: Garden = { tiles: [], decorations: [east], cells: { b2: top(2), d2: top(2) } };
  expect(lying(over, east)).toMatchObject({ transform: 'translate(100 100)', down: false });
});

test('what a tile covers of a decoration is not drawn', () => {
  const fountain: Decoration = { kind: 'fountain', cells: ['b2', 'c2'], levels: [1, 1], visible: true };
  const half: Garden = { tiles: [], decorations: [], cells: { b2: top(1), c2: top(3) } };
  expect(lying(half, fountain)?.seen).toEqual([{ column: 1, row: 1 }]);
  const all: Garden = { tiles: [], decorations: [], cells: { b2: top(3), c2: top(3) } };
  expect(lying(all, fountain)).toBeNull();
  const bridge: Decoration = { kind: 'bridge', cells: ['a1', 'c1'], levels: [1, 1], visible: true };
  const end: Garden = { tiles: [], decorations: [], cells: { a1: top(2), c1: top(1) } };
  expect(lying(end, bridge)?.seen).toEqual([
    { column: 2, row: 0 },
    { column: 1, row: 0 },
  ]);
});

test('the deck of a bridge is drawn when both its ends are covered', () => {
  const bridge: Decoration = { kind: 'bridge', cells: ['a1', 'c1'], levels: [1, 1], visible: true };
  const ends: Garden = { tiles: [], decorations: [], cells: { a1: top(2), c1: top(2) } };
  expect(lying(ends, bridge)?.seen).toEqual([{ column: 1, row: 0 }]);
});

test('the decorations that are drawn are those that the server calls visible', () => {
  let seen = 0;
  for (const position of Object.values(POSITIONS)) {
    for (const seat of position.view.seats) {
      for (const decoration of seat.decorations) {
        expect(lying(seat, decoration) !== null).toBe(decoration.visible);
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(50);
});

test('a cell has a direction from the middle of its tile', () => {
  expect(outwards(tile('c3', 1), 'c3')).toEqual({ x: -1, y: -1 });
  expect(outwards(tile('c3', 1), 'd4')).toEqual({ x: 1, y: 1 });
});
