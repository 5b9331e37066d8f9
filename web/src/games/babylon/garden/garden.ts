/**
 * What both pictures of a garden, the solid one and the plan, are given and give back, and where its cells are. Neither
 * picture knows a rule: what may be done comes in as `spots`, what is pointed at goes out.
 */

import type { TileBook } from '../tiles';
import type { Corner, Decoration, Garden, Kind, Support } from '../types';

/** A tile held over the garden, and whether it may be placed so. Supports that are not known are left out. */
export interface Ghost {
  tile: string;
  cell: string;
  rotation: number;
  level: number;
  open: Corner | null;
  supports: Support[];
  possible: boolean;
}

/**
 * A place to click: for a `place` the middle of a tile whose north-west cell is `cell`, for a `decoration` a space. A
 * `source` is a space that points come from.
 */
export interface Spot {
  cell: string;
  level: number;
  kind: 'place' | 'decoration' | 'source';
  icon?: Kind;
}

/** What was placed in a turn: tiles by their north-west cells, and the cells of decorations. */
export interface Recent {
  tiles: readonly string[];
  cells: readonly string[];
}

export interface GardenProps {
  garden: Garden;
  /** What was placed last, to be outlined. */
  recent?: Recent | null;
  /** Whether the level of each tile is shown, as it is by default. */
  levels?: boolean;
  tiles: TileBook;
  ghost?: Ghost | null;
  /** A decoration that is about to be placed, shown as a ghost is. */
  trial?: Decoration | null;
  spots?: readonly Spot[];
  /** The cell under the keyboard's cursor. */
  cursor?: string | null;
  /** The picture in words. */
  label: string;
  /**
   * The player chose a cell, or points at one. While a ghost or spots for tiles are shown, a tile is held by its
   * middle: the cell is then the north-west one of the four that it would cover (see `heldCell`). The level is given
   * if the cell is that of a spot.
   */
  onpick?: (cell: string, level: number | null) => void;
  onhover?: (cell: string | null, level: number | null) => void;
  /** The wheel was turned while a ghost is shown: 1 clockwise, -1 back. */
  onrotate?: (turn: 1 | -1) => void;
  /** The wheel was turned with Shift held while a ghost is shown: 1 up, -1 down. */
  onlevel?: (step: 1 | -1) => void;
}

/** What only the solid picture has. */
export interface SolidProps extends GardenProps {
  /** From the side, or from straight above. */
  view?: 'tilt' | 'above';
  /** Whether it turns slowly by itself. */
  spins?: boolean;
  /** Whether all tiles are always in the picture, also high ones at the rim, for which it is smaller. */
  showsAll?: boolean;
  /** Called after each frame. */
  onframe?: (frame: Frame) => void;
}

export interface Frame {
  calls: number;
  triangles: number;
  frames: number;
}

export const WIDTH = 8;
const COLUMNS = 'abcdefgh';

/** Columns count from west to east, rows from north to south, both from 0. */
export interface Coordinates {
  column: number;
  row: number;
}

/** How far each corner of a tile, clockwise from the north-west, is from its north-west cell. */
export const OFFSETS: readonly Coordinates[] = [
  { column: 0, row: 0 },
  { column: 1, row: 0 },
  { column: 1, row: 1 },
  { column: 0, row: 1 },
];

export function coordinatesOf(cell: string): Coordinates {
  const column = COLUMNS.indexOf(cell.charAt(0));
  const row = Number(cell.slice(1)) - 1;
  if (column < 0 || !Number.isInteger(row) || row < 0 || row >= WIDTH) throw new RangeError(`no cell: ${cell}`);
  return { column, row };
}

/** The name of a cell, or `null` for what is off the board. */
export function cellName(column: number, row: number): string | null {
  const inside = column >= 0 && column < WIDTH && row >= 0 && row < WIDTH;
  return inside ? `${COLUMNS.charAt(column)}${row + 1}` : null;
}

/** The cell at a point of the board, in cells from its north-west corner. */
export function cellAt(x: number, y: number): string | null {
  return cellName(Math.floor(x), Math.floor(y));
}

/** The north-west cell of a tile that is held by its middle over a point of the board. */
export function heldCell(x: number, y: number): string | null {
  if (cellAt(x, y) === null) return null;
  const nearest = (at: number) => Math.min(Math.max(Math.round(at), 1), WIDTH - 1) - 1;
  return cellName(nearest(x), nearest(y));
}

/** The four cells of a tile, clockwise from its north-west one; `null` where it would stick out. */
export function cellsOfTile(cell: string): (string | null)[] {
  const { column, row } = coordinatesOf(cell);
  return OFFSETS.map((offset) => cellName(column + offset.column, row + offset.row));
}

export function topOf(garden: Garden, cell: string): number {
  return garden.cells[cell]?.level ?? 0;
}
