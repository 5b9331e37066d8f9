/** Events of both games: see "Events" in docs/rules/babylon-programs.md and docs/rules/amytis-programs.md. */

import type { Done, GameEvent } from '../api/client';

export type Side = 'north' | 'east' | 'south' | 'west';

/** What both games tell at their end. */
type GameOver = { event: 'game_over'; scores: readonly number[]; winners: readonly number[] };

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

const BABYLON: ReadonlySet<string> = new Set<BabylonEvent['event']>([
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

const AMYTIS: ReadonlySet<string> = new Set<AmytisEvent['event']>([
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
export function babylonEvents(events: readonly GameEvent[]): BabylonEvent[] {
  return events.filter((event): event is GameEvent & BabylonEvent => BABYLON.has(event.event));
}

export function amytisEvents(events: readonly GameEvent[]): AmytisEvent[] {
  return events.filter((event): event is GameEvent & AmytisEvent => AMYTIS.has(event.event));
}

export function eventsOf(done: Pick<Done, 'events'> | null | undefined): GameEvent[] {
  const events: readonly object[] = done?.events ?? [];
  return events.filter((event): event is GameEvent => 'event' in event && typeof event.event === 'string');
}

/** The kind of event that has a name. */
export type Named<E extends { event: string }, Name> = E extends unknown
  ? Name extends E['event']
    ? E
    : never
  : never;

/** The events of a name. */
export function find<E extends { event: string }, Name extends E['event']>(
  events: readonly E[],
  name: Name,
): (E & Named<E, Name>)[] {
  return events.filter((event): event is E & Named<E, Name> => event.event === name);
}
