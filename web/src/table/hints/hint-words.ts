/** Hints in words: what to do, and why. */

import type { Hint } from '../../api/client';
import type { HintedAction } from '../../games/board';
import type { GameContext } from '../../games/module';
import { readable, t } from '../../words/words.svelte';

/** An action of a hint. One without words is shown in its notation. */
export function actionText({ action, does }: HintedAction, context: GameContext): string {
  return (does && context.parts.actionText(does, context)) ?? action;
}

/** Why an action is good. A reason without words is shown by its code. */
export function reasonText(reason: Hint['reasons'][number], context: GameContext): string {
  return context.parts.reasonText(reason, context) ?? readable(reason.code);
}

/** By how many points the player may expect to be ahead at the end. */
export function marginText(margin: number): string {
  const points = Math.round(Math.abs(margin));
  if (!points) return t('hint-margin-even');
  return margin > 0 ? t('hint-margin-ahead', { points }) : t('hint-margin-behind', { points });
}
