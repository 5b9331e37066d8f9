/**
 * Where things are in the solid garden: a cell is 1 wide, x runs east, z south, y up, and the middle of the board's
 * surface is the origin.
 */

import { coordinatesOf, WIDTH } from './garden';

/** From the upper side of a tile to that of the next level. */
export const LEVEL = 0.9;
export const SLAB = { size: 1.95, thickness: 0.18, bevel: 0.035 };
/** What stands between two levels, from the lower surface to the underside of the tile above. */
export const SINGLE = LEVEL - SLAB.thickness;
export const DOUBLE = 2 * LEVEL - SLAB.thickness;
/** Half of the building area, and of the board with its rim. */
export const FIELD = WIDTH / 2;
export const BOARD = { half: FIELD + 0.62, thickness: 0.5 };

export interface Point {
  x: number;
  y: number;
  z: number;
}

/** The middle of a space, on the surface of its level. */
export function spacePoint(cell: string, level: number): Point {
  const { column, row } = coordinatesOf(cell);
  return { x: column - FIELD + 0.5, y: level * LEVEL, z: row - FIELD + 0.5 };
}

/** The middle of a tile, named by its north-west cell, on its upper side. */
export function tilePoint(cell: string, level: number): Point {
  const { x, y, z } = spacePoint(cell, level);
  return { x: x + 0.5, y, z: z + 0.5 };
}
