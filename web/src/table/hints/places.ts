/** The places on a board that an action speaks of, by their anchors. */

import type { Position } from '../../api/client';
import { parseAction as parseAmytis } from '../../games/amytis/actions';
import { amytisView } from '../../games/amytis/view';
import { parseAction as parseBabylon } from '../../games/babylon/actions';
import { cellsOfTile } from '../../games/babylon/garden/garden';

export function placesOf(game: string, action: string, me: number, position: Position): string[] {
  try {
    if (game === 'babylon') return inBabylon(action, me);
    if (game === 'amytis') return inAmytis(action, me, position);
  } catch {
    // An action that this page does not know yet is told by its notation, and is nowhere on the board.
  }
  return [];
}

function inBabylon(text: string, me: number): string[] {
  const action = parseBabylon(text);
  const cells = (all: readonly (string | null)[]) => all.map((cell) => `cell-${me}-${cell}`);
  switch (action.kind) {
    case 'place':
      return cells(cellsOfTile(action.cell));
    case 'decorate':
      return cells(action.cells);
    case 'finish':
      return ['end'];
    default:
      return [`stack-${action.stack}`];
  }
}

function inAmytis(text: string, me: number, position: Position): string[] {
  const action = parseAmytis(text);
  switch (action?.kind) {
    case 'build':
      return [`stack-${action.stack}`, `city-${me}-${action.cell}`];
    case 'favor':
      return [`favor-${action.favor}`];
    case 'project':
      return [
        action.project === 'deck' ? 'deck' : `open-${amytisView(position).projects.open.indexOf(action.project) + 1}`,
      ];
    default:
      return [];
  }
}
