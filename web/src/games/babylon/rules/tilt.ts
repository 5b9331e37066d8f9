/**
 * A garden seen at an angle from the south-east, as a drawing in layers from the back to the front. Lengths are in
 * cells and levels.
 */

import { type Faces, type Point, projection } from '../../../ui/isometric';
import { coordinatesOf, OFFSETS } from '../garden/garden';
import type { TileBook, TilePrint } from '../tiles';
import type { Decoration, Garden, PlacedTile } from '../types';

/** How thick a tile is, as a part of a level. */
export const SLAB = 0.16;

/** How high a level is on paper. */
export const UP = 46;

const { project, faces, flat } = projection(40, 21, UP);

export { project };

interface Span {
  from: number;
  to: number;
}

function block(columns: Span, rows: Span, levels: Span): Faces {
  const [x, y, z] = [columns.from, rows.from, levels.from];
  return faces({ x, y, z, width: columns.to - x, depth: rows.to - y, height: levels.to - z });
}

/** Lays a square picture of 100 x 100 flat on a tile. */
const onTile = (column: number, row: number, level: number): string => flat(column, row, level, 1 / 50);

/**
 * What lies wholly above something is drawn after it; between two levels, what is nearer after what is further off.
 * A layer is twice a level for its tiles, and one more for what stands on them.
 */
interface Drawn {
  layer: number;
  depth: number;
  ghost?: boolean;
}

/** A pillar of one level; a double one is two of them. */
export interface Pillar extends Drawn {
  kind: 'pillar';
  part: 'single' | 'lower' | 'upper';
  foot: Point;
  head: Point;
}

export interface Slab extends Drawn {
  kind: 'slab';
  faces: Faces;
  tile: TilePrint;
  rotation: number;
  /** Its picture, laid flat. */
  flat: string;
}

export interface Figure extends Drawn {
  kind: 'belvedere' | 'statue';
  /** Where it stands. */
  at: Point;
}

export interface Masonry extends Drawn {
  kind: 'stone' | 'water';
  faces: Faces;
}

export type Item = Pillar | Slab | Figure | Masonry;

/** Everything that stands in a garden, in the order in which it is drawn. */
export function itemsOf(garden: Garden, tiles: TileBook, ghosts: readonly PlacedTile[] = []): Item[] {
  const items = [
    ...garden.tiles.flatMap((tile) => tileItems(tile, tiles)),
    ...ghosts.flatMap((tile) => tileItems(tile, tiles).map((item) => ({ ...item, ghost: true }))),
    ...garden.decorations.flatMap(decorationItems),
  ];
  return items.sort((one, other) => one.layer - other.layer || one.depth - other.depth);
}

function tileItems(placed: PlacedTile, tiles: TileBook): Item[] {
  const tile = tiles.get(placed.tile);
  if (!tile) throw new RangeError(`there is no tile ${placed.tile} in this box`);
  const { column, row } = coordinatesOf(placed.cell);
  const { level } = placed;
  const slab: Slab = {
    kind: 'slab',
    layer: 2 * level,
    depth: column + row,
    faces: block({ from: column, to: column + 2 }, { from: row, to: row + 2 }, { from: level - SLAB, to: level }),
    tile,
    rotation: placed.rotation,
    flat: onTile(column, row, level),
  };
  const standing = OFFSETS.flatMap((offset, n): Item[] => {
    const middle = { column: column + offset.column + 0.5, row: row + offset.row + 0.5 };
    const depth = middle.column + middle.row;
    const at = (height: number) => project(middle.column, middle.row, height);
    const pillar = (part: Pillar['part'], base: number): Pillar => ({
      kind: 'pillar',
      layer: 2 * base + 1,
      depth,
      part,
      foot: at(base),
      head: at(part === 'lower' ? base + 1 : base + 1 - SLAB),
    });
    const support = placed.supports[n] ?? null;
    if (support === 'single') return [pillar('single', level - 1)];
    if (support === 'double') return [pillar('lower', level - 2), pillar('upper', level - 1)];
    if (support === 'statue') return [{ kind: 'statue', layer: 2 * level - 1, depth, at: at(level - 1) }];
    return [{ kind: 'belvedere', layer: 2 * level + 1, depth, at: at(level) }];
  });
  return [slab, ...standing];
}

