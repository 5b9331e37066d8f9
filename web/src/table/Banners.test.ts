import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type Table } from '../api/client';
import { position, seat, table } from '../fixtures/tables';
import { notices } from '../ui/notices.svelte';
import { learn, speak } from '../words/words.svelte';
import Banners from './Banners.svelte';
import { named } from './seats';
import { TableSession } from './session.svelte';

vi.mock('../person.svelte', () => ({
  person: () => ({ id: 'ada', name: 'Ada' }),
  recall: () => Promise.resolve(null),
}));

const asked = (person: string, waiting_for: string[]): Partial<Table> => ({
  takeback: { person, ply: 3, offer: 9, waiting_for },
});

function opened(facts: Partial<Table> = {}): TableSession {
  const session = new TableSession('t');
  session.table = table(facts);
  session.position = position(5, 0);
  render(Banners, { session, seats: named(session.table.seats) });
  return session;
}

beforeEach(async () => {
  await speak('en');
  await learn('table');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a lost connection is told, unless it is back in a moment', () => {
  vi.useFakeTimers();
  const session = opened();
  const lost = () => screen.queryByText('Connection lost, trying again…') !== null;
  session.live = false;
  flushSync();
  vi.advanceTimersByTime(1_000);
  session.live = true;
  flushSync();
  vi.advanceTimersByTime(5_000);
  flushSync();
  expect(lost()).toBe(false);
  session.live = false;
  flushSync();
  vi.advanceTimersByTime(1_500);
  flushSync();
  expect(lost()).toBe(true);
  session.live = true;
  flushSync();
  expect(lost()).toBe(false);
  expect(notices().at(-1)?.text).toBe('The connection is back.');
});

test.each([
  ['Agree', true],
  ['Refuse', false],
] as const)('who is asked for a takeback can say: %s', async (word, agree) => {
  opened(asked('bo', ['ada']));
  const answer = vi.spyOn(api, 'answerTakeback').mockResolvedValue(table({ revision: 2 }));
  expect(screen.getByText(/Bo asks to take back a move/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/table/t/at/3');
  await fireEvent.click(screen.getByRole('button', { name: word }));
  expect(answer).toHaveBeenCalledWith('t', 9, agree);
});

test('who has agreed already, or only watches, is told and not asked', () => {
  opened(asked('bo', ['cleo']));
  expect(screen.queryByRole('button')).toBeNull();
});

test('who asked may withdraw, and learns what became of it', async () => {
  const session = opened(asked('ada', ['bo']));
  expect(screen.getByText(/Waiting for Bo/)).toBeTruthy();
  const answer = vi.spyOn(api, 'answerTakeback').mockResolvedValue(table({ revision: 2 }));
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(answer).toHaveBeenCalledWith('t', 9, false);
  flushSync();
  expect(notices().at(-1)?.text).toMatch(/^The move stands/);
  session.table = table({ revision: 3, ...asked('ada', ['bo']) });
  flushSync();
  // The position that was gone back to comes before the table without the request.
  session.position = position(3, 0, { undone: 1 });
  flushSync();
  session.table = table({ revision: 4 });
  flushSync();
  expect(notices().at(-1)?.text).toBe('The move has been taken back.');
});

test('a seat is taken back from the computer', async () => {
  opened({ seats: [seat('Ada', { level: 'novice' }), seat('Bo')] });
  const back = vi.spyOn(api, 'comeBack').mockResolvedValue(table({ revision: 2 }));
  await fireEvent.click(screen.getByRole('button', { name: 'Take your seat back' }));
  expect(back).toHaveBeenCalledWith('t');
  expect(screen.queryByText(/the computer is playing for you/)).toBeNull();
});

test('who is back while the computer plays their turn is told to wait, and not asked again', () => {
  opened({ seats: [seat('Ada', { level: 'novice', returning: true }), seat('Bo')] });
  expect(screen.getByText('The computer finishes this turn. Then you play again.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a rematch is joined by those who played, and watched by others', async () => {
  opened({ status: 'over', rematch: 'again' });
  const rematch = vi
    .spyOn(api, 'rematch')
    .mockResolvedValue(table({ id: 'again', status: 'open', seats: [seat('Bo'), seat('Ada', { kind: 'invited' })] }));
  const join = vi.spyOn(api, 'join').mockResolvedValue(table({ id: 'again' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Join the rematch' }));
  await vi.waitFor(() => expect(location.hash).toBe('#/table/again'));
  expect(rematch).toHaveBeenCalledWith('t');
  expect(join).toHaveBeenCalledWith('again', {});
  cleanup();
  opened({ status: 'over', rematch: 'again', seats: [seat('Cleo'), seat('Bo')] });
  expect(screen.getByRole('link', { name: 'Watch it' }).getAttribute('href')).toBe('#/table/again');
});

test('for whom somebody else plays is told to the others, until they put it away', async () => {
  opened({ seats: [seat('Ada'), seat('Bo', { level: 'novice' }), seat('bot:greedy', { kind: 'bot', trouble: true })] });
  expect(screen.getByText('Bo ran out of time: the computer is playing for now.')).toBeTruthy();
  expect(screen.getByText('Computer (Greedy) failed: an easier level plays on.')).toBeTruthy();
  const [first, ...others] = screen.getAllByRole('button', { name: 'Close this notice' });
  expect(screen.getAllByRole('button')).toHaveLength(1 + others.length);
  first?.focus();
  if (first) await fireEvent.click(first);
  // The focus is not on the button of the next notice.
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.queryByText(/Bo ran out of time/)).toBeNull();
  expect(screen.getByText(/Greedy\) failed/)).toBeTruthy();
});

test('a bot that the server does not have any more is told', () => {
  opened({ seats: [seat('Ada'), seat('bot:oracle', { kind: 'bot', trouble: true, gone: true })] });
  expect(screen.getByText('Computer (oracle) is no longer on this server: an easier level plays on.')).toBeTruthy();
});
