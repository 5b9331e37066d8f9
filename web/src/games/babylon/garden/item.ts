/** One piece of the solid garden: what it is, where it stands, and what it came with. */

import type { Decoration, Flower, Garden, Kind, Material, PlacedTile } from '../types';
import type { Point } from './dimensions';

export const GROVES = ['palm', 'cypress', 'shrubs'] as const;
export const VINES = ['vine-long', 'vine-short'] as const;

export type ItemKind =
  | 'single'
  | 'double'
  | 'belvedere'
  | 'water'
  | Kind
  | `slab-${Material}`
  | `flower-${Flower}`
  | `icon-${Kind}`
  | (typeof GROVES)[number]
  | (typeof VINES)[number];

export interface Item extends Point {
  kind: ItemKind;
  /** About the vertical, counter-clockwise as seen from above. */
  turn: number;
  size: number;
  /** The tile or decoration that it came with: see `thingsOf`. */
  thing: string;
}

/** Names of tiles and decorations, to compare a garden before and after a move. Pillars and plants belong to a tile. */
export function thingOfTile({ tile, cell, rotation, level }: PlacedTile): string {
  return `${tile} ${cell} r${rotation} L${level}`;
}

export function thingOfDecoration({ kind, cells, levels }: Decoration): string {
  return `${kind} ${cells.map((cell, end) => `${cell}@${levels[end]}`).join('-')}`;
}

export function thingsOf(garden: Garden): string[] {
  return [...garden.tiles.map(thingOfTile), ...garden.decorations.map(thingOfDecoration)];
}
