/**
 * A tile in the hand: which one, where it is held, how it is turned, on which level, which corner is open. It knows no
 * rules: it finds the legal action that comes closest to what the hand wishes, and otherwise what to ask about it.
 */

import type { Outcome } from '../../api/client';
import { type Choices, formatPlacement, type Placement, type Source } from './actions';
import {
  CORNERS,
  type Corner,
  cellName,
  cellsOfTile,
  coordinatesOf,
  type Garden,
  type Ghost,
  type Spot,
  type Support,
  type TileBook,
  topOf,
  turnedIcons,
  WIDTH,
} from './garden/garden';
import { printOf } from './view';

/** What the hand is over, and what is known of it. */
export interface Ground {
  choices: Choices | null;
  garden: Garden;
  tiles: TileBook;
  /** The tiles at hand. */
  hand: Readonly<Record<Source, string | null>>;
  /** What the server told of an action, as far as it is known. */
  foreseen: (action: string) => Outcome | undefined;
}

/** A corner that is to be open, `none` for four supports, or whichever is cheapest. */
export type OpenWish = Corner | 'none' | 'cheapest';

const mod = (n: number, of: number) => ((n % of) + of) % of;

/** On what each corner would stand: a pillar as long as the way down, or the statue that is there. */
export function supportsUnder(garden: Garden, { cell, level, open }: Omit<Placement, 'source'>): Support[] {
  return cellsOfTile(cell).map((below, corner) => {
    if (below === null || CORNERS[corner] === open) return null;
    const gap = level - topOf(garden, below);
    if (gap === 1) return garden.cells[below]?.piece === 'statue' ? 'statue' : 'single';
    return gap === 2 ? 'double' : null;
  });
}

/** What supports are worth, in single pillars. */
function worth(supports: readonly Support[]): number {
  return supports.reduce((sum, support) => sum + (support === 'single' ? 1 : support === 'double' ? 2 : 0), 0);
}

/** The level just above the highest of a tile's four cells; pillars reach that one and the next. */
function lowestLevel(garden: Garden, cell: string): number {
  return Math.max(...cellsOfTile(cell).map((below) => (below ? topOf(garden, below) : 0))) + 1;
}

/** How far a refused placement is from a possible one: pillars can be dug for, a wrong place stays wrong. */
const NEARLY = ['not_enough_pillars', 'no_double_pillar_left', 'no_belvedere_left', 'same_cells_as_another_tile'];

function distance(outcome: Outcome): number {
  const reason = String(outcome.refused?.facts?.reason);
  const missing = Number(outcome.refused?.facts?.missing ?? 0);
  const rank = NEARLY.indexOf(reason);
  return (rank < 0 ? NEARLY.length : rank) * 100 + missing;
}

export class HeldTile {
  source: Source | null = $state(null);
  /** The north-west cell of the place that the tile is held over. */
  cell: string | null = $state(null);
  /** Held still, until it is placed or let go. */
  pinned = $state(false);
  #rotation = $state(0);
  #level: number | null = $state(null);
  #open: OpenWish = $state('cheapest');
  /** What was asked for at this very place is not quietly replaced: if it cannot be, the person is told why. */
  #insists = $state({ level: false, open: false });

  constructor(private readonly ground: () => Ground) {}

  get tile(): string | null {
    return this.source && this.ground().hand[this.source];
  }

  take(source: Source): void {
    if (this.source === source || !this.ground().hand[source]) return;
    this.source = source;
    this.#rotation = 0;
    this.#level = null;
    this.#open = 'cheapest';
    this.#unpin();
  }

  /** Lay a tile down for a look, exactly so. */
  lay({ source, cell, rotation, level, open }: Placement): void {
    this.take(source);
    if (this.source !== source) return;
    this.cell = cell;
    this.#rotation = rotation;
    this.#level = level;
    this.#open = open ?? 'none';
    this.#insists = { level: true, open: true };
    this.pinned = true;
  }

  /** One step back: a tile that lies still is taken up again, one that is held is put down. */
  letGo(): void {
    if (this.pinned) this.#unpin();
    else this.drop();
  }

  drop(): void {
    this.source = null;
    this.cell = null;
    this.#unpin();
  }

