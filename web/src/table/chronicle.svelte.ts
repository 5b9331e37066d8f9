/** All that was done at a table so far, kept up with what its positions tell. */

import { api, type Done, type Position } from '../api/client';

export class Chronicle {
  /** Every action in order: the first led to ply 1. */
  done: readonly Done[] = $state.raw([]);
  #undone = 0;
  #reading: Promise<void> | null = null;

  constructor(private readonly table: string) {}

  /** Take note of a position. What was missed, or came about by another way, is read from the server. */
  follow(position: Position): Promise<void> {
    const known = this.done.length;
    const same = position.undone === this.#undone;
    if (same && position.ply <= known) return Promise.resolve();
    if (same && position.ply === known + 1 && position.last) {
      this.done = [...this.done, position.last];
      return Promise.resolve();
    }
    // Until it is read, what was certainly taken back is not told any more.
    if (position.ply < known) this.done = this.done.slice(0, position.ply);
    return this.#read();
  }

  /** The newest there is. A call for more while one is on its way follows it: it may have been answered too early. */
  #read(): Promise<void> {
    const next = (this.#reading ?? Promise.resolve()).then(async () => {
      const history = await api.history(this.table);
      if (history.undone < this.#undone) return;
      if (history.undone === this.#undone && history.actions.length < this.done.length) return;
      this.#undone = history.undone;
      this.done = history.actions;
    });
    // What could not be read is read with the next position.
    this.#reading = next.catch(() => {});
    return this.#reading;
  }
}

/** What one seat did without another between. */
export interface Turn {
  seat: number;
  done: Done[];
}

/** A turn is all actions of a player until another player acts. */
export function turnsOf(done: readonly Done[]): Turn[] {
  const turns: Turn[] = [];
  for (const one of done) {
    const turn = turns.at(-1);
    if (turn?.seat === one.seat) turn.done.push(one);
    else turns.push({ seat: one.seat, done: [one] });
  }
  return turns;
}

/** The plies at which a turn has ended, and 0. */
export function turnEnds(done: readonly Done[]): number[] {
  return [0, ...turnsOf(done).map((turn) => turn.done.at(-1)?.ply ?? 0)];
}
