/** The measures of a drawn tile and of a stack of tiles, seen from above and a little from the south. */

export const FACE = { width: 84, height: 74, round: 11 } as const;
/** The picture of a stack, with the ground it stands on. */
export const PICTURE = { width: 100, height: 108, ground: 104, west: 8 } as const;
const THICK = 5.2;
/** A stack of more tiles has thinner ones, so that it stays within its picture. */
const TALLEST = 5;

export function thicknessOf(height: number): number {
  return height <= TALLEST ? THICK : (THICK * TALLEST) / height;
}
