/**
 * The tile that is held: which one, over which cell, how it is turned, on which level, which corner is open. It finds
 * the site that comes closest to what the player wishes; if there is none, the server is asked why.
 */

import type { Outcome } from '../../api/client';
import { formatPlacement, type Placement } from './actions';
import { cellName, coordinatesOf, type Ghost, type Spot, WIDTH } from './garden/garden';
import { printOf, type TileBook, turnedIcons } from './tiles';
import { type Babylon, type Choices, CORNERS, type Corner, type Source, type Support } from './types';

/** What a held tile needs to know. */
export interface Ground {
  choices: Choices | null;
  tiles: TileBook;
  /** The tiles at hand. */
  hand: Readonly<Record<Source, string | null>>;
  /** The outcome of an action, if it is known yet. */
  foreseen: (action: string) => Outcome<Babylon> | undefined;
}

/** A place where every tile at hand may lie in each of its rotations. */
export interface Site {
  cell: string;
  level: number;
  open: Corner | null;
  supports: Support[];
  /** The pillars to pay. */
  singles: number;
  doubles: number;
}

/** The corner that should be open, `none` for four supports, or the cheapest of these. */
export type OpenWish = Corner | 'none' | 'cheapest';

const mod = (n: number, of: number) => ((n % of) + of) % of;

/** The places of a turn, by their north-west cells. */
export function sitesByCell(choices: Choices | null): ReadonlyMap<string, readonly Site[]> {
  const found = new Map<string, Site[]>();
  if (!choices) return found;
  const { sites } = choices;
  for (const [n, cell] of sites.cell.entries()) {
    const site: Site = {
      cell,
      level: sites.level[n] ?? 0,
      open: sites.open[n] ?? null,
      supports: sites.supports[n] ?? [],
      singles: sites.singles[n] ?? 0,
      doubles: sites.doubles[n] ?? 0,
    };
    const here = found.get(cell);
    if (here) here.push(site);
    else found.set(cell, [site]);
  }
  return found;
}

