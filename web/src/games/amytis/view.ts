/** A position of The Architects of Amytis as the server tells it: see "The view" in docs/rules/amytis-programs.md. */

import type { Position } from '../../api/client';
import { each, listOf, oneOf, orElse, orNull, type Read, shape, text, truth, whole } from './reading';

/** The places of the building board and of each city: columns a-c go east, rows 1-3 go south. */
export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export const BUILDINGS = ['garden', 'market', 'wall', 'palace', 'residence', 'theater'] as const;
export const COLORS = ['blue', 'green', 'orange', 'pink'] as const;
export const PHASES = ['build', 'palace', 'favor', 'over'] as const;
export const LINES_OF_SCORE = ['track', 'projects', 'favors'] as const;
/** The places of the favour board for one token each; below them is the row. */
export const SINGLE_FAVORS = ['I', 'II', 'III', 'IV', 'stairs', 'corners', 'projects'] as const;
export const FAVORS = [...SINGLE_FAVORS, 'row'] as const;

export type Cell = (typeof CELLS)[number];
export type Building = (typeof BUILDINGS)[number];
export type Color = (typeof COLORS)[number];
export type Tile = `${Building}-${Color}`;
export type Side = 'A' | 'B';
export type ScoreLine = (typeof LINES_OF_SCORE)[number];
export type SingleFavor = (typeof SINGLE_FAVORS)[number];
export type Favor = (typeof FAVORS)[number];

/** Tiles from the bottom up. */
export type City = Record<Cell, readonly Tile[]>;

export interface StackView {
  height: number;
  /** Null: no tile is left. */
  top: Tile | null;
  /** The seat whose architect stands here. */
  architect: number | null;
}

export interface SeatView {
  /** Architects and tokens at hand, not those on a board. */
  architects: number;
  tokens: number;
  city: City;
  projects: number[];
  completed: number[];
  score: number;
  /** As if the game ended now. */
  breakdown: Record<ScoreLine, number>;
}

export interface AmytisView {
  game: 'amytis';
  options: { sides: Record<Building, Side> };
  first_player: number;
  /** Null when the game is over. */
  player: number | null;
  phase: (typeof PHASES)[number];
  last_turn: boolean;
  /** How many stacks have no tile now, and with how many the game comes to its end. */
  empty_stacks: { now: number; end: number };
  /** What was built in this turn, while a palace or a favour is to be decided. */
  turn: { stack: Cell; cell: Cell; tile: Tile } | null;
  stacks: Record<Cell, StackView>;
  unseen_tiles: Record<Tile, number>;
  projects: { open: (number | null)[]; deck: number; unseen: number[] };
  favors: Record<SingleFavor, number | null> & { row: number[] };
  seats: SeatView[];
}

export const TILES: readonly Tile[] = BUILDINGS.flatMap((building) =>
  COLORS.map((color): Tile => `${building}-${color}`),
);
const PARTS = new Map<string, { building: Building; color: Color }>(
  BUILDINGS.flatMap((building) => COLORS.map((color) => [`${building}-${color}`, { building, color }] as const)),
);

function partsOf(tile: Tile): { building: Building; color: Color } {
  const parts = PARTS.get(tile);
  if (!parts) throw new TypeError(`${tile} is no tile`);
  return parts;
}

export const buildingOf = (tile: Tile): Building => partsOf(tile).building;
export const colorOf = (tile: Tile): Color => partsOf(tile).color;

export function topOf(city: City, cell: Cell): Tile | null {
  return city[cell].at(-1) ?? null;
}

const cell = oneOf(CELLS);
const tile = oneOf(TILES);
const stack = shape<StackView>({ height: whole, top: orNull(tile), architect: orNull(whole) });
const seat = shape<SeatView>({
  architects: whole,
  tokens: whole,
  city: each(CELLS, listOf(tile)),
  projects: listOf(whole),
  completed: listOf(whole),
  score: whole,
  breakdown: each(LINES_OF_SCORE, whole),
});
const single = each(SINGLE_FAVORS, orNull(whole));
const row = shape<{ row: number[] }>({ row: listOf(whole) });
const favors: Read<AmytisView['favors']> = (value, at) => ({ ...single(value, at), ...row(value, at) });

const view = shape<AmytisView>({
  game: oneOf(['amytis']),
  options: shape<AmytisView['options']>({ sides: each(BUILDINGS, oneOf(['A', 'B'])) }),
  first_player: whole,
  player: orNull(whole),
  phase: oneOf(PHASES),
  last_turn: truth,
  empty_stacks: shape<AmytisView['empty_stacks']>({ now: whole, end: whole }),
  turn: orNull(shape<{ stack: Cell; cell: Cell; tile: Tile }>({ stack: cell, cell, tile })),
  stacks: each(CELLS, stack),
  unseen_tiles: each(TILES, orElse(whole, 0)),
  projects: shape<AmytisView['projects']>({ open: listOf(orNull(whole)), deck: whole, unseen: listOf(whole) }),
  favors,
  seats: listOf(seat),
});

/** The view of a position, checked: a server that tells something else is found out here, not on a board. */
export function amytisView(position: Pick<Position, 'view'>): AmytisView {
  return view(position.view, 'view');
}

/** A project card: rows from the north, with a colour or with null where anything may be. */
export interface Project {
  id: number;
  points: number;
  pattern: readonly (readonly (Color | null)[])[];
}

const LETTERS: Record<string, Color | null> = { B: 'blue', G: 'green', O: 'orange', P: 'pink', '.': null };

const patternRow: Read<(Color | null)[]> = (value, at) =>
  [...text(value, at)].map((letter) => {
    const color = LETTERS[letter];
    if (color === undefined) throw new TypeError(`${at}: ${letter} is no colour`);
    return color;
  });
const box = shape<{ project: Project[] }>({
  project: listOf(shape<Project>({ id: whole, points: whole, pattern: listOf(patternRow) })),
});

/** The project cards of the box by their numbers. */
export type ProjectBook = ReadonlyMap<number, Project>;

export function projectBook(components: unknown): ProjectBook {
  return new Map(box(components, 'components').project.map((project) => [project.id, project]));
}
