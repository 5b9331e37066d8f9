/** Tiles, cells and decorations in words: for labels, for lists and for screen readers. */

import { Refused } from '../../api/client';
import { refusalText } from '../../ui/notices.svelte';
import { listed } from '../../words/numbers';
import { readable, t } from '../../words/words.svelte';
import { printOf, type TileBook, type TilePrint } from './tiles';
import type { Garden, Kind, PlacedTile } from './types';

export function sayTile({ material, flower, icons }: TilePrint): string {
  const shown = icons.filter((icon) => icon !== '').map((icon) => t(`babylon-icon-${icon}`));
  return t('babylon-tile', { material, flower, icons: listed(shown), count: shown.length });
}

/** What is on top of a cell of a garden. */
export function sayCell(garden: Garden, tiles: TileBook, cell: string): string {
  const top = garden.cells[cell];
  const tile = top && top.tile !== null ? garden.tiles[top.tile] : undefined;
  if (!top || !tile) return top?.bridge ? t('babylon-cell-spanned', { cell }) : t('babylon-cell-bare', { cell });
  const { material, flower } = printOf(tiles, tile.tile);
  const shows = top.piece ?? (top.icon || 'blank');
  return t('babylon-cell', { cell, level: top.level, material, flower, shows, kind: top.piece ? 'piece' : 'icon' });
}

export function sayPlacedTile(tiles: TileBook, { tile, cell, level, open }: PlacedTile): string {
  return t('babylon-placed', { cell, level, tile: sayTile(printOf(tiles, tile)), open: open ?? 'none' });
}

export function sayDecoration(icon: Kind, cells: readonly string[]): string {
  const [from = '', to = from] = cells;
  return t('babylon-decoration', { icon, from, to });
}

/** Why an action is impossible. The reason of a newer server is shown as its code. */
export function sayReason(refusal: Readonly<Record<string, unknown>>): string {
  // The message needs a piece, which not every refusal has.
  const facts = { piece: 'none', ...refusal };
  return refusalText(new Refused('illegal_action', readable(String(refusal.reason)), facts), 'babylon');
}
