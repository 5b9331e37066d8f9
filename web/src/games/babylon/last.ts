/** What the other players placed in their last turns. The board marks it until the player acts. */

import type { Position } from '../../api/client';
import { find } from '../events';
import type { Recent } from './garden/garden';
import type { Babylon } from './types';

export interface LastTurns {
  /** The position after the last action that is remembered. */
  ply: number;
  undone: number;
  /** The seat that acted last. */
  seat: number | null;
  bySeat: Readonly<Record<number, Recent>>;
}

const NOTHING: Recent = { tiles: [], cells: [] };

/** What is to be marked in a position, given what was marked in the one before. An action of `me` ends all marks. */
export function lastTurns(
  { ply, undone, last }: Pick<Position<Babylon>, 'ply' | 'undone' | 'last'>,
  before: LastTurns | null,
  me: number,
): LastTurns {
  const seat = last?.seat ?? null;
  if (before && ply === before.ply && undone === before.undone) return before;
  const follows = before !== null && ply === before.ply + 1 && undone === before.undone;
  if (!last || seat === null || seat === me) return { ply, undone, seat, bySeat: {} };
  const known = follows ? before.bySeat : {};
  const own = follows && before.seat === seat ? (known[seat] ?? NOTHING) : NOTHING;
  const tiles = find(last.events, 'tile_placed').map(({ cell }) => cell);
  const cells = find(last.events, 'decoration_placed').flatMap((one) => one.cells);
  const recent = { tiles: [...own.tiles, ...tiles], cells: [...own.cells, ...cells] };
  return { ply, undone, seat, bySeat: { ...known, [seat]: recent } };
}
