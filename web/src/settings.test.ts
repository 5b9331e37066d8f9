import { expect, test } from 'vitest';
import { readChoices } from './settings.svelte';

test('what was chosen is kept', () => {
  const text = '{"language":"ja","theme":"dark","pace":"instant","sound":false,"garden":"plan"}';
  expect(readChoices(text)).toEqual(JSON.parse(text));
});

test.each([null, '', 'null', '[]', '{', '{"language":"tlh","theme":7,"sound":"no","garden":null,"extra":1}'])(
  'what cannot be chosen is as if nothing had been: %s',
  (text) => {
    expect(readChoices(text)).toEqual({ language: null, theme: 'system', pace: 'calm', sound: true, garden: 'solid' });
  },
);
