/** What was built last, which a player wants to find at a glance. */

import type { Position } from '../../api/client';
import { oneOf, shape, text, whole } from './reading';
import { CELLS, type Cell } from './view';

export interface Built {
  seat: number;
  stack: Cell;
  cell: Cell;
  /** The ply of the position after it. */
  ply: number;
}

/** A turn goes on after its build with a palace and a favour at most. */
const FURTHER = 2;

const named = shape<{ event: string }>({ event: text });
const tileBuilt = shape<Omit<Built, 'ply'>>({ seat: whole, stack: oneOf(CELLS), cell: oneOf(CELLS) });

/** The build that led to a position; in the rest of its turn, the one that is remembered. */
export function builtBefore(position: Pick<Position, 'ply' | 'last'>, remembered: Built | null): Built | null {
  const event = position.last?.events.find((one) => named(one, 'event').event === 'tile_built');
  if (event) return { ...tileBuilt(event, 'tile_built'), ply: position.ply };
  const since = position.ply - (remembered?.ply ?? position.ply);
  return since >= 0 && since <= FURTHER ? remembered : null;
}
