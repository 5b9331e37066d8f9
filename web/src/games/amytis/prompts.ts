/** What a player is to do, or is about to do, in words. */

import { t } from '../../words/words.svelte';
import { parseAction } from './actions';
import type { Gain } from './gain';
import type { Turn } from './turn.svelte';
import type { AmytisView } from './view';

export function doingInWords(view: AmytisView, names: readonly string[], turn: Turn): string {
  if (view.player === null) return t('amytis-todo-over');
  if (!turn.offer) return t('amytis-todo-wait', { name: names[view.player] ?? '' });
  const { selection, ghost } = turn;
  if (selection.other) return choiceInWords(selection.other);
  if (ghost) {
    return t('amytis-todo-ghost', { tile: t(`amytis-tile-${ghost.tile}`), stack: ghost.stack, cell: ghost.cell });
  }
  if (view.phase === 'palace') return t(`amytis-todo-palace-${view.options.sides.palace}`);
  if (view.phase === 'favor') return t('amytis-todo-favor');
  const tile = selection.stack && view.stacks[selection.stack].top;
  if (tile) return t('amytis-todo-cell', { tile: t(`amytis-tile-${tile}`) });
  if (selection.cell) return t('amytis-todo-stack', { cell: selection.cell });
  return t('amytis-todo-build');
}

function choiceInWords(text: string): string {
  const action = parseAction(text);
  if (action?.kind === 'favor') return t('amytis-todo-place', { favor: t(`amytis-favor-${action.favor}`) });
  if (action?.kind !== 'project') return t('amytis-todo-score');
  return action.project === 'deck' ? t('amytis-todo-deck') : t('amytis-todo-project', { number: action.project });
}

/** A warning before a choice that brings the end of the game; null where it does not. */
export function endInWords(view: AmytisView, names: readonly string[], gain: Gain | null): string | null {
  if (gain === null || gain.lastTurn === null) return null;
  if (gain.lastTurn === view.player) return t('amytis-ends-now');
  return t('amytis-ends-next', { name: names[gain.lastTurn] ?? '' });
}

/** The words of the button that does it. */
export function confirmInWords(picked: string | null): string {
  const kind = picked ? parseAction(picked)?.kind : 'build';
  if (kind === 'project') return t('amytis-do-take');
  if (kind === 'score') return t('amytis-do-score');
  return kind === 'favor' ? t('amytis-do-place') : t('amytis-do-build');
}
