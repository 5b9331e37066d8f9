/** What is pointed at. */

import { FIELD, LEVEL, type Point } from './dimensions';
import { cellAt, heldCell, type Spot } from './garden';

/** A point of a surface: where it is on the board, in cells from the north-west, and on which level. */
export interface Touch {
  x: number;
  y: number;
  level: number;
}

/**
 * The first surface that a line from the eye meets: the upper side of a tile or the board itself. The line has to go
 * down.
 */
export function touchedSurface(
  eye: Point,
  ahead: Point,
  highest: number,
  isPaved: (cell: string, level: number) => boolean,
): Touch | null {
  if (ahead.y >= 0) return null;
  for (let level = highest; level >= 0; level--) {
    const far = (level * LEVEL - eye.y) / ahead.y;
    const [x, y] = [eye.x + far * ahead.x + FIELD, eye.z + far * ahead.z + FIELD];
    const cell = cellAt(x, y);
    if (cell !== null && (level === 0 || isPaved(cell, level))) return { x, y, level };
  }
  return null;
}

/** The cell that a touch means: where a tile is held, the one by which the tile would be named. */
export function touchedCell(touch: Touch, holdsTile: boolean): string | null {
  return holdsTile ? heldCell(touch.x, touch.y) : cellAt(touch.x, touch.y);
}

/** The spot whose mark is nearest to a point of the screen, if it is no farther away than `reach`. */
export function nearestSpot(
  spots: readonly Spot[],
  onScreen: (spot: Spot) => { x: number; y: number },
  at: { x: number; y: number },
  reach: number,
): Spot | null {
  let nearest: Spot | null = null;
  let least = reach;
  for (const spot of spots) {
    const mark = onScreen(spot);
    const away = Math.hypot(mark.x - at.x, mark.y - at.y);
    if (away > least) continue;
    nearest = spot;
    least = away;
  }
  return nearest;
}
