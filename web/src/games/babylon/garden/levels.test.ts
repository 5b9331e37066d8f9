import { describe, expect, it } from 'vitest';
import type { Garden } from '../types';
import { spacePoint, tilePoint } from './dimensions';
import { garden } from './fixtures/full';
import { cellsOfTile } from './garden';
import { thingOfTile } from './item';
import { type LevelSign, layoutLevels, levelInFront, levelLook, quarterOf } from './levels';

const QUARTERS = [0, 1, 2, 3];
/** Half of the plaque of an icon, and of a number that is stretched as far as it may be. */
const PLAQUE = 0.31;
const LONGEST = 1.4;

const isSeen = (index: number) => Object.values(garden.cells).some(({ tile }) => tile === index);

/** How far a number reaches from its middle, along x and z. */
function reach({ size, isLong }: LevelSign, quarter: number): { x: number; z: number } {
  const [across, along] = [size / 2, (size / 2) * (isLong ? LONGEST : 1)];
  return quarter % 2 ? { x: along, z: across } : { x: across, z: along };
}

describe('the levels', () => {
  it.each(QUARTERS)('have one number for each tile that is seen, from quarter %d', (quarter) => {
    const signs = layoutLevels(garden, quarter);
    const seen = garden.tiles.filter((_, index) => isSeen(index));
    expect(signs.map(({ level }) => level)).toEqual(seen.map(({ level }) => level));
    expect(seen.length).toBeGreaterThan(10);
  });

  it.each(QUARTERS)('never lie over an icon, from quarter %d', (quarter) => {
    for (const sign of layoutLevels(garden, quarter)) {
      const half = reach(sign, quarter);
      for (const [cell, { level, icon }] of Object.entries(garden.cells)) {
        if (level !== sign.level || !icon) continue;
        const at = spacePoint(cell, level);
        const isApart = Math.abs(at.x - sign.x) >= PLAQUE + half.x || Math.abs(at.z - sign.z) >= PLAQUE + half.z;
        expect(isApart, `${cell} and the number at ${sign.x} ${sign.z}`).toBe(true);
      }
    }
  });

  it('lie on spaces that are seen: where only one is, over its corner', () => {
    for (const quarter of QUARTERS) {
      for (const sign of layoutLevels(garden, quarter)) {
        const tile = garden.tiles.find((one) => thingOfTile(one) === sign.thing);
        const index = tile ? garden.tiles.indexOf(tile) : -1;
        const seen = cellsOfTile(tile?.cell ?? '').filter((cell) => garden.cells[cell ?? '']?.tile === index);
        const near = seen.filter((cell) => {
          const at = spacePoint(cell ?? '', sign.level);
          return Math.hypot(at.x - sign.x, at.z - sign.z) < 0.75;
        });
        expect(near).toHaveLength(sign.size < 0.35 ? 1 : 2);
      }
    }
  });

  it('lie on the side that is nearest to the eye', () => {
    const [tile] = garden.tiles;
    if (!tile) throw new Error('the fixture has tiles');
    const middle = tilePoint(tile.cell, tile.level);
    const sides = QUARTERS.map((quarter) => {
      const sign = levelInFront(tile, quarter);
      return [Math.sign(sign.x - middle.x), Math.sign(sign.z - middle.z)];
    });
    expect(sides).toEqual([
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]);
  });

  it('are not hidden by a higher tile or a belvedere before them, nor by a fountain', () => {
    const [tile] = garden.tiles;
    if (!tile) throw new Error('the fixture has tiles');
    const middle = tilePoint('c3', 1);
    const icon = { tile: 0, level: 1, icon: 'stairs', piece: null, bridge: 0 } as const;
    const low = { ...tile, cell: 'c3', level: 1 };
    const cells = { c3: icon, d3: icon, d4: icon, c4: icon };
    const sideOf = (more: Garden['cells'], decorations: Garden['decorations'] = []) => {
      const [sign] = layoutLevels({ tiles: [low], decorations, cells: { ...cells, ...more } }, 0);
      return sign && [Math.sign(sign.x - middle.x), Math.sign(sign.z - middle.z)];
    };
    const covered = { ...icon, tile: 1, level: 2 };
    expect(sideOf({})).toEqual([0, 1]);
    expect(sideOf({}, [{ kind: 'fountain', cells: ['c4', 'd4'], levels: [1, 1], visible: true }])).toEqual([1, 0]);
    // A higher neighbour in front of it: at the side.
    expect(sideOf({ c5: covered })).toEqual([1, 0]);
    // One corner is covered, and a belvedere stands before the other side: in front of the belvedere.
    expect(sideOf({ d4: covered, c4: { ...icon, piece: 'belvedere' } })).toEqual([-1, 1]);
  });

  it('differ also in their look', () => {
    expect(new Set([1, 2, 3, 4].map((level) => levelLook(level).ground)).size).toBe(4);
    expect(levelLook(7)).toEqual(levelLook(4));
  });
});

it('an eye is in the quarter that it is nearest to, however often it went round', () => {
  const degrees = [0, 44, 46, 180, -44, -90, 450, -630];
  expect(degrees.map((angle) => quarterOf((angle * Math.PI) / 180))).toEqual([0, 0, 1, 2, 0, 3, 1, 1]);
});
