/** A game gone through step by step: where one is, and how one gets on. */

import type { Done, Position } from '../api/client';
import { turnEnds } from '../table/chronicle.svelte';
import { pause } from '../table/performance';
import type { PlayStep } from '../table/playback.svelte';

export class Replay {
  /** Where one is. */
  ply = $state(0);
  /** The position that is shown; it follows `ply` a moment later. */
  shown: Position | null = $state.raw(null);
  playing = $state(false);
  playStep: PlayStep | null = null;
  readonly #positions = new Map<number, Promise<Position>>();
  #moving = new AbortController();
  #plays = 0;

  constructor(
    private readonly game: { readonly done: readonly Done[] },
    private readonly fetch: (ply: number) => Promise<Position>,
    /** How long to wait between two moves when they are played. */
    private readonly rest: () => number,
    private readonly failed: (error: unknown) => void,
  ) {}

  get last(): number {
    return this.game.done.length;
  }

  /** Be at a position at once. */
  async go(wanted: number): Promise<void> {
    const moving = this.#begin();
    const ply = Math.min(Math.max(0, wanted), this.last);
    this.ply = ply;
    const position = await this.#position(ply);
    if (moving.aborted || !position) return;
    this.shown = position;
    void this.#position(ply + 1);
  }

  /** See the next move happen. */
  async forward(): Promise<void> {
    if (this.ply >= this.last) return;
    const before = this.shown;
    const moving = this.#begin();
    this.ply += 1;
    const after = await this.#position(this.ply);
    if (moving.aborted || !after) return;
    const show = () => {
      if (!moving.aborted) this.shown = after;
    };
    void this.#position(after.ply + 1);
    if (before?.ply === after.ply - 1) await this.playStep?.({ before, after, own: false }, show, moving);
    show();
  }

  back = () => this.halt(() => this.go(this.ply - 1));
  first = () => this.halt(() => this.go(0));
  end = () => this.halt(() => this.go(this.last));
  step = () => this.halt(() => this.forward());

  /** On to the end of a turn, or back to the end of the one before. */
  turn = () => this.halt(() => this.go(turnEnds(this.game.done).find((ply) => ply > this.ply) ?? this.last));
  turnBack = () => this.halt(() => this.go(turnEnds(this.game.done).findLast((ply) => ply < this.ply) ?? 0));

  toggle = (): Promise<void> => (this.playing ? this.halt(() => this.go(this.ply)) : this.play());

  /** Move after move, from the beginning if one is at the end. */
  async play(): Promise<void> {
    this.playing = true;
    this.#plays += 1;
    const play = this.#plays;
    const goesOn = () => this.playing && play === this.#plays;
    if (this.ply >= this.last) await this.go(0);
    while (goesOn() && this.ply < this.last) {
      await this.forward();
      if (goesOn()) await pause(this.rest(), this.#moving.signal);
    }
    if (goesOn()) this.playing = false;
  }

  halt(then: () => Promise<void>): Promise<void> {
    this.playing = false;
    return then();
  }

  /** The game went another way: what was read of it may be wrong. */
  forget(): void {
    this.#positions.clear();
    if (this.ply > this.last || this.shown) void this.halt(() => this.go(this.ply));
  }

  close(): void {
    this.playing = false;
    this.#moving.abort();
  }

  #begin(): AbortSignal {
    this.#moving.abort();
    this.#moving = new AbortController();
    return this.#moving.signal;
  }

  async #position(ply: number): Promise<Position | null> {
    if (ply > this.last) return null;
    const known = this.#positions.get(ply) ?? this.fetch(ply);
    this.#positions.set(ply, known);
    try {
      return await known;
    } catch (error) {
      this.#positions.delete(ply);
      if (ply === this.ply) this.failed(error);
      return null;
    }
  }
}
