/** Babylon's events in words. */

import type { GameEvent } from '../../api/client';
import { t } from '../../words/words.svelte';
import { type MessageArguments, messageArguments } from '../facts';
import type { GameContext } from '../module';
import { type BabylonEvent, babylonEvents } from './events';

/** Each kind of action has one event that says what it is. */
const MAIN: ReadonlySet<string> = new Set([
  'tile_removed',
  'tile_dug',
  'tile_placed',
  'decoration_placed',
  'turn_ended',
]);

export function headline(events: readonly GameEvent[]): GameEvent | undefined {
  return events.find((event) => MAIN.has(event.event));
}

export function sentences(told: GameEvent, context: GameContext): string[] {
  return babylonEvents([told]).flatMap((event) => {
    const args = words(event, context);
    const sentence = t(`table-babylon-${message(event)}`, args);
    if (event.event === 'decoration_placed' && event.wild) return [sentence, t('table-babylon-wild', args)];
    return [sentence];
  });
}

/** Which message tells an event: where a language may need another sentence, there is another. */
function message(event: BabylonEvent): string {
  switch (event.event) {
    case 'tile_revealed':
      return event.tile === null ? 'stack_emptied' : event.event;
    case 'pillars':
    case 'points':
      return `${event.event}-${event.reason}`;
    case 'decoration_placed':
    case 'pillars_returned':
      return `${event.event}-${event.kind}`;
    case 'token_turned_up':
      return `${event.event}-${event.token}`;
    default:
      return event.event;
  }
}

function words(event: BabylonEvent, context: GameContext): MessageArguments {
  const args = messageArguments(event, context);
  // The ends of a fountain or a bridge are on one level.
  if (event.event === 'decoration_placed') args.levels = [...new Set(event.levels)].join('–');
  if ('tile' in event && event.tile) Object.assign(args, tileWords(event.tile, context.components));
  if (event.event === 'pillars') args.missing = -event.count;
  return args;
}

/** A tile by what is seen of it. A starting tile has no material. */
export function tileWords(id: string, components: object): { material: string; flower: string } {
  const printed = [...listed(components, 'tile'), ...listed(components, 'starting_tile')].find(
    (tile) => tile.id === id,
  );
  return { material: printed?.material ?? 'start', flower: printed?.flower ?? '' };
}

interface Printed {
  id: string;
  flower: string;
  material?: string;
}

function listed(components: object, kind: string): Printed[] {
  const found: unknown = new Map<string, unknown>(Object.entries(components)).get(kind);
  return Array.isArray(found) ? found : [];
}
