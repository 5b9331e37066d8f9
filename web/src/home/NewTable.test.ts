import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type GameInfo, Refused } from '../api/client';
import { AMYTIS, BABYLON, openTable } from '../fixtures/tables';
import { loadGame } from '../games/registry.svelte';
import { speak } from '../words/words.svelte';
import NewTable from './NewTable.svelte';

beforeEach(async () => {
  await speak('en', 'home');
  await Promise.all([loadGame('babylon'), loadGame('amytis')]);
  vi.spyOn(api, 'enter').mockResolvedValue({ id: 'ada', name: 'Guest', token: 'secret' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(game: GameInfo, bots = false) {
  const calls = { onmade: vi.fn(), onclose: vi.fn() };
  render(NewTable, { game, bots, ...calls });
  return calls;
}

const pick = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const make = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Get a link|Create table|Start the game|Watch the game/ });

test('what was chosen is what the server is asked for', async () => {
  const made = vi.spyOn(api, 'newTable').mockResolvedValue(openTable([]));
  const { onmade } = open(BABYLON);
  await fireEvent.click(screen.getByRole('radio', { name: '4' }));
  await pick('Seat 2', 'bot:greedy');
  await pick('Seat 3', 'open');
  await pick('Seat 4', 'screen');
  await pick('Time per turn', 'day');
  await fireEvent.click(screen.getByRole('radio', { name: 'No, pieces never run out' }));
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Start as soon as everyone is seated' }));
  await fireEvent.click(screen.getByRole('checkbox', { name: /^Allow hints/ }));
  await fireEvent.click(make());
  await waitFor(() => expect(onmade).toHaveBeenCalledOnce());
  expect(made).toHaveBeenCalledExactlyOnceWith({
    game: 'babylon',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'open' }, { kind: 'me' }],
    options: { same_footprint: 'never', limited_supply: false },
    public: true,
    clock: { turn: 86_400, bank: 0 },
    autostart: false,
    hints: false,
  });
});

test('sides of buildings are said in words and sent as they are called', async () => {
  const made = vi.spyOn(api, 'newTable').mockResolvedValue(openTable([]));
  open(AMYTIS);
  expect(screen.queryByRole('radio', { name: '2' })).toBeNull();
  const wall = within(screen.getByRole('group', { name: 'Wall' }));
  expect(wall.getByRole<HTMLInputElement>('radio', { name: /edge/ }).checked).toBe(true);
  await fireEvent.click(wall.getByRole('radio', { name: /corners/ }));
  await fireEvent.click(make());
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  expect(made.mock.calls[0]?.[0].options).toEqual({ sides: { garden: 'A', wall: 'B' }, second_player_projects: 2 });
});

test('an open seat lists the table, and to unlist it closes the seat', async () => {
  open(BABYLON);
  await pick('Seat 2', 'open');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Everybody' }).checked).toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: 'Only people with the link' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Seat 2').value).toBe('invited');
});

test('a table without a seat of one’s own is not made', async () => {
  const made = vi.spyOn(api, 'newTable');
  open(BABYLON);
  await pick('Seat 1', 'bot:novice');
  expect(screen.getByRole('alert').textContent).toContain('has to be yours');
  expect(make().disabled).toBe(true);
  await fireEvent.click(make());
  expect(made).not.toHaveBeenCalled();
});

test('bots play each other, with a level for each seat', async () => {
  const made = vi.spyOn(api, 'newTable').mockResolvedValue(openTable([]));
  const { onmade } = open(BABYLON, true);
  expect(screen.getByRole('heading').textContent).toBe('Bots against each other: Babylon');
  await fireEvent.click(screen.getByRole('radio', { name: '3' }));
  await pick('Seat 1', 'bot:novice');
  await pick('Seat 3', 'bot:greedy');
  expect(screen.queryByLabelText('Time per turn')).toBeNull();
  expect(make().textContent?.trim()).toBe('Watch the game');
  await fireEvent.click(make());
  await waitFor(() => expect(onmade).toHaveBeenCalledOnce());
  expect(made.mock.calls[0]?.[0]).toMatchObject({
    seats: ['novice', 'oracle', 'greedy'].map((level) => ({ kind: 'bot', level })),
    public: false,
    clock: null,
  });
});

test('a person who takes a seat among bots makes an ordinary table', async () => {
  open(BABYLON, true);
  await pick('Seat 2', 'me');
  expect(screen.getByRole('heading').textContent).toBe('New table: Babylon');
  expect(screen.getByLabelText('Time per turn')).toBeTruthy();
  expect(make().textContent?.trim()).toBe('Start the game');
});

test('a table that is refused says why and keeps what was chosen', async () => {
  vi.spyOn(api, 'newTable').mockRejectedValue(new Refused('unknown_level', 'there is no such level'));
  const { onmade, onclose } = open(BABYLON);
  await pick('Seat 2', 'bot:oracle');
  await fireEvent.click(make());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('level of the computer'));
  expect(screen.getByLabelText<HTMLSelectElement>('Seat 2').value).toBe('bot:oracle');
  expect(onmade).not.toHaveBeenCalled();
  expect(onclose).not.toHaveBeenCalled();
  await waitFor(() => expect(make().disabled).toBe(false));
});
