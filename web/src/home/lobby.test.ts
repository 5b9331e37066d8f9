import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused, type Table } from '../api/client';
import { type Listening, listen } from '../api/stream';
import { BABYLON, BO, BOT, OPEN, openTable, seat } from '../fixtures/tables';
import { rename } from '../person.svelte';
import { freeSeats, isMine, isMyTurn, Lobby } from './lobby.svelte';

vi.mock('../api/stream');

const ME = seat('Me');

/** The stream of the lobby, in the hands of a test. */
let stream: Listening;
const tell = (told: Table) => stream.on.table?.(told, '');

/** What the server has, by who asks for which status. */
let house: Record<string, Table[]>;
let leave: () => void;

beforeEach(async () => {
  vi.mocked(listen).mockImplementation((_, listening) => {
    stream = listening;
    return () => {};
  });
  house = {};
  leave = () => {};
  vi.spyOn(api, 'enter').mockResolvedValue({ id: 'me', name: 'Me', token: 'secret' });
  vi.spyOn(api, 'rename').mockResolvedValue({ id: 'me', name: 'Me' });
  await rename('Me');
  vi.spyOn(api, 'games').mockResolvedValue([BABYLON]);
  vi.spyOn(api, 'tables').mockImplementation(async ({ mine, status } = {}) => ({
    tables: house[`${mine ? 'my ' : ''}${status}`] ?? [],
    next: null,
  }));
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

async function enter(): Promise<Lobby> {
  const lobby = new Lobby();
  leave = lobby.enter();
  stream.heard(true);
  await lobby.load();
  return lobby;
}

test('home shows what there is, and one’s own turn first', async () => {
  const older = openTable([ME, BO], { id: 'old', status: 'playing', changed: 1 });
  const newer = openTable([ME, BO], { id: 'new', status: 'playing', changed: 2 });
  house = {
    open: [openTable([BO, OPEN], { id: 'free' })],
    'my playing': [newer, older],
    'my over': [openTable([], { id: 'done' })],
  };
  vi.spyOn(api, 'table').mockImplementation(async (id) => ({
    ...(id === 'old' ? older : newer),
    player: id === 'old' ? 0 : 1,
  }));
  const lobby = await enter();
  expect(lobby.games).toEqual([BABYLON]);
  expect(lobby.open.map(({ id }) => id)).toEqual(['free']);
  expect(lobby.mine.map(({ id }) => id)).toEqual(['old', 'new']);
  expect(lobby.turns.map(({ id }) => id)).toEqual(['old']);
  expect(lobby.finished.map(({ id }) => id)).toEqual(['done']);
});

test('a table that is made, fills up, begins and ends is seen to do so', async () => {
  const lobby = await enter();
  const made = openTable([BO, OPEN], { id: 'x', public: true });
  tell(made);
  expect(lobby.open.map(freeSeats)).toEqual([1]);
  tell({ ...made, seats: [BO, { ...BO, name: 'Cy', person: 'cy' }] });
  expect(lobby.open.map(freeSeats)).toEqual([0]);
  tell({ ...made, status: 'playing' });
  expect([lobby.open.length, lobby.playing.length]).toEqual([0, 1]);
  tell({ ...made, status: 'over' });
  expect([lobby.open.length, lobby.playing.length, lobby.finished.length]).toEqual([0, 0, 0]);
});

test('a public table of one’s own is among one’s own as well', async () => {
  const lobby = await enter();
  const mine = openTable([ME, OPEN], { id: 'mine', public: true });
  tell(mine);
  expect(lobby.mine.map(({ id }) => id)).toEqual(['mine']);
  tell({ ...mine, status: 'over' });
  expect([lobby.mine.length, lobby.finished.map(({ id }) => id)]).toEqual([0, ['mine']]);
});

test('after a gap the lists are read anew', async () => {
  const lobby = await enter();
  house = { open: [openTable([BO, OPEN], { id: 'missed' })] };
  stream.heard(true);
  await lobby.load();
  expect(lobby.open.map(({ id }) => id)).toEqual(['missed']);
});

test('a server that does not answer is told, and found again', async () => {
  const games = vi.spyOn(api, 'games').mockRejectedValue(new Refused('offline', ''));
  const lobby = await enter();
  expect(lobby.reached).toBe(false);
  games.mockResolvedValue([BABYLON]);
  await lobby.load();
  expect(lobby.reached).toBe(true);
  expect(lobby.games).toEqual([BABYLON]);
});

test('a table of bots is its host’s', () => {
  expect(isMine(openTable([BOT, BOT], { host: 'me' }))).toBe(true);
  expect(isMine(openTable([BOT, BOT], { host: 'bo' }))).toBe(false);
  expect(isMine(openTable([BOT, BO], { host: 'me' }))).toBe(false);
});

test('it is nobody’s turn where one has resigned, or somebody else is to act', () => {
  expect(isMyTurn(openTable([ME, BO], { player: 0 }))).toBe(true);
  expect(isMyTurn(openTable([ME, BO], { player: 1 }))).toBe(false);
  expect(isMyTurn(openTable([{ ...ME, resigned: true }, BO], { player: 0 }))).toBe(false);
  expect(isMyTurn(openTable([ME, BO]))).toBe(false);
});
