/** Hints at a table: requested by the current player, pointed at, chosen, and followed action by action. */

import { api, type Hint, type Position, Refused } from '../../api/client';
import type { HintedAction, Idea } from '../../games/board';
import { loadedGame } from '../../games/registry.svelte';
import { notifyRefusal } from '../../ui/notices.svelte';
import { learn } from '../../words/words.svelte';
import type { TableSession } from '../session.svelte';

/** The position has changed meanwhile: the error no longer matters. */
const LATE = ['stale_ply', 'not_your_turn', 'not_playing'];

/** The actions of the turn of a hint. */
export function turnOf({ turn, actions }: Hint): HintedAction[] {
  return turn.map((action, n) => ({ action, does: actions?.[n] ?? null }));
}

export class HintSession {
  thinking = $state(false);
  hints: readonly Hint[] = $state.raw([]);
  /** How many actions of the turn that is followed are done. */
  done = $state(0);
  pointed: Hint | null = $state.raw(null);
  chosen: Hint | null = $state.raw(null);
  #picked: Idea['picked'] = $state.raw(null);
  /** The position that is spoken of. */
  #position: Position | null = null;
  #asking: AbortController | null = null;

  constructor(private readonly session: TableSession) {}

  /** Whether one may ask for hints at this table, now or when it is one's turn. */
  get allowed(): boolean {
    const { table, mine } = this.session;
    return table?.status === 'playing' && table.hints && mine.length > 0;
  }

  get possible(): boolean {
    return this.allowed && this.session.choices !== null;
  }

  get open(): boolean {
    return this.thinking || this.hints.length > 0;
  }

  /** The hint that is shown on the board: the best, unless another is pointed at or chosen. */
  get shown(): Hint | null {
    return this.pointed ?? this.chosen ?? this.hints[0] ?? null;
  }

  readonly idea: Idea | null = $derived.by(() => {
    const { shown } = this;
    if (!shown || !this.session.choices) return null;
    return { actions: turnOf(shown).slice(this.done), pointed: this.pointed !== null, picked: this.#picked };
  });

  get #words(): readonly string[] {
    return loadedGame(this.session.table?.game ?? '')?.words.hints ?? [];
  }

  async ask(): Promise<void> {
    const { position, choices, id } = this.session;
    if (!position || !choices || this.open) return;
    this.thinking = true;
    this.#position = position;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const { ply, undone } = position;
      const [told] = await Promise.all([api.hints(id, { ply, undone }, signal), learn('hint', ...this.#words)]);
      if (!signal.aborted) this.hints = told.hints;
    } catch (refused) {
      const late = refused instanceof Refused && LATE.includes(refused.code);
      if (!signal.aborted && !late) notifyRefusal(refused, this.session.table?.game);
    } finally {
      if (!signal.aborted) this.thinking = false;
    }
  }

  /** Pick the first action of a hint on the board; it is done when the person says so. */
  choose(hint: Hint): void {
    const picked = turnOf(hint)[this.done];
    if (!picked || !this.session.choices) return;
    this.chosen = hint;
    this.pointed = null;
    this.#picked = picked;
  }

  /** Do the next action of a hint, which is followed from then on. */
  async act(hint: Hint): Promise<void> {
    const action = hint.turn[this.done];
    if (!action || !this.session.choices) return;
    if (hint !== this.chosen) this.choose(hint);
    await this.session.act(action);
  }

  /** The table has come to a position: go on with a hint that was followed, or forget them all. */
  follow(position: Position | null): void {
    const before = this.#position;
    if (!this.open || !before || position === before) return;
    if (position && position.ply === before.ply && position.undone === before.undone) {
      this.#position = position; // the same again, with another deadline
      return;
    }
    const goesOn = position && position.undone === before.undone && position.ply === before.ply + 1;
    const followed = goesOn ? this.#followedBy(position.last?.action) : undefined;
    const next = followed && turnOf(followed)[this.done + 1];
    if (!position || !followed || !next || position.player !== before.player) return this.close();
    this.#position = position;
    this.done += 1;
    this.hints = [followed];
    this.pointed = null;
    this.chosen = followed;
    this.#picked = next;
  }

  #followedBy(action: string | undefined): Hint | undefined {
    const hints = this.chosen ? [this.chosen, ...this.hints] : this.hints;
    return hints.find((hint) => hint.turn[this.done] === action);
  }

  /** What may be done there is told: if what turned up makes the next action impossible, the hint has ended. */
  check(legal: readonly string[] | null): void {
    const next = this.chosen?.turn[this.done];
    if (this.done && legal && next && !legal.includes(next)) this.close();
  }

  close(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.thinking = false;
    this.hints = [];
    this.done = 0;
    this.pointed = null;
    this.chosen = null;
    this.#picked = null;
    this.#position = null;
  }
}
