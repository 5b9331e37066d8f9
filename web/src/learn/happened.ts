/** What an action did, in a few words of the game: for a person who meant to do something else. */

import type { Done, GameEvent } from '../api/client';
import type { GameContext } from '../games/module';
import { sentences, story } from '../table/story';

/** So much is said beside what the action is. */
const MOST = 2;

/** What was done, and what the player got for it, points first. What it only uncovered does not matter here. */
export function happened(done: Done, context: GameContext): string {
  const main = context.parts.headline(done.events);
  const own = done.events.filter((event) => event !== main && event.seat === done.seat);
  const isPoints = ({ event }: GameEvent) => event === 'points';
  const ordered = [...own.filter(isPoints), ...own.filter((event) => !isPoints(event))];
  const details = ordered.flatMap((event) => sentences(event, context)).slice(0, MOST);
  return [`${story(done, context).short}.`, ...details].join(' ');
}
