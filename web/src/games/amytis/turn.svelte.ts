/** A turn in the making: what may be chosen, what is picked or looked at, and what it would bring. */

import { Refused } from '../../api/client';
import { refusalText } from '../../ui/notices.svelte';
import type { BoardProps } from '../board';
import { Foresight } from '../foresight.svelte';
import { build, offerOf, parseAction } from './actions';
import { type Gain, gainOfBuild } from './gain';
import { chancesOf, type Line } from './lines';
import { Selection } from './selection.svelte';
import { type AmytisView, CELLS, type Cell, type ProjectBook, type Tile } from './view';

/** A build in mind: picked, or half picked and half looked at. */
export interface Ghost {
  stack: Cell;
  cell: Cell;
  tile: Tile;
}

type Table = Pick<BoardProps, 'legal' | 'act' | 'foresee' | 'idea'> & { view: AmytisView; book: ProjectBook };

const ALL: ReadonlySet<Cell> = new Set(CELLS);

export class Turn {
  readonly selection = new Selection();
  /** Where the eye rests. */
  stackLooked: Cell | null = $state(null);
  cellLooked: Cell | null = $state(null);
  /** Why what was tried last cannot be done. */
  refused: string | null = $state(null);
  busy = $state(false);

  constructor(private readonly table: () => Table) {}

  readonly offer = $derived.by(() => {
    const { legal } = this.table();
    return legal ? offerOf(legal) : null;
  });

  /** What the legal actions would bring; another object for each position. */
  readonly foresight: Foresight = $derived.by(() => {
    const { foresee } = this.table();
    void this.offer;
    return new Foresight(foresee);
  });

  readonly #builds = $derived(this.offer?.builds.size ? this.offer.builds : null);

  /** The stacks that may be chosen now. */
  readonly stacks: ReadonlySet<Cell> | null = $derived.by(() => {
    const { cell } = this.selection;
    if (!this.#builds) return null;
    return new Set([...this.#builds].flatMap(([stack, cells]) => (!cell || cells.has(cell) ? [stack] : [])));
  });

  /** The cells that may be built on now. */
  readonly cells: ReadonlySet<Cell> | null = $derived.by(() => {
    const { stack } = this.selection;
    if (!this.#builds) return null;
    return stack ? (this.#builds.get(stack) ?? null) : ALL;
  });

  readonly gains: ReadonlyMap<string, Gain> = $derived.by(() => {
    const { view, book } = this.table();
    const gains = new Map<string, Gain>();
    for (const [text, outcome] of this.foresight.outcomes) {
      const action = parseAction(text);
      if (action && !outcome.refused) gains.set(text, gainOfBuild(view, book, action, outcome));
    }
    return gains;
  });

  /** The build of a hint, while no other one is picked or pointed at. */
  readonly #hinted: { stack: Cell; cell: Cell } | null = $derived.by(() => {
    const { idea } = this.table();
    const action = parseAction(idea?.actions[0] ?? '');
    const free = idea?.pointed || (this.selection.empty && !this.#isOpen(this.stackLooked));
    return free && action?.kind === 'build' ? action : null;
  });

  /** The stack in mind, and the cell in mind. */
  readonly stack: Cell | null = $derived(
    this.#hinted?.stack ?? this.selection.stack ?? (this.#isOpen(this.stackLooked) ? this.stackLooked : null),
  );
  readonly #cell: Cell | null = $derived(
    this.#hinted?.cell ?? this.selection.cell ?? (this.selection.stack ? this.cellLooked : null),
  );

  readonly ghost: Ghost | null = $derived.by(() => {
    const [stack, cell] = [this.stack, this.#cell];
    const tile = stack && this.table().view.stacks[stack].top;
    return stack && cell && tile && this.#builds?.get(stack)?.has(cell) ? { stack, cell, tile } : null;
  });

  /** On each stack: what it brings on the picked cell, or the most that it can bring. */
  readonly stackGains: ReadonlyMap<Cell, Gain> = $derived.by(() => {
    const { cell } = this.selection;
    const found = new Map<Cell, Gain>();
    for (const [stack, cells] of this.#builds ?? []) {
      for (const one of cell ? [cell] : cells) {
        const gain = this.gains.get(build(stack, one));
        if (gain && gain.total > (found.get(stack)?.total ?? Number.NEGATIVE_INFINITY)) found.set(stack, gain);
      }
    }
    return found;
  });

  /** On each cell: what the stack in mind brings there. */
  readonly cellGains: ReadonlyMap<Cell, Gain> = $derived.by(() => {
    const stack = this.stack;
    const found = new Map<Cell, Gain>();
    for (const cell of (stack && this.#builds?.get(stack)) ?? []) {
      const gain = stack && this.gains.get(build(stack, cell));
      if (gain) found.set(cell, gain);
    }
    return found;
  });

  /** What the choice in mind would bring. */
  readonly gain: Gain | null = $derived.by(() => {
    const action = this.selection.other ?? (this.ghost && build(this.ghost.stack, this.ghost.cell));
    return (action && this.gains.get(action)) || null;
  });

  /** The line of architects that the stack in mind would complete. */
  readonly line: Line | null = $derived.by(() => {
    const { view } = this.table();
    if (!this.stack || view.player === null) return null;
    return chancesOf(view, view.player).find((chance) => chance.open === this.stack)?.line ?? null;
  });

  #isOpen(stack: Cell | null): boolean {
    return stack !== null && (this.#builds?.has(stack) ?? false);
  }

  /** Each pick is true if it was the second one, which does what was picked. */
  pickStack(stack: Cell): boolean {
    if (!this.offer) return false;
    if (!this.#isOpen(stack)) return this.#sayWhyNot(build(stack, this.selection.cell ?? 'b2'));
    this.refused = null;
    return this.selection.pickStack(stack);
  }

  pickCell(cell: Cell): boolean {
    if (!this.offer) return false;
    if (!this.cells?.has(cell)) return this.#sayWhyNot(build(this.selection.stack ?? 'b2', cell));
    this.refused = null;
    return this.selection.pickCell(cell);
  }

  pickOther(action: string): boolean {
    if (!this.table().legal?.includes(action)) return this.#sayWhyNot(action);
    this.refused = null;
    return this.selection.pickOther(action);
  }

  /** Pick what a hint says, as if the person had done it. */
  pickUp(text: string): void {
    const action = parseAction(text);
    if (!action || !this.table().legal?.includes(text)) return;
    this.letGo();
    if (action.kind === 'build') {
      this.selection.pickStack(action.stack);
      this.selection.pickCell(action.cell);
    } else this.selection.pickOther(text);
  }

  letGo(): void {
    this.selection.letGo();
    this.refused = null;
  }

  /** Do what is picked. If it is refused, it stays picked. */
  async confirm(): Promise<boolean> {
    const { action } = this.selection;
    if (!action || this.busy) return false;
    this.busy = true;
    try {
      return await this.table().act(action);
    } finally {
      this.busy = false;
    }
  }

  #sayWhyNot(action: string): false {
    void this.#askWhyNot(action);
    return false;
  }

  async #askWhyNot(action: string): Promise<void> {
    const [outcome] = await this.table().foresee([action]);
    if (!outcome?.refused) return;
    const { code, message, facts } = outcome.refused;
    this.refused = refusalText(new Refused(code, message, facts), 'amytis');
  }
}
