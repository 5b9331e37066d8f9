/** One piece of the solid garden: what it is, where it stands, and what it came with. */

import type { Point } from './dimensions';
import type { Decoration, Flower, Garden, Icon, Material, PlacedTile } from './garden';

export const GROVES = ['palm', 'cypress', 'shrubs'] as const;
export const VINES = ['vine-long', 'vine-short'] as const;

export type Kind =
  | 'single'
  | 'double'
  | 'belvedere'
  | 'water'
  | Icon
  | `slab-${Material}`
  | `flower-${Flower}`
  | `icon-${Icon}`
  | (typeof GROVES)[number]
  | (typeof VINES)[number];

export interface Item extends Point {
  kind: Kind;
  /** About the vertical, counter-clockwise as seen from above. */
  turn: number;
  size: number;
  /** The tile or decoration that it came with: see `thingsOf`. */
  thing: string;
}

/** Whatever a garden is compared by, before and after a move. A belvedere, pillars and plants belong to their tile. */
export function thingOfTile({ tile, cell, rotation, level }: PlacedTile): string {
  return `${tile} ${cell} r${rotation} L${level}`;
}

export function thingOfDecoration({ kind, cells, levels }: Decoration): string {
  return `${kind} ${cells.map((cell, end) => `${cell}@${levels[end]}`).join('-')}`;
}

export function thingsOf(garden: Garden): string[] {
  return [...garden.tiles.map(thingOfTile), ...garden.decorations.map(thingOfDecoration)];
}
