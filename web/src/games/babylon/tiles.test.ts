import { expect, test } from 'vitest';
import { COMPONENTS } from './fixtures/fixtures';
import { printOf, tileBook, turnedIcons } from './tiles';

test('the book of tiles has every tile of the box, and starting tiles have a material of their own', () => {
  const tiles = tileBook(COMPONENTS);
  expect(tiles.size).toBe(52);
  expect(printOf(tiles, 'C01')).toEqual({ material: 'clay', flower: 'white', icons: ['stairs', 'fountain', '', ''] });
  expect(printOf(tiles, 'S-blue').material).toBe('start');
  expect(() => printOf(tiles, 'X99')).toThrow('there is no tile X99 in this box');
});

test('a turn moves the icons of a tile clockwise', () => {
  const print = { material: 'clay', flower: 'white', icons: ['stairs', 'fountain', '', ''] } as const;
  expect(turnedIcons(print, 0)).toEqual(['stairs', 'fountain', '', '']);
  expect(turnedIcons(print, 1)).toEqual(['', 'stairs', 'fountain', '']);
  expect(turnedIcons(print, 3)).toEqual(['fountain', '', '', 'stairs']);
});
