/** What is printed on the tiles of the box that is played with. */

import { CORNERS, type Components, type Flower, type Icon, type Material } from './types';

/** The icons are listed clockwise from the north-west of the tile as it lies unturned. */
export interface TilePrint {
  material: Material;
  flower: Flower;
  icons: readonly Icon[];
}

export type TileBook = ReadonlyMap<string, TilePrint>;

/** The prints by the ids of the tiles. */
export function tileBook({ tile, starting_tile }: Components): TileBook {
  const start = starting_tile.map((one) => ({ ...one, material: 'start' as const }));
  return new Map([...tile, ...start].map(({ id, ...print }) => [id, print]));
}

/** The print of a tile; throws for a tile that is not in the box. */
export function printOf(tiles: TileBook, id: string): TilePrint {
  const print = tiles.get(id);
  if (!print) throw new RangeError(`there is no tile ${id} in this box`);
  return print;
}

/** The icons of a tile as it lies, clockwise from the north-west: a turn moves each one corner on. */
export function turnedIcons(print: TilePrint, rotation: number): Icon[] {
  return CORNERS.map((_, corner) => print.icons[(corner - rotation + 4) % 4] ?? '');
}
