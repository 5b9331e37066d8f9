/** Tiles, cells and decorations in words: for labels, for lists and for screen readers. */

import { type Outcome, Refused } from '../../api/client';
import { refusalText } from '../../ui/notices.svelte';
import { listed } from '../../words/numbers';
import { t } from '../../words/words.svelte';
import type { Garden, Icon, PlacedTile, TileBook, TilePrint } from './garden/garden';
import { printOf } from './view';

export function sayTile({ material, flower, icons }: TilePrint): string {
  const shown = icons.filter((icon) => icon !== '').map((icon) => t(`babylon-icon-${icon}`));
  return t('babylon-tile', { material, flower, icons: listed(shown), count: shown.length });
}

/** A cell of a garden, from what one would see of it from above. */
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

export function sayDecoration(icon: Icon, cells: readonly string[]): string {
  const [from = '', to = from] = cells;
  return t('babylon-decoration', { icon, from, to });
}

/** Why an action is impossible. */
export function sayReason(outcome: Outcome): string {
  const { refused } = outcome;
  if (!refused) return '';
  // A fact that is not told of this case has still to be something for the message.
  const facts = { piece: 'none', ...refused.facts };
  return refusalText(new Refused(refused.code, refused.message, facts), 'babylon');
}
