/** The geometry of the plan of a garden: a cell is 100 wide, north is up. */

import { type Coordinates, coordinatesOf, topOf, WIDTH } from './garden/garden';
import type { Decoration, Garden, Kind, PlacedTile } from './types';

export const CELL = 100;
export const BOARD = WIDTH * CELL;

const INNER = Array.from({ length: WIDTH - 1 }, (_, n) => (n + 1) * CELL);
const MIDDLES = Array.from({ length: WIDTH }, (_, n) => (n + 0.5) * CELL);
/** The lines between the cells, and a point in the middle of each. */
export const LINES = INNER.map((at) => `M${at} 0V${BOARD}M0 ${at}H${BOARD}`).join('');
export const PITS = MIDDLES.flatMap((y) => MIDDLES.map((x) => `M${x} ${y}h.01`)).join('');

/** The tiles by level, the lowest first: tiles that are drawn later cover those below. */
export function layers(garden: Garden): { level: number; tiles: PlacedTile[] }[] {
  const levels = [...new Set(garden.tiles.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((level) => ({ level, tiles: garden.tiles.filter((tile) => tile.level === level) }));
}

export interface Lying {
  kind: Kind;
  /** A decoration that lies eastwards is not turned. */
  transform: string;
  down: boolean;
  /** The cells in which it is visible; empty if it is visible in all of them. */
  seen: Coordinates[];
}

/** Where a decoration lies and in which cells it is visible; `null` if it is covered. */
export function lying(garden: Garden, { kind, cells, levels }: Omit<Decoration, 'visible'>): Lying | null {
  const [from, to = from] = cells.map(coordinatesOf);
  if (!from || !to) return null;
  const uncovered = cells.filter((cell, end) => topOf(garden, cell) === levels[end]).map(coordinatesOf);
  // A bridge is always visible in the cell that it spans.
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
