/** How long a turn may take: what one can choose, and how it is said. */

import type { Clock } from '../api/client';
import { measured, ago as since } from '../words/numbers';
import { t } from '../words/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLOCKS = {
  none: null,
  quick: { turn: 30, bank: 5 * MINUTE },
  live: { turn: MINUTE, bank: 15 * MINUTE },
  day: { turn: DAY, bank: 0 },
  days: { turn: 3 * DAY, bank: 0 },
  week: { turn: 7 * DAY, bank: 0 },
} as const satisfies Record<string, Clock | null>;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES: readonly ClockName[] = ['none', 'quick', 'live', 'day', 'days', 'week'];

export function clockText(clock: Clock | null): string {
  if (!clock) return t('home-clock-none');
  const turn = duration(clock.turn);
  return clock.bank ? t('home-clock-bank', { turn, bank: duration(clock.bank) }) : t('home-clock-turn', { turn });
}

/** A length of time in the largest unit that it is a whole number of. */
export function duration(seconds: number): string {
  const units = [
    ['day', DAY],
    ['hour', HOUR],
    ['minute', MINUTE],
    ['second', 1],
  ] as const;
  const [unit, length] = units.find(([, length]) => seconds % length === 0) ?? ['second', 1];
  return measured(seconds / length, unit);
}

/** How long ago something was, in seconds since 1970: "3 days ago". */
export function ago(then: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - then);
  if (past < MINUTE) return since(0, 'minute');
  if (past < HOUR) return since(Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return since(Math.floor(past / HOUR), 'hour');
  return since(Math.floor(past / DAY), 'day');
}
