/** A turn before it is done: what may be chosen, what is picked or pointed at, and what it would bring. */

import { Refused } from '../../api/client';
import { refusalText } from '../../ui/notices.svelte';
import type { BoardProps } from '../board';
import { needsConfirmation } from '../confirmation';
import { Foresight } from '../foresight.svelte';
import { type Gain, gainOf, type StackGain } from './gain';
import { buildAction, Selection } from './selection.svelte';
import type { Amytis, Build, Cell, FavorChoice, ProjectChoice, View } from './types';

type Table = Pick<BoardProps<Amytis>, 'annotations' | 'act' | 'foresee' | 'idea'> & {
  view: View;
  /** Null if this person may not act. */
  choices: Amytis['annotations']['choices'];
  /** Whether it is shown what actions would bring before one is picked. */
  foretells: boolean;
};

/** A choice after a palace or a line. */
export type Other = ProjectChoice | FavorChoice;
type Builds = ReadonlyMap<Cell, ReadonlyMap<Cell, Build>>;

export class Turn {
  readonly selection = new Selection();
  /** The places that are pointed at. */
  stackLooked: Cell | null = $state(null);
  cellLooked: Cell | null = $state(null);
  /** Why the last action that was tried is not possible. */
  refused: string | null = $state(null);
  busy = $state(false);

  constructor(private readonly table: () => Table) {}

  readonly #choices = $derived.by(() => this.table().choices ?? null);

  /** Whether this person may act. */
  readonly acts: boolean = $derived(this.#choices !== null);

  get foretells(): boolean {
    return this.table().foretells;
  }

  /** The legal builds by their stack and cell; null if there are none. */
  readonly #builds: Builds | null = $derived.by(() => {
    const builds = new Map<Cell, Map<Cell, Build>>();
    for (const build of this.#choices?.builds ?? []) {
      builds.set(build.stack, (builds.get(build.stack) ?? new Map()).set(build.cell, build));
    }
    return builds.size ? builds : null;
  });

  readonly #buildOf: ReadonlyMap<string, Build> = $derived(
    new Map(this.#choices?.builds.map((build) => [build.action, build])),
  );
  readonly #otherOf: ReadonlyMap<string, Other> = $derived(
    new Map([...(this.#choices?.projects ?? []), ...(this.#choices?.favors ?? [])].map((one) => [one.action, one])),
  );

  /** What the legal actions would bring; another object for each position. */
  readonly foresight: Foresight<Amytis> = $derived.by(() => {
    const { foresee } = this.table();
    void this.#choices;
    return new Foresight(foresee);
  });

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
    return new Set(stack ? this.#builds.get(stack)?.keys() : this.#choices?.builds.map(({ cell }) => cell));
  });

  /** What the legal actions would bring, or only the one that is picked, as far as the server has answered. */
  readonly gains: ReadonlyMap<string, Gain> = $derived.by(() => {
    const gains = new Map<string, Gain>();
    for (const [action, outcome] of this.foresight.outcomes) {
      const told = this.foretells || action === this.selection.action;
      if (told && !outcome.refused) gains.set(action, gainOf(outcome, this.#buildOf.get(action)?.palace));
    }
    return gains;
  });

  /** The choice after a palace or a line that is picked. */
  readonly other: Other | null = $derived(this.#otherOf.get(this.selection.other ?? '') ?? null);

  /** The build of a hint, while no other one is picked or pointed at. */
  readonly #hinted: Build | null = $derived.by(() => {
    const { idea } = this.table();
    const free = idea?.pointed || (this.selection.empty && !this.#isOpen(this.stackLooked));
    return (free && this.#buildOf.get(idea?.actions[0]?.action ?? '')) || null;
  });

  /** The stack that is shown as chosen: picked, pointed at or hinted. */
  readonly stack: Cell | null = $derived(
    this.#hinted?.stack ?? this.selection.stack ?? (this.#isOpen(this.stackLooked) ? this.stackLooked : null),
  );
  readonly #cell: Cell | null = $derived(
    this.#hinted?.cell ?? this.selection.cell ?? (this.selection.stack ? this.cellLooked : null),
  );

  /** The build that is shown as if it were done: picked, or half picked and half pointed at, or hinted. */
  readonly ghost: Build | null = $derived(
    (this.stack && this.#cell && this.#builds?.get(this.stack)?.get(this.#cell)) || null,
  );

  /** On each stack: what it brings on the picked cell, or the most that it can bring. */
  readonly stackGains: ReadonlyMap<Cell, StackGain> = $derived.by(() => {
    const { cell } = this.selection;
    const found = new Map<Cell, StackGain>();
    for (const { action, stack, cell: built } of this.#choices?.builds ?? []) {
      const gain = !cell || cell === built ? this.gains.get(action) : undefined;
      if (gain && gain.total > (found.get(stack)?.total ?? Number.NEGATIVE_INFINITY))
        found.set(stack, { ...gain, cell: built });
    }
    return found;
  });

  /** On each cell: what the tile of the chosen stack brings there. */
  readonly cellGains: ReadonlyMap<Cell, Gain> = $derived.by(() => {
    const found = new Map<Cell, Gain>();
    for (const { action, cell } of (this.stack && this.#builds?.get(this.stack)?.values()) ?? []) {
      const gain = this.gains.get(action);
      if (gain) found.set(cell, gain);
    }
    return found;
  });

  /** What the chosen action would bring. */
  readonly gain: Gain | null = $derived(this.gains.get(this.selection.other ?? this.ghost?.action ?? '') ?? null);

  /** The line of architects that the chosen stack would complete. */
  readonly line: readonly Cell[] | null = $derived.by(() => {
    const { view, annotations } = this.table();
    return annotations.lines.find(({ seat, stack }) => seat === view.player && stack === this.stack)?.stacks ?? null;
  });

  #isOpen(stack: Cell | null): boolean {
    return stack !== null && (this.#builds?.has(stack) ?? false);
  }

  /** Each pick returns true if what is picked is to be done: it was picked again, or needs no confirmation. */
  pickStack(stack: Cell): boolean {
    if (!this.acts) return false;
    if (!this.#isOpen(stack)) return this.#sayWhyNot(buildAction(stack, this.selection.cell ?? 'b2'));
    this.refused = null;
    return this.selection.pickStack(stack) || this.#needsNoMore();
  }

  pickCell(cell: Cell): boolean {
    if (!this.acts) return false;
    if (!this.cells?.has(cell)) return this.#sayWhyNot(buildAction(this.selection.stack ?? 'b2', cell));
    this.refused = null;
    return this.selection.pickCell(cell) || this.#needsNoMore();
  }

  pickOther(action: string): boolean {
    this.refused = null;
    return this.selection.pickOther(action) || this.#needsNoMore();
  }

  #needsNoMore(): boolean {
    const { action } = this.selection;
    return action !== null && !needsConfirmation(this.foresight.of(action));
  }

  /** Pick the action of a hint, as if the person had picked it. */
  pickUp(action: string): void {
    const build = this.#buildOf.get(action);
    if (!build && !this.#otherOf.has(action)) return;
    this.letGo();
    if (build) {
      this.selection.pickStack(build.stack);
      this.selection.pickCell(build.cell);
    } else this.selection.pickOther(action);
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
