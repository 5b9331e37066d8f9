/** New pieces come down from above. */

import type { Garden } from '../types';
import { thingsOf } from './item';

/** More changes than this at once are not a move but a jump to another position. */
const MOST = 3;
const SECONDS = 0.5;
const HEIGHT = 2.2;

/** What came into a garden by a move; nothing if it was a jump. */
export function arrivals(before: Garden, after: Garden): string[] {
  const [old, now] = [new Set(thingsOf(before)), new Set(thingsOf(after))];
  const come = [...now].filter((thing) => !old.has(thing));
  const gone = [...old].filter((thing) => !now.has(thing));
  return come.length + gone.length > MOST ? [] : come;
}

/** How high above its place something is, a part of its way down. It falls, and rebounds a little. */
export function heightAt(part: number): number {
  const landing = 0.72;
  if (part >= 1) return 0;
  if (part < landing) return HEIGHT * (1 - (part / landing) ** 2);
  return 0.05 * Math.sin((Math.PI * (part - landing)) / (1 - landing));
}

export class Drop {
  #things = new Set<string>();
  #part = 1;

  get isFalling(): boolean {
    return this.#part < 1;
  }

  begin(things: readonly string[]): void {
    this.#things = new Set(things);
    this.#part = things.length ? 0 : 1;
  }

  step(seconds: number): void {
    this.#part = Math.min(1, this.#part + seconds / SECONDS);
  }

  readonly height = (thing: string): number => (this.#things.has(thing) ? heightAt(this.#part) : 0);
}
