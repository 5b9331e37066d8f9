/** Numbers and lists as the language of the person writes them. */

import { spoken } from '../words/words.svelte';

/** With its sign: what is gained or lost. */
export function signed(points: number): string {
  return new Intl.NumberFormat(spoken(), { signDisplay: 'exceptZero' }).format(points);
}

export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(things);
}
