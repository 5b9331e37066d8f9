import { describe, expect, it } from 'vitest';
import type { Decoration, PlacedTile } from '../types';
import { vines } from './vegetation';

const tile: PlacedTile = {
  tile: 'C01',
  cell: 'c4',
  rotation: 0,
  level: 1,
  open: null,
  supports: ['single', 'single', 'single', 'single'],
  new: false,
};

/** The sides over which something hangs, by where it is: the tile reaches from -2 to 0 in x and from -1 to 1 in z. */
function sides(decorations: Decoration[], isPaved: (cell: string, level: number) => boolean): string[] {
  return vines(tile, decorations, isPaved).map(({ x, z }) => {
    if (z < -0.9) return 'north';
    if (z > 0.9) return 'south';
    return x < -1.9 ? 'west' : 'east';
  });
}

describe('vines', () => {
  it('hang over every side that is free', () => {
    expect(new Set(sides([], () => false))).toEqual(new Set(['north', 'east', 'south', 'west']));
  });

  it('hang outwards', () => {
    for (const { x, z, turn } of vines(tile, [], () => false)) {
      const [outX, outZ] = [Math.sin(turn), Math.cos(turn)];
      expect((x + 1) * outX + z * outZ).toBeCloseTo(0.975);
    }
  });

  it('leave room for a neighbour on the same level, but not for one on another', () => {
    expect(sides([], (cell, level) => cell.startsWith('e') && level === 1)).not.toContain('east');
    expect(sides([], (cell, level) => cell.startsWith('e') && level === 2)).toContain('east');
  });

  it('leave room for stairs and bridges', () => {
    const stairs: Decoration = { kind: 'stairs', cells: ['c5', 'c6'], levels: [1, 2], visible: true };
    const bridge: Decoration = { kind: 'bridge', cells: ['d5', 'd7'], levels: [1, 1], visible: true };
    expect(sides([stairs, bridge], () => false)).not.toContain('south');
  });
});
