/** Time that is left, in words as short as its length allows. */

import { t } from '../words/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY)
    return t('table-time-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) {
    return t('table-time-hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  }
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
}

/** The seconds left at which the page says so aloud. */
export const WARNINGS = [60, 10] as const;
