/** Babylon's hints: actions and reasons in words, and the places on the board that an action is about. */

import { lookUp } from '../../words/words.svelte';
import { messageArguments } from '../facts';
import type { GameContext } from '../module';
import { cellsOfTile } from './garden/garden';
import { tileWords } from './log';
import type { Action, Babylon } from './types';

export function actionText(action: Action, { components }: GameContext<Babylon>): string | null {
  switch (action.verb) {
    case 'place': {
      const { source, cell, level, open } = action;
      return lookUp('hint-do-babylon-place', { source, cell, level, open: open ?? 'none' });
    }
    case 'decorate':
      return lookUp(`hint-do-babylon-${action.kind}`, { cells: action.cells.join('–') });
    case 'finish':
      return lookUp('hint-do-babylon-finish', { keep: action.keep });
    case 'remove':
    case 'dig':
      return lookUp(`hint-do-babylon-${action.verb}`, { stack: action.stack, ...tileWords(action.tile, components) });
    default:
      return null; // a newer server
  }
}

/** Points have the same words as in the log. */
export function reasonText({ code, facts }: Babylon['hintReason'], context: GameContext<Babylon>): string | null {
  const words = messageArguments(facts, context);
  const tile = typeof words.tile === 'string' ? tileWords(words.tile, context.components) : {};
  const id = code === 'points' ? `table-babylon-points-${words.line}` : `hint-why-babylon-${code}`;
  return lookUp(id, { ...words, ...tile });
}

export function placesOf(action: Action, me: number): string[] {
  const cells = (all: readonly (string | null)[]) => all.map((cell) => `cell-${me}-${cell}`);
  switch (action.verb) {
    case 'place':
      return cells(cellsOfTile(action.cell));
    case 'decorate':
      return cells(action.cells);
    case 'finish':
      return ['end'];
    case 'remove':
    case 'dig':
      return [`stack-${action.stack}`];
    default:
      return [];
  }
}
