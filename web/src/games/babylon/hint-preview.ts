/** What the board shows of a hint: a stack of the quarry, a tile and a decoration where they would be placed. */

import { type Action, type Placement, parseAction } from './actions';
import { cellsOfTile, type Ghost, topOf } from './garden/garden';
import type { Site } from './held-tile.svelte';
import type { Decoration, Garden, Kind, Source, Stack, View } from './types';

export interface Hinted {
  stack: Stack | null;
  ghost: Ghost | null;
  trial: Decoration | null;
}

export interface Sight {
  quarry: View['quarry'];
  garden: Garden;
  hand: Readonly<Record<Source, string | null>>;
  /** The places for the tiles at hand. */
  sites: ReadonlyMap<string, readonly Site[]>;
}

/** Of several tiles and decorations, only the first is shown: the others may stand on it. */
export function hintedIn(texts: readonly string[], { quarry, garden, hand, sites }: Sight): Hinted {
  const actions = texts.flatMap(parsed);
  const digging = actions.find((action) => 'stack' in action);
  const placement = actions.find((action) => action.verb === 'place');
  const decorating = actions.find((action) => action.verb === 'decorate');
  const dug = digging ? quarry[digging.stack].top : hand.dug;
  const tile = placement?.source === 'dug' ? dug : hand.stored;
  return {
    stack: digging?.stack ?? null,
    ghost: placement && tile ? ghostOf(placement, tile, sites.get(placement.cell)) : null,
    trial: decorating ? trialOf(decorating, garden, placement) : null,
  };
}

/** The action that a text means; none if this page does not know it yet. */
export function parsed(text: string): Action[] {
  try {
    return [parseAction(text)];
  } catch {
    return [];
  }
}

/** The supports are not known before the tile is dug. */
function ghostOf({ cell, rotation, level, open }: Placement, tile: string, here: readonly Site[] = []): Ghost {
  const site = here.find((one) => one.level === level && one.open === open);
  return { tile, cell, rotation, level, open, supports: site?.supports ?? [], possible: true };
}

function trialOf(
  { kind, cells }: { kind: Kind; cells: string[] },
  garden: Garden,
  placed: Placement | undefined,
): Decoration {
  const under = placed ? cellsOfTile(placed.cell) : [];
  const levels = cells.map((cell) => (placed && under.includes(cell) ? placed.level : topOf(garden, cell)));
  return { kind, cells, levels, visible: true };
}
