import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type Position, Refused } from '../api/client';
import type { Listening } from '../api/stream';
import { done, position, seat, table } from '../fixtures/tables';
import { TableSession } from './session.svelte';

const heard = vi.hoisted(() => ({ streams: [] as { address: () => string; listening: Listening; over: boolean }[] }));
const who = vi.hoisted(() => ({ person: { id: 'ada', name: 'Ada' } as { id: string; name: string } | null }));

vi.mock('../api/stream', () => ({
  listen: (address: () => string, listening: Listening) => {
    const stream = { address, listening, over: false };
    heard.streams.push(stream);
    return () => {
      stream.over = true;
    };
  },
}));
vi.mock('../person.svelte', () => ({ person: () => who.person, recall: () => Promise.resolve(who.person) }));

const at = (ply: number, player: number, facts: Partial<Position> = {}) =>
  position(ply, player, { last: ply ? done(ply, 1 - player) : null, ...facts });

const newest = () => {
  const stream = heard.streams.at(-1);
  if (!stream) throw new Error('nobody listens');
  return stream;
};
const tell = (name: string, what: unknown) => newest().listening.on[name]?.(what, '');

async function opened(first: Position = at(0, 0)): Promise<TableSession> {
  const session = new TableSession('t');
  await session.open();
  tell('position', first);
  return session;
}

beforeEach(() => {
  heard.streams = [];
  who.person = { id: 'ada', name: 'Ada' };
  vi.spyOn(api, 'table').mockResolvedValue(table());
  vi.spyOn(api, 'games').mockResolvedValue([]);
  vi.spyOn(api, 'history').mockResolvedValue({ undone: 0, actions: [] });
});

afterEach(() => void vi.restoreAllMocks());

test('the legal actions and annotations belong to a position and to the current player', async () => {
  const session = await opened();
  expect(session.choices).toBeNull();
  tell('turn', { ply: 1, legal: ['dig b1'] });
  expect(session.choices).toBeNull();
  tell('turn', { ply: 0, legal: ['dig a1'], annotations: { choices: ['a1'] } });
  expect(session.choices).toEqual(['dig a1']);
  expect(session.annotations).toEqual({ choices: ['a1'] });
  tell('move', at(1, 1));
  expect(session.choices).toBeNull();
  expect(session.annotations).toEqual({});
});

test('while a move of another is shown one cannot act yet', async () => {
  const session = await opened(at(1, 1));
  let end = () => {};
  session.playStep = () =>
    new Promise((resolve) => {
      end = resolve;
    });
  tell('move', at(2, 0));
  tell('turn', { ply: 2, legal: ['dig a1'] });
  expect(session.choices).toBeNull();
  end();
  await waitFor(() => expect(session.choices).toEqual(['dig a1']));
});

test('a move of one’s own is told twice and shown once', async () => {
  const session = await opened();
  const played = vi.fn(() => Promise.resolve());
  session.playStep = played;
  vi.spyOn(api, 'act').mockResolvedValue(at(1, 1));
  await expect(session.act('dig a1')).resolves.toBe(true);
  tell('move', at(1, 1));
  expect(api.act).toHaveBeenCalledWith('t', { ply: 0, action: 'dig a1', undone: 0 });
  expect(played).toHaveBeenCalledOnce();
  expect(session.playback.shown?.ply).toBe(1);
});

test('what was taken back does not come up again when it is told late', async () => {
  const session = await opened(at(4, 0));
  vi.spyOn(api, 'act').mockResolvedValue(at(5, 0, { last: done(5, 0) }));
  vi.spyOn(api, 'undo').mockResolvedValue(at(4, 0, { undone: 1 }));
  await session.act('place …');
  await session.undo(4);
  tell('move', at(5, 0, { last: done(5, 0) }));
  expect(session.position?.ply).toBe(4);
  expect(session.playback.shown?.ply).toBe(4);
});

