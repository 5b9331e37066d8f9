/** Numbers and lists as the language of the person writes them. */

import { spoken } from '../words/words.svelte';

/** What Intl makes is costly to make: once for each language. */
function once<T>(make: (language: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const language = spoken();
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}

const signs = once((language) => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }));
const lists = once((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** With its sign: what is gained or lost. */
export function signed(points: number): string {
  return signs().format(points);
}

export function listed(things: readonly string[]): string {
  return lists().format(things);
}
