/** Plays the beats of a move. What is drawn and heard is the actors' business. */

import type { GameEvent } from '../api/client';
import type { Beat, Flight, Places, Rise } from '../games/beat';
import type { Sound } from '../sound/sound';

/** All times are in milliseconds. */
export interface Actors {
  fly: (flight: Flight, lasts: number) => void;
  rise: (rise: Rise, lasts: number) => void;
  glow: (places: Places, lasts: number) => void;
  tell: (event: GameEvent) => void;
  sound: (name: Sound) => void;
}

export interface Manner {
  /** How long a beat is, compared with the calm pace. 0: nothing is shown on its way. */
  pace: number;
  /** Nothing flies: light and words are enough. */
  still: boolean;
}

export const PACE = { calm: 1, brisk: 0.45, instant: 0 } as const;
/** One's own moves are known already: a glimpse is enough. */
export const OWN_PACE = 0.5;

const RISE = 1_300;
const GLOW = 700;

export async function perform(
  beats: readonly Beat[],
  { pace, still }: Manner,
  actors: Actors,
  show: () => void,
  skipped: AbortSignal,
): Promise<void> {
  if (pace === 0) return show();
  for (const beat of beats) {
    if (skipped.aborted) return;
    if (beat.shows) show();
    if (beat.tells) actors.tell(beat.tells);
    if (beat.sound) actors.sound(beat.sound);
    for (const places of beat.glows ?? []) actors.glow(places, Math.max(GLOW, beat.lasts) * pace);
    if (!still) for (const flight of beat.flights ?? []) actors.fly(flight, flight.lasts * pace);
    // Words take as long to read at any pace.
    for (const rise of beat.rises ?? []) actors.rise(rise, RISE);
    await pause(beat.lasts * pace, skipped);
  }
}

/** Waits for a time in milliseconds, or until the person skips. */
export function pause(time: number, skipped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (skipped.aborted) return resolve();
    const timer = setTimeout(end, time);
    skipped.addEventListener('abort', end, { once: true });
    function end(): void {
      clearTimeout(timer);
      skipped.removeEventListener('abort', end);
      resolve();
    }
  });
}
