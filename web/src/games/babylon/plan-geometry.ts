/** Where things lie in the plan of a garden: 100 to a cell, north up. Pure geometry, for the picture and its tests. */

import type { Icon } from './garden/garden';
import {
  type Coordinates,
  coordinatesOf,
  type Decoration,
  type Garden,
  type PlacedTile,
  topOf,
  WIDTH,
} from './garden/garden';

export const CELL = 100;
export const BOARD = WIDTH * CELL;

const INNER = Array.from({ length: WIDTH - 1 }, (_, n) => (n + 1) * CELL);
const MIDDLES = Array.from({ length: WIDTH }, (_, n) => (n + 0.5) * CELL);
/** The lines between the cells, and a point in the middle of each. */
export const LINES = INNER.map((at) => `M${at} 0V${BOARD}M0 ${at}H${BOARD}`).join('');
export const PITS = MIDDLES.flatMap((y) => MIDDLES.map((x) => `M${x} ${y}h.01`)).join('');

/** The tiles level by level: what is drawn later covers what is below. */
export function layers(garden: Garden): { level: number; tiles: PlacedTile[] }[] {
  const levels = [...new Set(garden.tiles.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((level) => ({ level, tiles: garden.tiles.filter((tile) => tile.level === level) }));
}

export interface Lying {
  kind: Icon;
  /** Turned about the middle of its first space, from eastwards. */
  transform: string;
  down: boolean;
  /** The cells to which the picture is cut; empty if all of it is to be seen. */
  seen: Coordinates[];
}

/** A decoration where it lies, as far as it is not covered; `null` if nothing of it is seen. */
export function lying(garden: Garden, { kind, cells, levels }: Omit<Decoration, 'visible'>): Lying | null {
  const [from, to = from] = cells.map(coordinatesOf);
  if (!from || !to) return null;
  const uncovered = cells.filter((cell, end) => topOf(garden, cell) === levels[end]).map(coordinatesOf);
  // Nothing is ever built over the cell that a bridge spans: there it is always seen.
  const span = kind === 'bridge' ? [{ column: (from.column + to.column) / 2, row: (from.row + to.row) / 2 }] : [];
  if (!uncovered.length && !span.length) return null;
  const southwards = to.row > from.row;
  const [x, y] = [from.column * CELL, from.row * CELL];
  return {
    kind,
    transform: southwards ? `translate(${x + CELL} ${y}) rotate(90)` : `translate(${x} ${y})`,
    down: (levels[0] ?? 0) > (levels[1] ?? levels[0] ?? 0),
    seen: uncovered.length === cells.length ? [] : [...uncovered, ...span],
  };
}

/** The corner of a tile in which a cell lies, seen from the tile's middle: -1 west or north, 1 east or south. */
export function outwards(tile: PlacedTile, cell: string): { x: number; y: number } {
  const [nw, here] = [coordinatesOf(tile.cell), coordinatesOf(cell)];
  return { x: here.column > nw.column ? 1 : -1, y: here.row > nw.row ? 1 : -1 };
}
