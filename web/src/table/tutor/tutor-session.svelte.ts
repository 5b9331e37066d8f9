/** The tutor at a table: asks the server before each turn of the person and after it, as long as it is switched on. */

import { api, type Hint, type Mistake, type Position } from '../../api/client';
import { offers } from '../../api/transport';
import { loadedGame } from '../../games/registry.svelte';
import { settings } from '../../settings.svelte';
import { learn } from '../../words/words.svelte';
import type { TableSession } from '../session.svelte';
import { count, streakOf } from './streak';

/** Where a turn began. */
type Start = Pick<Position, 'ply' | 'undone'>;

export class TutorSession {
  /** What is worth looking at in this turn. */
  topic: Hint['reasons'][number] | null = $state.raw(null);
  /** The last turn of the person, if it was a mistake. */
  mistake: (Mistake & { ply: number }) | null = $state.raw(null);
  #turn: Start | null = null;
  /** How often actions had been taken back when the tutor last looked. */
  #undone: number | null = null;
  #review: Promise<void> = Promise.resolve();
  /** Aborted when what was asked no longer matters. */
  #asking = new AbortController();

  constructor(private readonly session: TableSession) {}

  /** Whether one may have the tutor at this table: where there is one, alone against the computer, where hints are allowed. */
  get allowed(): boolean {
    const { table, mine, hasToAsk } = this.session;
    return offers().tutor && table?.status === 'playing' && table.hints && mine.length === 1 && !hasToAsk;
  }

  get on(): boolean {
    return settings.tutor && this.allowed;
  }

  get #game(): string {
    return this.session.table?.game ?? '';
  }

  /** The table has come to a position; null if the tutor is off. */
  follow(position: Position | null): void {
    if (!position || position.player === null) return this.#reset();
    const turn = this.#turn;
    const acting = this.session.acting;
    const back = this.#undone !== null && position.undone !== this.#undone;
    if (back) this.#reset();
    this.#undone = position.undone;
    const ended = turn !== null && !back && position.ply > turn.ply && (!acting || !this.#isMine(position));
    if (ended) {
      this.#turn = null;
      this.topic = null;
      this.#review = this.#judge({ ply: turn.ply, undone: position.undone });
    }
    if (!acting) return;
    if (this.#turn === null) {
      // After an undo within the turn, it still began where it did.
      const ply = back && turn && turn.ply <= position.ply ? turn.ply : position.ply;
      this.#turn = { ply, undone: position.undone };
      void this.#review.then(() => this.#advise(position));
    } else if (position.ply > this.#turn.ply) this.mistake = null; // the person plays on
  }

  #isMine({ last }: Position): boolean {
    return last !== null && last !== undefined && this.session.mine.includes(last.seat);
  }

  async #judge({ ply, undone }: Start): Promise<void> {
    const { signal } = this.#asking;
    const game = this.#game;
    try {
      const [{ mistake }] = await Promise.all([api.review(this.session.id, { ply, undone }, signal), this.#learn()]);
      if (signal.aborted) return;
      count(game, mistake !== null);
      this.mistake = mistake && { ...mistake, ply };
    } catch {
      // A tutor that cannot answer says nothing.
    }
  }

  async #advise({ ply, undone }: Start): Promise<void> {
    const { signal } = this.#asking;
    const isNow = () => !signal.aborted && this.#turn?.undone === undone && this.session.position?.ply === ply;
    if (!isNow() || this.mistake) return;
    try {
      const asked = { ply, undone, streak: streakOf(this.#game) };
      const [{ topic }] = await Promise.all([api.advice(this.session.id, asked, signal), this.#learn()]);
      if (isNow()) this.topic = topic;
    } catch {
      // The same.
    }
  }

  #learn(): Promise<void> {
    return learn('tutor', 'hint', ...(loadedGame(this.#game)?.words.hints ?? []));
  }

  async takeBack(): Promise<void> {
    const { mistake } = this;
    if (mistake) await this.session.takeBack(mistake.ply);
  }

  /** The person has read it. */
  dismiss(): void {
    const { position, acting } = this.session;
    const wasMistake = this.mistake !== null;
    this.mistake = null;
    this.topic = null;
    if (wasMistake && position && acting) void this.#advise(position);
  }

  #reset(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#review = Promise.resolve();
    this.#turn = null;
    this.#undone = null;
    this.topic = null;
    this.mistake = null;
  }
}
