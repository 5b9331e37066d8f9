/** Shows the moves of a game one after the other. */

import type { Position } from '../api/client';
import { during } from '../rest';

export interface Step {
  before: Position;
  after: Position;
  /** A move of one's own is shown at once; its animation must not delay the next action. */
  own: boolean;
}

/** Plays a step: moves things about, calls `show` when the board is to change, ends when all is at rest. */
export type PlayStep = (step: Step, show: () => void, skipped: AbortSignal) => Promise<void>;

export class Playback {
  /** The position that is shown. */
  shown: Position | null = $state.raw(null);
  #waiting: Step[] = $state.raw([]);
  #playing: Step | null = $state.raw(null);
  #skip: AbortController | null = null;

  constructor(private readonly stage: () => PlayStep | null) {}

  /** Whether moves are still being shown. */
  get running(): boolean {
    return this.#playing !== null;
  }

  /** Whether moves of others are still being shown: these may be skipped. */
  get following(): boolean {
    return this.#playing !== null && !(this.#playing.own && this.#waiting.length === 1);
  }

  /** The seat of which a move is being shown, if it is that of another. */
  get actor(): number | null {
    return this.following ? (this.#playing?.after.last?.seat ?? null) : null;
  }

  /** Show a position as it is, and forget what was on its way: at the beginning, after an undo, after a gap. */
  jump(position: Position): void {
    this.#waiting = [];
    this.#skip?.abort();
    this.shown = position;
  }

  /** Show a move after those before it. */
  push(after: Position, own: boolean): void {
    const before = this.#waiting.at(-1)?.after ?? this.shown;
    if (!before) return this.jump(after);
    // An action ends the playback of earlier moves.
    if (own) this.skip();
    this.#waiting = [...this.#waiting, { before, after, own }];
    if (own) this.shown = after;
    if (!this.#playing) void during(this.#run());
  }

  /** Come to the end of what is being shown. */
  skip(): void {
    const last = this.#waiting.at(-1)?.after;
    this.#waiting = [];
    this.#skip?.abort();
    if (last) this.shown = last;
  }

  async #run(): Promise<void> {
    for (let step = this.#waiting[0]; step; step = this.#waiting[0]) {
      const skip = new AbortController();
      this.#skip = skip;
      this.#playing = step;
      const { after } = step;
      const show = () => {
        if (!skip.signal.aborted) this.shown = after;
      };
      await this.#play(step, show, skip.signal);
      show();
      this.#waiting = this.#waiting.filter((other) => other !== step);
    }
    this.#skip = null;
    this.#playing = null;
  }

  /** A move whose animation fails is a move all the same. */
  async #play(step: Step, show: () => void, skipped: AbortSignal): Promise<void> {
    try {
      await this.stage()?.(step, show, skipped);
    } catch (error) {
      console.error(error);
    }
  }
}
