/** Who sits at a table, told apart by name and by mark. */

import type { Seat } from '../api/client';
import { t } from '../words/words.svelte';

/** Beside the colour of a seat, so that nobody has to tell colours apart. */
export const MARKS = ['●', '▲', '■', '◆'] as const;

const BOT = 'bot:';

/** The seats with names for people: the computer in words, and namesakes (friends at one screen) by number. */
export function named(seats: readonly Seat[]): Seat[] {
  const names = seats.map(({ name }) =>
    name.startsWith(BOT) ? t('table-computer', { level: name.slice(BOT.length) }) : name,
  );
  return seats.map((seat, number) => {
    const name = names[number] ?? '';
    if (names.filter((other) => other === name).length === 1) return { ...seat, name };
    const before = names.slice(0, number + 1).filter((other) => other === name).length;
    return { ...seat, name: t('table-namesake', { name, number: before }) };
  });
}
