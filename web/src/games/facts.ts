/** The facts of an event or of a reason, as the arguments of a message. */

import { signed } from '../words/numbers';
import type { GameContext } from './module';

export type MessageArguments = Record<string, string | number>;

/** Lists become text; a seat gets a `name` beside it, and points a `change` with their sign. */
export function messageArguments(facts: object, { names }: Pick<GameContext, 'names'>): MessageArguments {
  const found: MessageArguments = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (typeof value === 'string' || typeof value === 'number') found[fact] = value;
    else if (Array.isArray(value)) found[fact] = value.join('–');
  }
  if (typeof found.seat === 'number') found.name = names[found.seat] ?? '';
  if (typeof found.points === 'number') found.change = signed(found.points);
  return found;
}
