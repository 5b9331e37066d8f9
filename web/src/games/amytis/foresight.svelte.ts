/** What each legal action would bring, asked once for each position. */

import type { Outcome } from '../../api/client';
import type { BoardProps } from '../board';

/** The server answers for so many actions at once. */
const AT_ONCE = 200;
/** Positions that are remembered: enough to go back and forth within a turn. */
const REMEMBERED = 8;

type Outcomes = ReadonlyMap<string, Outcome>;

const NOTHING: Outcomes = new Map();

export class Foresight {
  /** By action; empty until the answer is there. */
  outcomes: Outcomes = $state.raw(NOTHING);
  #key: string | null = null;
  readonly #known = new Map<string, Outcomes>();
  readonly #asked = new Map<string, Promise<Outcomes>>();

  /** Look ahead from a position, which the key stands for. Rejects if the server refused to tell. */
  async look(key: string, legal: readonly string[] | null, foresee: BoardProps['foresee']): Promise<void> {
    this.#key = key;
    this.outcomes = (legal && this.#known.get(key)) ?? NOTHING;
    if (!legal || this.#known.has(key)) return;
    const asked = this.#asked.get(key) ?? ask(legal, foresee);
    this.#asked.set(key, asked);
    try {
      const found = await asked;
      if (found.size) this.#remember(key, found);
      if (this.#key === key) this.outcomes = found;
    } finally {
      this.#asked.delete(key);
    }
  }

  #remember(key: string, found: Outcomes): void {
    this.#known.set(key, found);
    for (const old of [...this.#known.keys()].slice(0, -REMEMBERED)) this.#known.delete(old);
  }
}

async function ask(legal: readonly string[], foresee: BoardProps['foresee']): Promise<Outcomes> {
  const found = new Map<string, Outcome>();
  for (let from = 0; from < legal.length; from += AT_ONCE) {
    for (const outcome of await foresee(legal.slice(from, from + AT_ONCE))) found.set(outcome.action, outcome);
  }
  return found;
}
