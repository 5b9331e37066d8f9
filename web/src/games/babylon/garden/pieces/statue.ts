/** A winged guardian with a crown, looking south. It is as high as a single pillar, for it may carry a tile. */

import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Shape,
  SphereGeometry,
  Vector2,
} from 'three';
import { SINGLE } from '../dimensions';
import { grounded, merge, part } from './sculpt';

const ALABASTER = '#f7ead0';
const HAIR = '#4b3a2c';
const GOLD = '#e6b143';
const LAPIS = '#2f63ad';
const PLINTH = '#d3bd92';
const ROUND = 9;

/** A wing seen from the front, its root at the origin, its feathers to the right and down. */
function wing(): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(0.03, 0.1);
  shape.quadraticCurveTo(0.12, 0.26, 0.27, 0.2);
  shape.quadraticCurveTo(0.31, 0.06, 0.24, -0.1);
  shape.lineTo(0.215, -0.03);
  shape.lineTo(0.175, -0.16);
  shape.lineTo(0.15, -0.07);
  shape.lineTo(0.1, -0.2);
  shape.lineTo(0.03, -0.06);
  shape.closePath();
  return new ExtrudeGeometry(shape, { depth: 0.03, bevelEnabled: false, curveSegments: 3 });
}

function turnedOnLathe(points: [number, number][]): BufferGeometry {
  return new LatheGeometry(
    points.map(([radius, y]) => new Vector2(radius, y)),
    ROUND,
  );
}

export function statueGeometry(): BufferGeometry {
  const robe: [number, number][] = [
    [0.135, 0.1],
    [0.12, 0.14],
    [0.085, 0.3],
    [0.1, 0.4],
    [0.105, 0.445],
    [0.05, 0.48],
    [0.04, 0.5],
  ];
  const parts = [
    part(new BoxGeometry(0.4, 0.07, 0.4), PLINTH, { at: [0, 0.035, 0] }),
    part(new BoxGeometry(0.33, 0.03, 0.33), LAPIS, { at: [0, 0.085, 0] }),
    part(turnedOnLathe(robe), ALABASTER, { scaled: [1.05, 1, 0.9] }),
    part(new CylinderGeometry(0.128, 0.14, 0.03, ROUND), GOLD, { at: [0, 0.115, 0], scaled: [1.05, 1, 0.92] }),
    part(new CylinderGeometry(0.092, 0.092, 0.035, ROUND), LAPIS, { at: [0, 0.3, 0], scaled: [1.05, 1, 0.95] }),
    part(new BoxGeometry(0.05, 0.17, 0.02), GOLD, { at: [0.03, 0.21, 0.09], turned: [-0.2, 0, 0] }),
    // the head with its beard, and the crown, which is flat above
    part(new SphereGeometry(0.07, ROUND, 6), ALABASTER, { at: [0, 0.545, 0.005] }),
    part(new BoxGeometry(0.085, 0.1, 0.05), HAIR, { at: [0, 0.49, 0.06], turned: [-0.25, 0, 0] }),
    part(new SphereGeometry(0.075, ROUND, 5), HAIR, { at: [0, 0.545, -0.02], scaled: [1.1, 1.1, 0.8] }),
    part(new CylinderGeometry(0.1, 0.075, SINGLE - 0.585, ROUND), GOLD, { at: [0, (SINGLE + 0.585) / 2, 0] }),
    part(new CylinderGeometry(0.088, 0.083, 0.025, ROUND), LAPIS, { at: [0, 0.625, 0] }),
  ];
  for (const side of [-1, 1]) {
    // Arms that meet before the breast.
    const arm = new CylinderGeometry(0.03, 0.034, 0.17, 6);
    parts.push(part(arm, ALABASTER, { at: [side * 0.075, 0.375, 0.055], turned: [-0.75, 0, side * -0.5] }));
    const feathers = side > 0 ? wing() : wing().rotateY(Math.PI).translate(0, 0, 0.03);
    parts.push(part(feathers, GOLD, { at: [side * 0.03, 0.36, -0.085], turned: [0, side * 0.4, 0] }));
  }
  return grounded(merge(parts), SINGLE, 0.25);
}
