/** What happened, in words: one sentence for an action, and one for each thing that came of it. */

import type { Done, GameEvent } from '../../api/client';
import { t } from '../../words/words.svelte';
import { eventsOf } from '../events';
import { amytisHeadline, amytisSentences } from './amytis';
import { babylonHeadline, babylonSentences } from './babylon';
import { type Cast, change, list } from './cast';

export interface Story {
  /** What was done. */
  headline: string;
  /** What came of it, in order. */
  details: string[];
  /** The points that it brought to whoever did it. */
  points: number;
}

const HEADLINES: Record<string, (events: readonly GameEvent[]) => GameEvent | undefined> = {
  babylon: babylonHeadline,
  amytis: amytisHeadline,
};

/** An event in words; several sentences, or none where another event tells the same. */
export function sentences(event: GameEvent, cast: Cast): string[] {
  if (event.event === 'game_over') return [gameOver(event, cast)];
  if (cast.game === 'babylon') return babylonSentences(event, cast);
  if (cast.game === 'amytis') return amytisSentences(event, cast);
  return [];
}

export function story(done: Done, cast: Cast): Story {
  const events = eventsOf(done);
  const main = HEADLINES[cast.game]?.(events);
  const [headline = done.action, ...more] = main ? sentences(main, cast) : [];
  const others = events.filter((event) => event !== main).flatMap((event) => sentences(event, cast));
  return { headline, details: [...more, ...others], points: pointsOf(events, done.seat) };
}

/** One line for an action, for whoever only listens. */
export function brief(done: Done, cast: Cast): string {
  const { headline, points } = story(done, cast);
  return points ? t('table-brief', { headline, points, change: change(points) }) : headline;
}

/** The points of the running score that a seat receives; a completed project counts at the end. */
export function pointsOf(events: readonly GameEvent[], seat: number): number {
  return events
    .filter((event) => event.event === 'points' && event.seat === seat)
    .reduce((sum, event) => sum + (typeof event.points === 'number' ? event.points : 0), 0);
}

function gameOver(event: GameEvent, { names }: Cast): string {
  const winners: readonly unknown[] = Array.isArray(event.winners) ? event.winners : [];
  const who = winners.map((seat) => names[Number(seat)] ?? '');
  return t('table-game-over', { winners: list(who), count: who.length });
}
