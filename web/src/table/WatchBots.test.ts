import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../api/client';
import { position, table } from '../fixtures/tables';
import { notices } from '../ui/notices.svelte';
import { speak } from '../words/words.svelte';
import { TableSession } from './session.svelte';
import WatchBots from './WatchBots.svelte';

const LONG = 2_000;

beforeEach(async () => {
  await speak('en', 'table');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watch() {
  const ask = vi.spyOn(api, 'askTurn').mockResolvedValue(table());
  const session = new TableSession('T1');
  session.position = position(0, 0);
  render(WatchBots, { session });
  return { ask, session, asked: () => ask.mock.calls.map(([, ply]) => ply) };
}

test('each turn is asked for once, after a pause', async () => {
  const { session, asked } = watch();
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(asked()).toEqual([0]);
  session.position = position(3, 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual([0]);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(asked()).toEqual([0, 3]);
});

test('the next turn waits until the last one has been shown', async () => {
  const { session, asked } = watch();
  let end = () => {};
  session.playStep = () =>
    new Promise((resolve) => {
      end = resolve;
    });
  session.playback.jump(position(0, 0));
  session.playback.push(position(1, 1), false);
  session.position = position(1, 1);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(asked()).toEqual([]);
  end();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(asked()).toEqual([1]);
});

test('while the game is paused, one turn at a time can be asked for', async () => {
  const { session, asked } = watch();
  await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(asked()).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'One turn' }));
  expect(asked()).toEqual([0]);
  session.position = position(2, 1);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(asked()).toEqual([0]);
  await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(asked()).toEqual([0, 2]);
});

test('a turn that is refused is told and pauses the game; one that another window has asked for is not', async () => {
  const { ask, session } = watch();
  ask.mockRejectedValueOnce(new Refused('stale_ply', ''));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  ask.mockRejectedValueOnce(new Refused('too_many_requests', '', { seconds: 3 }));
  session.position = position(2, 1);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(notices().at(-1)?.text).toContain('3 seconds');
  await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(ask).toHaveBeenCalledTimes(3);
});
