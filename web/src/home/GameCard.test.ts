import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../api/client';
import { AMYTIS, BABYLON, BOT, openTable, seat, table } from '../fixtures/tables';
import amytis from '../games/amytis';
import babylon from '../games/babylon';
import { loadGame } from '../games/registry.svelte';
import { ensurePerson } from '../person.svelte';
import { notices } from '../ui/notices.svelte';
import { speak } from '../words/words.svelte';
import GameCard from './GameCard.svelte';

beforeEach(async () => {
  await speak('en', 'home');
  await Promise.all([loadGame('babylon'), loadGame('amytis')]);
  location.hash = '';
  vi.spyOn(api, 'enter').mockResolvedValue({ id: 'ada', name: 'Guest', token: 'secret' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const levels = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Against: level').options].map((option) => option.text);

test('levels go by their names, and a bot of the house by its own', async () => {
  render(GameCard, { module: babylon, info: BABYLON });
  expect(levels()).toEqual(['Adapts to you (Novice)', 'Novice', 'Greedy', 'oracle']);
  expect(screen.getByText(/without a plan/)).toBeTruthy();
  await fireEvent.change(screen.getByLabelText('Against: level'), { target: { value: 'oracle' } });
  expect(screen.getByText('A bot added by whoever runs this server.')).toBeTruthy();
});

test('a level has a rating, and after three games what to expect, until they are forgotten', async () => {
  const info = { ...AMYTIS, ratings: { novice: { elo: 1000, low: 970, high: 1030 } }, levels: ['novice'] };
  const seats = [seat('Ada', { person: 'ada' }), BOT];
  const lost = table({
    game: 'amytis',
    status: 'over',
    seats,
    result: { reason: 'finished', winners: [1], scores: [1, 2] },
  });
  await ensurePerson();
  render(GameCard, { module: amytis, info, finished: [lost, lost, lost] });
  expect(levels()).toEqual(['Adapts to you (Novice)', 'Novice · 1,000']);
  expect(screen.getByText(/Rating 1,000 \(970 to 1,030\)\. You win about 1 of 10 games\./)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Forget my results' }));
  expect(screen.queryByText(/You win about/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Forget my results' })).toBeNull();
});

test('one click begins a game at the chosen level, with the chosen number of opponents', async () => {
  const made = vi.spyOn(api, 'newTable').mockResolvedValue(openTable([]));
  render(GameCard, { module: babylon, info: BABYLON });
  await fireEvent.change(screen.getByLabelText('Against: level'), { target: { value: 'greedy' } });
  await fireEvent.change(screen.getByLabelText('Opponents'), { target: { value: '2' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Play now Babylon' }));
  await waitFor(() => expect(location.hash).toBe('#/table/T1'));
  expect(made).toHaveBeenCalledExactlyOnceWith({
    game: 'babylon',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }],
    autostart: true,
  });
});

test('the dialog for bots begins with bots on all seats', async () => {
  render(GameCard, { module: babylon, info: BABYLON });
  await fireEvent.click(screen.getByRole('button', { name: 'Watch bots Babylon' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Seat 2').value).toBe('bot:oracle'));
});

test('the level is remembered until the next visit', async () => {
  const { unmount } = render(GameCard, { module: amytis, info: AMYTIS });
  await fireEvent.change(screen.getByLabelText('Against: level'), { target: { value: 'greedy' } });
  unmount();
  render(GameCard, { module: amytis, info: AMYTIS });
  expect(screen.getByLabelText<HTMLSelectElement>('Against: level').value).toBe('greedy');
});

test('a game that the server refuses is told, and can be tried again', async () => {
  vi.spyOn(api, 'newTable').mockRejectedValue(new Refused('too_many_requests', '', { seconds: 3 }));
  render(GameCard, { module: amytis, info: AMYTIS });
  await fireEvent.click(screen.getByRole('button', { name: /^Play now/ }));
  await waitFor(() => expect(notices().at(-1)?.text).toContain('3 seconds'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Play now/ }).disabled).toBe(false);
});

test('before the server has told its games nothing can be begun', () => {
  render(GameCard, { module: amytis, info: null });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Play now/ }).disabled).toBe(true);
  expect(screen.getByRole('link', { name: /^Rules/ }).getAttribute('href')).toBe('#/rules/amytis');
});

test('a game without a client of its own has a card, and no link to rules', async () => {
  const module = await loadGame('tic_tac_toe');
  render(GameCard, { module, info: { ...AMYTIS, name: 'tic_tac_toe' } });
  expect(screen.getByRole('heading', { name: 'Tic tac toe' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play now Tic tac toe' })).toBeTruthy();
});
