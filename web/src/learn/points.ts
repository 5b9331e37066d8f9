/** The places of a board that a step speaks of. */

import type { Beat, Place } from '../games/beat';
import { later } from '../rest';
import { motionIsReduced } from '../settings.svelte';

/** The places that a move changed last, by their anchors. */
export function placesOf(beats: readonly Beat[]): string[] {
  const glows = beats.findLast((beat) => beat.glows)?.glows ?? [];
  return glows.flatMap(([first]) => (first ? anchorsOf(first) : []));
}

function anchorsOf(place: Place): readonly string[] {
  if (typeof place === 'string') return [place];
  return 'anchor' in place ? [place.anchor] : place;
}

/** A board scrolls to where one acts, at once. What is pointed at comes after that. */
const AFTER_THE_BOARD = 80;

/** Scroll to what is lit, unless it is in sight below the first `top` pixels; returns how to leave it. */
export function bringIntoSight(board: HTMLElement, top: number): () => void {
  return later(() => {
    const next = board.querySelectorAll('[data-lit="next"]');
    const lit = [...(next.length ? next : board.querySelectorAll('[data-lit="point"]'))];
    const areas = lit.map((place) => place.getBoundingClientRect()).filter(({ width }) => width > 0);
    const [first] = areas;
    const end = endOfSight(lit);
    if (!first) return;
    const all = {
      top: Math.min(...areas.map((area) => area.top)),
      bottom: Math.max(...areas.map((area) => area.bottom)),
    };
    // Of places too far apart, the first is shown.
    const area = all.bottom - all.top <= end - top ? all : first;
    if (area.top >= top && area.bottom <= end) return;
    const middle = (area.top + area.bottom - top - end) / 2;
    const behavior = motionIsReduced() ? 'instant' : 'smooth';
    scrollBy({ top: Math.min(middle, area.top - top), behavior });
  }, AFTER_THE_BOARD);
}

/** Where a bar begins that lies over the end of the page, unless what is lit is in it; else the end of the window. */
function endOfSight(lit: readonly Element[]): number {
  const edge = innerHeight - 8;
  for (let over = document.elementFromPoint(innerWidth / 2, edge); over; over = over.parentElement) {
    if (!['sticky', 'fixed'].includes(getComputedStyle(over).position)) continue;
    const bar = over;
    if (!lit.some((place) => bar.contains(place))) return bar.getBoundingClientRect().top;
  }
  return innerHeight;
}
