import { expect, test } from 'vitest';
import { choicesOf, POSITIONS } from './fixtures/fixtures';
import { sitesByCell } from './held-tile.svelte';
import { hintedIn } from './hint-preview';

const view = POSITIONS.dig.view;
const garden = view.seats[view.player ?? 0];
if (!garden) throw new Error('the fixture has a current player');
const sight = { quarry: view.quarry, garden, hand: { dug: null, stored: 'S-pink' }, sites: new Map() };
const see = (...actions: string[]) => hintedIn(actions, sight);

test('a tile that is still to be dug is shown where it would lie', () => {
  const { stack, ghost } = see('dig b3', 'place dug g7 r1 L1 open se', 'finish none');
  expect(stack).toBe('b3');
  expect(ghost).toMatchObject({
    tile: view.quarry.b3.top,
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

test('an unknown action and a tile that is not at hand are not shown', () => {
  expect(see('dance', 'place dug g7 r0 L1', 'finish none')).toEqual({ stack: null, ghost: null, trial: null });
});

test('a tile at hand is shown with the supports that it would have', () => {
  const sites = sitesByCell(choicesOf(POSITIONS.early));
  const site = [...sites.values()].flat().find(({ level, open }) => level === 2 && open);
  if (!site) throw new Error('the fixture has a place on level 2');
  const { cell, level, open, supports } = site;
  const { ghost } = hintedIn([`place stored ${cell} r0 L${level} open ${open}`], { ...sight, sites });
  expect(ghost).toMatchObject({ cell, level, open, supports });
  expect(see(`place stored ${cell} r0 L${level} open ${open}`).ghost?.supports).toEqual([]);
});
