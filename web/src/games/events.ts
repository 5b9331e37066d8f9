/** The events of a move, whatever the game. */

import type { Done, GameEvent } from '../api/client';

/** Every game ends with this event. */
export interface GameOver {
  event: 'game_over';
  scores: readonly number[];
  winners: readonly number[];
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
