/** What the board shows of a hint: a stack of the quarry, a tile and a decoration where they would be placed. */

import type { Ghost } from './garden/garden';
import type { Action, Decoration, Stack } from './types';

export interface Hinted {
  stack: Stack | null;
  ghost: Ghost | null;
  trial: Decoration | null;
}

/** Of several tiles and decorations, only the first is shown: the others may stand on it. */
export function hintedIn(actions: readonly (Action | null)[]): Hinted {
  const hinted: Hinted = { stack: null, ghost: null, trial: null };
  for (const action of actions) {
    if (action?.verb === 'dig' || action?.verb === 'remove') hinted.stack ??= action.stack;
    if (action?.verb === 'place') {
      const { tile, cell, rotation, level, open, supports } = action;
      hinted.ghost ??= { tile, cell, rotation, level, open, supports, possible: true };
    }
    if (action?.verb === 'decorate') {
      const { kind, cells, levels } = action;
      hinted.trial ??= { kind, cells, levels, visible: true };
    }
  }
  return hinted;
}
