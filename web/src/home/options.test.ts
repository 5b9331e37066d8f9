import { beforeAll, expect, test } from 'vitest';
import { AMYTIS, BABYLON } from '../fixtures/tables';
import { speak } from '../words/words.svelte';
import { ago, clockText, duration } from './clock';
import { optionText, unusual, valueText } from './options';

beforeAll(() => speak('en', 'home'));

test('a table tells only what it plays otherwise than usual', () => {
  expect(unusual(BABYLON, { same_footprint: 'never', limited_supply: true })).toEqual([]);
  expect(unusual(BABYLON, { same_footprint: 'never', limited_supply: false })).toEqual([[BABYLON.options[1], false]]);
  const options = { sides: { garden: 'A', wall: 'B' }, second_player_projects: 2 };
  expect(unusual(AMYTIS, options)).toEqual([[AMYTIS.options[1], 'B']]);
});

test('an option without words goes by the server’s names', () => {
  expect(optionText('babylon', 'moonlight')).toBe('moonlight');
  expect(valueText('babylon', 'moonlight', 'full')).toBe('full');
});

test('clocks are said in whole units', () => {
  expect(clockText(null)).toBe('No clock');
  expect(clockText({ turn: 259_200, bank: 0 })).toBe('3 days per turn');
  expect(clockText({ turn: 45, bank: 600 })).toBe('45 seconds per turn, plus 10 minutes in reserve');
  expect(duration(90)).toBe('90 seconds');
});

test.each([
  [20, 'this minute'],
  [61, '1 minute ago'],
  [7_300, '2 hours ago'],
  [90_000, 'yesterday'],
])('%i seconds are %s', (seconds, text) => {
  expect(ago(1_000_000 - seconds, 1_000_000)).toBe(text);
});
