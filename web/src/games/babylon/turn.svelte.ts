/** The turn of the player at this board: the view, the choices, and the tile that is held. */

import type { Outcome } from '../../api/client';
import { settings } from '../../settings.svelte';
import { notify } from '../../ui/notices.svelte';
import type { BoardProps, HintedAction } from '../board';
import { needsConfirmation } from '../confirmation';
import { Foresight, totalOf } from '../foresight.svelte';
import { formatPlacement } from './actions';
import type { Ghost, Spot } from './garden/garden';
import { HeldTile } from './held-tile.svelte';
import { type Hinted, hintedIn } from './hint-preview';
import { tileBook } from './tiles';
import type { Action, Babylon, Decoration, Finish, PossibleDecoration, SeatView, Source, Stack } from './types';
import { sayReason } from './wording';

/** A decoration that may be placed, with what is known of it. */
export interface Offer extends PossibleDecoration {
  outcome: Outcome<Babylon> | undefined;
}

export class Turn {
  /** Whether an action was sent and not answered yet. */
  busy = $state(false);
  /** The stack that was chosen and is not confirmed yet. */
  stack: Stack | null = $state(null);
  /** The decoration that was chosen and is not confirmed yet. */
  chosen: PossibleDecoration | null = $state.raw(null);
  /** The decoration that is pointed at. */
  tried: PossibleDecoration | null = $state.raw(null);
  /** The tile to keep at the end of the turn, if the player has chosen one. */
  keep: Finish | null = $state(null);
  /** A cell for which there are several decorations to choose from. */
  unclear: string | null = $state(null);
  readonly held: HeldTile;
  /** The number of takebacks at the last position: after another one, the choices of the player are reset. */
  #undone = 0;
  #ply = 0;
  /** The ply at which a tile was last removed at random, while the rest of the set-up is to be; otherwise null. */
  #randomAt: number | null = null;

  constructor(private readonly given: () => BoardProps<Babylon>) {
    this.held = new HeldTile(() => ({
      choices: this.choices,
      tiles: this.tiles,
      hand: this.hand,
      foreseen: (action) => this.foresight.of(action),
    }));
  }

  readonly view = $derived.by(() => this.given().position.view);
  readonly tiles = $derived.by(() => tileBook(this.given().components));
  /** What may be done; null for a person who may not act, also while a bot stands in for them. */
  readonly choices = $derived.by(() => {
    const { legal, annotations } = this.given();
    return legal && annotations.choices;
  });
  readonly foresight: Foresight<Babylon> = $derived.by(() => {
    const { foresee } = this.given();
    void this.choices; // outcomes are those of one position
    return new Foresight(foresee);
  });

  /** Whether a part of the board is shown. */
  shows(
    part:
      | 'quarry'
      | 'garden'
      | 'hand'
      | 'dug'
      | 'levels'
      | 'corners'
      | 'finish'
      | 'round'
      | 'score'
      | 'opponent'
      | 'views',
  ): boolean {
    return this.given().parts?.includes(part) ?? true;
  }

  get me(): number {
    return this.given().me;
  }

  /** The player's own seat. */
  get seat(): SeatView {
    const seat = this.view.seats[this.me];
    if (!seat) throw new RangeError(`there is no seat ${this.me}`);
    return seat;
  }

  /** The tiles at hand. Only the current player has a dug tile. */
  readonly hand: Readonly<Record<Source, string | null>> = $derived.by(() => ({
    dug: this.view.player === this.me ? this.view.turn.dug : null,
    stored: this.seat.stored,
  }));

  /** The stacks that may be chosen. */
  get stacks(): Stack[] {
    return Object.keys(this.choices?.stacks ?? {}) as Stack[];
  }

  /** What the player may do in the quarry. */
  get verb(): 'dig' | 'remove' | null {
    const { phase } = this.view;
    return this.stacks.length && (phase === 'dig' || phase === 'remove') ? phase : null;
  }

