/** Groves for blank spaces, and plants that hang over the edge of a tile. */

import { type BufferGeometry, ConeGeometry, CylinderGeometry, IcosahedronGeometry } from 'three';
import { whims } from '../whim';
import { merge, part, shade, sheet } from './sculpt';

const GREENS = ['#5f9a42', '#4c8a3d', '#6fa84a', '#3f7a3a'] as const;
const LAWN = '#86ac52';
const TRUNK = '#8a6237';

function green(chance: number): string {
  return GREENS[Math.floor(chance * GREENS.length)] ?? GREENS[0];
}

function shrub(radius: number, at: readonly [number, number, number], colour: string, name: string): BufferGeometry {
  const next = whims(name);
  const ball = new IcosahedronGeometry(1, 1);
  const position = ball.getAttribute('position');
  const bumps = new Map<string, number>();
  for (let i = 0; i < position.count; i++) {
    const corner = [position.getX(i), position.getY(i), position.getZ(i)].map((value) => value.toFixed(3)).join();
    const by = bumps.get(corner) ?? 0.85 + 0.3 * next();
    bumps.set(corner, by);
    position.setXYZ(i, position.getX(i) * by, position.getY(i) * by, position.getZ(i) * by);
  }
  ball.computeVertexNormals();
  const squat = [radius, radius * 0.85, radius] as const;
  return shade(part(ball, colour, { at, scaled: squat }), (_x, y) => 0.62 + 0.5 * Math.min(1, y / (at[1] + radius)));
}

/** A round bed with a lawn, as every grove has. */
function bed(): BufferGeometry {
  return part(new CylinderGeometry(0.4, 0.42, 0.04, 14), LAWN, { at: [0, 0.02, 0] });
}

/** A curved leaf, folded along its middle, that grows from the origin towards +z and droops. */
function frond(length: number, width: number, rise: number, droop: number): BufferGeometry {
  const steps = 4;
  const points = Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const half = width * Math.sin(Math.PI * (0.12 + 0.88 * t)) * 0.5;
    return { z: length * t * (1 - 0.15 * t), y: rise * t - droop * t * t, half };
  });
  const positions: number[] = [];
  for (let n = 0; n < steps; n++) {
    const [a, b] = [points[n], points[n + 1]];
    if (!a || !b) continue;
    for (const side of [-1, 1]) {
      const rootEdge = [side * a.half, a.y - a.half * 0.5, a.z];
      const tipEdge = [side * b.half, b.y - b.half * 0.5, b.z];
      const [ridge, tip] = [
        [0, a.y, a.z],
        [0, b.y, b.z],
      ];
      positions.push(...[ridge, tip, tipEdge, ridge, tipEdge, rootEdge].flat());
    }
  }
  return sheet(positions);
}

export function palmGeometry(): BufferGeometry {
  const next = whims('palm');
  const parts = [
    bed(),
    shrub(0.1, [0.22, 0.09, 0.12], green(0.3), 'a'),
    shrub(0.08, [-0.2, 0.08, 0.18], green(0.6), 'b'),
  ];
  const [x, z] = [-0.04, -0.08];
  for (let n = 0; n < 4; n++) {
    const ring = new CylinderGeometry(0.03, 0.042, 0.115, 6);
    parts.push(
      part(ring, n % 2 ? TRUNK : '#a1763f', { at: [x + n * 0.012, 0.08 + n * 0.11, z], turned: [0, 0, -0.1] }),
    );
  }
  for (let n = 0; n < 9; n++) {
    const leaf = frond(0.36 + 0.06 * next(), 0.1, 0.15, 0.26 + 0.08 * next());
    const angle = ((n + 0.4 * next()) / 9) * 2 * Math.PI;
    parts.push(part(leaf, green(next()), { at: [x + 0.05, 0.5, z], turned: [0, angle, 0] }));
  }
  return shade(merge(parts), (_x, y) => 0.8 + 0.2 * Math.min(1, y / 0.3));
}

export function cypressGeometry(): BufferGeometry {
  const parts = [
    bed(),
    shrub(0.11, [0.2, 0.09, 0.16], green(0.1), 'c'),
    shrub(0.09, [-0.22, 0.08, -0.14], green(0.9), 'd'),
  ];
  for (const [x, z, height] of [
    [-0.08, 0.1, 0.52],
    [0.1, -0.12, 0.6],
  ] as const) {
    parts.push(part(new CylinderGeometry(0.025, 0.03, 0.1, 5), TRUNK, { at: [x, 0.07, z] }));
    const cone = new ConeGeometry(0.105, height - 0.1, 7, 2);
    parts.push(shade(part(cone, '#3f7a45', { at: [x, 0.07 + height / 2, z] }), (_x, y) => 0.75 + 0.5 * y));
  }
  return merge(parts);
}

export function shrubsGeometry(): BufferGeometry {
  const balls = [
    [0.17, -0.1, -0.12, 0.15],
    [0.14, 0.16, -0.06, 0.4],
    [0.12, -0.02, 0.17, 0.7],
    [0.09, -0.24, 0.12, 0.9],
    [0.1, 0.22, 0.18, 0.2],
  ] as const;
  const shrubs = balls.map(([r, x, z, tint]) => shrub(r, [x, 0.04 + r * 0.7, z], green(tint), `${x}`));
  return merge([bed(), ...shrubs]);
}

/** A small leaf: a diamond, folded along its middle, that grows from the origin towards +z. */
function leaf(length: number): BufferGeometry {
  const half = length * 0.3;
  const [root, tip] = [
    [0, 0, 0],
    [0, -0.1 * length, length],
  ];
  const [left, right] = [
    [-half, -0.3 * half, 0.5 * length],
    [half, -0.3 * half, 0.5 * length],
  ];
  return sheet([root, tip, left, root, right, tip].flat());
}

/** A tuft on the edge and strands that fall over it. It lies along x and hangs towards +z, from the edge at y = 0. */
export function vineGeometry(fall: number): BufferGeometry {
  const next = whims(`vine ${fall}`);
  const parts: BufferGeometry[] = [];
  for (let n = 0; n < 7; n++) {
    const x = -0.39 + 0.13 * n + 0.05 * (next() - 0.5);
    const along = fall * (0.3 + 0.7 * next()) * (1 - Math.abs(x));
    // over the edge first, then down, two leaves at each step
    const steps = Math.max(2, Math.round(along / 0.065));
    for (let step = 0; step < steps; step++) {
      const t = (step + 0.5) / steps;
      const at = [x, 0.03 - along * t, 0.03 + 0.045 * Math.sin(Math.min(1, t * 2) * 1.5) + 0.015 * next()] as const;
      for (const side of [-1, 1]) {
        const turned = [0.8 + 0.6 * next(), side * (0.6 + 0.6 * next()), 0] as const;
        parts.push(part(leaf((0.1 + 0.04 * next()) * (1 - 0.35 * t)), green(next()), { at, turned }));
      }
    }
  }
  for (let n = 0; n < 14; n++) {
    const at = [-0.42 + 0.065 * n, 0.02, -0.03 + 0.06 * (next() - 0.5)] as const;
    const turned = [-0.7 + 0.5 * next(), (next() - 0.5) * 5, 0] as const;
    parts.push(part(leaf(0.12 + 0.03 * next()), green(next()), { at, turned }));
  }
  return shade(merge(parts), (_x, y) => 0.95 + Math.max(-0.3, y * 0.7));
}
