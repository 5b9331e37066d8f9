/** The places that a hint speaks of light up on the board. */

import type { Idea } from '../../games/board';
import type { GameParts } from '../../games/module';
import './lights.css';

/** Light up what the next action is about, and more softly what comes after it; returns how to put it out. */
export function light(board: HTMLElement, idea: Idea, parts: GameParts, me: number): () => void {
  const lit: Element[] = [];
  idea.actions.forEach(({ does }, nth) => {
    for (const place of does ? parts.placesOf(does, me) : []) {
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

const MARGIN = 72;

/** Scroll to what the next action is about, unless it is in sight: above the hints, where these lie over the board. */
export function bringIntoSight(board: HTMLElement, hints: HTMLElement | null): void {
  const areas = [...board.querySelectorAll('[data-lit="next"]')].map((lit) => lit.getBoundingClientRect());
  if (!areas.length) return;
  const over = hints && getComputedStyle(hints).position === 'fixed' ? hints.getBoundingClientRect().top : innerHeight;
  const top = Math.min(...areas.map((area) => area.top));
  const bottom = Math.max(...areas.map((area) => area.bottom));
  if (top >= MARGIN && bottom <= over) return;
  // What does not fit is shown from its end: there something is to be laid.
  scrollBy({ top: Math.max(bottom - over + MARGIN / 3, Math.min(0, top - MARGIN)), behavior: 'smooth' });
}
