import { expect, test } from 'vitest';
import { formatPlacement, parseAction } from './actions';
import { POSITIONS } from './fixtures/fixtures';

test.each(Object.entries(POSITIONS))(
  'every legal action of %s is parsed, and placements are formatted the same again',
  (_, { legal }) => {
    for (const text of legal ?? []) {
      const action = parseAction(text);
      if (action.verb === 'place') expect(formatPlacement(action)).toBe(text);
      else expect(text).toContain(action.verb === 'decorate' ? action.kind : action.verb);
    }
  },
);

test('the fixtures have actions of every kind', () => {
  const verbs = Object.values(POSITIONS).flatMap(({ legal }) => (legal ?? []).map((action) => action.split(' ')[0]));
  expect(new Set(verbs)).toEqual(new Set(['remove', 'dig', 'place', 'stairs', 'statue', 'finish']));
});

test.each([
  ['remove b3', { verb: 'remove', stack: 'b3' }],
  ['dig d4', { verb: 'dig', stack: 'd4' }],
  ['place dug c4 r1 L2 open se', { verb: 'place', source: 'dug', cell: 'c4', rotation: 1, level: 2, open: 'se' }],
  ['place stored a1 r0 L12', { verb: 'place', source: 'stored', cell: 'a1', rotation: 0, level: 12, open: null }],
  ['stairs c4-d4', { verb: 'decorate', kind: 'stairs', cells: ['c4', 'd4'] }],
  ['fountain c4-c5', { verb: 'decorate', kind: 'fountain', cells: ['c4', 'c5'] }],
  ['bridge c4-e4', { verb: 'decorate', kind: 'bridge', cells: ['c4', 'e4'] }],
  ['statue h8', { verb: 'decorate', kind: 'statue', cells: ['h8'] }],
  ['finish none', { verb: 'finish', keep: 'none' }],
])('%s is parsed', (text, action) => {
  expect(parseAction(text)).toEqual(action);
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
])('"%s" is not an action', (text) => {
  expect(() => parseAction(text)).toThrow('not an action of Babylon');
});
