import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type Position } from '../api/client';
import type { Listening } from '../api/stream';
import ListBoard from '../fixtures/ListBoard.svelte';
import PlainGlyph from '../fixtures/PlainGlyph.svelte';
import { BABYLON, done, position, seat, table } from '../fixtures/tables';
import parts from '../games/babylon/parts';
import { loadParts } from '../games/registry.svelte';
import { settings } from '../settings.svelte';
import { announcement } from '../ui/notices.svelte';
import { SEAT_MARKS } from '../ui/seats';
import { speak } from '../words/words.svelte';
import Game from './Game.svelte';
import { TableSession } from './session.svelte';

const heard = vi.hoisted(() => ({ listening: null as Listening | null }));
vi.mock('../api/stream', () => ({
  listen: (_: () => string, listening: Listening) => {
    heard.listening = listening;
    return () => {};
  },
}));
vi.mock('../person.svelte', () => ({
  person: () => ({ id: 'ada', name: 'Ada' }),
  recall: () => Promise.resolve({ id: 'ada', name: 'Ada' }),
}));

const ring = vi.hoisted(() => vi.fn());
vi.mock('../sound/sound', () => ({ sound: ring, listenForGesture: () => () => {} }));

const PARTS = { ...parts, Board: ListBoard, Glyph: PlainGlyph };
const tell = (name: string, what: unknown) => heard.listening?.on[name]?.(what, '');
const digs = (ply: number, of: number) =>
  done(ply, of, 'dig a1', [
    { event: 'tile_dug', seat: of, stack: 'a1', tile: 'C01' },
    { event: 'pillars', seat: of, kind: 'single', count: 1, reason: 'quarry_side', side: 'north' },
  ]);
const at = (ply: number, player: number | null, facts: Partial<Position> = {}) =>
  position(ply, player, { view: { phase: 'dig', seats: [] }, last: ply ? digs(ply, 1) : null, ...facts });

async function opened(first: Position = at(0, 0)): Promise<TableSession> {
  const session = new TableSession('t');
  await session.open();
  tell('position', first);
  render(Game, { session, parts: PARTS });
  return session;
}

