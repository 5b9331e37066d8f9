/** Lines of three architects on the building board that may be completed with the next one. */

import type { AmytisView, Cell } from './view';

export type Line = readonly [Cell, Cell, Cell];

export const LINES: readonly Line[] = [
  ['a1', 'b1', 'c1'],
  ['a2', 'b2', 'c2'],
  ['a3', 'b3', 'c3'],
  ['a1', 'a2', 'a3'],
  ['b1', 'b2', 'b3'],
  ['c1', 'c2', 'c3'],
  ['a1', 'b2', 'c3'],
  ['c1', 'b2', 'a3'],
];

/** A line in which a seat has two architects, and the stack that is open to the third. */
export interface Chance {
  seat: number;
  line: Line;
  open: Cell;
}

export function chancesOf(view: AmytisView, seat: number): Chance[] {
  const isTheirs = (stack: Cell) => view.stacks[stack].architect === seat;
  const comeBack = view.seats[seat]?.architects === 0 || LINES.some((line) => line.every(isTheirs));
  // They come back before this seat places another one, and no line is left then.
  if (comeBack) return [];
  return LINES.flatMap((line) => {
    const [open, ...others] = line.filter((stack) => !isTheirs(stack));
    if (!open || others.length) return [];
    const { height, architect } = view.stacks[open];
    return height > 0 && architect === null ? [{ seat, line, open }] : [];
  });
}
