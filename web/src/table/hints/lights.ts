/** The places that a hint speaks of light up on the board. */

import type { Idea } from '../../games/board';
import type { GameParts } from '../../games/module';
import './lights.css';

/** Light up what the next action is about; returns how to put it out. */
export function lightNext(board: HTMLElement, { actions }: Idea, parts: GameParts, me: number): () => void {
  const does = actions[0]?.does;
  return light(board, does ? parts.placesOf(does, me) : [], 'next');
}

/** Let places light up by their anchors, also those that the board draws later; returns how to put them out. */
export function light(board: HTMLElement, anchors: readonly string[], how: 'next' | 'point'): () => void {
  const places = anchors.map((anchor) => `[data-anchor="${CSS.escape(anchor)}"]`).join();
  const lightAll = () => {
    if (!places) return;
    for (const place of board.querySelectorAll(`:is(${places}):not([data-lit])`)) place.setAttribute('data-lit', how);
  };
  lightAll();
  const drawn = new MutationObserver(lightAll);
  drawn.observe(board, { childList: true, subtree: true });
  return () => {
    drawn.disconnect();
    for (const place of board.querySelectorAll(`[data-lit="${how}"]`)) place.removeAttribute('data-lit');
  };
}

const MARGIN = 72;

/**
 * Scroll to what the next action is about, unless it is in sight. Where the hints lie over the board, this is above them;
 * elsewhere only the hint that was chosen moves the page.
 */
export function bringIntoSight(board: HTMLElement, { picked }: Idea, hints: HTMLElement | null): void {
  const covered = hints !== null && getComputedStyle(hints).position === 'fixed';
  if (!covered && !picked) return;
  const areas = [...board.querySelectorAll('[data-lit="next"]')]
    .filter((lit) => !sticks(lit))
    .map((lit) => lit.getBoundingClientRect());
  if (!areas.length) return;
  const over = covered ? hints.getBoundingClientRect().top : innerHeight;
  const top = Math.min(...areas.map((area) => area.top));
  const bottom = Math.max(...areas.map((area) => area.bottom));
  if (top >= MARGIN && bottom <= over) return;
  // What does not fit is shown from its end: there something is to be laid.
  scrollBy({ top: Math.max(bottom - over + MARGIN / 3, Math.min(0, top - MARGIN)), behavior: 'smooth' });
}

/** Whether something stays where it is when the page is scrolled. */
function sticks(place: Element | null): boolean {
  return place !== null && (getComputedStyle(place).position === 'sticky' || sticks(place.parentElement));
}
