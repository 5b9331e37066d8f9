import { describe, expect, it } from 'vitest';
import { cellAt, cellName, cellsOfTile, coordinatesOf, heldCell } from './garden';

describe('cells', () => {
  it('are named by column and row from the north-west', () => {
    expect(coordinatesOf('a1')).toEqual({ column: 0, row: 0 });
    expect(coordinatesOf('h3')).toEqual({ column: 7, row: 2 });
    expect(cellName(7, 2)).toBe('h3');
    expect(cellName(8, 0)).toBeNull();
    expect(cellName(0, -1)).toBeNull();
  });

  it('outside the board throw', () => {
    for (const name of ['', 'i1', 'a0', 'a9', 'a1.5', '4c']) expect(() => coordinatesOf(name)).toThrow(RangeError);
  });

  it('are found at a point', () => {
    expect(cellAt(2.9, 0.1)).toBe('c1');
    expect(cellAt(-0.1, 3)).toBeNull();
  });
});

describe('a tile', () => {
  it('has four cells, clockwise', () => {
    expect(cellsOfTile('c4')).toEqual(['c4', 'd4', 'd5', 'c5']);
    expect(cellsOfTile('h8')).toEqual(['h8', null, null, null]);
  });

  it('is held by its middle and stays on the board', () => {
    expect(heldCell(3.4, 4.6)).toBe('c5');
    expect(heldCell(0.1, 0.1)).toBe('a1');
    expect(heldCell(7.9, 7.9)).toBe('g7');
    expect(heldCell(8.1, 2)).toBeNull();
  });
});
