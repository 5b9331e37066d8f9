/** The little pavilion of an open corner: a step, six posts and a glazed dome. */

import { type BufferGeometry, CylinderGeometry, LatheGeometry, SphereGeometry, Vector2 } from 'three';
import { grounded, merge, part } from './sculpt';

const MARBLE = '#f3ead6';
const DOME = '#2a8f8a';
const GOLD = '#e0ac45';
const POSTS = 6;

export function belvedereGeometry(): BufferGeometry {
  const dome = [
    [0.33, 0.44],
    [0.34, 0.46],
    [0.3, 0.52],
    [0.21, 0.585],
    [0.1, 0.625],
    [0, 0.635],
  ].map(([radius, y]) => new Vector2(radius, y));
  const parts = [
    part(new CylinderGeometry(0.36, 0.38, 0.05, 10), MARBLE, { at: [0, 0.025, 0] }),
    part(new CylinderGeometry(0.31, 0.33, 0.03, 10), '#d8b98a', { at: [0, 0.06, 0] }),
    part(new CylinderGeometry(0.33, 0.31, 0.05, 10), MARBLE, { at: [0, 0.415, 0] }),
    part(new LatheGeometry(dome, 10), DOME),
    part(new SphereGeometry(0.035, 8, 6), GOLD, { at: [0, 0.655, 0] }),
    part(new CylinderGeometry(0.345, 0.345, 0.02, 10), GOLD, { at: [0, 0.445, 0] }),
  ];
  for (let n = 0; n < POSTS; n++) {
    const angle = ((n + 0.5) / POSTS) * 2 * Math.PI;
    const at = [Math.cos(angle) * 0.26, 0.23, Math.sin(angle) * 0.26] as const;
    parts.push(part(new CylinderGeometry(0.026, 0.034, 0.34, 5), MARBLE, { at }));
  }
  return grounded(merge(parts), 0.5).scale(0.9, 0.95, 0.9);
}
