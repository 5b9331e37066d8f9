/** The hints of Amytis: actions and reasons in words, and the places on the board that an action is about. */

import type { Hint, Position } from '../../api/client';
import { listed } from '../../words/numbers';
import { lookUp, t } from '../../words/words.svelte';
import { messageArguments } from '../facts';
import type { GameContext } from '../module';
import { parseAction } from './actions';
import { amytisView } from './view';

export function actionText(text: string, _: GameContext, position: Position): string {
  const action = parseAction(text);
  switch (action?.kind) {
    case 'build': {
      const { stack, cell } = action;
      const tile = t(`amytis-tile-${amytisView(position).stacks[stack].top}`);
      return t('hint-do-amytis-build', { stack, cell, tile });
    }
    case 'project':
      return action.project === 'deck'
        ? t('hint-do-amytis-deck')
        : t('hint-do-amytis-project', { project: action.project });
    case 'favor':
      return t('hint-do-amytis-favor', { favor: action.favor });
    case 'score':
      return t('hint-do-amytis-score');
    default:
      return text;
  }
}

/** The points of a building are told as the log tells them. */
export function reasonText({ code, facts }: Hint['reasons'][number], context: GameContext): string | null {
  const words = messageArguments(facts, context);
  const { stacks, tile, color, building, side } = words;
  if (typeof stacks === 'string') words.stacks = listed(stacks.split(' '));
  if (typeof tile === 'string') words.tile = t(`amytis-tile-${tile}`);
  if (typeof color === 'string') words.color = t(`amytis-color-${color}`);
  const id = code === 'building_points' ? `table-amytis-points-${building}-${side}` : `hint-why-amytis-${code}`;
  return lookUp(id, words);
}

export function placesOf(text: string, me: number, position: Position): string[] {
  const action = parseAction(text);
  switch (action?.kind) {
    case 'build':
      return [`stack-${action.stack}`, `city-${me}-${action.cell}`];
    case 'favor':
      return [`favor-${action.favor}`];
    case 'project':
      return [
        action.project === 'deck' ? 'deck' : `open-${amytisView(position).projects.open.indexOf(action.project) + 1}`,
      ];
    default:
      return [];
  }
}
