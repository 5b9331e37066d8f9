/** How the pieces are made: simple solids, coloured, put together and darkened where light hardly gets. */

import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

export interface Pose {
  at?: readonly [number, number, number];
  /** Angles about x, y and z, in this order. */
  turned?: readonly [number, number, number];
  scaled?: number | readonly [number, number, number];
}

/** A solid in one colour, moved to its place in a piece. */
export function part(solid: BufferGeometry, colour: string, pose: Pose = {}): BufferGeometry {
  const { at = [0, 0, 0], turned = [0, 0, 0], scaled = 1 } = pose;
  const scale = typeof scaled === 'number' ? ([scaled, scaled, scaled] as const) : scaled;
  const geometry = solid.index ? solid.toNonIndexed() : solid;
  const rotation = new Quaternion().setFromEuler(new Euler(...turned));
  geometry.applyMatrix4(new Matrix4().compose(new Vector3(...at), rotation, new Vector3(...scale)));
  geometry.deleteAttribute('uv');
  return painted(geometry, colour);
}

function painted(geometry: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const count = geometry.getAttribute('position').count;
  const colours = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) colours.set([r, g, b], i * 3);
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}

/** Triangles in the open, nine numbers each, that are seen from both sides, or only from where they turn left. */
export function sheet(front: readonly number[], isTwoSided = true): BufferGeometry {
  const back: number[] = [];
  for (let i = 0; isTwoSided && i < front.length; i += 9) {
    back.push(...front.slice(i, i + 3), ...front.slice(i + 6, i + 9), ...front.slice(i + 3, i + 6));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute([...front, ...back], 3));
  geometry.computeVertexNormals();
  return geometry;
}

export function merge(parts: readonly BufferGeometry[]): BufferGeometry {
  const whole = mergeGeometries([...parts]);
  for (const one of parts) one.dispose();
  return whole;
}

/** Changes the brightness of every corner by where it is. */
export function shade(geometry: BufferGeometry, light: (x: number, y: number, z: number) => number): BufferGeometry {
  const position = geometry.getAttribute('position');
  const colour = geometry.getAttribute('color');
  for (let i = 0; i < position.count; i++) {
    const by = light(position.getX(i), position.getY(i), position.getZ(i));
    colour.setXYZ(i, colour.getX(i) * by, colour.getY(i) * by, colour.getZ(i) * by);
  }
  return geometry;
}

/** Darker towards its foot, and towards the tile that it may carry. */
export function grounded(geometry: BufferGeometry, height: number, depth = 0.35): BufferGeometry {
  return shade(geometry, (_x, y) => {
    const foot = Math.min(1, y / (0.35 * height));
    return 1 - depth * (1 - foot) ** 2;
  });
}
