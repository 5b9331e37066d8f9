/** Places in words, for screen readers. */

import { listed } from '../../words/numbers';
import { t } from '../../words/words.svelte';
import type { Cell, City, View } from './types';

/** The tile on top of a stack of the building board, and its height. */
export function stackText({ height, top }: View['stacks'][Cell], cell: Cell): string {
  return top
    ? t('amytis-stack-label', { cell, tile: t(`amytis-tile-${top}`), height })
    : t('amytis-stack-empty-label', { cell });
}

/** The tiles on a cell of a city, the top one first. */
export function cellText(city: City, cell: Cell): string {
  const [tile, ...below] = city[cell].map((one) => t(`amytis-tile-${one}`)).reverse();
  if (!tile) return t('amytis-cell-empty', { cell });
  if (!below.length) return t('amytis-cell-one', { cell, tile });
  return t('amytis-cell-more', { cell, tile, below: listed(below), height: below.length + 1 });
}
