/** How a move is shown, before anything is drawn: beat after beat, in milliseconds at a calm pace. */

import type { GameEvent } from '../api/client';
import type { Sound } from '../sound/sound';

/** A rectangle: of the page in pixels, or of something else in parts of it. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An anchor of the board (see `data-anchor`), several whose common area is meant, or a part of one. */
export type Place = string | readonly string[] | { anchor: string; part: Area };
/** The first of these that is on the page. */
export type Places = readonly Place[];

export type Side = 'north' | 'east' | 'south' | 'west';

/** What flies. The game that made it knows how to draw it by its kind and its facts. */
export interface Glyph {
  readonly kind: string;
  /** In pixels, if it is not as large as the place where it lies. */
  readonly size?: number;
  readonly [fact: string]: unknown;
}

export interface Flight {
  glyph: Glyph;
  /** Nowhere: it drops from above. */
  from: Places;
  /** Which edge of `from` it comes out of. */
  side?: Side;
  /** Nowhere: it leaves the table. */
  to: Places;
  lasts: number;
}

/** Words that rise from a place and vanish. */
export interface Rise {
  at: Places;
  tells: GameEvent;
}

export interface Beat {
  /** How long until the next beat; what flies may take longer. */
  lasts: number;
  flights?: readonly Flight[];
  rises?: readonly Rise[];
  glows?: readonly Places[];
  /** What the caption says from now on. */
  tells?: GameEvent;
  sound?: Sound;
  /** The board changes with this beat. */
  shows?: true;
}

/** One beat for each thing, close upon each other. */
export function staggered<T>(things: readonly T[], lasts: number, beat: (thing: T) => Omit<Beat, 'lasts'>): Beat[] {
  return things.map((thing) => ({ ...beat(thing), lasts }));
}

export function fly(glyph: Glyph, from: Places, to: Places, lasts = 500): Flight {
  return { glyph, from, to, lasts };
}
