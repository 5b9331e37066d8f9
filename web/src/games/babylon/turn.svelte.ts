/** What the person at this board sees and is about to do: the view, what is legal in it, and a tile in the hand. */

import type { Outcome } from '../../api/client';
import type { BoardProps } from '../board';
import { Foresight, totalOf } from '../foresight.svelte';
import { Choices, type Decorating, formatDecorating, formatPlacement, type Keep, type Source } from './actions';
import { type Decoration, type Ghost, type Spot, topOf } from './garden/garden';
import { HeldTile } from './held-tile.svelte';
import { type Hinted, hintedIn, parsed } from './hint-preview';
import { babylonView, type SeatView, tileBook } from './view';

/** A decoration that may be placed, with what is known of it. */
export interface Offer extends Decorating {
  action: string;
  outcome: Outcome | undefined;
}

export class Turn {
  /** An action is on its way. */
  busy = $state(false);
  /** The decoration that is pointed at. */
  tried: Decorating | null = $state.raw(null);
  /** The tile that is to be kept at the end of the turn, if the person has said so. */
  keep: Keep | null = $state(null);
  /** A cell for which there are several decorations to choose from. */
  unclear: string | null = $state(null);
  readonly held: HeldTile;
  /** How often something was taken back, when this was looked at last: what was chosen before that is forgotten. */
  #undone = 0;

  constructor(private readonly given: () => BoardProps) {
    this.held = new HeldTile(() => ({
      choices: this.choices,
      garden: this.seat,
      tiles: this.tiles,
      hand: this.hand,
      foreseen: (action) => this.foresight.of(action),
    }));
  }

  readonly view = $derived.by(() => {
    const { position } = this.given();
    return { ...babylonView(position), player: position.player }; // null after a resignation
  });
  readonly tiles = $derived.by(() => tileBook(this.given().components));
  readonly choices: Choices | null = $derived.by(() => {
    const { legal } = this.given();
    return legal && new Choices(legal);
  });
  readonly foresight: Foresight = $derived.by(() => {
    const { foresee } = this.given();
    void this.choices; // what was foreseen holds for one position only
    return new Foresight(foresee);
  });

  get me(): number {
    return this.given().me;
  }

  /** One's own seat. */
  get seat(): SeatView {
    const seat = this.view.seats[this.me];
    if (!seat) throw new RangeError(`there is no seat ${this.me}`);
    return seat;
  }

  /** The tiles at hand: the dug one is there for the one whose turn it is. */
  readonly hand: Readonly<Record<Source, string | null>> = $derived.by(() => ({
    dug: this.view.player === this.me ? this.view.turn.dug : null,
    stored: this.seat.stored,
  }));

  /** What there is to do in the quarry. */
  get verb(): 'dig' | 'remove' | null {
    const { phase } = this.view;
    return this.choices?.stacks.size && (phase === 'dig' || phase === 'remove') ? phase : null;
  }

  get building(): boolean {
    return this.choices !== null && this.view.phase === 'build';
  }

  /** The decorations that may be placed, those with most points first. */
  readonly offers: Offer[] = $derived.by(() => {
    const offers = (this.choices?.decorations ?? []).map((decorating) => {
      const action = formatDecorating(decorating);
      return { ...decorating, action, outcome: this.foresight.of(action) };
    });
    const points = ({ outcome }: Offer) => (outcome ? totalOf(outcome) : 0);
    return offers.sort((a, b) => points(b) - points(a));
  });

  /** Where something may be done in the garden: with a tile in the hand its places, else the decorations. */
  readonly spots: Spot[] = $derived.by(() => {
    if (this.held.source) return this.held.spots;
    const best = new Map<string, Spot>();
    for (const { icon, cells } of this.offers) {
      for (const cell of cells) {
        if (!best.has(cell)) best.set(cell, { cell, level: topOf(this.seat, cell), kind: 'decoration', icon });
      }
    }
    return [...best.values()];
  });

  /** What a hint speaks of. */
  readonly hinted: Hinted = $derived.by(() =>
    hintedIn(this.given().idea?.actions ?? [], { quarry: this.view.quarry, garden: this.seat, hand: this.hand }),
  );

  /** A hint that is pointed at goes before what the hand does, and is shown where the hand does nothing. */
  #seen<T>(own: T | null, hinted: T | null): T | null {
    return this.given().idea?.pointed ? (hinted ?? own) : (own ?? hinted);
  }

  /** The tile in the hand, as it would lie; or the one of a hint. */
  get ghost(): Ghost | null {
    return this.#seen(this.building ? this.held.ghost : null, this.hinted.ghost);
  }

  /** The decoration that is pointed at, as it would stand; or the one of a hint. */
  get trial(): Decoration | null {
    return this.#seen(this.#tried, this.hinted.trial);
  }

  get #tried(): Decoration | null {
    const { tried } = this;
    if (!tried) return null;
    const levels = tried.cells.map((cell) => topOf(this.seat, cell));
    return { kind: tried.icon, cells: tried.cells, levels, visible: true };
  }

  /** Take up what a hint says, as if the hand had done it. */
  pickUp(text: string): void {
    const [action] = parsed(text);
    if (!this.building || !action) return;
    if (action.kind === 'place') return this.held.lay(action);
    this.held.drop();
    if (action.kind === 'decorate') this.tried = action;
    if (action.kind === 'finish') this.keep = action.keep;
  }

  /** A new position: take up the only tile that there is to place, and let go of one that is placed. */
  begin(): void {
    const { choices, held } = this;
    this.tried = null;
    this.unclear = null;
    const { undone } = this.given().position;
    const takenBack = undone !== this.#undone;
    this.#undone = undone;
    if (!this.building || takenBack) this.keep = null;
    if (!this.building || takenBack || !held.tile) held.drop();
    const [only, another] = choices?.sources ?? [];
    if (choices && !held.source && only && !another && !choices.decorations.length) held.take(only);
  }

  /** Ask what is shown as soon as one looks: what each dig, decoration and end of the turn would bring. */
  prepare(): void {
    const { choices, view } = this;
    if (!choices) return;
    if (view.phase === 'dig') this.foresight.ask([...choices.stacks].map((stack) => `dig ${stack}`));
    const turns = choices.finishes.map((keep) => `finish ${keep}`);
    this.foresight.ask([...choices.decorations.map(formatDecorating), ...turns]);
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

  /** Place the tile as it is held. If the server refuses, it stays in the hand. */
  async place(): Promise<void> {
    const { placement, possible } = this.held;
    if (placement && possible) await this.do(formatPlacement(placement));
  }

  async decorate(decorating: Decorating): Promise<void> {
    this.unclear = null;
    await this.do(formatDecorating(decorating));
  }

  async finish(keep: Keep): Promise<void> {
    await this.do(`finish ${keep}`);
  }

  /** A cell of one's garden was chosen, with the pointer or the keyboard. */
  async pick(cell: string): Promise<void> {
    if (!this.building || this.busy) return;
    if (this.held.source) {
      if (this.held.pick(cell)) await this.place();
      return;
    }
    const [only, another] = this.choices?.decorationsOn(cell) ?? [];
    if (another) this.unclear = cell;
    else if (only) await this.decorate(only);
  }

  /** The hand is over a cell. */
  point(cell: string | null): void {
    if (this.held.source) return this.held.point(cell);
    const here = cell ? this.choices?.decorationsOn(cell) : undefined;
    this.tried = here?.length === 1 ? (here[0] ?? null) : null;
  }

  /** One step back, within what was not done yet. */
  letGo(): void {
    if (this.unclear) this.unclear = null;
    else this.held.letGo();
  }
}
