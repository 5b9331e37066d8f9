import { waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Done, Position } from '../api/client';
import { turnEnds } from '../table/chronicle.svelte';
import type { PlayStep } from '../table/playback.svelte';
import { Replay } from './replay.svelte';

const done = (ply: number, seat: number): Done => ({
  ply,
  seat,
  action: '',
  events: [],
  scores: [],
  points: [],
  at: 0,
});
const GAME = [done(1, 0), done(2, 1), done(3, 1), done(4, 0), done(5, 1)];
const at = (ply: number): Position => ({
  table: 't',
  ply,
  player: 0,
  over: false,
  undone: 0,
  last: null,
  view: {},
});

function opened(game = { done: GAME }) {
  const fetch = vi.fn((ply: number) => Promise.resolve(at(ply)));
  const failed = vi.fn();
  return { replay: new Replay(game, fetch, () => 0, failed), fetch, failed };
}

test('turns end where somebody else goes on', () => {
  expect(turnEnds(GAME)).toEqual([0, 1, 3, 4, 5]);
  expect(turnEnds([])).toEqual([0]);
});

test('step by step, turn by turn, and to both ends', async () => {
  const { replay } = opened();
  const seen = async (walk: () => Promise<void>) => {
    await walk();
    return replay.shown?.ply;
  };
  await replay.go(1);
  expect(await seen(replay.step)).toBe(2);
  expect(await seen(replay.turn)).toBe(3);
  expect(await seen(replay.turn)).toBe(4);
  expect(await seen(replay.turnBack)).toBe(3);
  expect(await seen(replay.turnBack)).toBe(1);
  expect(await seen(replay.end)).toBe(5);
  expect(await seen(replay.turn)).toBe(5);
  expect(await seen(replay.step)).toBe(5);
  expect(await seen(replay.first)).toBe(0);
  expect(await seen(replay.back)).toBe(0);
});

test('a link to a position that the game has not leads to its end', async () => {
  const { replay } = opened();
  await replay.go(999);
  expect(replay.ply).toBe(5);
});

test('a step forward is shown by the stage, and only if it begins where one is', async () => {
  const { replay } = opened();
  const stage = vi.fn(() => Promise.resolve());
  replay.playStep = stage;
  await replay.go(0);
  await replay.step();
  expect(stage).toHaveBeenCalledWith(
    { before: expect.objectContaining({ ply: 0 }), after: expect.objectContaining({ ply: 1 }), own: false },
    expect.any(Function),
    expect.any(AbortSignal),
  );
  await replay.go(3);
  expect(stage).toHaveBeenCalledOnce();
});

test('going elsewhere ends what is being shown', async () => {
  const { replay } = opened();
  const stage = vi.fn<PlayStep>(
    (_, __, skipped) => new Promise((resolve) => skipped.addEventListener('abort', () => resolve())),
  );
  replay.playStep = stage;
  await replay.go(0);
  const stepping = replay.step();
  await waitFor(() => expect(stage).toHaveBeenCalled());
  await replay.go(4);
  await stepping;
  const [, show, skipped] = stage.mock.calls[0] ?? [];
  show?.();
  expect(skipped?.aborted).toBe(true);
  expect(replay.shown?.ply).toBe(4);
});

test('the last of several wishes counts, however the answers come', async () => {
  const answers = new Map<number, (position: Position) => void>();
  const replay = new Replay(
    { done: GAME },
    (ply) => new Promise((resolve) => answers.set(ply, resolve)),
    () => 0,
    () => {},
  );
  const first = replay.go(2);
  const second = replay.go(4);
  answers.get(4)?.(at(4));
  answers.get(2)?.(at(2));
  await Promise.all([first, second]);
  expect(replay.shown?.ply).toBe(4);
});

test('played from the end it begins anew, and stops at the end', async () => {
  const { replay } = opened();
  await replay.go(5);
  await replay.play();
  expect(replay.ply).toBe(5);
  expect(replay.shown?.ply).toBe(5);
  expect(replay.playing).toBe(false);
});

test('what is played can be halted', async () => {
  const { replay } = opened();
  await replay.go(0);
  replay.playStep = ({ after }) => {
    if (after.ply === 2) void replay.toggle();
    return Promise.resolve();
  };
  await replay.play();
  expect(replay.playing).toBe(false);
  expect(replay.ply).toBe(2);
});

test('halted and played again at once, it is played once', async () => {
  const { replay } = opened();
  await replay.go(0);
  const seen: number[] = [];
  replay.playStep = ({ after }) => {
    seen.push(after.ply);
    return Promise.resolve();
  };
  const first = replay.play();
  await replay.toggle();
  const second = replay.play();
  await Promise.all([first, second]);
  expect(seen).toEqual([2, 3, 4, 5]);
});

test('a position is asked for once, and again after the game went another way', async () => {
  const { replay, fetch } = opened();
  await replay.go(2);
  await replay.go(3);
  await replay.go(2);
  expect(fetch.mock.calls.map(([ply]) => ply)).toEqual([2, 3, 4]);
  replay.forget();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(5));
});

test('when moves were taken back one is at the end of what is left', async () => {
  const game = { done: GAME };
  const { replay } = opened(game);
  await replay.go(5);
  game.done = GAME.slice(0, 2);
  replay.forget();
  await waitFor(() => expect(replay.shown?.ply).toBe(2));
});

test('a position that cannot be had is told, and may be asked for again', async () => {
  const { replay, fetch, failed } = opened();
  fetch.mockRejectedValueOnce(new Error('offline'));
  await replay.go(2);
  expect(failed).toHaveBeenCalledOnce();
  expect(replay.shown).toBeNull();
  await replay.go(2);
  expect(replay.shown?.ply).toBe(2);
});
