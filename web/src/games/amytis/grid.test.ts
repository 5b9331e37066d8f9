import { describe, expect, it } from 'vitest';
import { cellAfter, ROWS } from './grid';

describe('the arrow keys', () => {
  it.each([
    ['b2', 'ArrowUp', 'b1'],
    ['b2', 'ArrowDown', 'b3'],
    ['b2', 'ArrowLeft', 'a2'],
    ['b2', 'ArrowRight', 'c2'],
    ['b2', 'Home', 'a2'],
    ['b2', 'End', 'c2'],
    ['a1', 'ArrowUp', 'a1'],
    ['c3', 'ArrowRight', 'c3'],
  ] as const)('lead from %s with %s to %s', (from, key, to) => {
    expect(cellAfter(from, key)).toBe(to);
  });

  it('are all that move', () => {
    expect(cellAfter('b2', 'Enter')).toBeNull();
  });
});

it('rows go south', () => {
  expect(ROWS.map((row) => row.join(' '))).toEqual(['a1 b1 c1', 'a2 b2 c2', 'a3 b3 c3']);
});