/** Refusals of placements that are nearly possible, the nearest first. */
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
  /** Whether the tile stays where it is when the pointer moves. */
  pinned = $state(false);
  #rotation = $state(0);
  #level: number | null = $state(null);
  #open: OpenWish = $state('cheapest');
  /** Whether the player chose the level or the corner at this cell. Then no other one is taken instead. */
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

  /** Holds a tile exactly so. */
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

  /** One step back: a pinned tile follows the pointer again, another one is dropped. */
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

  /** Holds the tile over a cell, unless it is pinned. */
  point(cell: string | null): void {
    if (this.pinned || this.source === null || cell === this.cell) return;
    this.cell = cell && insideBoard(cell);
    this.#insists = { level: false, open: false };
  }

  /** Pins the tile over a cell. Returns true if it was pinned there already. */
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
  get levels(): readonly number[] {
    return (this.cell && this.ground().choices?.levels[this.cell]) || [];
  }

  raise(step: 1 | -1): void {
    const level = (this.placement?.level ?? 0) + step;
    if (this.levels.includes(level)) this.setLevel(level);
  }

  setLevel(level: number): void {
    this.#level = level;
    // The corner that was the cheapest on the other level may not be possible on this one.
    this.#insists = { level: true, open: false };
  }

  setOpen(open: OpenWish): void {
    const level = this.placement?.level ?? null;
    this.#open = open;
    if (open === 'cheapest') return;
    this.#insists = { level: level !== null, open: true };
    this.#level = level;
  }

  /** Opens the next corner that may be open here; after the last one, none. */
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
    const level = this.placement?.level;
    return this.#here.filter((site) => site.level === level).map(({ open }) => open);
  }

  /** Whether the tile may be placed as it is held. */
  get possible(): boolean {
    return this.site !== null;
  }

  /** The placement of the tile as it is held, possible or not. */
  get placement(): Placement | null {
    return this.source && this.site ? this.#on(this.source, this.site) : this.#closest;
  }

  /** The places for the tiles at hand, by their north-west cells. */
  readonly sites = $derived.by(() => sitesByCell(this.ground().choices));

  get #here(): readonly Site[] {
    return (this.source && this.cell && this.sites.get(this.cell)) || [];
  }

  /** The rotation of a tile that may be placed. */
  readonly #turned: number = $derived.by(() => {
    const rotations = this.ground().choices?.tiles.find(({ source }) => source === this.source)?.rotations ?? [];
    return rotations[mod(this.#rotation, rotations.length)] ?? 0;
  });

  #on(source: Source, { cell, level, open }: Site): Placement {
    return { source, cell, rotation: this.#turned, level, open };
  }

  /** The cheapest site at this cell that fits the wishes of the player. */
  readonly site: Site | null = $derived.by(() => {
    const wished = this.#open === 'none' ? null : this.#open;
    const fitting = this.#here
      .filter((site) => !this.#insists.level || site.level === this.#level)
      .filter((site) => !this.#insists.open || site.open === wished);
    const price = (site: Site) =>
      (this.#level === null || site.level === this.#level ? 0 : 10_000) +
      (this.#open === 'cheapest' || site.open === wished ? 0 : 1000) +
      10 * (site.singles + 2 * site.doubles) +
      (this.#spoilsIcon(site) ? 1 : 0);
    return cheapest(fitting, price);
  });

  /** Whether a belvedere would stand on an icon: a blank space is better. */
  #spoilsIcon({ open }: Site): boolean {
    const { tiles } = this.ground();
    if (!open || !this.tile) return false;
    return turnedIcons(printOf(tiles, this.tile), this.#turned)[CORNERS.indexOf(open)] !== '';
  }

  /** If no site fits: the placement that is nearest to a possible one. */
  readonly #closest: Placement | null = $derived.by(() => {
    const { foreseen } = this.ground();
    const known = this.#probes.flatMap((probe) => {
      const outcome = foreseen(formatPlacement(probe));
      return outcome?.refused ? [{ probe, outcome }] : [];
    });
    const best = cheapest(known, ({ outcome }) => distance(outcome))?.probe ?? this.#probes[0];
    return best ? { ...best, rotation: mod(this.#rotation, 4) } : null;
  });

  /** The placements to ask about if no site fits. The rotation does not matter, and rotation 0 always exists. */
  readonly #probes: Placement[] = $derived.by(() => {
    const { source, cell } = this;
    if (!source || !cell) return [];
    const levels = this.#insists.level && this.#level !== null ? [this.#level] : this.levels;
    const wished = this.#open === 'none' || this.#open === 'cheapest' ? null : this.#open;
    const opens = this.#insists.open ? [wished] : [null, ...CORNERS];
    return levels.flatMap((level) => opens.map((open) => ({ source, cell, rotation: 0, level, open })));
  });

  /** The actions whose outcomes are needed: all sites at this cell or, if none fits, the refused placements. */
  get questions(): string[] {
    const { source, site } = this;
    if (!source || !site) return this.#probes.map(formatPlacement);
    return this.#here.map((one) => formatPlacement(this.#on(source, one)));
  }

  /** The outcome of placing the tile as it is held. */
  get outcome(): Outcome<Babylon> | undefined {
    const { placement } = this;
    if (!placement) return undefined;
    return this.ground().foreseen(formatPlacement(this.possible ? placement : { ...placement, rotation: 0 }));
  }

  get ghost(): Ghost | null {
    const { placement, tile } = this;
    if (!placement || !tile) return null;
    const { source: _, ...lying } = placement;
    return { ...lying, tile, supports: this.site?.supports ?? [], possible: this.possible };
  }

  /** The cells where the tile may be placed, each with the lowest level there. */
  readonly spots: Spot[] = $derived.by(() => {
    if (!this.source) return [];
    return [...this.sites].map(([cell, here]) => ({
      cell,
      level: Math.min(...here.map(({ level }) => level)),
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

/** The cell, or the nearest one where a tile is inside the board. */
function insideBoard(cell: string): string {
  const { column, row } = coordinatesOf(cell);
  return cellName(Math.min(column, WIDTH - 2), Math.min(row, WIDTH - 2)) ?? cell;
}
