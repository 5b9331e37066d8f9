/** Numbers, lists and times as the language of the person writes them: the one place that formats them. */

import { spoken } from './words.svelte';

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
const shares = once((language) => new Intl.NumberFormat(language, { style: 'percent' }));
const lists = once((language) => new Intl.ListFormat(language, { type: 'conjunction' }));
const times = once((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

/** With its sign: what is gained or lost. */
export function signed(points: number): string {
  return signs().format(points);
}

/** A share of 1 in percent: 62 %. */
export function percent(share: number): string {
  return shares().format(share);
}

export function listed(things: readonly string[]): string {
  return lists().format(things);
}

/** A sum as it is calculated: 4 + 3 = 7. */
export function summed(parts: readonly string[], total: number): string {
  return `${parts.join(' + ')} = ${total}`;
}

/** A length of time in words: 3 days. */
export function measured(length: number, unit: 'day' | 'hour' | 'minute' | 'second'): string {
  return new Intl.NumberFormat(spoken(), { style: 'unit', unit, unitDisplay: 'long' }).format(length);
}

/** How long ago: 3 days ago. */
export function ago(length: number, unit: 'day' | 'hour' | 'minute'): string {
  return times().format(-length, unit);
}

/** A size in megabytes: 3.1 MB. */
export function megabytes(bytes: number): string {
  const format = { style: 'unit', unit: 'megabyte', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(spoken(), format).format(bytes / 1e6);
}
