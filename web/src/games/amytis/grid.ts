/** A grid of three by three cells, and the arrow keys in it. */

import { CELLS } from './pieces';
import type { Cell } from './types';

const SIZE = 3;
const STEPS: Record<string, readonly [south: number, east: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -SIZE],
  End: [0, SIZE],
};

const within = (place: number) => Math.min(SIZE - 1, Math.max(0, place));

export const ROWS: readonly (readonly Cell[])[] = [CELLS.slice(0, 3), CELLS.slice(3, 6), CELLS.slice(6)];

/** The middle of a cell in a picture of three by three, a little south of the true one: stacks have height. */
export function middleOf(cell: Cell): { x: number; y: number } {
  const place = CELLS.indexOf(cell);
  return { x: (place % SIZE) + 0.5, y: Math.floor(place / SIZE) + 0.56 };
}

/** The cell that a key leads to, or null if it is none of the keys that move. */
export function cellAfter(cell: Cell, key: string): Cell | null {
  const step = STEPS[key];
  if (!step) return null;
  const place = CELLS.indexOf(cell);
  const south = within(Math.floor(place / SIZE) + step[0]);
  const east = within((place % SIZE) + step[1]);
  return CELLS[south * SIZE + east] ?? null;
}
