/**
 * The outlines of all signs, in a box of 24 x 24: those of the images of positions. Each has a form of its own: colour is
 * never the only difference.
 */

import signs from '../../../../../src/semiramis/pictures/image/babylon_signs.json';
import type { Flower, Kind } from '../types';

/** A flower: its petals, and how large its heart is and of which colour. */
export const FLOWER_SHAPES: Record<Flower, { petals: string; heart: number; color: string }> = signs.flowers;
/** Filled shapes; the fountain's jets are lines. */
export const ICON_SHAPES: Record<Kind, string> = signs.icons;
export const FOUNTAIN_JETS = signs.jets;
/** A column with its capital and base; a double one is twice as high. */
export const PILLAR = signs.pillars;
/** A leafy sprig for a space without an icon. */
export const SPRIG = signs.sprig;
