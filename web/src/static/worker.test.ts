import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from './messages';

let sent: FromWorker[];
const say = (data: ToWorker) => self.onmessage?.(new MessageEvent('message', { data }));

const settled = vi.fn(async () => {});
const withdraw = vi.hoisted(() => vi.fn());
const startThinking = vi.hoisted(() => vi.fn());
const request = vi.fn();

vi.mock('./storage', () => ({
  Storage: { open: async () => ({ read: async () => ({}), settled, report: () => {} }) },
}));
vi.mock('./runtime', () => ({
  loadPython: async () => ({ toPy: (given: unknown) => given, pyimport: () => ({ start: () => ({ request }) }) }),
}));
vi.mock('./thinking', () => ({
  Thinking: class {
    withdrawHints = withdraw;
    start = startThinking;
  },
}));

beforeEach(async () => {
  sent = [];
  vi.clearAllMocks();
  settled.mockResolvedValue();
  vi.spyOn(self, 'postMessage').mockImplementation((message: FromWorker) => void sent.push(message));
  vi.resetModules();
  await import('./worker');
  const file = { address: 'file', size: 1 };
  const files = { wasm: file, program: file, library: file, engine: file };
  say({ kind: 'start', files, folder: 'https://example.org/', takeOver: false, waits: false, restored: {} });
  await waitFor(() => expect(sent).toContainEqual({ kind: 'ready' }));
});

afterEach(() => {
  self.onmessage = null;
  vi.restoreAllMocks();
});

test('a worker whose storage is blocked by another tab is alive', () => {
  settled.mockReturnValue(new Promise(() => {}));
  say({ kind: 'ping' });
  expect(sent.at(-1)).toEqual({ kind: 'pong' });
});

test('the second worker is started when a table is opened, not at home', async () => {
  request.mockReturnValue(new Promise(() => {}));
  say({ kind: 'request', id: 1, method: 'GET', path: '/tables?mine=true', body: undefined });
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(startThinking).not.toHaveBeenCalled();
  say({ kind: 'request', id: 2, method: 'GET', path: '/tables/t', body: undefined });
  await vi.waitFor(() => expect(startThinking).toHaveBeenCalled());
});

test('only hints that the page no longer waits for are withdrawn', async () => {
  request.mockReturnValue(new Promise(() => {}));
  say({ kind: 'request', id: 1, method: 'POST', path: '/tables/t/hints', body: '{}' });
  say({ kind: 'request', id: 2, method: 'GET', path: '/games', body: undefined });
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  say({ kind: 'cancel', id: 2 });
  expect(withdraw).not.toHaveBeenCalled();
  say({ kind: 'cancel', id: 1 });
  expect(withdraw).toHaveBeenCalledOnce();
});
