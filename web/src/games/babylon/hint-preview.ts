/** What a hint speaks of, as it would be seen: a stack of the quarry, a tile as it would lie, a decoration as it would stand. */

import { type Action, type Decorating, type Placement, parseAction, type Source } from './actions';
import { cellsOfTile, type Decoration, type Garden, type Ghost, topOf } from './garden/garden';
import { supportsUnder } from './held-tile.svelte';
import type { StackView } from './view';

export interface Hinted {
  stack: string | null;
  ghost: Ghost | null;
  trial: Decoration | null;
}

export interface Sight {
  quarry: Readonly<Record<string, StackView>>;
  garden: Garden;
  hand: Readonly<Record<Source, string | null>>;
}

/** Of several tiles and decorations, the first is shown: what comes after it stands on what is not there yet. */
export function hintedIn(texts: readonly string[], { quarry, garden, hand }: Sight): Hinted {
  const actions = texts.flatMap(parsed);
  const digging = actions.find((action) => 'stack' in action);
  const placement = actions.find((action) => action.kind === 'place');
  const decorating = actions.find((action) => action.kind === 'decorate');
  const dug = digging ? (quarry[digging.stack]?.top ?? null) : hand.dug;
  const tile = placement?.source === 'dug' ? dug : hand.stored;
  return {
    stack: digging?.stack ?? null,
    ghost: placement && tile ? ghostOf(placement, tile, garden) : null,
    trial: decorating ? trialOf(decorating, garden, placement) : null,
  };
}

/** An action that this page does not know yet is not shown. */
export function parsed(text: string): Action[] {
  try {
    return [parseAction(text)];
  } catch {
    return [];
  }
}

function ghostOf(placement: Placement, tile: string, garden: Garden): Ghost {
  const { cell, rotation, level, open } = placement;
  return { tile, cell, rotation, level, open, supports: supportsUnder(garden, placement), possible: true };
}

function trialOf({ icon, cells }: Decorating, garden: Garden, placed: Placement | undefined): Decoration {
  const under = placed ? cellsOfTile(placed.cell) : [];
  const levels = cells.map((cell) => (placed && under.includes(cell) ? placed.level : topOf(garden, cell)));
  return { kind: icon, cells, levels, visible: true };
}