  get building(): boolean {
    return this.choices !== null && this.view.phase === 'build';
  }

  /** The decorations that may be placed, those with most points first. */
  readonly offers: Offer[] = $derived.by(() => {
    const offers = (this.choices?.decorations ?? []).map((one) => ({ ...one, outcome: this.foresight.of(one.action) }));
    const points = ({ outcome }: Offer) => (outcome ? totalOf(outcome) : 0);
    return offers.sort((a, b) => points(b) - points(a));
  });

  /** The spots in the garden: the places of the tile that is held or, without one, the decorations. */
  readonly spots: Spot[] = $derived.by(() => {
    if (this.held.source) return this.held.spots;
    const best = new Map<string, Spot>();
    for (const { kind, cells, levels } of this.offers) {
      for (const [n, cell] of cells.entries()) {
        if (!best.has(cell)) best.set(cell, { cell, level: levels[n] ?? 0, kind: 'decoration', icon: kind });
      }
    }
    return [...best.values()];
  });

  /** What the board shows of a hint. */
  readonly hinted: Hinted = $derived.by(() => hintedIn(this.given().idea?.actions.map(({ does }) => does) ?? []));

  /** A hint is shown if the player does nothing, and instead of it while the player points at the hint. */
  #seen<T>(own: T | null, hinted: T | null): T | null {
    return this.given().idea?.pointed ? (hinted ?? own) : (own ?? hinted);
  }

  /** The tile that is held, or the one of a hint. */
  get ghost(): Ghost | null {
    return this.#seen(this.building ? this.held.ghost : null, this.hinted.ghost);
  }

  /** The decoration that is pointed at or chosen, or the one of a hint. */
  get trial(): Decoration | null {
    const own = this.tried ?? this.chosen;
    return this.#seen(own && { ...own, visible: true }, this.hinted.trial);
  }

  /** The next action of a hint. */
  get next(): Action | null {
    return this.given().idea?.actions[0]?.does ?? null;
  }

  /** Whether what the next action of a hint places is seen where it would be. */
  get nextIsPreviewed(): boolean {
    const { next, ghost, trial } = this;
    if (next?.verb === 'place') return ghost?.cell === next.cell && ghost.level === next.level;
    return next?.verb === 'decorate' && trial?.cells.join() === next.cells.join();
  }

  /** Prepares the action of a hint, as if the player had done it. */
  pickUp({ action, does }: HintedAction<Babylon>): void {
    if (does && 'stack' in does && does.verb === this.verb) this.stack = does.stack;
    if (!this.building || !does) return;
    if (does.verb === 'place') return this.held.lay(does);
    this.held.drop();
    this.chosen = this.choices?.decorations.find((one) => one.action === action) ?? null;
    if (does.verb === 'finish') this.keep = does.keep;
  }

  /** Starts with a new position: drops a tile that was placed, and takes the only tile that can be placed. */
  begin(): void {
    const { choices, held } = this;
    this.tried = null;
    this.unclear = null;
    const { ply, undone } = this.given().position;
    const takenBack = undone !== this.#undone;
    // The same position may be sent again.
    if (takenBack || ply !== this.#ply || !choices) {
      this.stack = null;
      this.chosen = null;
    }
    if (takenBack || (choices && this.verb !== 'remove')) this.#randomAt = null;
    if (this.#isNextAtRandom) void this.removeAtRandom();
    this.#ply = ply;
    this.#undone = undone;
    if (!this.building || takenBack) this.keep = null;
    if (!this.building || takenBack || !held.tile) held.drop();
    const [only, another] = choices?.tiles ?? [];
    if (choices && !held.source && only && !another && !choices.decorations.length) held.take(only.source);
  }

  /** Asks for the outcomes that are always needed: of stacks, decorations and ends of the turn. */
  prepare(): void {
    if (!this.choices) return;
    const { stacks, decorations, finishes } = this.choices;
    this.foresight.ask(Object.values(stacks));
    this.foresight.ask([...decorations.map(({ action }) => action), ...Object.values(finishes)]);
  }

  async do(action: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.foresight.close();
    try {
      return await this.given().act(action);
    } finally {
      this.busy = false;
    }
  }

  /** Places the tile as it is held. If the server refuses, it is still held. */
  async place(): Promise<void> {
    const { placement, possible } = this.held;
    if (placement && possible) await this.do(formatPlacement(placement));
  }

  /** The player chose a stack: the second time, or if it needs no confirmation, its tile is dug or removed. */
  async pickStack(stack: Stack): Promise<void> {
    if (!this.verb || this.busy) return;
    const action = this.choices?.stacks[stack];
    if (!action) this.stack = null;
    else if (this.stack !== stack && needsConfirmation(this.foresight.of(action))) this.stack = stack;
    else await this.do(action);
  }

  /** Removes a tile at random, and also when the player has to remove the next ones. */
  async removeAtRandom(): Promise<void> {
    if (this.busy) return;
    do {
      const removals = Object.values(this.choices?.stacks ?? {});
      this.#randomAt = this.given().position.ply;
      if (!(await this.do(removals[Math.floor(Math.random() * removals.length)] ?? ''))) this.#randomAt = null;
      // The next position may have come before the answer, when begin() could do nothing yet.
    } while (this.#isNextAtRandom);
  }

  get #isNextAtRandom(): boolean {
    const isNew = this.#randomAt !== null && this.#randomAt !== this.given().position.ply;
    return isNew && this.verb === 'remove' && !this.busy;
  }

  /** The player chose a decoration: the second time, or if it needs no confirmation, it is placed. */
  async decorate(decoration: PossibleDecoration): Promise<void> {
    const { action } = decoration;
    if (this.chosen?.action !== action && needsConfirmation(this.foresight.of(action))) {
      this.chosen = decoration;
      return;
    }
    this.unclear = null;
    await this.do(action);
  }

  /** Does what is prepared. */
  async confirm(): Promise<void> {
    if (this.stack) await this.pickStack(this.stack);
    else if (this.chosen && !this.held.source) await this.decorate(this.chosen);
    else await this.place();
  }

  async finish(keep: Finish): Promise<void> {
    await this.do(this.choices?.finishes[keep] ?? '');
  }

  /** The decorations that may be placed on a cell. */
  decorationsOn(cell: string): PossibleDecoration[] {
    return this.choices?.decorations.filter(({ cells }) => cells.includes(cell)) ?? [];
  }

  /** The player chose a cell of the garden, with the pointer or the keyboard. */
  async pick(cell: string): Promise<void> {
    if (!this.building || this.busy) return;
    if (this.held.source) {
      // The first click chooses the place: the level and the open corner belong to the action, too.
      if (this.held.pick(cell) || settings.confirm === 'never') await this.place();
      return;
    }
    const [only, another] = this.decorationsOn(cell);
    if (another) this.unclear = cell;
    else if (only) await this.decorate(only);
    else this.#explain(cell);
  }

  /** Shows why the icon on a cell cannot be used, if it is on a tile of this turn. */
  #explain(cell: string): void {
    const refused = this.choices?.impossible_decorations.filter(
      ({ kind, cells }) => cells.includes(cell) && this.seat.cells[cell]?.icon === kind,
    );
    const reasons = new Set(refused?.map(({ refusal }) => sayReason(refusal)));
    if (reasons.size) notify([...reasons].join(' '), 'refusal');
  }

  /** The player points at a cell. */
  point(cell: string | null): void {
    if (this.held.source) return this.held.point(cell);
    const [only, another] = cell ? this.decorationsOn(cell) : [];
    this.tried = (!another && only) || null;
  }

  /** One step back in what was prepared. */
  letGo(): void {
    if (this.stack) this.stack = null;
    else if (this.unclear) this.unclear = null;
    else if (this.chosen) this.chosen = null;
    else this.held.letGo();
  }
}
