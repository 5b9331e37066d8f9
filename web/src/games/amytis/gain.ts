/** What a choice would bring: points by line, projects, a line of architects. */

import type { GameEvent, Outcome } from '../../api/client';
import type { Action } from './actions';
import { chancesOf } from './lines';
import { bestPlacements, colorsOf } from './patterns';
import {
  type AmytisView,
  buildingOf,
  CELLS,
  colorOf,
  LINES_OF_SCORE,
  type ProjectBook,
  type ScoreLine,
  type Side,
  topOf,
} from './view';

export interface Gain {
  points: Record<ScoreLine, number>;
  total: number;
  /** The projects that would be completed. */
  completes: readonly number[];
  /** Three architects would be in line. */
  line: boolean;
  /** A palace: there is something to choose after it. */
  palace: { side: Side; score: number } | null;
  /** The seat whose turn would be the last one, if it brings the end of the game. */
  lastTurn: number | null;
}

const numberIn = (event: GameEvent, fact: string): number[] => {
  const value = event[fact];
  return typeof value === 'number' ? [value] : [];
};

function gain(points: Record<ScoreLine, number>, rest: Omit<Gain, 'points' | 'total'>): Gain {
  return { points, total: LINES_OF_SCORE.reduce((sum, line) => sum + points[line], 0), ...rest };
}

/** As the server foresees it. */
export function gainOf(outcome: Outcome): Gain {
  const points = { track: 0, projects: 0, favors: 0 };
  for (const line of LINES_OF_SCORE) points[line] = outcome.points[line] ?? 0;
  return gain(points, {
    completes: outcome.events.flatMap((event) =>
      event.event === 'project_completed' ? numberIn(event, 'project') : [],
    ),
    line: outcome.events.some((event) => event.event === 'line_completed'),
    palace: null,
    lastTurn: outcome.events.flatMap((event) => numberIn(event, 'last_turn'))[0] ?? null,
  });
}

/** What building would bring.
 *
 * A palace scores, and projects are completed, when its own choice is made: until then the server foresees none of it.
 * What is certain already is shown here, or a palace would look worthless beside the other tiles. */
export function gainOfBuild(view: AmytisView, book: ProjectBook, action: Action, outcome: Outcome): Gain {
  const foreseen = gainOf(outcome);
  // In the last turn another empty stack changes nothing.
  const known = view.last_turn ? { ...foreseen, lastTurn: null } : foreseen;
  const player = view.player;
  const seat = player === null ? undefined : view.seats[player];
  const tile = action.kind === 'build' ? view.stacks[action.stack].top : null;
  if (action.kind !== 'build' || player === null || !seat || !tile || buildingOf(tile) !== 'palace') return known;
  const colors = colorsOf(seat.city, { cell: action.cell, color: colorOf(tile) });
  const completes = seat.projects.filter((id) => {
    const project = book.get(id);
    return project !== undefined && bestPlacements(project, colors)[0]?.missing.length === 0;
  });
  const side = view.options.sides.palace;
  const palaces = CELLS.filter((cell) => {
    const top = cell === action.cell ? tile : topOf(seat.city, cell);
    return top !== null && buildingOf(top) === 'palace';
  }).length;
  const score = side === 'A' ? palaces : view.seats.reduce((sum, one) => sum + one.completed.length, 0);
  const line = chancesOf(view, player).some((chance) => chance.open === action.stack);
  const favor = view.favors.projects === player ? 2 * completes.length : 0;
  return gain(
    {
      track: known.points.track + (side === 'A' ? score : 0),
      projects: known.points.projects + completes.reduce((sum, id) => sum + (book.get(id)?.points ?? 0), 0),
      favors: known.points.favors + favor,
    },
    { completes, line, palace: { side, score }, lastTurn: known.lastTurn },
  );
}
