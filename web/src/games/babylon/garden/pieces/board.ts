/** The board: a stone base with a frieze, a raised rim, and a field of 64 cells, each with a pit. */

import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Path,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
} from 'three';
import { BOARD, FIELD } from '../dimensions';
import { WIDTH } from '../garden';
import { whim } from '../whim';
import { merge, part, shade } from './sculpt';
import { slabGeometry } from './slab';

const PIT = { radius: 0.15, depth: 0.07 };
const ROUND = 14;
/** The wood of the rim, which is the ground of its letters, too. */
export const CEDAR = '#a06c45';
const LIMESTONE = '#e6d8ba';
const GOLD = '#e0b35a';

/** One cell of the field: a square with a round hole and the wall of the pit; the floor is the base. */
function pitGeometry(): BufferGeometry {
  const half = 0.485;
  const square = new Shape();
  square.moveTo(-half, -half).lineTo(half, -half).lineTo(half, half).lineTo(-half, half).closePath();
  const hole = new Path();
  hole.absarc(0, 0, PIT.radius, 0, 2 * Math.PI, true);
  square.holes.push(hole);
  const top = new ShapeGeometry(square, ROUND / 2).rotateX(-Math.PI / 2);
  // Seen from inside: scaled by -1 along its axis, a tube turns its inner side out.
  const wall = new CylinderGeometry(PIT.radius, PIT.radius, PIT.depth, ROUND, 1, true).translate(0, PIT.depth / 2, 0);
  return merge([part(top, LIMESTONE), part(wall, '#8d7a58', { scaled: [1, -1, 1] })]);
}

export function fieldGeometry(): BufferGeometry {
  const pit = pitGeometry();
  const pits = Array.from({ length: WIDTH * WIDTH }, (_, n) => {
    const [column, row] = [n % WIDTH, Math.floor(n / WIDTH)];
    const tone = ((column + row) % 2 ? 0.94 : 1.04) + 0.05 * (whim(`pit ${n}`) - 0.5);
    return shade(pit.clone(), () => tone).translate(column - FIELD + 0.5, 0, row - FIELD + 0.5);
  });
  pit.dispose();
  return merge(pits);
}

/** The base under the field, with the rim around it. Its picture is that of a slab: see `slabGeometry`. */
export function baseGeometry(): BufferGeometry {
  return slabGeometry(2 * BOARD.half, BOARD.thickness, 0.07, 0.18).translate(0, -0.06, 0);
}

/** Four beams on the base that frame the field, a little higher than it. */
export function rimGeometry(): BufferGeometry {
  const inner = FIELD + 0.02;
  const outer = BOARD.half - 0.08;
  const shape = new Shape();
  shape.moveTo(-outer, -outer).lineTo(outer, -outer).lineTo(outer, outer).lineTo(-outer, outer).closePath();
  const hole = new Path();
  hole.moveTo(-inner, -inner).lineTo(-inner, inner).lineTo(inner, inner).lineTo(inner, -inner).closePath();
  shape.holes.push(hole);
  const bevel = { bevelEnabled: true, bevelSize: 0.02, bevelThickness: 0.02, bevelOffset: -0.02, bevelSegments: 2 };
  const frame = new ExtrudeGeometry(shape, { depth: 0.1, ...bevel });
  const parts = [part(frame.rotateX(-Math.PI / 2).translate(0, -0.08, 0), CEDAR)];
  // A line of gold let into the wood on either side of the letters.
  for (const reach of [inner + 0.07, outer - 0.07]) {
    for (const side of [-1, 1]) {
      parts.push(part(new BoxGeometry(2 * reach, 0.01, 0.025), GOLD, { at: [0, RIM_TOP, side * reach] }));
      parts.push(part(new BoxGeometry(0.025, 0.01, 2 * reach), GOLD, { at: [side * reach, RIM_TOP, 0] }));
    }
  }
  return merge(parts);
}

export const RIM_TOP = 0.04;

/** The letters and numbers on the rim, on both sides, out of one picture with 16 of them in a row of eight twice. */
export function lettersGeometry(): BufferGeometry {
  const quads: BufferGeometry[] = [];
  const middle = (FIELD + BOARD.half - 0.06) / 2;
  for (let n = 0; n < 16; n++) {
    const along = (n % 8) - FIELD + 0.5;
    for (const side of [-1, 1]) {
      const quad = new PlaneGeometry(0.4, 0.4).rotateX(-Math.PI / 2).toNonIndexed();
      const [u, v] = [(n % 8) / 8, n < 8 ? 0.5 : 0];
      const uv = quad.getAttribute('uv');
      for (let i = 0; i < uv.count; i++) uv.setXY(i, u + uv.getX(i) / 8, v + uv.getY(i) / 2);
      quad.translate(n < 8 ? along : side * middle, RIM_TOP + 0.003, n < 8 ? side * middle : along);
      quads.push(quad);
    }
  }
  return mergeQuads(quads);
}

function mergeQuads(quads: BufferGeometry[]): BufferGeometry {
  const uvs = quads.flatMap((quad) => [...quad.getAttribute('uv').array]);
  const whole = merge(quads.map((quad) => part(quad, '#ffffff')));
  whole.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  return whole;
}
