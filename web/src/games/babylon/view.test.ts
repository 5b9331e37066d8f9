import { expect, test } from 'vitest';
import { COMPONENTS, POSITIONS } from './fixtures/fixtures';
import { babylonView, printOf, SCORE_LINES, STACKS, tileBook } from './view';

test.each(Object.entries(POSITIONS))('the view of %s is read without loss', (_, position) => {
  const view = babylonView(position);
  expect(position.view).toMatchObject(view);
  expect(Object.keys(view.quarry)).toEqual(STACKS);
  for (const seat of view.seats) {
    const points = SCORE_LINES.reduce((sum, line) => sum + (seat.breakdown[line] ?? Number.NaN), 0);
    expect(points).toBe(seat.score);
  }
});

test.each([
  ['another game', { game: 'amytis' }, /view.game is not one of babylon/],
  ['nothing', {}, /view.game/],
  ['a round that is no number', { ...POSITIONS.dig.view, round: 'two' }, /view.round is not a number/],
  [
    'a flower nobody knows',
    { ...POSITIONS.dig.view, seats: [{ flower: 'black' }] },
    /view.seats\[0\].flower is not one of/,
  ],
])('%s is refused with where it is wrong', (_, view, message) => {
  expect(() => babylonView({ view: view as Record<string, never> })).toThrow(message);
});

test('the book of tiles has every tile of the box, and starting tiles have a material of their own', () => {
  const tiles = tileBook(COMPONENTS);
  expect(tiles.size).toBe(52);
  expect(printOf(tiles, 'C01')).toEqual({ material: 'clay', flower: 'white', icons: ['stairs', 'fountain', '', ''] });
  expect(printOf(tiles, 'S-blue').material).toBe('start');
  expect(() => printOf(tiles, 'X99')).toThrow('there is no tile X99 in this box');
});
