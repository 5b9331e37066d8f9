/** Babylon's events in words. */

import { lookUp, t } from '../../words/words.svelte';
import { type MessageArguments, messageArguments } from '../facts';
import type { GameContext } from '../module';
import type { Babylon, BabylonEvent, Components } from './types';

/** Each kind of action has one event that says what it is. */
const MAIN: ReadonlySet<string> = new Set<BabylonEvent['event']>([
  'tile_removed',
  'tile_dug',
  'tile_placed',
  'decoration_placed',
  'turn_ended',
]);

export function headline(events: readonly BabylonEvent[]): BabylonEvent | undefined {
  return events.find(({ event }) => MAIN.has(event));
}

/** There is no sentence for an event of a newer server. */
export function sentences(event: BabylonEvent, context: GameContext<Babylon>): string[] {
  const args = words(event, context);
  const sentence = lookUp(`table-babylon-${message(event)}`, args);
  if (sentence === null) return [];
  if (event.event === 'decoration_placed' && event.wild) return [sentence, t('table-babylon-wild', args)];
  return [sentence];
}

/** The line of the log for an action. */
export function shortText(event: BabylonEvent, context: GameContext<Babylon>): string | null {
  return lookUp(`table-babylon-${message(event)}.short`, words(event, context));
}

/** The message of an event. Events that need another sentence in some language have several messages. */
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

function words(event: BabylonEvent, context: GameContext<Babylon>): MessageArguments {
  const args = messageArguments(event, context);
  // The ends of a fountain or a bridge are on one level.
  if (event.event === 'decoration_placed') args.levels = [...new Set(event.levels)].join('–');
  if ('tile' in event && event.tile) Object.assign(args, tileWords(event.tile, context.components));
  if (event.event === 'pillars') args.missing = -event.count;
  return args;
}

/** A tile by what is seen of it. A starting tile has no material. A table may have events before it has components. */
export function tileWords(
  id: string,
  { tile, starting_tile }: Partial<Components>,
): Record<'material' | 'flower', string> {
  const found = tile?.find((one) => one.id === id);
  const { flower = '' } = found ?? starting_tile?.find((one) => one.id === id) ?? {};
  return { material: found?.material ?? 'start', flower };
}
