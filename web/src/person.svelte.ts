/** The identity of this browser. A name is not required: the first request that needs an identity creates a guest. */

import { api, type Person, Refused } from './api/client';
import { t } from './words/words.svelte';

/** Set when this browser has an identity: without one, asking the server would log an error in the console. */
const KEY = 'semiramis.person';

let known: Person | null = $state.raw(null);
let asking: Promise<Person | null> | null = null;

export function person(): Person | null {
  return known;
}

/** Returns the identity that the server knows, or null. It creates none. */
export function recall(): Promise<Person | null> {
  if (known || !hasComeBefore()) return Promise.resolve(known);
  asking ??= api.me().then(welcome, (refused: unknown) => {
    asking = null;
    if (refused instanceof Refused && refused.code === 'no_identity') return null;
    throw refused;
  });
  return asking;
}

function welcome(found: Person): Person {
  known = { id: found.id, name: found.name }; // never the token
  try {
    localStorage.setItem(KEY, known.id);
  } catch {
    // Storage is not available: the next visit asks only when an identity is needed.
  }
  return known;
}

/** Whether this browser has had an identity before. */
export function hasComeBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** A friendly name for a guest, until they choose another one. */
const luck = Math.random();

/** The name of the person, or the one that they get unless they choose another: the first that no other has. */
export function personName(others: readonly string[] = []): string {
  if (known) return known.name;
  const names = t('page-names').split(/[,、]\s*/);
  const first = Math.floor(luck * names.length);
  return [...names.slice(first), ...names.slice(0, first)].find((name) => !others.includes(name)) ?? '';
}

/** Returns the identity of this browser, a new guest if there is none. */
export async function ensurePerson(): Promise<Person> {
  return (await recall()) ?? welcome(await api.enter(personName()));
}

export async function rename(name: string): Promise<void> {
  welcome((await recall()) ? await api.rename(name) : await api.enter(name));
}
