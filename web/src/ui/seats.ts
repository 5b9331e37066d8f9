/** Who sits where, in words and signs. */

import type { Seat } from '../api/client';
import { lookUp, t } from '../words/words.svelte';

/** The sign of each seat, beside its colour `--seat-N`. */
export const SEAT_MARKS = ['●', '▲', '■', '◆'] as const;

/** The name of a level of the computer; one that this page does not know yet goes by its own. */
export function levelName(level: string): string {
  return lookUp(`page-level-${level}`) ?? level;
}

export function computerName(level: string): string {
  return t('page-computer', { level: levelName(level) });
}

/** Who plays a seat. A bot is called by its level; in a record that was brought along it may have a person's name. */
export function seatName(seat: Seat): string {
  return seat.name.startsWith('bot:') ? computerName(seat.name.slice(4)) : seat.name;
}