test('after an undo while away the position is taken as it is, not shown as a move', async () => {
  const session = await opened(at(4, 0));
  const played = vi.fn(() => Promise.resolve());
  session.playStep = played;
  tell('move', at(5, 0, { undone: 1 }));
  expect(session.playback.shown?.undone).toBe(1);
  expect(played).not.toHaveBeenCalled();
});

test('the stream goes on after the newest position', async () => {
  const session = new TableSession('t');
  await session.open();
  expect(newest().address()).toBe('api/v1/tables/t/events?annotations=true');
  tell('position', at(7, 0));
  expect(newest().address()).toBe('api/v1/tables/t/events?annotations=true&after=7');
  newest().listening.heard(false);
  expect(session.live).toBe(false);
});

test('a refused move says so and leaves the position', async () => {
  const session = await opened();
  vi.spyOn(api, 'act').mockRejectedValue(new Refused('offline', 'away'));
  await expect(session.act('dig a1')).resolves.toBe(false);
  expect(session.position?.ply).toBe(0);
  expect(session.busy).toBe(false);
});

test('a move on a position that is gone brings the newest', async () => {
  const session = await opened();
  vi.spyOn(api, 'act').mockRejectedValue(new Refused('stale_ply', 'moved on'));
  vi.spyOn(api, 'position').mockResolvedValue(at(3, 1));
  await session.act('dig a1');
  expect(session.playback.shown?.ply).toBe(3);
});

test('while a stand-in plays for me, or when the game is given up, it is not my turn', async () => {
  const session = await opened();
  expect(session.acting).toBe(true);
  tell('table', table({ revision: 2, seats: [seat('Ada', { level: 'novice' }), seat('Bo')] }));
  expect(session.acting).toBe(false);
  tell('table', table({ revision: 1 }));
  expect(session.acting).toBe(false);
  tell('table', table({ revision: 3 }));
  expect(session.acting).toBe(true);
  tell('table', table({ revision: 4, status: 'over' }));
  expect(session.acting).toBe(false);
});

test('who comes in while listening as nobody listens as somebody', async () => {
  who.person = null;
  const session = await opened();
  const anonymous = newest();
  who.person = { id: 'ada', name: 'Ada' };
  await session.change(() => Promise.resolve(table({ revision: 2 })));
  expect(anonymous.over).toBe(true);
  expect(newest()).not.toBe(anonymous);
  await session.change(() => Promise.resolve(table({ revision: 3 })));
  expect(heard.streams).toHaveLength(2);
});

test('a table that is not there is told as such, and may be asked for again', async () => {
  vi.mocked(api.table).mockRejectedValueOnce(new Refused('no_such_table', 'gone'));
  const session = new TableSession('t');
  await session.open();
  expect(session.refused?.code).toBe('no_such_table');
  await session.open();
  expect(session.refused).toBeNull();
  expect(session.table?.id).toBe('t');
});

test('the deadline is that of the newest of table and position', async () => {
  const session = await opened(at(2, 0, { deadline: 100 }));
  expect(session.deadline).toBe(100);
  tell('table', table({ revision: 2, ply: 2, deadline: 160 }));
  expect(session.deadline).toBe(160);
  tell('move', at(3, 1, { deadline: 220 }));
  expect(session.deadline).toBe(220);
});

test('what was asked of a position is not waited for once it is left', async () => {
  const session = await opened();
  tell('turn', { ply: 0, legal: ['dig a1'] });
  const asked = vi
    .spyOn(api, 'outcomes')
    .mockImplementation(
      (_, __, signal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Refused('offline', 'away')))),
    );
  const foreseen = session.foresee(['dig a1']);
  vi.spyOn(api, 'act').mockResolvedValue(at(1, 1));
  await session.act('dig a1');
  await expect(foreseen).resolves.toEqual([]);
  expect(asked).toHaveBeenCalledOnce();
});
