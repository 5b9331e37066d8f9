import type { Done, GameEvent } from '../../api/client';
import { readable, t } from '../../words/words.svelte';
import type { Beat } from '../beat';
import type { GameContext, GameParts } from '../module';
import Board from './PlainBoard.svelte';
import Glyph from './PlainGlyph.svelte';
import { valueText } from './value';

/** Nothing flies: the board changes, and a caption says what happened. */
function beats(done: Done): Beat[] {
  const [first] = done.events;
  return [{ lasts: 700, shows: true, sound: 'wood', ...(first ? { tells: first } : {}) }];
}

/** A name of the server with its facts: "Tile placed: player Bo, cell c3." */
function factsText(name: string, facts: object, { names }: GameContext): string {
  const words = readable(name);
  const subject = words.charAt(0).toUpperCase() + words.slice(1);
  const listed = Object.entries(facts).map(([fact, value]) => {
    const player = fact === 'seat' && typeof value === 'number' ? names[value] : undefined;
    return player === undefined ? `${readable(fact)} ${valueText(value)}` : t('plain-player', { name: player });
  });
  return listed.length ? t('plain-event', { subject, facts: listed.join(', ') }) : t('plain-event-alone', { subject });
}

function sentences({ event, ...facts }: GameEvent, context: GameContext): string[] {
  return [factsText(event, facts, context)];
}

const parts: GameParts = {
  Board,
  Showcase: null,
  Glyph,
  beats,
  headline: () => undefined,
  sentences,
  shortText: () => null,
  actionText: () => null,
  reasonText: ({ code, facts }, context) => factsText(code, facts, context),
  pointsText: () => null,
  placesOf: () => [],
};

export default parts;
