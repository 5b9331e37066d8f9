/**
 * A garden as the server's view tells it, and what both pictures of it, the solid one and the plan, are given and give
 * back. Neither picture knows a rule: what may be done comes in as `spots`, what is pointed at goes out.
 */

export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
export const FLOWERS = ['white', 'pink', 'blue', 'yellow'] as const;
export const ICONS = ['stairs', 'fountain', 'bridge', 'statue'] as const;
export const MATERIALS = ['clay', 'granite', 'basalt', 'start'] as const;

export type Corner = (typeof CORNERS)[number];
export type Flower = (typeof FLOWERS)[number];
export type Icon = (typeof ICONS)[number];
/** `start`: a starting tile, which the components list without a material. */
export type Material = (typeof MATERIALS)[number];
/** What a corner of a tile stands on; `null` at the open corner. */
export type Support = 'single' | 'double' | 'statue' | null;
export type Piece = 'belvedere' | Icon;

/** What is printed on a tile; the icons clockwise from the north-west as it lies unturned, '' for a blank space. */
export interface TilePrint {
  material: Material;
  flower: Flower;
  icons: readonly (Icon | '')[];
}

export type TileBook = ReadonlyMap<string, TilePrint>;

/** A tile that lies in a garden. Supports are listed as the corners are: nw, ne, se, sw. */
export interface PlacedTile {
  tile: string;
  /** Its north-west cell. */
  cell: string;
  rotation: number;
  level: number;
  open: Corner | null;
  supports: readonly Support[];
  /** Placed in the turn that is going on. */
  new: boolean;
}

/** A statue has one cell and level, the others two; a bridge's are those of its ends. */
export interface Decoration {
  kind: Icon;
  cells: readonly string[];
  levels: readonly number[];
  /** Not wholly covered, seen from above. */
  visible: boolean;
}

/** The top of a cell that has a tile on it or a bridge over it. */
export interface GardenCell {
  level: number;
  /** The index of the top tile in `tiles`. */
  tile: number | null;
  icon: Icon | '';
  piece: Piece | null;
  /** The level of the bridge that spans the cell, or 0. */
  bridge: number;
}

/** The part of a seat's view that is its garden; the whole seat view fits as well. */
export interface Garden {
  tiles: readonly PlacedTile[];
  decorations: readonly Decoration[];
  cells: Readonly<Record<string, GardenCell>>;
}

/** A tile held over the garden, and whether it may be placed so. Supports that are not known yet are left out. */
export interface Ghost {
  tile: string;
  cell: string;
  rotation: number;
  level: number;
  open: Corner | null;
  supports: readonly Support[];
  possible: boolean;
}

/** Somewhere to act: a `place` is the middle of a tile whose north-west cell is `cell`, a `decoration` one space. */
export interface Spot {
  cell: string;
  level: number;
  kind: 'place' | 'decoration';
  icon?: Icon;
}

export interface GardenProps {
  garden: Garden;
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
   * The person chose a cell, or points at one. While a ghost or spots for tiles are shown, a tile is held by its
   * middle: the cell is then the north-west one of the four that it would cover (see `heldCell`). The level is told
   * if one of the spots was meant.
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
  /** After each frame that was drawn: how much it took, and how many there were. */
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

/** The icons of a tile as it lies, clockwise from the north-west: a turn moves each one corner on. */
export function turnedIcons(print: TilePrint, rotation: number): (Icon | '')[] {
  return CORNERS.map((_, corner) => print.icons[(corner - rotation + 4) % 4] ?? '');
}

export function topOf(garden: Garden, cell: string): number {
  return garden.cells[cell]?.level ?? 0;
}
