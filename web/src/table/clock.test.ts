import { beforeAll, expect, test } from 'vitest';
import { learn, speak } from '../words/words.svelte';
import { timeText } from './clock';

beforeAll(async () => {
  await speak('en');
  await learn('table');
});

test.each([
  [0, '0:00'],
  [-3, '0:00'],
  [0.2, '0:01'],
  [59.5, '1:00'],
  [61, '1:01'],
  [3_599, '59:59'],
  [3_600, '1 h 0 min'],
  [7_260, '2 h 1 min'],
  [86_400, '1 d 0 h'],
  [262_800, '3 d 1 h'],
])('%d seconds are %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});
