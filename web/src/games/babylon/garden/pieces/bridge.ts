/** A wooden bridge from west to east over one cell, its ends on the spaces beside it. */

import { BoxGeometry, type BufferGeometry, ExtrudeGeometry, Shape } from 'three';
import { merge, part, shade } from './sculpt';

const CEDAR = '#9a6236';
const PLANK = '#c08a52';
const STONE = '#ecdcbb';
const GOLD = '#d9a441';
const HALF_LENGTH = 1.38;
const HALF_WIDTH = 0.27;
const RISE = 0.2;
const PLANKS = 17;

/** How high the way is above the level at a distance from the middle. */
function height(x: number): number {
  return 0.06 + RISE * (1 - (x / HALF_LENGTH) ** 2);
}

/** A band that follows the arch, `from` below to `to` above its height. */
function arch(from: number, to: number, depth: number): BufferGeometry {
  const steps = 14;
  const shape = new Shape();
  for (let n = 0; n <= steps; n++) {
    const x = HALF_LENGTH * ((2 * n) / steps - 1);
    if (n === 0) shape.moveTo(x, height(x) + to);
    else shape.lineTo(x, height(x) + to);
  }
  for (let n = steps; n >= 0; n--) {
    const x = HALF_LENGTH * ((2 * n) / steps - 1);
    shape.lineTo(x, Math.max(height(x) + from, Math.abs(x) > 0.55 ? 0 : -1));
  }
  return new ExtrudeGeometry(shape, { depth, bevelEnabled: false }).translate(0, 0, -depth / 2);
}

export function bridgeGeometry(): BufferGeometry {
  const parts: BufferGeometry[] = [];
  for (let n = 0; n < PLANKS; n++) {
    const x = HALF_LENGTH * (((n + 0.5) / PLANKS) * 2 - 1);
    const slope = (-2 * RISE * x) / HALF_LENGTH ** 2;
    const board = new BoxGeometry((2 * HALF_LENGTH) / PLANKS - 0.012, 0.035, 2 * HALF_WIDTH);
    const colour = n % 2 ? PLANK : '#b47d47';
    parts.push(part(board, colour, { at: [x, height(x), 0], turned: [0, 0, Math.atan(slope)] }));
  }
  for (const side of [-1, 1]) {
    const z = side * HALF_WIDTH;
    parts.push(part(arch(-0.11, 0.025, 0.06), CEDAR, { at: [0, 0, z] }));
    parts.push(part(arch(0.2, 0.24, 0.05), CEDAR, { at: [0, 0, z] }));
    for (const x of [-0.9, -0.45, 0, 0.45, 0.9]) {
      parts.push(part(new BoxGeometry(0.045, 0.24, 0.045), CEDAR, { at: [x, height(x) + 0.11, z] }));
    }
    for (const end of [-1, 1]) {
      const at = (y: number) => [end * (HALF_LENGTH - 0.04), y, z] as const;
      parts.push(part(new BoxGeometry(0.12, 0.34, 0.12), STONE, { at: at(0.17) }));
      parts.push(part(new BoxGeometry(0.15, 0.04, 0.15), GOLD, { at: at(0.36) }));
    }
  }
  return shade(merge(parts), (_x, y) => 0.8 + 0.2 * Math.min(1, Math.max(0, y) / 0.3));
}
