/** What a token on each place of the favour board would score with a city as it is now.
 *
 * The server tells the sum of the tokens that lie there (`breakdown.favors`), and a test holds this to it; here it is
 * by place, also for places that are still free. */

import { type AmytisView, CELLS, type Cell, type City, type Favor, type SeatView, type SingleFavor } from './view';

const CORNERS: readonly Cell[] = ['a1', 'c1', 'a3', 'c3'];
const ROWS_AND_COLUMNS: readonly (readonly Cell[])[] = [
  ['a1', 'b1', 'c1'],
  ['a2', 'b2', 'c2'],
  ['a3', 'b3', 'c3'],
  ['a1', 'a2', 'a3'],
  ['b1', 'b2', 'b3'],
  ['c1', 'c2', 'c3'],
];
export const ROW_POINTS = [0, 4, 10, 18, 30] as const;
export const ROW_PLACES = 6;
/** At most so many of one player are in the row. */
export const ROW_SHARE = ROW_POINTS.length - 1;

const stacksOf = (city: City, height: number) => CELLS.filter((cell) => city[cell].length === height).length;

const isStairs = (city: City, line: readonly Cell[]) =>
  ['1-2-3', '3-2-1'].includes(line.map((cell) => city[cell].length).join('-'));

const POINTS: Record<SingleFavor, (seat: SeatView) => number> = {
  I: ({ city }) => 3 * stacksOf(city, 1),
  II: ({ city }) => 2 * stacksOf(city, 2),
  III: ({ city }) => 4 * stacksOf(city, 3),
  IV: ({ city }) => 6 * stacksOf(city, 4),
  stairs: ({ city }) => 6 * ROWS_AND_COLUMNS.filter((line) => isStairs(city, line)).length,
  corners: ({ city }) => 5 * CORNERS.filter((cell) => city[cell].length >= 3).length,
  projects: ({ completed }) => 2 * completed.length,
};

/** What a token of this seat on this place scores if the game ends now; for the row, all of its tokens there. */
export function favorPoints(view: AmytisView, seat: number, favor: Favor): number {
  const theirs = view.seats[seat];
  if (!theirs) return 0;
  return favor === 'row' ? (ROW_POINTS[view.favors.row[seat] ?? 0] ?? 0) : POINTS[favor](theirs);
}
