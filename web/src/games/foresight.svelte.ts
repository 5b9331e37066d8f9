/** What actions of a position would bring. The server is asked once for each: a pointer that hovers asks often. */

import { SvelteMap } from 'svelte/reactivity';
import type { GameTypes, Outcome } from '../api/client';
import { later } from '../rest';

/** In milliseconds. A pointer that moves on sooner asks nothing. */
export const PATIENCE = 40;
/** How many actions the server looks at in one call. */
export const BATCH = 200;

export class Foresight<G extends GameTypes = GameTypes> {
  readonly #known = new SvelteMap<string, Outcome<G>>();
  readonly #asked = new Set<string>();
  #callOff: (() => void) | undefined;

  constructor(private readonly foresee: (actions: string[]) => Promise<Outcome<G>[]>) {}

  /** What is known of an action by now. Read in a component or an effect, it follows the answer. */
  of(action: string): Outcome<G> | undefined {
    return this.#known.get(action);
  }

  /** All that is known by now, by action. It follows likewise. */
  get outcomes(): ReadonlyMap<string, Outcome<G>> {
    return this.#known;
  }

  /** Ask at once: for what is shown all the time. */
  ask(actions: readonly string[]): void {
    const fresh = actions.filter((action) => !this.#asked.has(action));
    for (const action of fresh) this.#asked.add(action);
    for (let start = 0; start < fresh.length; start += BATCH) void this.#call(fresh.slice(start, start + BATCH));
  }

  /** Ask when the pointer has come to rest; a later call replaces this one. */
  askSoon(actions: readonly string[]): void {
    this.#callOff?.();
    if (actions.every((action) => this.#asked.has(action))) return;
    this.#callOff = later(() => this.ask(actions), PATIENCE);
  }

  /** Ask no more: the position is another one. */
  close(): void {
    this.#callOff?.();
  }

  async #call(actions: string[]): Promise<void> {
    let told: Outcome<G>[] = [];
    try {
      told = await this.foresee(actions);
    } catch {
      // Only a preview depends on it: it is asked again the next time.
    }
    for (const outcome of told) this.#known.set(outcome.action, outcome);
    for (const action of actions) if (!this.#known.has(action)) this.#asked.delete(action);
  }
}

/** The sum of the points of all lines. */
export const totalOf = ({ points }: Pick<Outcome, 'points'>): number =>
  Object.values(points).reduce((sum, n) => sum + n, 0);
