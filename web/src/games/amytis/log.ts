/** The events of The Architects of Amytis in words. */

import type { GameEvent } from '../../api/client';
import { t } from '../../words/words.svelte';
import { type MessageArguments, messageArguments } from '../facts';
import type { GameContext } from '../module';
import { type AmytisEvent, amytisEvents } from './events';

/** Each kind of action has one event that says what it is; a palace that only scores has its points. */
const MAIN: readonly string[] = ['tile_built', 'project_taken', 'favor_placed', 'points'];

export function headline(events: readonly GameEvent[]): GameEvent | undefined {
  const kind = MAIN.find((name) => events.some((event) => event.event === name));
  return events.find((event) => event.event === kind);
}

export function sentences(told: GameEvent, context: GameContext): string[] {
  return amytisEvents([told])
    .filter((event) => event.event !== 'tile_revealed' || event.tile !== null) // then the stack is told to be empty
    .flatMap((event) => {
      const args = words(event, context);
      const sentence = t(`table-amytis-${message(event)}`, args);
      return isChoice(event) ? [t('table-amytis-palace_scored', args), sentence] : [sentence];
    });
}

/** A palace of side B scores only when its builder chose that instead of a project. */
function isChoice(event: AmytisEvent): boolean {
  return event.event === 'points' && event.reason === 'palace' && event.side === 'B';
}

function message(event: AmytisEvent): string {
  if (event.event === 'points') return `points-${event.reason}-${event.side}`;
  if (event.event === 'project_taken') return `project_taken-${event.from}`;
  return event.event;
}

function words(event: AmytisEvent, context: GameContext): MessageArguments {
  const args = messageArguments(event, context);
  if ('tile' in event && event.tile) {
    const [building = '', color = ''] = event.tile.split('-');
    Object.assign(args, { building, color });
  }
  return args;
}
