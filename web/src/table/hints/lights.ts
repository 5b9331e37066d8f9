/** The places that a hint speaks of light up on the board. */

import type { Position } from '../../api/client';
import type { Idea } from '../board';
import { placesOf } from './places';

/** Light up what the next action is about, and more softly what comes after it; returns how to put it out. */
export function light(board: HTMLElement, idea: Idea, game: string, me: number, position: Position): () => void {
  const lit: Element[] = [];
  idea.actions.forEach((action, nth) => {
    for (const place of placesOf(game, action, me, position)) {
      const found = board.querySelector(`[data-anchor="${place}"]`);
      if (!found || lit.includes(found)) continue;
      found.setAttribute('data-lit', nth ? 'later' : 'next');
      lit.push(found);
    }
  });
  return () => {
    for (const one of lit) one.removeAttribute('data-lit');
  };
}
