import { waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Position } from '../api/client';
import { Playback, type PlayStep, type Step } from './playback.svelte';

const at = (ply: number): Position => ({
  table: 't',
  ply,
  player: 0,
  over: false,
  undone: 0,
  last: null,
  view: {},
});

/** A stage on which each step lasts until the test ends it. */
function rehearsal() {
  const played: { step: Step; show: () => void; skipped: AbortSignal; end: () => void }[] = [];
  const stage: PlayStep = (step, show, skipped) =>
    new Promise((resolve) => {
      played.push({ step, show, skipped, end: resolve });
      skipped.addEventListener('abort', () => resolve());
    });
  const playback = new Playback(() => stage);
  playback.jump(at(0));
  const playing = () => {
    const newest = played.at(-1);
    if (!newest) throw new Error('nothing was played');
    return newest;
  };
  return { playback, played, playing };
}

test('moves of others are shown one after the other, each when its stage says so', async () => {
  const { playback, played, playing } = rehearsal();
  playback.push(at(1), false);
  playback.push(at(2), false);
  expect(playback.shown?.ply).toBe(0);
  expect(playback.following).toBe(true);
  playing().show();
  expect(playback.shown?.ply).toBe(1);
  playing().end();
  await waitFor(() => expect(played).toHaveLength(2));
  expect(playing().step).toMatchObject({ before: { ply: 1 }, after: { ply: 2 }, own: false });
  playing().end();
  await waitFor(() => expect(playback.running).toBe(false));
  expect(playback.shown?.ply).toBe(2);
});

test('a move of one’s own is shown at once, and the next does not wait for its animation', async () => {
  const { playback, played } = rehearsal();
  playback.push(at(1), true);
  expect(playback.shown?.ply).toBe(1);
  expect(playback.following).toBe(false);
  playback.push(at(2), true);
  expect(playback.shown?.ply).toBe(2);
  expect(played[0]?.skipped.aborted).toBe(true);
  await waitFor(() => expect(played).toHaveLength(2));
  expect(played[1]?.step).toMatchObject({ before: { ply: 1 }, after: { ply: 2 } });
});

test('skipping comes to the end of all that waits', async () => {
  const { playback, played, playing } = rehearsal();
  playback.push(at(1), false);
  playback.push(at(2), false);
  const first = playing();
  playback.skip();
  expect(playback.shown?.ply).toBe(2);
  await waitFor(() => expect(playback.running).toBe(false));
  first.show();
  expect(playback.shown?.ply).toBe(2);
  expect(played).toHaveLength(1);
});

test('after a jump nothing of what was on its way appears', async () => {
  const { playback, playing } = rehearsal();
  playback.push(at(5), false);
  const late = playing();
  playback.jump(at(3));
  late.show();
  await waitFor(() => expect(playback.running).toBe(false));
  expect(playback.shown?.ply).toBe(3);
  playback.push(at(4), false);
  await waitFor(() => expect(playing().step.after.ply).toBe(4));
});

test('a stage that fails keeps no move back', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const playback = new Playback(() => () => Promise.reject(new Error('no such anchor')));
  playback.jump(at(0));
  playback.push(at(1), false);
  await waitFor(() => expect(playback.shown?.ply).toBe(1));
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test('without a stage moves are shown at once', async () => {
  const playback = new Playback(() => null);
  playback.push(at(0), false);
  playback.push(at(1), false);
  await waitFor(() => expect(playback.shown?.ply).toBe(1));
});
