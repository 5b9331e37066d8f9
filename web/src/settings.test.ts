import { expect, test } from 'vitest';
import { DEFAULTS, readChoices } from './settings.svelte';

test('what was chosen is kept', () => {
  const text = '{"language":"ja","theme":"dark","pace":"instant","volume":0,"garden":"plan","text":"large"}';
  expect(readChoices(text)).toEqual({ ...DEFAULTS, ...JSON.parse(text) });
});

test('sound that was switched off before there was a volume stays off', () => {
  expect(readChoices('{"sound":false}').volume).toBe(0);
});

test.each([
  null,
  '{"constructor":1}',
  '',
  'null',
  '[]',
  '{',
  '{"language":"tlh","theme":7,"volume":7,"garden":null,"extra":1}',
])('what cannot be chosen is as if nothing had been: %s', (text) => {
  expect(readChoices(text)).toEqual(DEFAULTS);
});
