/** The notation of Babylon's actions, both ways, and a list of legal ones sorted by what a hand can do with them. */

import { CORNERS, type Corner, coordinatesOf, ICONS, type Icon } from './garden/garden';

export const SOURCES = ['dug', 'stored'] as const;
/** Which of the two tiles at hand. */
export type Source = (typeof SOURCES)[number];
export const KEEPS = ['dug', 'stored', 'none'] as const;
export type Keep = (typeof KEEPS)[number];

export interface Placement {
  source: Source;
  cell: string;
  rotation: number;
  level: number;
  open: Corner | null;
}

/** A decoration that may be placed; two cells, but for a statue. */
export interface Decorating {
  icon: Icon;
  cells: readonly string[];
}

export type Action =
  | { kind: 'remove' | 'dig'; stack: string }
  | ({ kind: 'place' } & Placement)
  | ({ kind: 'decorate' } & Decorating)
  | { kind: 'finish'; keep: Keep };

const STACK = /^[a-d][1-4]$/;
const CELL = /^[a-h][1-8]$/;
const PLACE = /^place (dug|stored) ([a-h][1-8]) r([0-3]) L([1-9]\d*)(?: open (nw|ne|se|sw))?$/;

const among = <T extends string>(words: readonly T[], word: string | undefined): T | undefined =>
  words.find((one) => one === word);

export function parseAction(action: string): Action {
  const placement = PLACE.exec(action);
  if (placement) {
    const [, from, cell = '', rotation, level, open] = placement;
    const source = from === 'dug' ? 'dug' : 'stored';
    const corner = among(CORNERS, open) ?? null;
    return { kind: 'place', source, cell, rotation: Number(rotation), level: Number(level), open: corner };
  }
  const [verb, what = '', ...more] = action.split(' ');
  if (!more.length) {
    if ((verb === 'remove' || verb === 'dig') && STACK.test(what)) return { kind: verb, stack: what };
    const keep = among(KEEPS, what);
    if (verb === 'finish' && keep) return { kind: 'finish', keep };
    const icon = among(ICONS, verb);
    const cells = what.split('-');
    const ends = icon === 'statue' ? 1 : 2;
    if (icon && cells.length === ends && cells.every((cell) => CELL.test(cell)))
      return { kind: 'decorate', icon, cells };
  }
  throw new SyntaxError(`not an action of Babylon: ${action}`);
}

export function formatPlacement({ source, cell, rotation, level, open }: Placement): string {
  return `place ${source} ${cell} r${rotation} L${level}${open ? ` open ${open}` : ''}`;
}

export function formatDecorating({ icon, cells }: Decorating): string {
  return `${icon} ${cells.join('-')}`;
}

export function formatAction(action: Action): string {
  switch (action.kind) {
    case 'place':
      return formatPlacement(action);
    case 'decorate':
      return formatDecorating(action);
    case 'finish':
      return `finish ${action.keep}`;
    default:
      return `${action.kind} ${action.stack}`;
  }
}

/** The legal actions of a position. Read once: there may be four thousand, and a hand that moves asks often. */
export class Choices {
  /** The stacks that may be dug or, in set-up, thinned out. */
  readonly stacks: ReadonlySet<string>;
  readonly decorations: readonly Decorating[];
  readonly finishes: readonly Keep[];
  readonly #places = new Map<Source, Map<string, Placement[]>>();

  constructor(legal: readonly string[]) {
    const stacks = new Set<string>();
    const decorations: Decorating[] = [];
    const finishes: Keep[] = [];
    for (const text of legal) {
      const action = parseAction(text);
      if (action.kind === 'place') this.#add(action);
      else if (action.kind === 'decorate') decorations.push(action);
      else if (action.kind === 'finish') finishes.push(action.keep);
      else stacks.add(action.stack);
    }
    this.stacks = stacks;
    this.decorations = decorations;
    this.finishes = KEEPS.filter((keep) => finishes.includes(keep));
  }

  #add(placement: Placement): void {
    const cells = this.#places.get(placement.source) ?? new Map<string, Placement[]>();
    this.#places.set(placement.source, cells);
    const here = cells.get(placement.cell);
    if (here) here.push(placement);
    else cells.set(placement.cell, [placement]);
  }

  /** The tiles that can be placed anywhere at all. */
  get sources(): Source[] {
    return SOURCES.filter((source) => this.#places.has(source));
  }

  /** The north-west cells of all places for a tile. */
  cells(source: Source): string[] {
    const found = [...(this.#places.get(source)?.keys() ?? [])];
    const order = (cell: string) => 8 * coordinatesOf(cell).row + coordinatesOf(cell).column;
    return found.sort((a, b) => order(a) - order(b));
  }

  /** All the ways in which a tile can lie at a place. */
  at(source: Source, cell: string): readonly Placement[] {
    return this.#places.get(source)?.get(cell) ?? [];
  }

  /** How many different turns a tile has: one that shows the same as a smaller turn is no action of its own. */
  turns(source: Source): number {
    for (const here of this.#places.get(source)?.values() ?? []) return Math.max(...here.map((p) => p.rotation)) + 1;
    return 4;
  }

  /** The decorations that would stand on a cell. */
  decorationsOn(cell: string): Decorating[] {
    return this.decorations.filter((one) => one.cells.includes(cell));
  }
}
