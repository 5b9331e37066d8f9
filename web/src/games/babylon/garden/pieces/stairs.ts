/** Stairs that climb eastward from the middle of the lower space to the upper one, on which they end in a landing. */

import { BoxGeometry, type BufferGeometry } from 'three';
import { LEVEL } from '../dimensions';
import { merge, part, shade } from './sculpt';

const STONE = '#ecdcbb';
const CARPET = '#2f63ad';
const GOLD = '#d9a441';
const STEPS = 7;
const HALF = 0.3;

export function stairsGeometry(): BufferGeometry {
  const parts: BufferGeometry[] = [];
  const from = -0.42;
  const run = (0.5 - from) / STEPS;
  const rise = LEVEL / STEPS;
  for (let n = 0; n < STEPS; n++) {
    const height = rise * (n + 1);
    const x = from + run * (n + 0.5);
    parts.push(part(new BoxGeometry(run, height, 2 * HALF), STONE, { at: [x, height / 2, 0] }));
    parts.push(part(new BoxGeometry(run + 0.004, 0.012, 0.3), CARPET, { at: [x, height + 0.004, 0] }));
    parts.push(part(new BoxGeometry(0.012, rise, 0.3), CARPET, { at: [x - run / 2 - 0.004, height - rise / 2, 0] }));
    for (const side of [-1, 1]) {
      parts.push(part(new BoxGeometry(run, rise + 0.1, 0.07), STONE, { at: [x, height + 0.02, side * (HALF + 0.02)] }));
    }
  }
  parts.push(part(new BoxGeometry(0.84, 0.03, 0.66), STONE, { at: [0.93, LEVEL + 0.015, 0] }));
  parts.push(part(new BoxGeometry(0.8, 0.012, 0.3), CARPET, { at: [0.93, LEVEL + 0.034, 0] }));
  for (const side of [-1, 1]) {
    parts.push(part(new BoxGeometry(0.1, 0.2, 0.1), STONE, { at: [from + 0.03, 0.1, side * (HALF + 0.02)] }));
    parts.push(part(new BoxGeometry(0.12, 0.03, 0.12), GOLD, { at: [from + 0.03, 0.21, side * (HALF + 0.02)] }));
    for (const x of [0.56, 1.28]) {
      parts.push(part(new BoxGeometry(0.09, 0.2, 0.09), STONE, { at: [x, LEVEL + 0.1, side * (HALF + 0.01)] }));
      parts.push(part(new BoxGeometry(0.11, 0.03, 0.11), GOLD, { at: [x, LEVEL + 0.21, side * (HALF + 0.01)] }));
    }
    parts.push(part(new BoxGeometry(0.72, 0.05, 0.05), STONE, { at: [0.92, LEVEL + 0.14, side * (HALF + 0.01)] }));
  }
  return shade(merge(parts), (_x, y) => 0.78 + 0.22 * Math.min(1, y / 0.4));
}
