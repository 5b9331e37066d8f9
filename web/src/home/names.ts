/** People at a table, as a list in words. */

import type { Table } from '../api/client';
import { person } from '../person.svelte';
import { seatName } from '../ui/seats';
import { listed } from '../words/numbers';
import { t } from '../words/words.svelte';

/** Who sits at a table; at one's own those whom one plays with. */
export function namesAt(table: Table): string {
  const me = person()?.id;
  const taken = table.seats.filter((seat) => seat.name !== '');
  const others = taken.filter((seat) => seat.person === null || seat.person !== me);
  const names = [...new Set((others.length ? others : taken).map(seatName))];
  return names.length ? listed(names) : t('home-nobody');
}

/** Who won, as one would say it to the person who looks. */
export function resultText(table: Table): string {
  if (!table.result) return '';
  const winners = table.result.winners.flatMap((number) => table.seats[number] ?? []);
  const me = person()?.id;
  if (winners.length === 1 && me !== undefined && winners[0]?.person === me) return t('home-won');
  const names = [...new Set(winners.map(seatName))];
  return names.length === 1 ? t('home-lost', { names: listed(names) }) : t('home-tied', { names: listed(names) });
}
