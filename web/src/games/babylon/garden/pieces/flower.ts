/** The four flowers, each with a form of its own: a daisy, a lotus, a star and a sunflower. */

import { type BufferGeometry, SphereGeometry } from 'three';
import type { Flower } from '../../types';
import { merge, part, shade, sheet } from './sculpt';

const LEAF = '#3f7d3c';
const POLLEN = '#f2b632';

/** A petal that grows from the origin towards +z; `point` 0 is a round tip, 1 a sharp one. */
function petal(length: number, width: number, point: number, lift: number): BufferGeometry {
  const half = width / 2;
  const tip = half * 0.75 * (1 - point);
  const corners = {
    root: [0, 0, 0],
    left: [-half, lift * 0.55, length * 0.58],
    right: [half, lift * 0.55, length * 0.58],
    ridge: [0, lift * 0.55 + width * 0.12, length * 0.58],
    farLeft: [-tip, lift * 0.92, length * (0.93 - 0.08 * point)],
    farRight: [tip, lift * 0.92, length * (0.93 - 0.08 * point)],
    tip: [0, lift, length],
  } as const;
  const { root, left, right, ridge, farLeft, farRight, tip: end } = corners;
  const triangles = [
    [root, left, ridge],
    [root, ridge, right],
    [left, farLeft, ridge],
    [ridge, farRight, right],
    [farLeft, end, ridge],
    [ridge, end, farRight],
  ];
  // What lies nearly flat is never seen from below.
  return sheet(triangles.flat(2), lift > 0.3 * length);
}

interface Whorl {
  count: number;
  length: number;
  width: number;
  point: number;
  lift: number;
  y: number;
  colour: string;
  /** Turned by this part of the angle between two petals. */
  offset?: number;
}

function whorl({ count, length, width, point, lift, y, colour, offset = 0 }: Whorl): BufferGeometry[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = ((n + offset) / count) * 2 * Math.PI;
    return part(petal(length, width, point, lift), colour, { at: [0, y, 0], turned: [0, angle, 0] });
  });
}

function heart(radius: number, height: number, y: number, colour: string): BufferGeometry {
  return part(new SphereGeometry(1, 10, 6), colour, { at: [0, y, 0], scaled: [radius, height, radius] });
}

const leaves = { count: 6, length: 0.36, width: 0.16, point: 0.9, lift: 0.015, y: 0.02, colour: LEAF, offset: 0.5 };

const BLOSSOMS: Record<Flower, () => BufferGeometry[]> = {
  white: () => [
    ...whorl({ count: 5, length: 0.31, width: 0.27, point: 0, lift: 0.05, y: 0.06, colour: '#ffffff' }),
    heart(0.095, 0.06, 0.1, POLLEN),
  ],
  pink: () => [
    ...whorl({ count: 7, length: 0.3, width: 0.17, point: 0.8, lift: 0.11, y: 0.05, colour: '#e8649a' }),
    ...whorl({ count: 6, length: 0.2, width: 0.15, point: 0.8, lift: 0.2, y: 0.06, colour: '#f7a6c6', offset: 0.5 }),
    ...whorl({ count: 4, length: 0.09, width: 0.11, point: 0.7, lift: 0.2, y: 0.07, colour: '#fbc9dd' }),
    heart(0.05, 0.1, 0.1, POLLEN),
  ],
  blue: () => [
    ...whorl({ count: 6, length: 0.35, width: 0.13, point: 1, lift: 0.03, y: 0.06, colour: '#2f5fd0' }),
    ...whorl({ count: 6, length: 0.2, width: 0.1, point: 1, lift: 0.09, y: 0.07, colour: '#86aef5', offset: 0.5 }),
    heart(0.05, 0.05, 0.11, '#fff3c0'),
  ],
  yellow: () => [
    ...whorl({ count: 14, length: 0.33, width: 0.085, point: 0.7, lift: 0.05, y: 0.06, colour: '#f5c21b' }),
    ...whorl({
      count: 14,
      length: 0.28,
      width: 0.075,
      point: 0.7,
      lift: 0.07,
      y: 0.07,
      colour: '#ffd94a',
      offset: 0.5,
    }),
    heart(0.15, 0.06, 0.09, '#5b3416'),
  ],
};

export function flowerGeometry(flower: Flower): BufferGeometry {
  const geometry = merge([...whorl(leaves), ...BLOSSOMS[flower]()]);
  return shade(geometry, (x, _y, z) => 0.84 + 0.16 * Math.min(1, Math.hypot(x, z) / 0.2));
}
