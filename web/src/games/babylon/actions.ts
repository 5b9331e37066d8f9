/** The notation of Babylon's actions. Hints are read from it; the text of a placement is written in it. */

import {
  CORNERS,
  type Corner,
  FINISHES,
  type Finish,
  KINDS,
  type Kind,
  type Source,
  STACKS,
  type Stack,
} from './types';

export interface Placement {
  /** Which of the two tiles at hand. */
  source: Source;
  cell: string;
  rotation: number;
  level: number;
  open: Corner | null;
}

export type Action =
  | { verb: 'remove' | 'dig'; stack: Stack }
  | ({ verb: 'place' } & Placement)
  | { verb: 'decorate'; kind: Kind; cells: string[] }
  | { verb: 'finish'; keep: Finish };

const CELL = /^[a-h][1-8]$/;
const PLACE = /^place (dug|stored) ([a-h][1-8]) r([0-3]) L([1-9]\d*)(?: open (nw|ne|se|sw))?$/;

const among = <T extends string>(words: readonly T[], word: string | undefined): T | undefined =>
  words.find((one) => one === word);

/** The action that a text means; throws a SyntaxError if there is none. */
export function parseAction(action: string): Action {
  const placement = PLACE.exec(action);
  if (placement) {
    const [, from, cell = '', rotation, level, open] = placement;
    const source = from === 'dug' ? 'dug' : 'stored';
    const corner = among(CORNERS, open) ?? null;
    return { verb: 'place', source, cell, rotation: Number(rotation), level: Number(level), open: corner };
  }
  const [verb, what = '', ...more] = action.split(' ');
  if (!more.length) {
    const stack = among(STACKS, what);
    if ((verb === 'remove' || verb === 'dig') && stack) return { verb, stack };
    const keep = among(FINISHES, what);
    if (verb === 'finish' && keep) return { verb, keep };
    const kind = among(KINDS, verb);
    const cells = what.split('-');
    const ends = kind === 'statue' ? 1 : 2;
    if (kind && cells.length === ends && cells.every((cell) => CELL.test(cell)))
      return { verb: 'decorate', kind, cells };
  }
  throw new SyntaxError(`not an action of Babylon: ${action}`);
}

export function formatPlacement({ source, cell, rotation, level, open }: Placement): string {
  return `place ${source} ${cell} r${rotation} L${level}${open ? ` open ${open}` : ''}`;
}
