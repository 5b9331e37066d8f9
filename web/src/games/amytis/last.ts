/** What was built last. The board marks it. */

import type { Position } from '../../api/client';
import { find } from '../events';
import type { Amytis, Cell } from './types';

export interface Built {
  seat: number;
  stack: Cell;
  cell: Cell;
  /** The ply of the position after it. */
  ply: number;
}

/** The build of the last turn. What its player does after it belongs to the same turn. */
export function builtBefore(
  { ply, last, view }: Pick<Position<Amytis>, 'ply' | 'last' | 'view'>,
  before: Built | null,
) {
  const [built] = find(last?.events ?? [], 'tile_built');
  if (built) return { seat: built.seat, stack: built.stack, cell: built.cell, ply };
  if (view.turn && view.player !== null) return { ...view.turn, seat: view.player, ply };
  if (before?.ply === ply) return before;
  return before?.ply === ply - 1 && before.seat === last?.seat ? { ...before, ply } : null;
}
