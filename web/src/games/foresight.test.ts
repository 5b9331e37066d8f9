import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../api/client';
import { BATCH, Foresight, PATIENCE, totalOf } from './foresight.svelte';

const outcome = (action: string): Outcome => ({
  action,
  refused: null,
  events: [],
  points: { stairs: 3, belvederes: -1 },
  final: false,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each action is asked about once', async () => {
  const foresee = vi.fn(async (actions: string[]) => actions.map(outcome));
  const foresight = new Foresight(foresee);
  foresight.ask(['dig a1', 'dig b1']);
  foresight.ask(['dig b1', 'dig c1']);
  await vi.runAllTimersAsync();
  expect(foresee.mock.calls).toEqual([[['dig a1', 'dig b1']], [['dig c1']]]);
  expect(foresight.of('dig b1')?.points).toEqual({ stairs: 3, belvederes: -1 });
  expect(totalOf(outcome('x'))).toBe(2);
  expect(foresight.of('dig d1')).toBeUndefined();
});

test('a hand that moves on asks only where it comes to rest', async () => {
  const foresee = vi.fn(async (actions: string[]) => actions.map(outcome));
  const foresight = new Foresight(foresee);
  foresight.askSoon(['statue a1']);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  foresight.askSoon(['statue b1']);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(foresee.mock.calls).toEqual([[['statue b1']]]);
});

test('many actions go in several calls', async () => {
  const foresee = vi.fn(async (actions: string[]) => actions.map(outcome));
  new Foresight(foresee).ask(Array.from({ length: BATCH + 1 }, (_, n) => `action ${n}`));
  await vi.runAllTimersAsync();
  expect(foresee.mock.calls.map(([actions]) => actions.length)).toEqual([BATCH, 1]);
});

test('what was not answered is asked again the next time', async () => {
  const foresee = vi.fn<(actions: string[]) => Promise<Outcome[]>>();
  foresee
    .mockRejectedValueOnce(new Error('the server is away'))
    .mockResolvedValueOnce([])
    .mockResolvedValue([outcome('x')]);
  const foresight = new Foresight(foresee);
  for (let n = 0; n < 4; n += 1) {
    foresight.ask(['x']);
    await vi.runAllTimersAsync();
  }
  expect(foresee).toHaveBeenCalledTimes(3);
  expect(foresight.of('x')).toEqual(outcome('x'));
});

test('what was not asked yet is not asked of another position', async () => {
  const foresee = vi.fn(async (actions: string[]) => actions.map(outcome));
  const foresight = new Foresight(foresee);
  foresight.askSoon(['statue a1']);
  foresight.close();
  await vi.runAllTimersAsync();
  expect(foresee).not.toHaveBeenCalled();
});
