import { beforeAll, expect, test, vi } from 'vitest';
import { api, type Table } from '../api/client';
import { rename } from '../person.svelte';
import { speak } from '../words/words.svelte';
import { namesAt, resultText } from './names';
import { ADA, BO, seat, table } from './samples';

const BOT = seat('bot', 'bot:novice', null, 'novice');

beforeAll(async () => {
  await speak('en', 'home');
  vi.spyOn(api, 'enter').mockResolvedValue({ id: 'ada', name: 'Ada', token: 'secret' });
  await rename('Ada');
});

const over = (seats: Table['seats'], winners: number[]) =>
  resultText(table(seats, { status: 'over', result: { reason: 'finished', winners, scores: seats.map(() => 7) } }));

test('a table goes by those whom one plays with', () => {
  expect(namesAt(table([ADA, BO, BOT]))).toBe('Bo and Computer (Novice)');
  expect(namesAt(table([ADA, BOT, BOT, seat('open')]))).toBe('Computer (Novice)');
  expect(namesAt(table([ADA, ADA]))).toBe('Ada');
  expect(namesAt(table([seat('open')]))).toBe('nobody yet');
});

test('a result is told as one would say it', () => {
  expect(resultText(table([ADA, BO]))).toBe('');
  expect(over([ADA, BO], [0])).toBe('You won');
  expect(over([ADA, BO], [1])).toBe('Bo won');
  expect(over([ADA, BO, BOT], [1, 2])).toBe('Bo and Computer (Novice) share the victory');
  expect(over([ADA, BOT, BOT], [1, 2])).toBe('Computer (Novice) won');
});
