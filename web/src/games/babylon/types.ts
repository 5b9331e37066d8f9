/** The types of Babylon's data, from the server's document, and lists of names in the order in which they are shown. */

import type { GameTypes } from '../../api/client';
import type * as schema from '../../api/schema';

export interface Babylon extends GameTypes {
  view: schema.BabylonView;
  event: schema.BabylonEvent;
  annotations: schema.BabylonAnnotations;
  components: schema.BabylonComponents;
  hintReason: schema.BabylonHintReason;
  action: schema.BabylonAction;
}

export type View = schema.BabylonView;
export type SeatView = schema.BabylonSeatView;
export type PlacedTile = schema.BabylonPlacedTile;
export type Decoration = schema.BabylonDecoration;
/** The part of a seat's view that is its garden. */
export type Garden = Pick<SeatView, 'tiles' | 'decorations' | 'cells'>;

export type BabylonEvent = schema.BabylonEvent;
/** What an action does, as hints have it. */
export type Action = schema.BabylonAction;
export type Choices = schema.BabylonChoices;
export type SeatScore = schema.BabylonSeatScore;
export type StackPillars = schema.BabylonStackPillars;
export type PossibleDecoration = schema.BabylonPossibleDecoration;

export type Stack = schema.BabylonStack;
export type Side = schema.BabylonSide;
export type Corner = schema.BabylonCorner;
export type Flower = schema.BabylonFlower;
/** A kind of decoration. */
export type Kind = schema.BabylonKind;
/** What is printed on a space: a kind of decoration, or '' on a blank one. */
export type Icon = schema.BabylonIcon;
export type Piece = schema.BabylonPiece;
/** What a corner of a tile stands on; null at the open corner. */
export type Support = schema.BabylonSupport | null;
export type Source = schema.BabylonSource;
export type Finish = schema.BabylonFinish;
export type Token = schema.BabylonToken;
export type Components = schema.BabylonComponents;
/** `start`: a starting tile, which has no material. */
export type Material = schema.BabylonTerraceTile['material'] | 'start';

/** Clockwise from the north-west, as supports and icons are listed. */
export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const satisfies readonly Corner[];
/** The edges of a tile in the quarry, as their pillars are listed. */
export const SIDES = ['north', 'east', 'south', 'west'] as const satisfies readonly Side[];
export const FLOWERS = ['white', 'pink', 'blue', 'yellow'] as const satisfies readonly Flower[];
export const KINDS = ['stairs', 'fountain', 'bridge', 'statue'] as const satisfies readonly Kind[];
export const SOURCES = ['dug', 'stored'] as const satisfies readonly Source[];
export const FINISHES = ['dug', 'stored', 'none'] as const satisfies readonly Finish[];
export const TOKENS = [
  'extra_single',
  'extra_double',
  'change_icon',
  'fill_blank',
  'double_flower',
  'one_fewer',
  'blank',
] as const satisfies readonly Token[];
/** The quarry, row by row from the north-west. */
export const STACKS = (['1', '2', '3', '4'] as const).flatMap((row) =>
  (['a', 'b', 'c', 'd'] as const).map((column): Stack => `${column}${row}`),
);
