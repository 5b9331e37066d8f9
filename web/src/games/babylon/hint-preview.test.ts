import { expect, test } from 'vitest';
import { POSITIONS } from './fixtures/fixtures';
import { hintedIn } from './hint-preview';
import { babylonView } from './view';

const view = babylonView(POSITIONS.dig);
const garden = view.seats[view.player ?? 0];
if (!garden) throw new Error('nobody is to act');
const sight = { quarry: view.quarry, garden, hand: { dug: null, stored: 'S-pink' } };
const see = (...actions: string[]) => hintedIn(actions, sight);

test('a tile that is still to be dug is shown where it would lie', () => {
  const { stack, ghost } = see('dig b3', 'place dug g7 r1 L1 open se', 'finish none');
  expect(stack).toBe('b3');
  expect(ghost).toMatchObject({
    tile: view.quarry.b3?.top,
    cell: 'g7',
    rotation: 1,
    level: 1,
    open: 'se',
    possible: true,
  });
});

test('the stored tile is the one in storage', () => {
  expect(see('place stored g7 r0 L1').ghost?.tile).toBe('S-pink');
});

test('a decoration stands on the tile that is laid before it', () => {
  expect(see('place stored g7 r0 L3', 'statue g7').trial).toEqual({
    kind: 'statue',
    cells: ['g7'],
    levels: [3],
    visible: true,
  });
});

test('what is not known or not at hand is not shown', () => {
  expect(see('dance', 'place dug g7 r0 L1', 'finish none')).toEqual({ stack: null, ghost: null, trial: null });
});
