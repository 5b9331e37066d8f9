/** Who and what a story is about, and how numbers and names are written in it. */

import { spoken } from '../../words/words.svelte';

export interface Cast {
  game: string;
  /** The names of the seats. */
  names: readonly string[];
  /** The box of the game, as `GET /games` lists it. */
  components: object;
}

/** A change as people write it: +3, -1. */
export function change(points: number): string {
  return new Intl.NumberFormat(spoken(), { signDisplay: 'exceptZero' }).format(points);
}

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(spoken()).format(names);
}
