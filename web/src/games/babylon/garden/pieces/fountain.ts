/** A fountain over two spaces, lying from west to east: a long basin, a bowl in the middle, and its water apart. */

import { type BufferGeometry, CylinderGeometry, ExtrudeGeometry, LatheGeometry, Path, Shape, Vector2 } from 'three';
import { grounded, merge, part, shade } from './sculpt';

const MARBLE = '#f2ead8';
const LAPIS = '#2f63ad';
const WATER = '#58c1d4';
const FOAM = '#d8f4f7';

/** A stadium: two half-circles joined by straight sides. */
function basin(halfLength: number, radius: number): Shape {
  const shape = new Shape();
  shape.absarc(halfLength - radius, 0, radius, -Math.PI / 2, Math.PI / 2, false);
  shape.absarc(-halfLength + radius, 0, radius, Math.PI / 2, (3 * Math.PI) / 2, false);
  shape.closePath();
  return shape;
}

function ring(outer: Shape, inner: Shape, height: number): BufferGeometry {
  const shape = new Shape(outer.getPoints(10));
  shape.holes.push(new Path(inner.getPoints(10)));
  return new ExtrudeGeometry(shape, { depth: height, bevelEnabled: false, curveSegments: 10 }).rotateX(-Math.PI / 2);
}

function lathe(points: [number, number][], segments: number): BufferGeometry {
  return new LatheGeometry(
    points.map(([radius, y]) => new Vector2(radius, y)),
    segments,
  );
}

export function fountainGeometry(): BufferGeometry {
  return grounded(
    merge([
      part(ring(basin(0.86, 0.38), basin(0.77, 0.29), 0.15), MARBLE),
      part(ring(basin(0.88, 0.4), basin(0.76, 0.28), 0.035), MARBLE, { at: [0, 0.14, 0] }),
      part(ring(basin(0.865, 0.385), basin(0.8, 0.3), 0.05), LAPIS, { at: [0, 0.055, 0] }),
      part(
        lathe(
          [
            [0.1, 0],
            [0.11, 0.05],
            [0.055, 0.1],
            [0.05, 0.26],
            [0.09, 0.3],
            [0.21, 0.36],
            [0.22, 0.39],
          ],
          12,
        ),
        MARBLE,
      ),
      part(
        lathe(
          [
            [0.035, 0.36],
            [0.03, 0.5],
            [0.05, 0.53],
            [0.1, 0.56],
            [0.11, 0.58],
          ],
          10,
        ),
        MARBLE,
      ),
    ]),
    0.5,
  );
}

export function waterGeometry(): BufferGeometry {
  const parts = [
    part(
      new ExtrudeGeometry(basin(0.78, 0.3), { depth: 0.02, bevelEnabled: false, curveSegments: 10 }).rotateX(
        -Math.PI / 2,
      ),
      WATER,
      { at: [0, 0.1, 0] },
    ),
    part(new CylinderGeometry(0.2, 0.2, 0.02, 12), WATER, { at: [0, 0.375, 0] }),
    part(new CylinderGeometry(0.1, 0.1, 0.02, 10), WATER, { at: [0, 0.575, 0] }),
    part(new CylinderGeometry(0.01, 0.02, 0.1, 6), FOAM, { at: [0, 0.62, 0] }),
  ];
  for (const [count, radius, low, high, out] of [
    [6, 0.1, 0.38, 0.58, 0.07],
    [8, 0.21, 0.12, 0.39, 0.1],
  ] as const) {
    for (let n = 0; n < count; n++) {
      const angle = ((n + 0.5) / count) * 2 * Math.PI;
      const fall = lathe(
        [
          [0.012, 0],
          [0.018, 0.5],
          [0.02, 0.85],
          [0.012, 1],
        ],
        5,
      ).scale(1, high - low, 1);
      const at = [Math.cos(angle) * (radius + out / 2), low, Math.sin(angle) * (radius + out / 2)] as const;
      parts.push(part(fall, FOAM, { at, turned: [0, -angle, 0] }));
    }
  }
  // Lighter where it falls.
  return shade(merge(parts), (x, y, z) => (y < 0.13 ? 1.25 - 0.35 * Math.min(1, Math.hypot(x, z) / 0.6) : 1.1));
}