interface End {
  column: number;
  row: number;
  level: number;
}

function decorationItems(decoration: Decoration): Item[] {
  const ends = decoration.cells.map((cell, n): End => ({ ...coordinatesOf(cell), level: decoration.levels[n] ?? 0 }));
  const [first, second] = ends;
  if (!first) return [];
  if (!second) {
    const { column, row, level } = first;
    const at = project(column + 0.5, row + 0.5, level);
    return [{ kind: 'statue', layer: 2 * level + 1, depth: column + row + 1, at }];
  }
  if (decoration.kind === 'stairs') return stairs(first, second);
  if (decoration.kind === 'bridge') return bridge(first, second);
  return fountain(first, second);
}

/** A basin over both cells, with water in it. */
function fountain(first: End, second: End): Masonry[] {
  const { level } = first;
  const place = { layer: 2 * level + 1, depth: second.column + second.row + 1 };
  const basin = (inset: number, levels: Span) =>
    block(
      { from: first.column + inset, to: second.column + 1 - inset },
      { from: first.row + inset, to: second.row + 1 - inset },
      levels,
    );
  return [
    { ...place, kind: 'stone', faces: basin(0.14, { from: level, to: level + 0.26 }) },
    { ...place, kind: 'water', faces: basin(0.26, { from: level + 0.26, to: level + 0.26 }) },
  ];
}

const STEPS = 5;

/** Steps on the lower cell, up to the edge of the higher one. */
function stairs(first: End, second: End): Masonry[] {
  const [low, high] = first.level < second.level ? [first, second] : [second, first];
  const east = high.column - low.column;
  const south = high.row - low.row;
  const spanOf = (at: number, direction: number, step: number): Span => {
    if (!direction) return { from: at + 0.18, to: at + 0.82 };
    const [near, far] = [0.4 + (0.6 * step) / STEPS, 0.4 + (0.6 * (step + 1)) / STEPS];
    return direction > 0 ? { from: at + near, to: at + far } : { from: at + 1 - far, to: at + 1 - near };
  };
  const towardsUs = east + south > 0;
  return Array.from({ length: STEPS }, (_, step): Masonry => {
    const levels = { from: low.level, to: low.level + (step + 1) / STEPS };
    return {
      kind: 'stone',
      // Leading up to what is further off, they stand before its edge.
      layer: towardsUs ? 2 * low.level + 1 : 2 * high.level,
      depth: low.column + low.row + 1 + (towardsUs ? step : -step) / 100,
      faces: block(spanOf(low.column, east, step), spanOf(low.row, south, step), levels),
    };
  });
}

/** A deck from one end to the other, cell by cell, on a pier at each end. */
function bridge(first: End, second: End): Masonry[] {
  const { level } = first;
  const eastward = second.column > first.column;
  const wide = { from: 0.24, to: 0.76 };
  const shifted = (by: Span, at: number): Span => ({ from: at + by.from, to: at + by.to });
  return [0, 1, 2].flatMap((n): Masonry[] => {
    const column = first.column + (eastward ? n : 0);
    const row = first.row + (eastward ? 0 : n);
    const piece = (long: Span, levels: Span, order: number): Masonry => ({
      kind: 'stone',
      layer: 2 * level + 1,
      depth: column + row + 1 + order,
      faces: block(shifted(eastward ? long : wide, column), shifted(eastward ? wide : long, row), levels),
    });
    const deck = piece(
      { from: n === 0 ? 0.3 : 0, to: n === 2 ? 0.7 : 1 },
      { from: level + 0.2, to: level + 0.32 },
      0.1,
    );
    const pier = { from: n === 0 ? 0.3 : 0.45, to: n === 0 ? 0.55 : 0.7 };
    return n === 1 ? [deck] : [piece(pier, { from: level, to: level + 0.2 }, 0), deck];
  });
}
