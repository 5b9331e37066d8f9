import { describe, expect, it } from 'vitest';
import type { TileBook } from '../tiles';
import type { Decoration, PlacedTile } from '../types';
import { DOUBLE, LEVEL, SINGLE, SLAB } from './dimensions';
import { garden, tiles } from './fixtures/full';
import { topOf } from './garden';
import type { Item } from './item';
import { layoutDecoration, layoutGarden, layoutSpaces, layoutTerrace, pavedSurfaces } from './layout';

const book: TileBook = new Map([['C01', { material: 'clay', flower: 'pink', icons: ['stairs', 'fountain', '', ''] }]]);
const tile: PlacedTile = {
  tile: 'C01',
  cell: 'c4',
  rotation: 1,
  level: 2,
  open: 'se',
  supports: ['single', 'double', null, 'statue'],
  new: false,
};

function named(items: readonly Item[], kind: string): Item[] {
  return items.filter((item) => item.kind === kind);
}

function decoration(kind: Decoration['kind'], cells: string[], levels: number[]): Decoration {
  return { kind, cells, levels, visible: true };
}

describe('a tile', () => {
  const items = layoutTerrace(tile, book);

  it('lies over the middle of its four cells, on its level', () => {
    expect(named(items, 'slab-clay')).toMatchObject([{ x: -1, y: 1.8, z: 0, turn: 0 }]);
    expect(named(items, 'flower-pink')).toMatchObject([{ x: -1, y: 1.8, z: 0 }]);
  });

  it('stands on its supports, each as high as it reaches', () => {
    expect(named(items, 'single')).toMatchObject([{ x: -1.5, y: 0.9, z: -0.5 }]);
    expect(named(items, 'double')).toMatchObject([{ x: -0.5, y: 0, z: -0.5 }]);
    expect(named(items, 'statue')).toMatchObject([{ x: -1.5, y: 0.9, z: 0.5 }]);
    const underside = 2 * LEVEL - SLAB.thickness;
    expect(LEVEL + SINGLE).toBeCloseTo(underside);
    expect(DOUBLE).toBeCloseTo(underside);
  });

  it('has its belvedere on the open corner and no pillar under it', () => {
    expect(named(items, 'belvedere')).toMatchObject([{ x: -0.5, y: 1.8, z: 0.5 }]);
    expect(items).toHaveLength(6);
  });

  it('shows its turned icons on free spaces and plants the blank ones', () => {
    const spaces = layoutSpaces(tile, book, (at) => at === 'd5@2');
    expect(named(spaces, 'icon-stairs')).toMatchObject([{ x: -0.5, y: 1.8, z: -0.5 }]);
    expect(named(spaces, 'icon-fountain')).toHaveLength(0);
    expect(spaces.filter((item) => /palm|cypress|shrubs/.test(item.kind))).toHaveLength(2);
  });

  it('that is not in the box throws', () => {
    expect(() => layoutTerrace({ ...tile, tile: 'X99' }, book)).toThrow('X99');
  });
});

describe('a decoration', () => {
  it('stands where it belongs', () => {
    expect(layoutDecoration(decoration('statue', ['a1'], [1]))).toMatchObject([{ x: -3.5, y: 0.9, z: -3.5 }]);
    const [fountain, water] = layoutDecoration(decoration('fountain', ['c4', 'c5'], [2, 2]));
    expect(fountain).toMatchObject({ kind: 'fountain', x: -1.5, y: 1.8, z: 0 });
    expect(fountain?.turn).toBeCloseTo(-Math.PI / 2);
    expect(water).toMatchObject({ kind: 'water', x: -1.5, y: 1.8, z: 0 });
    expect(layoutDecoration(decoration('bridge', ['c4', 'e4'], [1, 1]))).toMatchObject([{ x: -0.5, y: 0.9, z: -0.5 }]);
  });

  it.each([
    ['c4', 1, 'd4', 2, 'c4', 0],
    ['c4', 2, 'd4', 1, 'd4', Math.PI],
    ['c4', 1, 'c5', 2, 'c4', -Math.PI / 2],
    ['c4', 2, 'c5', 1, 'c5', Math.PI / 2],
  ])('as stairs climbs from the lower space: %s on %d, %s on %d', (a, low, b, high, foot, turn) => {
    const [stairs] = layoutDecoration(decoration('stairs', [a, b], [low, high]));
    const [x, z] = foot === 'c4' ? [-1.5, -0.5] : foot === 'd4' ? [-0.5, -0.5] : [-1.5, 0.5];
    expect(stairs).toMatchObject({ x, y: 0.9, z });
    expect(Math.cos((stairs?.turn ?? 0) - turn)).toBeCloseTo(1);
  });
});

describe('a full garden', () => {
  const items = layoutGarden(garden, tiles);
  const count = (kind: string) => named(items, kind).length;

  it('has every piece of the view once', () => {
    const supports = garden.tiles.flatMap((one) => one.supports);
    const standing = (kind: string) => garden.decorations.filter((one) => one.kind === kind).length;
    expect(count('single')).toBe(supports.filter((one) => one === 'single').length);
    expect(count('double')).toBe(supports.filter((one) => one === 'double').length);
    expect(count('statue')).toBe(standing('statue') + supports.filter((one) => one === 'statue').length);
    expect(count('belvedere')).toBe(garden.tiles.filter((one) => one.open).length);
    for (const kind of ['stairs', 'fountain', 'bridge']) expect(count(kind)).toBe(standing(kind));
    expect(items.filter((item) => item.kind.startsWith('slab'))).toHaveLength(garden.tiles.length);
  });

  it('shows an icon on every uncovered space that has one and carries nothing', () => {
    const free = Object.values(garden.cells).filter((cell) => cell.tile !== null && cell.icon && !cell.piece);
    const tops = new Set(items.filter((item) => item.kind.startsWith('icon')).map(({ x, y, z }) => `${x} ${y} ${z}`));
    expect(free.length).toBeGreaterThan(0);
    expect(tops.size).toBeGreaterThanOrEqual(free.length);
  });

  it('is paved up to the top of each cell', () => {
    const paved = pavedSurfaces(garden);
    for (const cell of Object.keys(garden.cells)) {
      const top = topOf(garden, cell);
      expect(paved.has(`${cell}@${top + 1}`)).toBe(false);
      expect(top === 0 || paved.has(`${cell}@${top}`)).toBe(true);
    }
  });

  it('grows the same every time', () => {
    expect(layoutGarden(garden, tiles)).toEqual(items);
  });
});
