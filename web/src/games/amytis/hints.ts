/** The hints of Amytis: actions and reasons in words, and the places on the board that an action is about. */

import type { Position } from '../../api/client';
import { listed } from '../../words/numbers';
import { lookUp, t } from '../../words/words.svelte';
import { messageArguments } from '../facts';
import type { GameContext } from '../module';
import { CELLS } from './pieces';
import type { Amytis, HintReason } from './types';

/** The two words of an action, and the stack if it is a build. Most actions of a hint belong to later positions. */
function read(action: string) {
  const [first = '', second = ''] = action.split(' ');
  return { first, second, stack: CELLS.find((cell) => cell === first) };
}

export function actionText(action: string, _: GameContext<Amytis>, { view }: Position<Amytis>): string {
  const { first, second, stack } = read(action);
  if (stack) {
    return t('hint-do-amytis-build', { stack, cell: second, tile: t(`amytis-tile-${view.stacks[stack].top}`) });
  }
  if (action === 'score') return t('hint-do-amytis-score');
  if (action === 'project deck') return t('hint-do-amytis-deck');
  if (first === 'project') return t('hint-do-amytis-project', { project: Number(second) });
  return first === 'favor' ? t('hint-do-amytis-favor', { favor: second }) : action;
}

/** The points of a building have the words of the log. */
export function reasonText({ code, facts }: HintReason, context: GameContext<Amytis>): string | null {
  const words = messageArguments(facts, context);
  const { stacks, tile, color, building, side } = words;
  if (typeof stacks === 'string') words.stacks = listed(stacks.split(' '));
  if (tile) words.tile = t(`amytis-tile-${tile}`);
  if (color) words.color = t(`amytis-color-${color}`);
  const id = code === 'building_points' ? `table-amytis-points-${building}-${side}` : `hint-why-amytis-${code}`;
  return lookUp(id, words);
}

export function placesOf(action: string, me: number, { view }: Position<Amytis>): string[] {
  const { first, second, stack } = read(action);
  if (stack) return [`stack-${stack}`, `city-${me}-${second}`];
  if (action === 'project deck') return ['deck'];
  if (first === 'project') return [`open-${view.projects.open.indexOf(Number(second)) + 1}`];
  return first === 'favor' ? [`favor-${second}`] : [];
}
