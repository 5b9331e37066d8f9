import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused, type Table } from '../api/client';
import { rename } from '../person.svelte';
import { freeSeats, isMyTurn, Lobby } from './lobby.svelte';
import { BABYLON, BO, table } from './samples';

const ME = {
  kind: 'person',
  name: 'Me',
  person: 'me',
  level: null,
  trouble: false,
  resigned: false,
  bank: null,
} as const;
const OPEN = { ...ME, kind: 'open', name: '', person: null } as const;

/** A stream of the server that a test holds in its hands. */
class Source {
  static last: Source;
  static readonly CLOSED = 2;
  readyState = 0;
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  heard = new Map<string, (event: { data: string; lastEventId: string }) => void>();
  constructor() {
    Source.last = this;
  }
  addEventListener(name: string, hear: (event: { data: string; lastEventId: string }) => void) {
    this.heard.set(name, hear);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  tell(told: Table) {
    this.heard.get('table')?.({ data: JSON.stringify(told), lastEventId: '' });
  }
}

/** What the server has, by who asks for which status. */
let house: Record<string, Table[]>;
let leave: () => void;

beforeEach(async () => {
  vi.stubGlobal('EventSource', Source);
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
  vi.unstubAllGlobals();
});

async function enter(): Promise<Lobby> {
  const lobby = new Lobby();
  leave = lobby.enter();
  Source.last.onopen();
  await lobby.load();
  return lobby;
}

test('home shows what there is, and one’s own turn first', async () => {
  const older = table([ME, BO], { id: 'old', status: 'playing', changed: 1 });
  const newer = table([ME, BO], { id: 'new', status: 'playing', changed: 2 });
  house = {
    open: [table([BO, OPEN], { id: 'free' })],
    'my playing': [newer, older],
    'my over': [table([], { id: 'done' })],
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
  const made = table([BO, OPEN], { id: 'x', public: true });
  Source.last.tell(made);
  expect(lobby.open.map(freeSeats)).toEqual([1]);
  Source.last.tell({ ...made, seats: [BO, { ...BO, name: 'Cy', person: 'cy' }] });
  expect(lobby.open.map(freeSeats)).toEqual([0]);
  Source.last.tell({ ...made, status: 'playing' });
  expect([lobby.open.length, lobby.playing.length]).toEqual([0, 1]);
  Source.last.tell({ ...made, status: 'over' });
  expect([lobby.open.length, lobby.playing.length, lobby.finished.length]).toEqual([0, 0, 0]);
});

test('a public table of one’s own is among one’s own as well', async () => {
  const lobby = await enter();
  const mine = table([ME, OPEN], { id: 'mine', public: true });
  Source.last.tell(mine);
  expect(lobby.mine.map(({ id }) => id)).toEqual(['mine']);
  Source.last.tell({ ...mine, status: 'over' });
  expect([lobby.mine.length, lobby.finished.map(({ id }) => id)]).toEqual([0, ['mine']]);
});

test('after a gap the lists are read anew', async () => {
  const lobby = await enter();
  house = { open: [table([BO, OPEN], { id: 'missed' })] };
  Source.last.onopen();
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

test('it is nobody’s turn where one has resigned, or somebody else is to act', () => {
  expect(isMyTurn(table([ME, BO], { player: 0 }))).toBe(true);
  expect(isMyTurn(table([ME, BO], { player: 1 }))).toBe(false);
  expect(isMyTurn(table([{ ...ME, resigned: true }, BO], { player: 0 }))).toBe(false);
  expect(isMyTurn(table([ME, BO]))).toBe(false);
});
