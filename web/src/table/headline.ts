/** The result of a game in a sentence, from the point of view of a person who played it. */

import type { Table } from '../api/client';
import { listed } from '../words/numbers';
import { t } from '../words/words.svelte';

/** `mine` are the seats of the person: only of one seat is it said that "you" win. */
export function headlineOf(result: Table['result'], names: readonly string[], mine: readonly number[]): string {
  const { winners = [], scores = [], reason } = result ?? {};
  const [first = 0] = winners;
  const own = mine.length === 1 && winners.includes(mine[0] ?? -1);
  const namesOf = (seats: readonly number[]) => listed(seats.map((seat) => names[seat] ?? ''));
  if (winners.length > 1) {
    const others = winners.filter((seat) => seat !== mine[0]);
    return own
      ? t('table-result-shared-you', { names: namesOf(others) })
      : t('table-result-shared', { names: namesOf(winners) });
  }
  const lost = mine.length === 1 && !own;
  const next = lost ? (scores[mine[0] ?? -1] ?? 0) : Math.max(0, ...scores.filter((_, seat) => seat !== first));
  // Equal scores are decided by a tie-breaker, and after a resignation the points decide nothing.
  const points = reason === 'resigned' ? 0 : (scores[first] ?? 0) - next;
  if (points > 0) {
    if (own) return t('table-result-you-by', { points });
    return t(lost ? 'table-result-ahead' : 'table-result-one-by', { names: namesOf(winners), points });
  }
  return own ? t('table-result-you') : t('table-result-one', { names: namesOf(winners) });
}
