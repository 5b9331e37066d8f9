/** The events of The Architects of Amytis in words. */

import type { GameEvent } from '../../api/client';
import { t } from '../../words/words.svelte';
import { type AmytisEvent, amytisEvents } from '../events';
import { type Cast, change } from './cast';

/** Each kind of action has one event that says what it is; a palace that only scores has its points. */
const MAIN: readonly string[] = ['tile_built', 'project_taken', 'favor_placed', 'points'];

export function amytisHeadline(events: readonly GameEvent[]): GameEvent | undefined {
  const kind = MAIN.find((name) => events.some((event) => event.event === name));
  return events.find((event) => event.event === kind);
}

export function amytisSentences(told: GameEvent, cast: Cast): string[] {
  return amytisEvents([told])
    .filter((event) => event.event !== 'tile_revealed' || event.tile !== null) // then the stack is told to be empty
    .flatMap((event) => {
      const args = words(event, cast);
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

function words(event: AmytisEvent, { names }: Cast): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') args[fact] = value;
    else if (Array.isArray(value)) args[fact] = value.join('–');
  }
  if ('seat' in event) args.name = names[event.seat] ?? '';
  if ('tile' in event && event.tile) {
    const [building = '', color = ''] = event.tile.split('-');
    Object.assign(args, { building, color });
  }
  if (event.event === 'points') args.change = change(event.points);
  return args;
}
