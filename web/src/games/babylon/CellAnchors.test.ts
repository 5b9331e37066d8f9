import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import CellAnchors from './CellAnchors.svelte';
import { coordinatesOf, type Spot } from './garden/garden';

afterEach(cleanup);

/** A garden seen straight from above: 100 to a cell, and each level 10 higher up. */
const cornersOf = (cell: string, level = 0) => {
  const { column, row } = coordinatesOf(cell);
  const corner = (east: number, south: number) => ({ x: 100 * (column + east), y: 100 * (row + south) - 10 * level });
  return [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
};

interface Given {
  spots?: readonly Spot[];
  place?: { cell: string; level: number } | null;
}

function anchorsOf(cells: readonly string[], { spots = [], place = null }: Given = {}): SVGElement[] {
  const { container } = render(CellAnchors, { seat: 2, spots, place, cornersOf, drawn: 1 });
  return cells.flatMap((cell) => container.querySelector<SVGElement>(`[data-anchor="cell-2-${cell}"]`) ?? []);
}

const areasOf = (cells: readonly string[], given?: Given) =>
  anchorsOf(cells, given).map((anchor) => anchor.getAttribute('points'));

test('every cell has an area at its place in the picture', () => {
  expect(areasOf(['a1', 'c2'])).toEqual(['0,0 100,0 100,100 0,100', '200,100 300,100 300,200 200,200']);
});

test('a place for a tile is where the tile would lie', () => {
  expect(areasOf(['c2'], { spots: [{ cell: 'c2', level: 3, kind: 'place' }] })).toEqual([
    '200,70 300,70 300,170 200,170',
  ]);
});

test('all cells of a hinted tile are on its level, also where other tiles could be placed lower or higher', () => {
  const spots: Spot[] = [
    { cell: 'c1', level: 1, kind: 'place' },
    { cell: 'c2', level: 2, kind: 'place' },
  ];
  const [c1, d1, c2, d2] = areasOf(['c1', 'd1', 'c2', 'd2'], { spots, place: { cell: 'c1', level: 1 } });
  expect([c1, d1]).toEqual(['200,-10 300,-10 300,90 200,90', '300,-10 400,-10 400,90 300,90']);
  expect([c2, d2]).toEqual(['200,90 300,90 300,190 200,190', '300,90 400,90 400,190 300,190']);
});

test('what is pointed at is the top of the cell, also where a tile could be placed above it', () => {
  const toTop = (given?: Given) => anchorsOf(['c2'], given)[0]?.style.getPropertyValue('--to-top');
  expect(toTop({ spots: [{ cell: 'c2', level: 3, kind: 'place' }] })).toBe('0px 30px');
  cleanup();
  expect(toTop()).toBe('0px 0px');
});
