/** What a player is to do, or is about to do, in words. */

import { t } from '../../words/words.svelte';
import type { Gain } from './gain';
import type { Other, Turn } from './turn.svelte';
import type { View } from './types';

export function doingInWords(view: View, names: readonly string[], turn: Turn): string {
  if (view.player === null) return t('amytis-todo-over');
  if (!turn.acts) return t('amytis-todo-wait', { name: names[view.player] ?? '' });
  const { selection, ghost, other } = turn;
  if (other) return choiceInWords(other);
  if (ghost) {
    return t('amytis-todo-ghost', { tile: t(`amytis-tile-${ghost.tile}`), stack: ghost.stack, cell: ghost.cell });
  }
  if (view.phase === 'palace') return t(`amytis-todo-palace-${view.options.sides.palace}`);
  if (view.phase === 'favor') return t('amytis-todo-favor');
  const tile = selection.stack && view.stacks[selection.stack].top;
  if (tile) return t('amytis-todo-cell', { tile: t(`amytis-tile-${tile}`) });
  if (selection.cell) return t('amytis-todo-stack', { cell: selection.cell });
  return turn.foretells ? `${t('amytis-todo-build')} ${t('amytis-most')}` : t('amytis-todo-build');
}

function choiceInWords(choice: Other): string {
  if ('favor' in choice) return t('amytis-todo-place', { favor: t(`amytis-favor-${choice.favor}`) });
  if (choice.takes === 'score') return t('amytis-todo-score');
  return choice.project === null ? t('amytis-todo-deck') : t('amytis-todo-project', { number: choice.project });
}

/** A warning before an action that brings the end of the game; null if it does not. */
export function endInWords(view: View, names: readonly string[], gain: Gain | null): string | null {
  if (gain === null || gain.lastTurn === null) return null;
  if (gain.lastTurn === view.player) return t('amytis-ends-now');
  return t('amytis-ends-next', { name: names[gain.lastTurn] ?? '' });
}

/** The words of the button that does it. */
export function confirmInWords(choice: Other | null): string {
  if (!choice) return t('amytis-do-build');
  if ('favor' in choice) return t('amytis-do-place');
  return choice.takes === 'score' ? t('amytis-do-score') : t('amytis-do-take');
}
