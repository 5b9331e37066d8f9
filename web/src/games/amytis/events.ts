/** What happens in The Architects of Amytis, as the server tells it: see docs/rules/amytis-programs.md. */

import type { GameEvent } from '../../api/client';
import type { GameOver } from '../events';

export type AmytisEvent =
  | { event: 'architect_placed'; seat: number; stack: string }
  | { event: 'tile_built'; seat: number; stack: string; cell: string; tile: string; height: number }
  | { event: 'tile_revealed'; stack: string; tile: string | null }
  | { event: 'stack_emptied'; stack: string; empty: number; last_turn: number | null }
  | { event: 'points'; seat: number; points: number; reason: string; side: string; count: number }
  | { event: 'project_taken'; seat: number; project: number; from: 'open' | 'deck' }
  | { event: 'project_revealed'; project: number; slot: number }
  | { event: 'project_completed'; seat: number; project: number; points: number }
  | { event: 'line_completed' | 'architects_taken_back'; seat: number; stacks: readonly string[] }
  | { event: 'favor_placed'; seat: number; favor: string }
  | { event: 'last_turn'; seat: number }
  | GameOver;

const KNOWN: ReadonlySet<string> = new Set<AmytisEvent['event']>([
  'architect_placed',
  'tile_built',
  'tile_revealed',
  'stack_emptied',
  'points',
  'project_taken',
  'project_revealed',
  'project_completed',
  'line_completed',
  'architects_taken_back',
  'favor_placed',
  'last_turn',
  'game_over',
]);

/** The events that are known here: a newer server may tell more. */
export function amytisEvents(events: readonly GameEvent[]): AmytisEvent[] {
  return events.filter((event): event is GameEvent & AmytisEvent => KNOWN.has(event.event));
}
