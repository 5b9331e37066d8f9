/** The events of The Architects of Amytis in words. */

import { lookUp, t } from '../../words/words.svelte';
import { type MessageArguments, messageArguments } from '../facts';
import type { GameContext } from '../module';
import { partsOf } from './pieces';
import type { Amytis, Event } from './types';

/** Each kind of action has one event that says what it is; a palace that only scores has its points. */
const MAIN = ['tile_built', 'project_taken', 'favor_placed', 'points'] as const satisfies readonly Event['event'][];

export function headline(events: readonly Event[]): Event | undefined {
  const kind = MAIN.find((name) => events.some((event) => event.event === name));
  return events.find((event) => event.event === kind);
}

/** An event of a newer server that has no words yet is left out. */
export function sentences(event: Event, context: GameContext<Amytis>): string[] {
  if (event.event === 'tile_revealed' && event.tile === null) return []; // another event says that the stack is empty
  const tile = 'tile' in event && event.tile ? partsOf(event.tile) : {};
  const args: MessageArguments = { ...messageArguments(event, context), ...tile };
  if ('favor' in event) args.favor = t(`amytis-favor-${event.favor}`);
  const sentence = lookUp(`table-amytis-${messageOf(event)}`, args);
  if (sentence === null) return [];
  return isChoice(event) ? [t('table-amytis-palace_scored', args), sentence] : [sentence];
}

/** The line of the log for an action. */
export function shortText(event: Event, context: GameContext<Amytis>): string | null {
  const args = messageArguments(event, context);
  if ('tile' in event) args.tile = t(`amytis-tile-${event.tile}`);
  if ('favor' in event) args.favor = t(`amytis-favor-${event.favor}`);
  return lookUp(`table-amytis-${messageOf(event)}.short`, args);
}

/** A palace of side B scores only when its builder chose that instead of a project. */
function isChoice(event: Event): boolean {
  return event.event === 'points' && event.reason === 'palace' && event.side === 'B';
}

function messageOf(event: Event): string {
  if (event.event === 'points') return `points-${event.reason}-${event.side}`;
  if (event.event === 'project_taken') return `project_taken-${event.from}`;
  return event.event;
}
