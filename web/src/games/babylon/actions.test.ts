import { expect, test } from 'vitest';
import { Choices, formatAction, parseAction } from './actions';
import { POSITIONS } from './fixtures/fixtures';

test.each(Object.entries(POSITIONS))('every legal action of %s is read and written as it was', (_, { legal }) => {
  for (const action of legal ?? []) expect(formatAction(parseAction(action))).toBe(action);
});

test('the fixtures have actions of every kind', () => {
  const verbs = Object.values(POSITIONS).flatMap(({ legal }) => (legal ?? []).map((action) => action.split(' ')[0]));
  expect(new Set(verbs)).toEqual(new Set(['remove', 'dig', 'place', 'stairs', 'statue', 'finish']));
});

test.each([
  ['remove b3', { kind: 'remove', stack: 'b3' }],
  ['dig d4', { kind: 'dig', stack: 'd4' }],
  ['place dug c4 r1 L2 open se', { kind: 'place', source: 'dug', cell: 'c4', rotation: 1, level: 2, open: 'se' }],
  ['place stored a1 r0 L12', { kind: 'place', source: 'stored', cell: 'a1', rotation: 0, level: 12, open: null }],
  ['stairs c4-d4', { kind: 'decorate', icon: 'stairs', cells: ['c4', 'd4'] }],
  ['fountain c4-c5', { kind: 'decorate', icon: 'fountain', cells: ['c4', 'c5'] }],
  ['bridge c4-e4', { kind: 'decorate', icon: 'bridge', cells: ['c4', 'e4'] }],
  ['statue h8', { kind: 'decorate', icon: 'statue', cells: ['h8'] }],
  ['finish none', { kind: 'finish', keep: 'none' }],
])('%s means what it says', (text, action) => {
  expect(parseAction(text)).toEqual(action);
  expect(formatAction(parseAction(text))).toBe(text);
});

test.each([
  '',
  'dig',
  'dig e1',
  'dig  b3',
  'dig b3 now',
  'place dug c4 r4 L1',
  'place dug i4 r0 L1',
  'place dug c4 r0 L0',
  'place dug c4 r0 L1 open n',
  'statue c4-d4',
  'bridge c4',
  'finish all',
  'paint b2',
])('"%s" is no action', (text) => {
  expect(() => parseAction(text)).toThrow('not an action of Babylon');
});

test('a list of legal actions is sorted by what a hand can do with it', () => {
  const early = new Choices(POSITIONS.early.legal ?? []);
  const placements = (POSITIONS.early.legal ?? []).filter((action) => action.startsWith('place'));
  expect(early.sources).toEqual(['dug', 'stored']);
  const all = early.sources.flatMap((source) => early.cells(source).flatMap((cell) => [...early.at(source, cell)]));
  expect(all.length).toBe(placements.length);
  expect(early.cells('dug')[0]).toBe('a1');
  expect(early.at('dug', 'h8')).toEqual([]);
  expect(early.finishes).toEqual(['dug', 'stored', 'none']);

  const decorate = new Choices(POSITIONS.decorate.legal ?? []);
  expect(decorate.sources).toEqual([]);
  expect(decorate.decorationsOn('b3').map(({ icon }) => icon)).toEqual(['stairs', 'stairs', 'statue']);
  expect(decorate.decorationsOn('h8')).toEqual([]);

  expect(new Choices(POSITIONS.opening.legal ?? []).stacks.size).toBe(16);
});

test('a tile that looks the same after half a turn has two turns', () => {
  expect(new Choices(['place dug a1 r0 L1', 'place dug a1 r1 L1']).turns('dug')).toBe(2);
  expect(new Choices(['place dug a1 r0 L1', 'place dug a1 r3 L1']).turns('dug')).toBe(4);
});

test('four thousand actions are read within a blink', () => {
  const cells = [...'abcdefg'].flatMap((column) => [1, 2, 3, 4, 5, 6, 7].map((row) => column + row));
  const legal = ['dug', 'stored'].flatMap((source) =>
    cells.flatMap((cell) =>
      [0, 1, 2, 3].flatMap((turn) =>
        [1, 2].flatMap((level) =>
          ['', ' open nw', ' open ne', ' open se', ' open sw'].map(
            (open) => `place ${source} ${cell} r${turn} L${level}${open}`,
          ),
        ),
      ),
    ),
  );
  expect(legal.length).toBe(3920);
  const start = performance.now();
  expect(new Choices(legal).cells('dug').length).toBe(49);
  expect(performance.now() - start).toBeLessThan(100);
});
