/** The pieces of the solid garden and where they stand, not how they look. */

import { type TileBook, turnedIcons } from '../tiles';
import { CORNERS, type Decoration, type Garden, type PlacedTile } from '../types';
import { LEVEL, spacePoint, tilePoint } from './dimensions';
import { cellsOfTile, coordinatesOf } from './garden';
import { type Item, thingOfDecoration, thingOfTile } from './item';
import { blossoms, grove, vines } from './vegetation';

/** A surface that something can stand on: a space of a tile, or a pit on level 0. */
export function surface(cell: string, level: number): string {
  return `${cell}@${level}`;
}

/** The surfaces that are the upper side of a tile. */
export function pavedSurfaces(garden: Garden): Set<string> {
  const paved = new Set<string>();
  for (const { cell, level } of garden.tiles) {
    for (const space of cellsOfTile(cell)) if (space !== null) paved.add(surface(space, level));
  }
  return paved;
}

/** The surfaces on which a pillar, a belvedere or a decoration stands: icons and plants are not drawn there. */
function takenSurfaces(garden: Garden): Set<string> {
  const taken = new Set<string>();
  for (const { cell, level, open, supports } of garden.tiles) {
    const cells = cellsOfTile(cell);
    for (const [corner, name] of CORNERS.entries()) {
      const space = cells[corner];
      const support = supports[corner];
      if (!space) continue;
      if (support) taken.add(surface(space, level - (support === 'double' ? 2 : 1)));
      if (name === open) taken.add(surface(space, level));
    }
  }
  for (const { cells, levels } of garden.decorations) {
    for (const [end, cell] of cells.entries()) taken.add(surface(cell, levels[end] ?? 0));
  }
  return taken;
}

/** The turn that brings what points east into the direction from one cell to another. */
function turnTowards(from: string, to: string): number {
  const start = coordinatesOf(from);
  const end = coordinatesOf(to);
  return Math.atan2(start.row - end.row, end.column - start.column);
}

export function layoutDecoration(decoration: Decoration): Item[] {
  const thing = thingOfDecoration(decoration);
  const { kind, cells, levels } = decoration;
  const [first = '', second = first] = cells;
  const [low = 0, high = low] = levels;
  if (kind === 'statue') return [{ kind, thing, turn: 0, size: 1, ...spacePoint(first, low) }];
  if (kind === 'stairs') {
    const [foot, head] = low < high ? [first, second] : [second, first];
    return [{ kind, thing, turn: turnTowards(foot, head), size: 1, ...spacePoint(foot, Math.min(low, high)) }];
  }
  const a = spacePoint(first, low);
  const b = spacePoint(second, high);
  const middle = { x: (a.x + b.x) / 2, y: a.y, z: (a.z + b.z) / 2 };
  const turn = turnTowards(first, second);
  const piece: Item = { kind, thing, turn, size: 1, ...middle };
  return kind === 'fountain' ? [piece, { ...piece, kind: 'water' }] : [piece];
}

/** A tile with what carries it and, at its open corner, the belvedere. */
export function layoutTerrace(tile: PlacedTile, tiles: TileBook): Item[] {
  const thing = thingOfTile(tile);
  const print = tiles.get(tile.tile);
  if (!print) throw new RangeError(`no tile: ${tile.tile}`);
  const whole = { thing, turn: 0, size: 1, ...tilePoint(tile.cell, tile.level) };
  const items: Item[] = [
    { kind: `slab-${print.material}`, ...whole },
    { kind: `flower-${print.flower}`, ...whole, size: 1 },
  ];
  const cells = cellsOfTile(tile.cell);
  for (const [corner, name] of CORNERS.entries()) {
    const cell = cells[corner];
    const support = tile.supports[corner];
    if (!cell) continue;
    const upper = { thing, turn: 0, size: 1, ...spacePoint(cell, tile.level) };
    if (support) items.push({ kind: support, ...upper, y: upper.y - LEVEL * (support === 'double' ? 2 : 1) });
    if (name === tile.open) items.push({ kind: 'belvedere', ...upper });
  }
  return items;
}

/** The icons of a tile on the spaces that are not taken; a blank space is planted. */
export function layoutSpaces(tile: PlacedTile, tiles: TileBook, isTaken: (surface: string) => boolean): Item[] {
  const print = tiles.get(tile.tile);
  if (!print) throw new RangeError(`no tile: ${tile.tile}`);
  const thing = thingOfTile(tile);
  const icons = turnedIcons(print, tile.rotation);
  return cellsOfTile(tile.cell).flatMap((cell, corner): Item[] => {
    if (!cell || isTaken(surface(cell, tile.level))) return [];
    const icon = icons[corner];
    const point = spacePoint(cell, tile.level);
    return icon ? [{ kind: `icon-${icon}`, thing, turn: 0, size: 1, ...point }] : [grove(thing, cell, point)];
  });
}

export function layoutGarden(garden: Garden, tiles: TileBook): Item[] {
  const taken = takenSurfaces(garden);
  const paved = pavedSurfaces(garden);
  const items: Item[] = garden.decorations.flatMap(layoutDecoration);
  for (const tile of garden.tiles) {
    items.push(...layoutTerrace(tile, tiles), ...layoutSpaces(tile, tiles, (at) => taken.has(at)));
    const hanging = vines(tile, garden.decorations, (cell, level) => paved.has(surface(cell, level)));
    items.push(...hanging, ...blossoms(tile, tiles, hanging));
  }
  return items;
}
