import { expect, test } from 'vitest';
import { type Area, fly } from '../games/beat';
import { areaOf, framesOf, wordsBeside } from './paths';

const PAGE: Record<string, Area> = {
  'stack-b3': { x: 100, y: 100, width: 60, height: 40 },
  'pillars-0': { x: 400, y: 300, width: 120, height: 20 },
  'cell-0-c4': { x: 500, y: 100, width: 30, height: 30 },
  'cell-0-d5': { x: 530, y: 130, width: 30, height: 30 },
  'garden-1': { x: 700, y: 100, width: 200, height: 200 },
};
const find = (anchor: string) => PAGE[anchor] ?? null;
const tile = { kind: 'tile', tile: 'C01' } as const;
const pillar = { kind: 'pillar', double: false, size: 30 } as const;

test('the first place that is there counts, and several anchors make one area', () => {
  expect(areaOf([['cell-0-c4', 'cell-0-d5'], 'garden-1'], find)).toEqual({ x: 500, y: 100, width: 60, height: 60 });
  expect(areaOf([['cell-1-c4'], 'garden-1'], find)).toEqual(PAGE['garden-1']);
  expect(areaOf(['dug'], find)).toBeNull();
  const part = { x: 0.5, y: 0, width: 0.25, height: 0.25 };
  expect(areaOf([{ anchor: 'garden-1', part }], find)).toEqual({ x: 800, y: 100, width: 50, height: 50 });
  expect(areaOf([{ anchor: 'garden-3', part }, 'stack-b3'], find)).toEqual(PAGE['stack-b3']);
});

test('a tile grows from the size of its stack to that of its four cells', () => {
  const frames = framesOf(fly(tile, ['stack-b3'], [['cell-0-c4', 'cell-0-d5']]), find);
  expect(frames?.at(0)?.transform).toBe(`translate(106px, 96px) scale(${40 / 48})`);
  expect(frames?.at(-1)?.transform).toBe(`translate(506px, 106px) scale(${60 / 48})`);
});

test.each([
  ['north', 'translate(106px, 76px)'],
  ['south', 'translate(106px, 116px)'],
  ['west', 'translate(76px, 96px)'],
  ['east', 'translate(136px, 96px)'],
] as const)('a pillar comes out of the %s edge', (side, transform) => {
  const frames = framesOf({ ...fly(pillar, ['stack-b3'], ['pillars-0']), side }, find);
  expect(frames?.[0]?.transform).toContain(transform);
});

test('what comes from nowhere drops, what goes nowhere leaves, what has no place to go stays away', () => {
  expect(framesOf(fly(pillar, [], ['pillars-0']), find)?.map((frame) => frame.opacity)).toEqual([0, 1]);
  expect(framesOf(fly(tile, ['stack-b3'], []), find)?.map((frame) => frame.opacity)).toEqual([1, 0]);
  expect(framesOf(fly(tile, ['stack-b3'], ['dug']), find)).toBeNull();
  expect(framesOf(fly(tile, ['dug'], []), find)).toBeNull();
});

test('words stand beside what they are about and go away from it, where they can be seen', () => {
  const view = { width: 390, height: 800 };
  const size = { width: 120, height: 24 };
  const at = (area: Partial<Area>) => wordsBeside({ x: 170, y: 400, width: 40, height: 20, ...area }, size, view);
  expect(at({})).toEqual({ x: 130, y: 370, way: -1 });
  expect(at({ y: 70 })).toEqual({ x: 130, y: 96, way: 1 });
  expect(at({ x: 360 })).toEqual({ x: 264, y: 370, way: -1 });
  // Out of sight, below and above: the words stay in sight.
  expect(at({ y: 2000 })).toMatchObject({ y: 770 });
  expect(at({ y: -300 })).toMatchObject({ y: 70 });
});
