import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { learn, speak } from '../../words/words.svelte';
import { COMPONENTS, POSITIONS } from './fixtures/fixtures';
import type { Ghost } from './garden/garden';
import Plan from './Plan.svelte';
import { tileBook } from './tiles';

const tiles = tileBook(COMPONENTS);
const [garden] = POSITIONS.dig.view.seats;
const ghost: Ghost = {
  tile: 'G03',
  cell: 'c3',
  rotation: 1,
  level: 2,
  open: 'ne',
  supports: ['single', null, 'double', 'statue'],
  possible: true,
};

afterEach(cleanup);

beforeAll(async () => {
  await speak('en');
  await learn('babylon/table');
});

beforeEach(() => {
  // 880 units on 880 pixels: the board begins at 40, each cell is 100 wide.
  vi.spyOn(SVGSVGElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 880, 880));
});

function draw(props: Record<string, unknown> = {}) {
  if (!garden) throw new Error('the fixture has a first seat');
  const { container } = render(Plan, { garden, tiles, label: 'A garden', seat: 0, ...props });
  const picture = container.querySelector('svg[role="img"]');
  if (!picture) throw new Error('there is a picture');
  return { container, picture };
}

const at = (x: number, y: number) => ({ clientX: 40 + 100 * x, clientY: 40 + 100 * y });

test('the mark of a place is a plus sign as in 3D, or a level above the first, and a lesson can point at it', () => {
  const { container } = draw({
    spots: [
      { cell: 'a1', level: 1, kind: 'place' },
      { cell: 'e5', level: 3, kind: 'place' },
    ],
  });
  expect([...container.querySelectorAll('.rise')].map(({ textContent }) => textContent)).toEqual(['+', '3']);
  expect(container.querySelector('[data-anchor="place-0-e5"]')?.getAttribute('cx')).toBe('500');
});

test('a cell that is pointed at is not hidden by a tile', () => {
  const { container } = draw();
  const last = [...container.querySelectorAll('.wall, .level')].at(-1);
  const cell = container.querySelector('[data-anchor]');
  if (!last || !cell) throw new Error('there are tiles and cells');
  expect(last.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('it shows the level of every cell with a tile, and has anchors for what flies there', () => {
  const { container } = draw();
  const levels = [...container.querySelectorAll('.number')].map((text) => Number(text.textContent));
  const tops = Object.values(garden?.cells ?? {}).filter(({ tile }) => tile !== null);
  expect(levels.sort()).toEqual(tops.map(({ level }) => level).sort());
  expect(container.querySelectorAll('[data-anchor^="cell-0-"]').length).toBe(64);
});

test('the levels can be switched off', () => {
  expect(draw({ levels: false }).container.querySelectorAll('.number, .level')).toHaveLength(0);
});

test('a small one has no anchors: the large one has them', () => {
  expect(draw({ small: true }).container.querySelector('[data-anchor]')).toBeNull();
});

test('a click gives the cell, and a tile is held by its middle', async () => {
  const onpick = vi.fn();
  await fireEvent.click(draw({ onpick }).picture, at(2.2, 4.4));
  expect(onpick).toHaveBeenLastCalledWith('c5', null);
  await fireEvent.click(draw({ onpick, ghost }).picture, at(2.2, 4.4));
  expect(onpick).toHaveBeenLastCalledWith('b4', null);
  const spots = [{ cell: 'b4', level: 3, kind: 'place' as const }];
  await fireEvent.click(draw({ onpick, spots }).picture, at(2.2, 4.4));
  expect(onpick).toHaveBeenLastCalledWith('b4', 3);
  await fireEvent.click(draw({ onpick }).picture, at(-0.2, 4.4));
  expect(onpick).toHaveBeenCalledTimes(3);
});

test('a pointer that moves gives each cell once, and null when it leaves', async () => {
  const onhover = vi.fn();
  const { picture } = draw({ onhover });
  await fireEvent.pointerMove(picture, at(0.5, 0.5));
  await fireEvent.pointerMove(picture, at(0.6, 0.5));
  await fireEvent.pointerMove(picture, at(1.6, 0.5));
  await fireEvent.pointerLeave(picture);
  expect(onhover.mock.calls.map(([cell]) => cell)).toEqual(['a1', 'b1', null]);
});

test('the wheel turns a tile that is held, and with Shift it raises it', async () => {
  const onrotate = vi.fn();
  const onlevel = vi.fn();
  const { picture } = draw({ ghost, onrotate, onlevel });
  await fireEvent.wheel(picture, { deltaY: 100 });
  await fireEvent.wheel(picture, { deltaY: -100 });
  const shifted = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
  Object.defineProperty(shifted, 'shiftKey', { value: true }); // which the test's DOM leaves out
  await fireEvent(picture, shifted);
  expect(onrotate.mock.calls).toEqual([[1], [-1]]);
  expect(onlevel.mock.calls).toEqual([[1]]);
  await fireEvent.wheel(draw({ onrotate }).picture, { deltaY: 100 });
  expect(onrotate).toHaveBeenCalledTimes(2);
});

test('a ghost shows its level, its supports and, not only by colour, whether it is possible', () => {
  const { container } = draw({ ghost });
  expect(container.querySelector('.high')?.textContent).toBe('2');
  expect(container.querySelectorAll('.support').length).toBe(3);
  expect(container.querySelector('.cross')).toBeNull();
  expect(draw({ ghost: { ...ghost, possible: false } }).container.querySelector('.cross')).not.toBeNull();
});
