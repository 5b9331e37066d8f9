/** Who sits at a table, each by a name that no other there has. */

import type { Seat } from '../api/client';
import { seatName } from '../ui/seats';
import { t } from '../words/words.svelte';

/** The seats with names for people: the computer in words, and namesakes (friends at one screen) by number. */
export function named(seats: readonly Seat[]): Seat[] {
  const names = seats.map(seatName);
  return seats.map((seat, number) => {
    const name = names[number] ?? '';
    if (names.filter((other) => other === name).length === 1) return { ...seat, name };
    const before = names.slice(0, number + 1).filter((other) => other === name).length;
    return { ...seat, name: t('table-namesake', { name, number: before }) };
  });
}
