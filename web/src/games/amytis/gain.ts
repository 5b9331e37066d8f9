/** What an action would bring: points by line, projects, a line of architects. */

import type { Outcome } from '../../api/client';
import { find } from '../events';
import { totalOf } from '../foresight.svelte';
import type { Amytis, Cell, Event, PalaceGain, ScoreLine } from './types';

export interface Gain {
  points: Record<ScoreLine, number>;
  total: number;
  /** What its building counts; empty before a palace's choice. */
  scored: readonly Extract<Event, { event: 'points' }>[];
  /** The projects that would be completed. */
  completes: readonly number[];
  /** Three architects would be in line. */
  line: boolean;
  /** A palace: there is a choice after it. */
  palace: PalaceGain | null;
  /** The seat whose turn would be the last one, if the action brings the end of the game. */
  lastTurn: number | null;
}

/** The most that a stack can bring, and the cell where it does. */
export interface StackGain extends Gain {
  cell: Cell;
}

/**
 * What the server foresees of an action. A palace scores with the choice after it; what is certain of it before that
 * choice replaces what is foreseen.
 */
export function gainOf({ events, points }: Outcome<Amytis>, palace: PalaceGain | null = null): Gain {
  return {
    points: palace?.points ?? { track: 0, projects: 0, favors: 0, ...points },
    total: totalOf(palace ?? { points }),
    scored: palace ? [] : find(events, 'points'),
    completes: palace?.completes ?? find(events, 'project_completed').map(({ project }) => project),
    line: palace?.line ?? find(events, 'line_completed').length > 0,
    palace,
    lastTurn: find(events, 'stack_emptied')[0]?.last_turn ?? null,
  };
}

/** The highest total of several gains. */
export function mostOf(gains: ReadonlyMap<unknown, Gain> | null = null): number {
  return Math.max(...[...(gains?.values() ?? [])].map(({ total }) => total));
}
