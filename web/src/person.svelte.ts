/** Who one is. Nobody has to say a name: the first call that needs somebody lets a guest in. */

import { api, type Person, Refused } from './api/client';
import { t } from './words/words.svelte';

/** Set once somebody came in here. Asking the server about nobody would be an error in the browser's console. */
const KEY = 'semiramis.person';

let known: Person | null = $state.raw(null);
let asking: Promise<Person | null> | null = null;

export function person(): Person | null {
  return known;
}

/** Look whether the browser is known already; nobody is made up by it. */
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
    // Then the cookie alone has to tell, once somebody comes in again.
  }
  return known;
}

function hasComeBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Somebody to act as, let in under a guest's name if need be. */
export async function somebody(): Promise<Person> {
  return (await recall()) ?? welcome(await api.enter(t('page-guest')));
}

export async function rename(name: string): Promise<void> {
  welcome((await recall()) ? await api.rename(name) : await api.enter(name));
}
