import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { needsConfirmation } from './confirmation';

afterEach(() => {
  settings.confirm = 'final';
});

test.each([
  ['always', [true, true, true]],
  ['final', [true, false, true]],
  ['never', [false, false, false]],
] as const)('%s: what is final, what can be undone, what is not known yet', (confirm, expected) => {
  settings.confirm = confirm;
  expect([{ final: true }, { final: false }, undefined].map(needsConfirmation)).toEqual(expected);
});
