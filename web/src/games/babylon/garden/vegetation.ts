/** What grows in the garden: groves on blank spaces, plants that hang over the free edges, blossoms among them. */

import type { TileBook } from '../tiles';
import type { Decoration, PlacedTile } from '../types';
import { type Point, spacePoint } from './dimensions';
import { cellName, coordinatesOf, OFFSETS } from './garden';
import { GROVES, type Item, thingOfTile } from './item';
import { whim } from './whim';

const SIDES = [
  { column: 0, row: -1 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
];
/** From the middle of a space to the rim of its tile. */
const REACH = 0.475;

export function grove(thing: string, cell: string, point: Point): Item {
  const name = `${thing} ${cell}`;
  const kind = GROVES[Math.floor(whim(`${name} grove`) * GROVES.length)] ?? 'shrubs';
  const size = 0.9 + 0.15 * whim(`${name} size`);
  return { kind, thing, turn: whim(`${name} turn`) * 2 * Math.PI, size, ...point };
}

/** One for most of the eight outer edges of a tile's spaces that neither a neighbour nor a way over them takes up. */
export function vines(
  tile: PlacedTile,
  decorations: readonly Decoration[],
  isPaved: (cell: string, level: number) => boolean,
): Item[] {
  const thing = thingOfTile(tile);
  const corner = coordinatesOf(tile.cell);
  const items: Item[] = [];
  for (const [n, offset] of OFFSETS.entries()) {
    const column = corner.column + offset.column;
    const row = corner.row + offset.row;
    const cell = cellName(column, row);
    if (cell === null) continue;
    // The two sides of a corner that look out of the tile: north and west of the north-west one, and so on round.
    for (const side of [SIDES[n], SIDES[(n + 3) % 4]]) {
      if (!side) continue;
      const beyond = cellName(column + side.column, row + side.row);
      if (beyond !== null && isPaved(beyond, tile.level)) continue;
      if (decorations.some((way) => crosses(way, cell, tile.level, side))) continue;
      const name = `${thing} ${n} ${side.column} ${side.row}`;
      if (whim(name) < 0.2) continue;
      const { x, y, z } = spacePoint(cell, tile.level);
      items.push({
        kind: whim(`${name} kind`) < 0.55 ? 'vine-long' : 'vine-short',
        thing,
        turn: Math.atan2(side.column, side.row),
        size: 0.85 + 0.3 * whim(`${name} size`),
        x: x + side.column * REACH,
        y,
        z: z + side.row * REACH,
      });
    }
  }
  return items;
}

/** Whether stairs, a bridge or a fountain leaves a space over this side of it. */
function crosses(way: Decoration, cell: string, level: number, side: { column: number; row: number }): boolean {
  const here = way.cells.findIndex((end, n) => end === cell && way.levels[n] === level);
  const there = way.cells[1 - here];
  if (here < 0 || there === undefined) return false;
  const from = coordinatesOf(cell);
  const to = coordinatesOf(there);
  return Math.sign(to.column - from.column) === side.column && Math.sign(to.row - from.row) === side.row;
}

/** The tile's flower again, small, on its vines: so it is also seen where the tile's middle is covered. */
export function blossoms(tile: PlacedTile, tiles: TileBook, hanging: readonly Item[]): Item[] {
  const print = tiles.get(tile.tile);
  if (!print) return [];
  return hanging.flatMap((vine): Item[] => {
    const name = `${vine.thing} ${vine.x} ${vine.z}`;
    const along = (whim(`${name} along`) - 0.5) * 0.5;
    const [dx, dz] = [Math.cos(vine.turn), -Math.sin(vine.turn)];
    const size = 0.36 + 0.1 * whim(`${name} blossom`);
    const point = { x: vine.x + dx * along, y: vine.y + 0.05, z: vine.z + dz * along };
    return [{ ...vine, ...point, kind: `flower-${print.flower}`, turn: whim(name) * 6, size }];
  });
}
