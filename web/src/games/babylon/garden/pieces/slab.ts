/** A flat stone with soft edges, for tiles and for the plaques of their icons. */

import { BufferGeometry, Float32BufferAttribute } from 'three';

/** The part of a slab's picture, from its top, that is the upper side; below it is a strip for the sides. */
export const FACE = 0.8;
const CORNER_STEPS = 4;

/**
 * Its upper side is at y = 0. The upper side shows the square part of the picture with north up; the strip runs once
 * along each of the four sides.
 */
export function slabGeometry(size: number, thickness: number, bevel: number, corner: number): BufferGeometry {
  const outline = roundedSquare(size / 2, corner);
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];

  function face(x: number, z: number): [number, number] {
    return [x / size + 0.5, 1 - FACE * (z / size + 0.5)];
  }
  function corners(inset: number, y: number, up: number, uv: (n: number, x: number, z: number) => [number, number]) {
    const first = positions.length / 3;
    for (const [n, { x, z, nx, nz }] of outline.entries()) {
      const [px, pz] = [x - nx * inset, z - nz * inset];
      const length = Math.hypot(1 - Math.abs(up), up) || 1;
      const flat = (1 - Math.abs(up)) / length;
      positions.push(px, y, pz);
      normals.push(nx * flat, up / length, nz * flat);
      uvs.push(...uv(n, px, pz));
    }
    return first;
  }
  function join(upper: number, lower: number) {
    const count = outline.length;
    // The outline is closed by repeating its first corner, so that the strip need not run back.
    for (let n = 0; n < count - 1; n++) {
      indices.push(upper + n, upper + n + 1, lower + n, upper + n + 1, lower + n + 1, lower + n);
    }
  }
  function lid(first: number, facing: 1 | -1) {
    for (let n = 1; n < outline.length - 2; n++) {
      const [a, b] = facing > 0 ? [n + 1, n] : [n, n + 1];
      indices.push(first, first + a, first + b);
    }
  }

  const strip = (v: number) => (n: number) => [outline[n]?.along ?? 0, (1 - FACE) * v] as [number, number];
  const edge = (_n: number, x: number, z: number) => face(x, z);
  const top = corners(bevel, 0, 1, edge);
  lid(top, 1);
  join(top, corners(0, -bevel, 0.35, edge));
  const upper = corners(0, -bevel, 0.35, strip(0.94));
  const lower = corners(0, -thickness + bevel / 2, -0.2, strip(0.06));
  join(upper, lower);
  const bottom = corners(bevel / 2, -thickness, -1, edge);
  join(lower, bottom);
  lid(bottom, -1);

  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return geometry;
}

interface Edge {
  x: number;
  z: number;
  nx: number;
  nz: number;
  /** How far along the outline it is, in sides of the square. */
  along: number;
}

/** Clockwise as seen from above, starting in the north-west, its first point again at the end. */
function roundedSquare(half: number, radius: number): Edge[] {
  const outline: Edge[] = [];
  const inner = half - radius;
  for (const [side, [cx, cz]] of [
    [inner, -inner],
    [inner, inner],
    [-inner, inner],
    [-inner, -inner],
  ].entries()) {
    for (let step = 0; step <= CORNER_STEPS; step++) {
      const angle = ((side - 1 + step / CORNER_STEPS) * Math.PI) / 2;
      const [nx, nz] = [Math.cos(angle), Math.sin(angle)];
      const along = side + 1 + ((step / CORNER_STEPS - 0.5) * radius) / half;
      outline.push({ x: (cx ?? 0) + nx * radius, z: (cz ?? 0) + nz * radius, nx, nz, along });
    }
  }
  const first = outline[0];
  if (first) outline.push({ ...first, along: first.along + 4 });
  return outline;
}
