/** The names of places and pieces, in the order in which they are shown. */

import type { Amytis, Building, Cell, Color, Favor, ProjectBook, ScoreLine, Tile, View } from './types';

/** The places of the building board and of each city: columns a-c go east, rows 1-3 go south. */
export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const satisfies readonly Cell[];
export const BUILDINGS = [
  'garden',
  'market',
  'wall',
  'palace',
  'residence',
  'theater',
] as const satisfies readonly Building[];
export const COLORS = ['blue', 'green', 'orange', 'pink'] as const satisfies readonly Color[];
/** The places of the favour board for one token each; below them is the row. */
export const SINGLE_FAVORS = [
  'I',
  'II',
  'III',
  'IV',
  'stairs',
  'corners',
  'projects',
] as const satisfies readonly Favor[];
export const FAVORS = [...SINGLE_FAVORS, 'row'] as const satisfies readonly Favor[];
export const SCORE_LINES = ['track', 'projects', 'favors'] as const satisfies readonly ScoreLine[];

/** The building and the colour of a tile, from its name. */
export function partsOf(tile: Tile): { building: Building; color: Color } {
  const [building, color] = tile.split('-') as [Building, Color];
  return { building, color };
}

export const buildingOf = (tile: Tile): Building => partsOf(tile).building;
export const colorOf = (tile: Tile): Color => partsOf(tile).color;

/** The colours of a stack of the building board from the bottom up. Those below the top are unknown. */
export function layersOf({ height, top }: View['stacks'][Cell]): (Color | null)[] {
  return top ? [...Array<null>(height - 1).fill(null), colorOf(top)] : [];
}

export function bookOf(components: Amytis['components']): ProjectBook {
  return new Map(components.project.map((project) => [project.id, project]));
}
