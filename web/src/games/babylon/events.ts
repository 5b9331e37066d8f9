/** What happens in Babylon, as the server tells it: see docs/rules/babylon-programs.md. */

import type { GameEvent } from '../../api/client';
import type { Side } from '../beat';
import type { GameOver } from '../events';

export type BabylonEvent =
  | { event: 'tile_removed' | 'tile_dug'; seat: number; stack: string; tile: string }
  | { event: 'tile_revealed'; stack: string; tile: string | null }
  | {
      event: 'pillars';
      seat: number;
      kind: 'single' | 'double';
      count: number;
      reason: string;
      side?: Side;
      stack?: string;
    }
  | { event: 'pillars_exchanged'; seat: number; singles: number; doubles: number }
  | {
      event: 'tile_placed';
      seat: number;
      from: 'dug' | 'stored';
      tile: string;
      cell: string;
      rotation: number;
      level: number;
      open: string | null;
      supports: readonly ('single' | 'double' | 'statue' | null)[];
    }
  | { event: 'statue_became_pillar'; seat: number; cell: string }
  | { event: 'piece_covered'; seat: number; cell: string; piece: string }
  | { event: 'belvedere_placed'; seat: number; cell: string; corner: string; level: number }
  | { event: 'level_opened'; seat: number; level: number }
  | {
      event: 'decoration_placed';
      seat: number;
      kind: string;
      cells: readonly string[];
      levels: readonly number[];
      wild: string | null;
    }
  | { event: 'tile_stored' | 'tile_discarded'; seat: number; tile: string }
  | { event: 'pillars_returned'; seat: number; kind: 'single' | 'double'; count: number }
  | { event: 'turn_ended' | 'turn_began'; seat: number }
  | { event: 'token_turned_up'; token: string; round: number; rounds: number }
  | { event: 'points'; seat: number; reason: string; points: number; total: number }
  | GameOver;

const KNOWN: ReadonlySet<string> = new Set<BabylonEvent['event']>([
  'tile_removed',
  'tile_dug',
  'tile_revealed',
  'pillars',
  'pillars_exchanged',
  'tile_placed',
  'statue_became_pillar',
  'piece_covered',
  'belvedere_placed',
  'level_opened',
  'decoration_placed',
  'tile_stored',
  'tile_discarded',
  'pillars_returned',
  'turn_ended',
  'turn_began',
  'token_turned_up',
  'points',
  'game_over',
]);

/** The events that are known here: a newer server may tell more. */
export function babylonEvents(events: readonly GameEvent[]): BabylonEvent[] {
  return events.filter((event): event is GameEvent & BabylonEvent => KNOWN.has(event.event));
}
