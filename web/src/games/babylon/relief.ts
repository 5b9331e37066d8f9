/** How the quarry is drawn: seen from the south and slightly from above, so that its steps are seen as steps. */

import { STACKS, type Stack } from './types';

/** From one stack to the next, and the side of a tile: below each tile there is room for its marks. */
export const PITCH = { x: 100, y: 124 };
export const SIDE = 84;
/** How far each layer lifts a tile. */
export const LIFT = { x: 4, y: 10 };
export const LAYERS = 3;
export const MARGIN = { left: 22, top: 30 };
export const WIDTH = MARGIN.left + 4 * PITCH.x + LAYERS * LIFT.x;
export const HEIGHT = MARGIN.top + LAYERS * LIFT.y + 4 * PITCH.y;
/** The layers from the bottom up. */
export const MATERIALS = ['basalt', 'granite', 'clay'] as const;

export interface Spot {
  x: number;
  y: number;
}

/** The north-west corner of a stack's top at a height in layers. */
export function topOf(stack: Stack, height: number): Spot {
  const index = STACKS.indexOf(stack);
  const ground = {
    x: MARGIN.left + (index % 4) * PITCH.x + (PITCH.x - SIDE) / 2,
    y: MARGIN.top + LAYERS * LIFT.y + Math.floor(index / 4) * PITCH.y + 8,
  };
  return { x: ground.x + height * LIFT.x, y: ground.y - height * LIFT.y };
}

/** The faces of one layer that show to the south and to the west. */
export function wallsOf(stack: Stack, layer: number): { front: string; side: string } {
  const [low, high] = [topOf(stack, layer), topOf(stack, layer + 1)];
  const points = (...all: Spot[]) => all.map(({ x, y }) => `${x},${y}`).join(' ');
  const south = ({ x, y }: Spot) => ({ x, y: y + SIDE });
  const southEast = ({ x, y }: Spot) => ({ x: x + SIDE, y: y + SIDE });
  return {
    front: points(south(low), southEast(low), southEast(high), south(high)),
    side: points(low, south(low), south(high), high),
  };
}

/** The stack some columns and rows away, or `null` outside the quarry. */
export function neighbour(stack: Stack, columns: number, rows: number): Stack | null {
  const index = STACKS.indexOf(stack);
  const [column, row] = [(index % 4) + columns, Math.floor(index / 4) + rows];
  return column >= 0 && column < 4 && row >= 0 && row < 4 ? (STACKS[4 * row + column] ?? null) : null;
}