beforeEach(async () => {
  await speak('en');
  await loadParts('babylon');
  settings.pace = 'instant';
  ring.mockClear();
  vi.spyOn(api, 'table').mockResolvedValue(table());
  vi.spyOn(api, 'games').mockResolvedValue([BABYLON]);
  vi.spyOn(api, 'history').mockResolvedValue({ undone: 0, actions: [] });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('it says whose turn it is and what is to be done, also in the title and to screen readers', async () => {
  await opened();
  expect(screen.getByText('Your turn')).toBeTruthy();
  expect(screen.getByText('Dig a tile from the quarry.')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('● Your turn · Babylon'));
  tell('turn', { ply: 0, legal: ['dig a1'] });
  await waitFor(() => expect(announcement()).toBe('Your turn. Dig a tile from the quarry.'));
  tell('move', at(1, 1, { last: digs(1, 0) }));
  await screen.findByText('Bo is choosing a tile to dig.');
  await waitFor(() => expect(document.title).toBe('Bo · Babylon'));
});

test('an action of the board goes to the server, and what comes of it into the log', async () => {
  await opened();
  tell('turn', { ply: 0, legal: ['dig a1'] });
  const act = vi.spyOn(api, 'act').mockResolvedValue(at(1, 1, { last: digs(1, 0) }));
  await fireEvent.click(await screen.findByRole('button', { name: 'dig a1' }));
  expect(act).toHaveBeenCalledWith('t', { ply: 0, action: 'dig a1', undone: 0 });
  const link = await screen.findByRole('link', { name: /^Dig a1/ });
  expect(link.getAttribute('href')).toBe('#/table/t/at/1');
  await fireEvent.click(screen.getByRole('button', { name: /^Details: Dig a1/ }));
  expect(screen.getByText('North, the edge of the quarry: 1 pillar.')).toBeTruthy();
});

test('a move of another is announced in one sentence', async () => {
  await opened(at(0, 1));
  tell('move', at(1, 0));
  await waitFor(() => expect(announcement()).toMatch(/^Bo digs .*out of a1\.$/));
});

test('while a move is told, the sign before it is that of who made it, not of who is next', async () => {
  const session = await opened(at(0, 1));
  let end = () => {};
  session.playStep = (_, show) => {
    show();
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  tell('move', at(1, 0, { last: digs(1, 1) }));
  await waitFor(() => expect(session.playback.shown?.player).toBe(0));
  const sign = () => document.querySelector('.status .mark')?.textContent;
  expect(sign()).toBe(SEAT_MARKS[1]);
  end();
  await waitFor(() => expect(sign()).toBe(SEAT_MARKS[0]));
});

test.each([
  ['u', {}, 6],
  ['z', { ctrlKey: true }, 6],
  ['U', { shiftKey: true }, 4],
] as const)('%s goes back within one’s turn', async (key, modifiers, ply) => {
  await opened(at(7, 0, { undo_to: 4 }));
  const undo = vi.spyOn(api, 'undo').mockResolvedValue(at(ply, 0, { undone: 1 }));
  await fireEvent.keyDown(document.body, { key, ...modifiers });
  expect(undo).toHaveBeenCalledWith('t', ply);
});

test('against the computer, undo takes back the last decision once the turn has passed', async () => {
  vi.spyOn(api, 'table').mockResolvedValue(
    table({ seats: [seat('Ada'), seat('Novice', { kind: 'bot', person: null })] }),
  );
  vi.spyOn(api, 'history').mockResolvedValue({ undone: 0, actions: [digs(1, 0), digs(2, 0), digs(3, 1)] });
  const ask = vi.spyOn(api, 'askTakeback').mockResolvedValue(table());
  await opened(at(3, 0, { undo_to: null }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /Undo/ });
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(button.title).toBe('Take back your last move');
  await fireEvent.click(button);
  expect(ask).toHaveBeenCalledWith('t', 1);
});

test('where nothing can be undone, no key does it', async () => {
  await opened(at(7, 0, { undo_to: null }));
  const undo = vi.spyOn(api, 'undo');
  await fireEvent.keyDown(document.body, { key: 'u' });
  expect(undo).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});

test.each([
  ['the key S', () => fireEvent.keyDown(document.body, { key: 's' })],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a click anywhere', () => fireEvent.click(document.body)],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
] as const)('%s skips what others did', async (_, skip) => {
  settings.pace = 'calm';
  const session = await opened(at(0, 1));
  tell('move', at(1, 0));
  await screen.findByRole('button', { name: 'Skip' });
  expect(session.playback.shown?.ply).toBe(0);
  await skip();
  expect(session.playback.shown?.ply).toBe(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull());
});

test('what happens behind other tabs waits until somebody looks, and rings', async () => {
  settings.pace = 'instant';
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const session = await opened(at(0, 1));
  tell('move', at(1, 0));
  await waitFor(() => expect(document.title).toBe('● Your turn · Babylon'));
  await waitFor(() => expect(ring).toHaveBeenCalledWith('bell'));
  expect(session.playback.shown?.ply).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(session.playback.shown?.ply).toBe(1));
  tell('turn', { ply: 1, legal: ['dig a1'] });
  await screen.findByRole('button', { name: 'dig a1' });
  expect(ring).toHaveBeenCalledOnce();
});

test('the result comes when a game ends before one’s eyes', async () => {
  await opened();
  const result = { reason: 'finished' as const, winners: [0], scores: [7, 3] };
  tell('table', table({ revision: 2, status: 'over', result }));
  expect((await screen.findByRole('dialog')).textContent).toContain('You win by 4 points');
});

test('when a game was given up, the board names nobody who is to act', async () => {
  await opened();
  const player = () => document.querySelector('[data-anchor="stack-a1"]')?.getAttribute('data-player');
  expect(player()).toBe('0');
  const result = { reason: 'resigned' as const, winners: [1], scores: [0, 0] };
  tell('table', table({ revision: 2, status: 'over', result }));
  await waitFor(() => expect(player()).toBeNull());
});

test('of a game that was over before, the result is there to be asked for', async () => {
  const result = { reason: 'finished' as const, winners: [1], scores: [3, 7] };
  vi.mocked(api.table).mockResolvedValue(table({ status: 'over', result }));
  await opened(at(9, null));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('The game is over. Bo wins.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Result' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Bo wins');
});

test('with a clock, the time left and what is in reserve', async () => {
  const seats = [seat('Ada', { bank: 125 }), seat('Bo', { bank: 0 })];
  const deadline = Date.now() / 1000 + 200;
  vi.mocked(api.table).mockResolvedValue(table({ seats, deadline, clock: { turn: 90, bank: 180 } }));
  await opened(at(0, 0, { deadline }));
  expect(screen.getByRole('timer').textContent?.trim()).toMatch(/^3:(19|20)$/);
  expect(screen.getByText('In reserve: 2:05')).toBeTruthy();
  expect(screen.getByText('In reserve: 0:00')).toBeTruthy();
});

test('who does not sit here watches, and has nothing to undo', async () => {
  vi.mocked(api.table).mockResolvedValue(table({ seats: [seat('Cleo'), seat('Bo')] }));
  await opened();
  expect(screen.getByText('You are watching.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