  #unpin(): void {
    this.pinned = false;
    this.#insists = { level: false, open: false };
  }

  /** Hold the tile over a place; one that lies still stays there. */
  point(cell: string | null): void {
    if (this.pinned || this.source === null || cell === this.cell) return;
    this.cell = cell && insideBoard(cell);
    this.#insists = { level: false, open: false };
  }

  /** Lay the tile down for a look. True if it lay there already: then it is meant. */
  pick(cell: string): boolean {
    const place = insideBoard(cell);
    if (this.pinned && this.cell === place) return true;
    this.#unpin();
    this.point(place);
    this.pinned = this.source !== null;
    return false;
  }

  rotate(turn: 1 | -1): void {
    this.#rotation = mod(this.placement?.rotation ?? this.#rotation, 4) + turn;
  }

  /** The levels that pillars can reach here. */
  get levels(): number[] {
    if (!this.cell) return [];
    const lowest = lowestLevel(this.ground().garden, this.cell);
    return [lowest, lowest + 1];
  }

  raise(step: 1 | -1): void {
    const level = (this.placement?.level ?? 0) + step;
    if (this.levels.includes(level)) this.setLevel(level);
  }

  setLevel(level: number): void {
    this.#level = level;
    // The corner that was cheapest on the other level need not be possible on this one.
    this.#insists = { level: true, open: false };
  }

  setOpen(open: OpenWish): void {
    const level = this.placement?.level ?? null;
    this.#open = open;
    if (open === 'cheapest') return;
    this.#insists = { level: level !== null, open: true };
    this.#level = level;
  }

  /** Go on to the next corner that may be open here, and then to none. */
  cycleOpen(): void {
    const now = this.placement;
    if (!now) return;
    const possible = this.openable;
    const order = [...CORNERS, null].filter((open) => possible.includes(open));
    const next = order[(order.indexOf(now.open) + 1) % order.length];
    if (next !== undefined) this.setOpen(next ?? 'none');
  }

  /** Which corner may be open at this place and level; `null` is four supports. */
  get openable(): (Corner | null)[] {
    const now = this.placement;
    if (!now) return [];
    const here = this.ground().choices?.at(now.source, now.cell) ?? [];
    return [...new Set(here.filter(({ level }) => level === now.level).map(({ open }) => open))];
  }

  /** Whether the tile can lie as it is held now. */
  get possible(): boolean {
    return this.#legal !== null;
  }

  /** The tile as it is held: so it would be placed, or so it cannot be. */
  get placement(): Placement | null {
    return this.#legal ?? this.#closest;
  }

  readonly #legal: Placement | null = $derived.by(() => {
    const { choices, garden } = this.ground();
    if (!choices || !this.source || !this.cell) return null;
    const rotation = mod(this.#rotation, choices.turns(this.source));
    const wished = this.#open === 'none' ? null : this.#open;
    const fitting = choices
      .at(this.source, this.cell)
      .filter((way) => way.rotation === rotation)
      .filter((way) => !this.#insists.level || way.level === this.#level)
      .filter((way) => !this.#insists.open || way.open === wished);
    const price = (way: Placement) =>
      (this.#level === null || way.level === this.#level ? 0 : 10_000) +
      (this.#open === 'cheapest' || way.open === wished ? 0 : 1000) +
      10 * worth(supportsUnder(garden, way)) +
      (this.#spoilsIcon(way) ? 1 : 0);
    return cheapest(fitting, price);
  });

  /** A belvedere had better stand on a blank space. */
  #spoilsIcon({ open, rotation }: Placement): boolean {
    const { tiles } = this.ground();
    if (!open || !this.tile) return false;
    return turnedIcons(printOf(tiles, this.tile), rotation)[CORNERS.indexOf(open)] !== '';
  }

  /** Where nothing fits: what was wished, or else what comes closest to being possible. */
  readonly #closest: Placement | null = $derived.by(() => {
    const { foreseen } = this.ground();
    const known = this.#probes.flatMap((probe) => {
      const outcome = foreseen(formatPlacement(probe));
      return outcome?.refused ? [{ probe, outcome }] : [];
    });
    const best = cheapest(known, ({ outcome }) => distance(outcome))?.probe ?? this.#probes[0];
    return best ? { ...best, rotation: mod(this.#rotation, 4) } : null;
  });

  /** How a tile turns makes no difference to why it cannot lie somewhere, and the smallest turn is always an action. */
  readonly #probes: Placement[] = $derived.by(() => {
    const { source, cell } = this;
    if (!source || !cell) return [];
    const levels = this.#insists.level && this.#level !== null ? [this.#level] : this.levels;
    const wished = this.#open === 'none' || this.#open === 'cheapest' ? null : this.#open;
    const opens = this.#insists.open ? [wished] : [null, ...CORNERS];
    return levels.flatMap((level) => opens.map((open) => ({ source, cell, rotation: 0, level, open })));
  });

  /** The actions of which more should be known: all ways at this place as the tile is turned, or why none is one. */
  get questions(): string[] {
    const legal = this.#legal;
    if (!legal) return this.#probes.map(formatPlacement);
    const here = this.ground().choices?.at(legal.source, legal.cell) ?? [];
    return here.filter(({ rotation }) => rotation === legal.rotation).map(formatPlacement);
  }

  /** What is known of the tile as it is held. */
  get outcome(): Outcome | undefined {
    const { placement } = this;
    if (!placement) return undefined;
    return this.ground().foreseen(formatPlacement(this.possible ? placement : { ...placement, rotation: 0 }));
  }

  get ghost(): Ghost | null {
    const { placement, tile } = this;
    if (!placement || !tile) return null;
    const { source: _, ...lying } = placement;
    return { ...lying, tile, supports: supportsUnder(this.ground().garden, placement), possible: this.possible };
  }

  /** Every place where the tile may go, on the lowest of its levels. */
  readonly spots: Spot[] = $derived.by(() => {
    const { choices } = this.ground();
    const { source } = this;
    if (!choices || !source) return [];
    return choices.cells(source).map((cell) => ({
      cell,
      level: Math.min(...choices.at(source, cell).map(({ level }) => level)),
      kind: 'place' as const,
    }));
  });
}

function cheapest<T>(all: readonly T[], price: (one: T) => number): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const cost = price(one);
    if (cost < least) {
      best = one;
      least = cost;
    }
  }
  return best;
}

/** The cell, or the nearest one at which a tile does not stick out. */
function insideBoard(cell: string): string {
  const { column, row } = coordinatesOf(cell);
  return cellName(Math.min(column, WIDTH - 2), Math.min(row, WIDTH - 2)) ?? cell;
}
