import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { Refused } from '../api/client';
import { speak } from '../words/words.svelte';
import { refusalText } from './notices.svelte';

/** The codes that the API promises, out of its own description. */
const errors = readFileSync('../docs/api.md', 'utf8').split('## Errors')[1] ?? '';
const codes = [...errors.matchAll(/^\| `(\w+)` \| \d+ \|/gm)].map((found) => found[1] ?? '');

beforeAll(() => speak('en'));

test('the description has the codes', () => {
  expect(codes).toContain('bad_name');
  expect(codes.length).toBeGreaterThan(30);
});

test.each([...codes, 'offline'])('a refusal with the code %s is told in words', (code) => {
  const told = refusalText(new Refused(code, 'as the server says it', { ply: 7, seconds: 2.5, status: 'over' }), '');
  expect(told).not.toContain('as the server says it');
  expect(told).not.toMatch(/[{}]|refusal-/);
});

test('a refusal tells its facts', () => {
  expect(refusalText(new Refused('not_open', '', { status: 'playing' }), '')).toContain('has begun');
  expect(refusalText(new Refused('too_many_requests', '', { seconds: 4 }), '')).toContain('4 seconds');
});

test('a code that the page does not know yet is told as the server says it', () => {
  expect(refusalText(new Refused('brand_new', 'the moon is in the way'), '')).toBe('the moon is in the way');
});
