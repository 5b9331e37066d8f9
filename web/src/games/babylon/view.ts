/** What everybody at the table sees of a game of Babylon, as the server's `view` tells it. */

import type { GameInfo, Position } from '../../api/client';
import {
  CORNERS,
  type Decoration,
  FLOWERS,
  type Flower,
  type Garden,
  type GardenCell,
  ICONS,
  MATERIALS,
  type Piece,
  type PlacedTile,
  type TileBook,
  type TilePrint,
} from './garden/garden';
import { flag, list, nullable, number, oneOf, record, shape, text } from './reading';

export const PHASES = ['remove', 'dig', 'build', 'over'] as const;
export const TOKENS = [
  'extra_single',
  'extra_double',
  'change_icon',
  'fill_blank',
  'double_flower',
  'one_fewer',
  'blank',
] as const;
export const SCORE_LINES = [
  'statues',
  'fountains',
  'bridges',
  'stairs',
  'decoration_sets',
  'flower_sets',
  'belvederes',
  'highest_level',
] as const;
/** What the supply counts, in the order in which it is shown. */
export const PIECES = [
  'single_pillar',
  'double_pillar',
  'belvedere',
  'stairs',
  'fountain',
  'bridge',
  'statue',
] as const;
/** The quarry, row by row from the north-west. */
export const STACKS: readonly string[] = ['1', '2', '3', '4'].flatMap((row) =>
  [...'abcd'].map((column) => column + row),
);
/** How many single pillars a seat keeps from one turn to the next. */
export const PILLAR_STORAGE = 6;

export type Phase = (typeof PHASES)[number];
export type Token = (typeof TOKENS)[number];
export type ScoreLine = (typeof SCORE_LINES)[number];

export interface StackView {
  height: number;
  top: string | null;
  /** What digging here would give the one whose turn it is; told while one digs. */
  pillars: number | null;
}

export interface SeatView extends Garden {
  flower: Flower;
  singles: number;
  doubles: number;
  stored: string | null;
  score: number;
  /** Points by line; `visible_pits` beside them breaks ties. */
  breakdown: Record<string, number>;
}

export interface BabylonView {
  players: number;
  player: number | null;
  over: boolean;
  phase: Phase;
  removals_left: number;
  round: number;
  rounds: number;
  token: Token | null;
  tokens_left: number;
  unseen_tokens: Record<string, number>;
  quarry: Record<string, StackView>;
  /** `null`: the supply is without limits. */
  supply: Record<string, number> | null;
  turn: { dug: string | null; placed: number; wild: Token | null };
  seats: SeatView[];
}

const SPACES = [...ICONS, ''] as const;
const ALL_PIECES: readonly Piece[] = [...ICONS, 'belvedere'];

const readTile = shape<PlacedTile>({
  tile: text,
  cell: text,
  rotation: number,
  level: number,
  open: nullable(oneOf(CORNERS)),
  supports: list(nullable(oneOf(['single', 'double', 'statue']))),
  new: flag,
});

const readDecoration = shape<Decoration>({
  kind: oneOf(ICONS),
  cells: list(text),
  levels: list(number),
  visible: flag,
});

const readCell = shape<GardenCell>({
  level: number,
  tile: nullable(number),
  icon: oneOf(SPACES),
  piece: nullable(oneOf(ALL_PIECES)),
  bridge: number,
});

const readSeat = shape<SeatView>({
  flower: oneOf(FLOWERS),
  singles: number,
  doubles: number,
  stored: nullable(text),
  score: number,
  breakdown: record(number),
  tiles: list(readTile),
  decorations: list(readDecoration),
  cells: record(readCell),
});

const readView = shape<BabylonView>({
  players: number,
  player: nullable(number),
  over: flag,
  phase: oneOf(PHASES),
  removals_left: number,
  round: number,
  rounds: number,
  token: nullable(oneOf(TOKENS)),
  tokens_left: number,
  unseen_tokens: record(number),
  quarry: record(shape<StackView>({ height: number, top: nullable(text), pillars: nullable(number) })),
  supply: nullable(record(number)),
  turn: shape<BabylonView['turn']>({ dug: nullable(text), placed: number, wild: nullable(oneOf(TOKENS)) }),
  seats: list(readSeat),
});

/** The view of a position of Babylon; throws for a position of another game. */
export function babylonView(position: Pick<Position, 'view'>): BabylonView {
  shape({ game: oneOf(['babylon']) })(position.view, 'view');
  return readView(position.view, 'view');
}

interface PrintedTile extends TilePrint {
  id: string;
}

const readComponents = shape<{ tile: PrintedTile[]; starting_tile: Omit<PrintedTile, 'material'>[] }>({
  tile: list(
    shape<PrintedTile>({ id: text, material: oneOf(MATERIALS), flower: oneOf(FLOWERS), icons: list(oneOf(SPACES)) }),
  ),
  starting_tile: list(
    shape<Omit<PrintedTile, 'material'>>({ id: text, flower: oneOf(FLOWERS), icons: list(oneOf(SPACES)) }),
  ),
});

/** What is printed on each tile of the box that is played with. */
export function tileBook(components: GameInfo['components']): TileBook {
  const { tile, starting_tile } = readComponents(components, 'components');
  const printed = [...tile, ...starting_tile.map((one): PrintedTile => ({ ...one, material: 'start' }))];
  return new Map(printed.map(({ id, ...print }) => [id, print]));
}

/** A tile of the book; one that is not in it is an error of the box. */
export function printOf(tiles: TileBook, id: string): TilePrint {
  const print = tiles.get(id);
  if (!print) throw new RangeError(`there is no tile ${id} in this box`);
  return print;
}
