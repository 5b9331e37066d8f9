/** Where the numbers of the levels lie on the solid garden: on the joints between the icons, never over one. */

import type { Garden, PlacedTile } from '../types';
import { type Point, tilePoint } from './dimensions';
import { cellName, cellsOfTile, coordinatesOf, OFFSETS, topOf } from './garden';
import { thingOfTile } from './item';

export interface LevelSign extends Point {
  level: number;
  /** The tile that it lies on: see `thingsOf`. */
  thing: string;
  size: number;
  /** Whether there is room to stretch it away from the eye. */
  isLong: boolean;
}

/** The plaques of the icons begin this far from the joint between two spaces, and end this far from it. */
const FREE = { from: 0.19, to: 0.81 };
/** The widest number between two plaques, and its place on the joint: between the flower and the rim. */
const SIZE = 2 * FREE.from - 0.02;
const ALONG = 0.7;
/** Where only a corner of the tile is seen, a smaller number lies over the corner, partly beyond the rim. */
const CORNER = { size: 0.32, out: FREE.to + 0.16 };

/** A direction over the board. */
interface Side {
  x: number;
  z: number;
}

/** Towards the eye, for a camera that looks north, west, south or east: its azimuth in quarter turns. */
const FRONTS = [
  { x: 0, z: 1 },
  { x: 1, z: 0 },
  { x: 0, z: -1 },
  { x: -1, z: 0 },
] as const;

/** The looks of levels 1, 2, 3 and higher ones: told apart also where the number is too small to be read. */
const LOOKS = [
  { ground: '#fff8e4', ink: '#2b2118' },
  { ground: '#eebb4d', ink: '#2b2118' },
  { ground: '#7b3f1d', ink: '#ffffff' },
  { ground: '#241a12', ink: '#ffd54a' },
] as const;

export function levelLook(level: number): { ground: string; ink: string } {
  return LOOKS[level - 1] ?? LOOKS[3];
}

/** The quarter of the circle in which the camera is. */
export function quarterOf(azimuth: number): number {
  return ((Math.round(azimuth / (Math.PI / 2)) % 4) + 4) % 4;
}

/** A number for each tile that is seen: on the side that is nearest to the eye, or where nothing stands before it. */
export function layoutLevels(garden: Garden, quarter: number): LevelSign[] {
  return garden.tiles.flatMap((tile, index): LevelSign[] => {
    const places = placesOn(garden, index, quarter);
    const place = places.find(({ isHidden }) => !isHidden) ?? places[0];
    return place ? [signAt(tile, place)] : [];
  });
}

/** The number of a tile of which all is seen. */
export function levelInFront(tile: PlacedTile, quarter: number): LevelSign {
  return signAt(tile, onJoint(frontAt(quarter), true));
}

interface Place {
  /** From the middle of the tile. */
  x: number;
  z: number;
  size: number;
  isLong: boolean;
}

/** The places on a tile that no other tile covers, the best first, and whether something higher hides them from the eye. */
function placesOn(garden: Garden, index: number, quarter: number): (Place & { isHidden: boolean })[] {
  const tile = garden.tiles[index];
  if (!tile) return [];
  const front = frontAt(quarter);
  const cells = cellsOfTile(tile.cell);
  const towards = (side: Side) => [...OFFSETS.keys()].filter((corner) => liesTowards(corner, side));
  const isSeen = (corner: number) => garden.cells[cells[corner] ?? '']?.tile === index;
  const isInFront = (corner: number) => liesTowards(corner, front);
  const isBehindHigher = (corner: number) => {
    const { column, row } = coordinatesOf(cells[corner] ?? '');
    return topOf(garden, cellName(column + front.x, row + front.z) ?? '') > tile.level;
  };
  const hasHigh = (corner: number) => isHigh(garden.cells[cells[corner] ?? '']);

  const joint = (turn: number, isHidden: (corners: number[]) => boolean) => {
    const side = frontAt(quarter + turn);
    const corners = towards(side);
    const isFree =
      corners.every(isSeen) &&
      !isCrossed(
        garden,
        tile.level,
        corners.map((corner) => cells[corner] ?? ''),
      );
    return isFree ? [{ ...onJoint(side, turn % 2 === 0), isHidden: isHidden(corners) }] : [];
  };
  const corner = (isHere: (corner: number) => boolean, isHidden: (corner: number) => boolean) =>
    [...OFFSETS.keys()]
      .filter((each) => isHere(each) && isSeen(each))
      .map((each) => ({ ...onCorner(each), isHidden: isHidden(each) }));
  return [
    ...joint(0, (corners) => corners.some(isBehindHigher)),
    ...[1, 3].flatMap((turn) => joint(turn, (corners) => corners.some((each) => isInFront(each) && hasHigh(each)))),
    ...corner(isInFront, isBehindHigher),
    ...joint(2, () => !towards(front).every(isSeen)),
    ...corner((each) => !isInFront(each), hasHigh),
  ];
}

/** Whether what stands on a space hides what is behind it: icons and fountains do not. */
function isHigh(cell: Garden['cells'][string] | undefined): boolean {
  return cell?.piece ? cell.piece !== 'fountain' : cell?.icon === '';
}

/** Whether a fountain lies over both spaces. */
function isCrossed(garden: Garden, level: number, spaces: readonly string[]): boolean {
  return garden.decorations.some(
    ({ kind, cells, levels }) =>
      kind === 'fountain' && levels[0] === level && spaces.every((space) => cells.includes(space)),
  );
}

function onJoint({ x, z }: Side, isLong: boolean): Place {
  return { x: x * ALONG, z: z * ALONG, size: SIZE, isLong };
}

function onCorner(corner: number): Place {
  const { column = 0, row = 0 } = OFFSETS[corner] ?? {};
  return { x: (2 * column - 1) * CORNER.out, z: (2 * row - 1) * CORNER.out, size: CORNER.size, isLong: false };
}

function liesTowards(corner: number, { x, z }: Side): boolean {
  const { column = 0, row = 0 } = OFFSETS[corner] ?? {};
  return x === 0 ? row === (z + 1) / 2 : column === (x + 1) / 2;
}

function frontAt(quarter: number): Side {
  return FRONTS[quarter % 4] ?? FRONTS[0];
}

function signAt(tile: PlacedTile, { x, z, size, isLong }: Place): LevelSign {
  const middle = tilePoint(tile.cell, tile.level);
  const point = { x: middle.x + x, y: middle.y, z: middle.z + z };
  return { ...point, level: tile.level, thing: thingOfTile(tile), size, isLong };
}
