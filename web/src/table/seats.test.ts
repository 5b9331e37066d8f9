import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '../api/client';
import { learn, speak } from '../words/words.svelte';
import { named } from './seats';

const seat = (name: string): Seat => ({
  kind: 'person',
  name,
  person: null,
  level: null,
  trouble: false,
  gone: false,
  returning: false,
  resigned: false,
  bank: null,
});
const names = (...given: string[]) => named(given.map(seat)).map(({ name }) => name);

beforeAll(async () => {
  await speak('en');
  await learn('table');
});

test('the computer goes by its level, whatever it plays', () => {
  expect(names('Ada', 'bot:novice')).toEqual(['Ada', 'Computer (Novice)']);
});

test('namesakes are told apart, at one screen or at the computer’s', () => {
  expect(names('Ada', 'Ada')).toEqual(['Ada 1', 'Ada 2']);
  expect(names('bot:greedy', 'Ada', 'bot:greedy')).toEqual(['Computer (Greedy) 1', 'Ada', 'Computer (Greedy) 2']);
});
