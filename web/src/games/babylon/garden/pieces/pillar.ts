/** Single and double pillars: a plinth, a tapering shaft and a painted capital. */

import { BoxGeometry, type BufferGeometry, CylinderGeometry, LatheGeometry, Vector2 } from 'three';
import { merge, part, shade } from './sculpt';

const LIMESTONE = '#f0e2c4';
const LAPIS = '#2f63ad';
const GOLD = '#d9a441';
const ROUND = 10;

export function pillarGeometry(height: number): BufferGeometry {
  const neck = height - 0.2;
  const shaft = [
    [0.165, 0.06],
    [0.175, 0.085],
    [0.165, 0.11],
    [0.13, 0.13],
    [0.115, 0.3 * height + 0.05],
    [0.1, neck],
  ].map(([radius, y]) => new Vector2(radius, y));
  const capital = [
    [0.1, neck + 0.03],
    [0.12, neck + 0.06],
    [0.175, neck + 0.13],
    [0.18, neck + 0.145],
  ].map(([radius, y]) => new Vector2(radius, y));
  const parts = [
    part(new BoxGeometry(0.4, 0.06, 0.4), LIMESTONE, { at: [0, 0.03, 0] }),
    part(new LatheGeometry(shaft, ROUND), LIMESTONE),
    part(new CylinderGeometry(0.118, 0.112, 0.035, ROUND), GOLD, { at: [0, neck + 0.015, 0] }),
    part(new LatheGeometry(capital, ROUND), LAPIS),
    part(new BoxGeometry(0.38, 0.055, 0.38), LIMESTONE, { at: [0, height - 0.0275, 0] }),
  ];
  // A band halfway shows that it is two levels high.
  if (height > 1) {
    parts.push(part(new CylinderGeometry(0.128, 0.128, 0.09, ROUND), LAPIS, { at: [0, height / 2, 0] }));
    for (const y of [-0.05, 0.05]) {
      parts.push(part(new CylinderGeometry(0.135, 0.135, 0.02, ROUND), GOLD, { at: [0, height / 2 + y, 0] }));
    }
  }
  return shade(merge(parts), (_x, y) => {
    const foot = Math.min(1, y / 0.3);
    const head = Math.min(1, (height - y) / 0.35);
    return 1 - 0.25 * (1 - foot) ** 2 - 0.3 * (1 - head) ** 2;
  });
}
