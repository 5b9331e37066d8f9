import { beforeAll, expect, test, vi } from 'vitest';
import { api, type Table } from '../api/client';
import { ADA, BO, BOT, OPEN, openTable } from '../fixtures/tables';
import { rename } from '../person.svelte';
import { speak } from '../words/words.svelte';
import { namesAt, resultText } from './names';

beforeAll(async () => {
  await speak('en', 'home');
  vi.spyOn(api, 'enter').mockResolvedValue({ id: 'ada', name: 'Ada', token: 'secret' });
  await rename('Ada');
});

const over = (seats: Table['seats'], winners: number[]) =>
  resultText(openTable(seats, { status: 'over', result: { reason: 'finished', winners, scores: seats.map(() => 7) } }));

test('a table goes by those whom one plays with', () => {
  expect(namesAt(openTable([ADA, BO, BOT]))).toBe('Bo and Computer (Novice)');
  expect(namesAt(openTable([ADA, BOT, BOT, OPEN]))).toBe('Computer (Novice)');
  expect(namesAt(openTable([ADA, ADA]))).toBe('Ada');
  expect(namesAt(openTable([OPEN]))).toBe('nobody yet');
});

test('a result is told as one would say it', () => {
  expect(resultText(openTable([ADA, BO]))).toBe('');
  expect(over([ADA, BO], [0])).toBe('You won');
  expect(over([ADA, BO], [1])).toBe('Bo won');
  expect(over([ADA, BO, BOT], [1, 2])).toBe('Bo and Computer (Novice) share the victory');
  expect(over([ADA, BOT, BOT], [1, 2])).toBe('Computer (Novice) won');
});
