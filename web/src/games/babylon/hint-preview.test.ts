import { expect, test } from 'vitest';
import { hintedIn } from './hint-preview';
import type { Action } from './types';

const DIG: Action = { verb: 'dig', stack: 'b3', tile: 'C05' };
const PLACE: Action = {
  verb: 'place',
  source: 'dug',
  tile: 'C05',
  cell: 'g7',
  rotation: 1,
  level: 3,
  open: 'se',
  supports: ['single', 'double', null, 'single'],
};
const STATUE: Action = { verb: 'decorate', kind: 'statue', cells: ['g7'], levels: [3] };
const FINISH: Action = { verb: 'finish', keep: 'none' };

test('a tile that is still to be dug is shown where it would lie, and what would stand on it', () => {
  const { verb: _, source: __, ...lying } = PLACE;
  expect(hintedIn([DIG, PLACE, STATUE, FINISH])).toEqual({
    stack: 'b3',
    ghost: { ...lying, possible: true },
    trial: { kind: 'statue', cells: ['g7'], levels: [3], visible: true },
  });
});

test('only the first tile and the first decoration are shown', () => {
  const second: Action = { ...PLACE, cell: 'a1', level: 4 };
  const bridge: Action = { verb: 'decorate', kind: 'bridge', cells: ['a1', 'c1'], levels: [4, 4] };
  const { ghost, trial } = hintedIn([PLACE, STATUE, second, bridge]);
  expect(ghost?.cell).toBe('g7');
  expect(trial?.kind).toBe('statue');
});

test('an action of which nothing is known is not shown', () => {
  expect(hintedIn([null, FINISH])).toEqual({ stack: null, ghost: null, trial: null });
});
