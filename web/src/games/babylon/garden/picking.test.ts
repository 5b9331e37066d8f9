import { describe, expect, it } from 'vitest';
import { LEVEL } from './dimensions';
import { garden } from './fixtures/full';
import { coordinatesOf, type Spot, topOf } from './garden';
import { pavedSurfaces, surface } from './layout';
import { nearestSpot, touchedCell, touchedSurface } from './picking';

const paved = pavedSurfaces(garden);
const isPaved = (cell: string, level: number) => paved.has(surface(cell, level));
const down = { x: 0, y: -1, z: 0 };

describe('a line from the eye', () => {
  it('straight down meets the top of each cell', () => {
    for (const cell of Object.keys(garden.cells)) {
      const { column, row } = coordinatesOf(cell);
      const touch = touchedSurface({ x: column - 3.5, y: 20, z: row - 3.5 }, down, 9, isPaved);
      expect(touch?.level).toBe(topOf(garden, cell));
      expect(touch && touchedCell(touch, false)).toBe(cell);
    }
  });

  it('passes under a tile to what is behind', () => {
    const roof = (cell: string, level: number) => cell === 'd4' && level === 2;
    // It comes from the south and would cross d4 below the tile.
    const eye = { x: -0.5, y: LEVEL, z: 3 };
    const touch = touchedSurface(eye, { x: 0, y: -LEVEL, z: -5 }, 2, roof);
    expect(touch && touchedCell(touch, false)).toBe('d3');
    // From higher up the tile is in its way.
    const blocked = touchedSurface({ ...eye, y: 4 * LEVEL }, { x: 0, y: -2 * LEVEL, z: -3.5 }, 2, roof);
    expect(blocked).toMatchObject({ level: 2 });
    expect(blocked && touchedCell(blocked, false)).toBe('d4');
  });

  it('that misses the board or goes up meets nothing', () => {
    expect(touchedSurface({ x: 6, y: 5, z: 0 }, down, 3, isPaved)).toBeNull();
    expect(touchedSurface({ x: 0, y: 5, z: 0 }, { x: 0, y: 1, z: 0 }, 3, isPaved)).toBeNull();
  });

  it('means the tile that would lie around it when one is held', () => {
    expect(touchedCell({ x: 3.1, y: 4.9, level: 0 }, true)).toBe('c5');
    expect(touchedCell({ x: 3.1, y: 4.9, level: 0 }, false)).toBe('d5');
  });
});

describe('a spot', () => {
  const spots: Spot[] = [
    { cell: 'a1', level: 1, kind: 'place' },
    { cell: 'b1', level: 2, kind: 'place' },
  ];
  const onScreen = ({ cell }: Spot) => ({ x: cell === 'a1' ? 10 : 50, y: 10 });

  it('is meant by what is nearest to it', () => {
    expect(nearestSpot(spots, onScreen, { x: 25, y: 10 }, 30)?.cell).toBe('a1');
    expect(nearestSpot(spots, onScreen, { x: 35, y: 10 }, 30)?.cell).toBe('b1');
  });

  it('is not meant from far away', () => {
    expect(nearestSpot(spots, onScreen, { x: 10, y: 45 }, 30)).toBeNull();
  });
});
