/** What happened, in words: a short line and a sentence for an action, and a sentence for each thing that came of it. */

import type { Done, GameEvent } from '../api/client';
import type { GameContext } from '../games/module';
import { listed, signed } from '../words/numbers';
import { t } from '../words/words.svelte';

export interface Story {
  /** What was done, in a few words and without the name of the player. */
  short: string;
  /** What was done, in a sentence. */
  headline: string;
  /** What came of it, in order. */
  details: string[];
  /** The points that it brought to the player who did it. */
  points: number;
}

/** An event in words; several sentences, or none if another event says the same. */
export function sentences(event: GameEvent, context: GameContext): string[] {
  return event.event === 'game_over' ? [gameOver(event, context)] : context.parts.sentences(event, context);
}

export function story(done: Done, context: GameContext): Story {
  const { events } = done;
  const main = context.parts.headline(events);
  const [headline = done.action, ...more] = main ? sentences(main, context) : [];
  const others = events.filter((event) => event !== main).flatMap((event) => sentences(event, context));
  const short = (main && context.parts.shortText(main, context)) ?? headline;
  return { short, headline, details: [...more, ...others], points: pointsOf(events, done.seat) };
}

/** One line for an action, for screen readers. */
export function brief(done: Done, context: GameContext): string {
  const { headline, points } = story(done, context);
  return points ? t('table-brief', { headline, points, change: signed(points) }) : headline;
}

/** The points of the running score that a seat receives; what counts only at the end is not among them. */
export function pointsOf(events: readonly GameEvent[], seat: number): number {
  return events
    .filter((event) => event.event === 'points' && event.seat === seat)
    .reduce((sum, event) => sum + (typeof event.points === 'number' ? event.points : 0), 0);
}

function gameOver(event: GameEvent, { names }: GameContext): string {
  const winners: readonly unknown[] = Array.isArray(event.winners) ? event.winners : [];
  const who = winners.map((seat) => names[Number(seat)] ?? '');
  return t('table-game-over', { winners: listed(who), count: who.length });
}
