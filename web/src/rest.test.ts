import { afterEach, expect, test, vi } from 'vitest';
import { during, later } from './rest';

const isBusy = () => document.documentElement.hasAttribute('data-busy');

afterEach(() => vi.useRealTimers());

test('the page is at rest when all that was under way has ended, well or not', async () => {
  let end = () => {};
  const waits = during(new Promise<void>((resolve) => (end = resolve)));
  const fails = during(Promise.reject(new Error('offline')));
  expect(isBusy()).toBe(true);
  await expect(fails).rejects.toThrow('offline');
  expect(isBusy()).toBe(true);
  end();
  await waits;
  expect(isBusy()).toBe(false);
});

test('what is to come keeps the page busy until it has come or is called off', () => {
  vi.useFakeTimers();
  const seen: boolean[] = [];
  const off = later(() => seen.push(isBusy()), 50);
  later(() => seen.push(isBusy()), 20);
  vi.advanceTimersByTime(20);
  expect(isBusy()).toBe(true);
  off();
  off();
  expect(isBusy()).toBe(false);
  vi.runAllTimers();
  expect(seen).toEqual([true]);
  expect(isBusy()).toBe(false);
});
