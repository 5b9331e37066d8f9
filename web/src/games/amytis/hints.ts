/** The hints of Amytis: actions and reasons in words, and the places on the board that an action is about. */

import { listed } from '../../words/numbers';
import { lookUp, t } from '../../words/words.svelte';
import { messageArguments } from '../facts';
import type { GameContext } from '../module';
import type { Action, Amytis, HintReason } from './types';

export function actionText(action: Action): string | null {
  switch (action.verb) {
    case 'build': {
      const { stack, cell, tile } = action;
      return lookUp('hint-do-amytis-build', { stack, cell, tile: t(`amytis-tile-${tile}`) });
    }
    case 'palace': {
      const { takes, project } = action;
      if (takes === 'open' && project !== null) return lookUp('hint-do-amytis-project', { project });
      return lookUp(`hint-do-amytis-${takes}`);
    }
    case 'favor':
      return lookUp('hint-do-amytis-favor', { favor: t(`amytis-favor-${action.favor}`) });
    default:
      return null; // a newer server
  }
}

/** The points of a building have the words of the log. */
export function reasonText({ code, facts }: HintReason, context: GameContext<Amytis>): string | null {
  const words = messageArguments(facts, context);
  const { stacks, tile, color, favor, building, side } = words;
  if (typeof stacks === 'string') words.stacks = listed(stacks.split(' '));
  if (tile) words.tile = t(`amytis-tile-${tile}`);
  if (color) words.color = t(`amytis-color-${color}`);
  if (favor) words.favor = t(`amytis-favor-${favor}`);
  const id = code === 'building_points' ? `table-amytis-points-${building}-${side}` : `hint-why-amytis-${code}`;
  return lookUp(id, words);
}

export function placesOf(action: Action, me: number): string[] {
  switch (action.verb) {
    case 'build':
      return [`stack-${action.stack}`, `city-${me}-${action.cell}`];
    case 'palace':
      if (action.takes === 'deck') return ['deck'];
      return action.slot === null ? [] : [`open-${action.slot}`];
    case 'favor':
      return [`favor-${action.favor}`];
    default:
      return [];
  }
}
