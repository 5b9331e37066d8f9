import { expect, test } from 'vitest';
import { LIFT, neighbour, PITCH, SIDE, topOf, wallsOf } from './relief';

test('a higher stack is drawn higher, and stands on the same ground', () => {
  const low = topOf('b2', 0);
  expect(topOf('b2', 3)).toEqual({ x: low.x + 3 * LIFT.x, y: low.y - 3 * LIFT.y });
  expect(topOf('c2', 0).x - low.x).toBe(PITCH.x);
  expect(topOf('b3', 0).y - low.y).toBe(PITCH.y);
});

test('a layer goes up to where the next begins', () => {
  const { x, y } = topOf('a1', 1);
  expect(wallsOf('a1', 0).front).toContain(`${x},${y + SIDE}`);
  expect(wallsOf('a1', 1).front).toContain(`${x},${y + SIDE}`);
});

test('there are no stacks outside the quarry', () => {
  expect(neighbour('a1', 0, -1)).toBeNull();
  expect(neighbour('d4', 1, 0)).toBeNull();
  expect(neighbour('b2', 1, 0)).toBe('c2');
  expect(neighbour('b2', 0, 1)).toBe('b3');
});
