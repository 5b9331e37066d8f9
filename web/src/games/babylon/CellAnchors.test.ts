import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CellAnchors from './CellAnchors.svelte';
import { coordinatesOf, type Spot } from './garden/garden';

afterEach(cleanup);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 800, 800));
});

/** A garden seen straight from above: 100 to a cell, and each level 10 higher up. */
const locate = (cell: string, level = 0) => {
  const { column, row } = coordinatesOf(cell);
  return { x: 150 + 100 * column, y: 100 + 100 * row - 10 * level };
};

function anchorOf(cell: string, spots: readonly Spot[] = []): HTMLElement {
  const { container } = render(CellAnchors, { seat: 2, spots, locate, drawn: 1 });
  const found = container.querySelector<HTMLElement>(`[data-anchor="cell-2-${cell}"]`);
  if (!found) throw new Error(`there is no anchor for ${cell}`);
  return found;
}

function boxOf(cell: string, spots: readonly Spot[] = []): string[] {
  const { left, top, width, height } = anchorOf(cell, spots).style;
  return [left, top, width, height];
}

test('every cell has a box at its place on the screen', () => {
  expect(boxOf('a1')).toEqual(['0px', '0px', '100px', '100px']);
  expect(boxOf('c2')).toEqual(['200px', '100px', '100px', '100px']);
});

test('a place for a tile is where the tile would lie', () => {
  expect(boxOf('c2', [{ cell: 'c2', level: 3, kind: 'place' }])).toEqual(['200px', '70px', '100px', '100px']);
});

test('what is pointed at is the top of the cell, also where a tile could be placed above it', () => {
  const toTop = (spots: readonly Spot[]) => anchorOf('c2', spots).style.getPropertyValue('--to-top');
  expect(toTop([{ cell: 'c2', level: 3, kind: 'place' }])).toBe('0px 30px');
  cleanup();
  expect(toTop([])).toBe('0px 0px');
});
