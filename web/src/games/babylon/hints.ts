/** Babylon's hints: actions and reasons in words, and the places on the board that an action is about. */

import type { Position } from '../../api/client';
import { lookUp, t } from '../../words/words.svelte';
import { messageArguments } from '../facts';
import type { GameContext } from '../module';
import { parseAction } from './actions';
import { cellsOfTile } from './garden/garden';
import { tileWords } from './log';
import type { Babylon } from './types';

export function actionText(text: string, { components }: GameContext<Babylon>, { view }: Position<Babylon>): string {
  const action = parseAction(text);
  switch (action.verb) {
    case 'place': {
      const { source, cell, level, open } = action;
      return t('hint-do-babylon-place', { source, cell, level, open: open ?? 'none' });
    }
    case 'decorate':
      return t(`hint-do-babylon-${action.kind}`, { cells: action.cells.join('–') });
    case 'finish':
      return t('hint-do-babylon-finish', { keep: action.keep });
    default: {
      const { verb, stack } = action;
      return t(`hint-do-babylon-${verb}`, { stack, ...tileWords(view.quarry[stack].top ?? '', components) });
    }
  }
}

/** Points have the same words as in the log. */
export function reasonText({ code, facts }: Babylon['hintReason'], context: GameContext<Babylon>): string | null {
  const words = messageArguments(facts, context);
  const tile = typeof words.tile === 'string' ? tileWords(words.tile, context.components) : {};
  const id = code === 'points' ? `table-babylon-points-${words.line}` : `hint-why-babylon-${code}`;
  return lookUp(id, { ...words, ...tile });
}

export function placesOf(text: string, me: number): string[] {
  const action = parseAction(text);
  const cells = (all: readonly (string | null)[]) => all.map((cell) => `cell-${me}-${cell}`);
  switch (action.verb) {
    case 'place':
      return cells(cellsOfTile(action.cell));
    case 'decorate':
      return cells(action.cells);
    case 'finish':
      return ['end'];
    default:
      return [`stack-${action.stack}`];
  }
}
