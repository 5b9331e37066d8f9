import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { LEVEL, SINGLE, SLAB } from './dimensions';
import { garden, tiles } from './fixtures/full';
import type { ItemKind } from './item';
import { layoutGarden } from './layout';
import { formOf } from './models';

function size(kind: ItemKind) {
  const form = formOf(kind);
  form.computeBoundingBox();
  const box = form.boundingBox;
  if (!box) throw new Error(`${kind} has no form`);
  return { low: box.min, high: box.max };
}

function triangles(form: BufferGeometry): number {
  return (form.index ?? form.getAttribute('position')).count / 3;
}

describe('pieces', () => {
  it.each([
    ['single', SINGLE],
    ['double', LEVEL + SINGLE],
    ['statue', SINGLE],
  ] as const)('that carry reach just from one surface to the tile above: %s', (kind, height) => {
    const { low, high } = size(kind);
    expect(low.y).toBeCloseTo(0);
    expect(high.y).toBeCloseTo(height);
  });

  it.each(['belvedere', 'fountain', 'palm', 'cypress', 'shrubs', 'statue'] as const)(
    'that may be covered fit under a tile: %s',
    (kind) => expect(size(kind).high.y).toBeLessThanOrEqual(SINGLE + 1e-6),
  );

  it.each(['belvedere', 'statue', 'palm', 'cypress', 'shrubs', 'single', 'icon-stairs'] as const)(
    'that stand on one space keep to it: %s',
    (kind) => {
      const { low, high } = size(kind);
      expect(Math.min(low.x, low.z)).toBeGreaterThan(-0.5);
      expect(Math.max(high.x, high.z)).toBeLessThan(0.5);
    },
  );

  it('over two spaces or three keep to them', () => {
    expect(size('fountain').high).toMatchObject({ x: expect.closeTo(0.88), z: expect.closeTo(0.4) });
    const bridge = size('bridge');
    expect(bridge.high.x).toBeGreaterThan(1);
    expect(bridge.high.x).toBeLessThan(1.5);
    const stairs = size('stairs');
    expect(stairs.low.x).toBeGreaterThan(-0.5);
    expect(stairs.high.x).toBeLessThan(1.5);
    expect(stairs.high.y).toBeGreaterThan(LEVEL);
  });

  it('lie as slabs with their upper side on the level', () => {
    const { low, high } = size('slab-clay');
    expect(high.y).toBeCloseTo(0);
    expect(low.y).toBeCloseTo(-SLAB.thickness);
    expect(high.x - low.x).toBeCloseTo(SLAB.size);
  });

  it('face outwards: a slab keeps what is inside', () => {
    const form = formOf('slab-clay').toNonIndexed();
    const position = form.getAttribute('position');
    // Six times the volume, from the triangles as they are wound; it would be negative inside out.
    let volume = 0;
    for (let i = 0; i < position.count; i += 3) {
      const [a, b, c] = [0, 1, 2].map((n) => [position.getX(i + n), position.getY(i + n), position.getZ(i + n)]);
      if (!a || !b || !c) throw new Error('half a triangle');
      const [ax = 0, ay = 0, az = 0] = a;
      const [bx = 0, by = 0, bz = 0] = b;
      const [cx = 0, cy = 0, cz = 0] = c;
      volume += ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx);
    }
    expect(volume / 6).toBeGreaterThan(0.9 * SLAB.size ** 2 * SLAB.thickness);
    expect(volume / 6).toBeLessThan(SLAB.size ** 2 * SLAB.thickness);
  });
});

it('a full garden has few enough kinds and triangles to be drawn sixty times a second', () => {
  const counts = new Map<ItemKind, number>();
  for (const { kind } of layoutGarden(garden, tiles)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  // Each kind is one call for the picture and at most one for the shadows.
  expect(2 * counts.size).toBeLessThan(60);
  let sum = 0;
  for (const [kind, count] of counts) sum += count * triangles(formOf(kind));
  expect(sum).toBeGreaterThan(20_000);
  expect(sum).toBeLessThan(85_000);
});
