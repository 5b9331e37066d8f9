/** The report of a finished game, as it grows turn by turn. */

import { api, type GameReport, type TurnReport } from '../api/client';
import type { HintedAction } from '../games/board';
import { loadedGame } from '../games/registry.svelte';
import { later } from '../rest';
import { notifyRefusal } from '../ui/notices.svelte';
import { learn } from '../words/words.svelte';

/** Milliseconds until the turns that are new are asked for. */
const PAUSE = 700;

export class ReportSession {
  report: GameReport | null = $state.raw(null);
  asking = $state(false);
  #stop = () => {};

  constructor(
    private readonly table: string,
    private readonly game: () => string,
  ) {}

  get complete(): boolean {
    return this.report !== null && this.report.turns.length >= this.report.total;
  }

  async ask(): Promise<void> {
    if (this.asking || this.complete) return;
    this.asking = true;
    await learn('report', 'hint', ...(loadedGame(this.game())?.words.hints ?? []));
    await this.#next();
  }

  async #next(): Promise<void> {
    try {
      const told = await api.report(this.table);
      if (!this.asking) return;
      this.report = told;
      if (this.complete) this.asking = false;
      else this.#stop = later(() => void this.#next(), PAUSE);
    } catch (refused) {
      if (this.asking) notifyRefusal(refused, this.game());
      this.asking = false;
    }
  }

  /** The turn with something to say about it to which a ply belongs. */
  turnAt(ply: number): TurnReport | null {
    const turn = this.report?.turns.findLast((one) => one.ply <= ply);
    return turn && ply < turn.ply + turn.played.length && (turn.label || turn.praise) ? turn : null;
  }

  close(): void {
    this.asking = false;
    this.#stop();
  }
}

/** The actions of the best turn. */
export function bestOf({ best, best_actions }: TurnReport): HintedAction[] {
  return best.map((action, n) => ({ action, does: best_actions[n] ?? null }));
}

export function playedIn({ played, played_actions }: TurnReport): HintedAction[] {
  return played.map((action, n) => ({ action, does: played_actions[n] ?? null }));
}

/** What marks a turn in graphs and lists, as in the notation of chess. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??', only_turn: '!', hard_to_find: '!!' } as const;

export function signOf({ label, praise }: TurnReport): string {
  const kind = label ?? praise;
  return kind ? SIGNS[kind] : '';
}
