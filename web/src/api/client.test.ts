import { afterEach, expect, test, vi } from 'vitest';
import { api } from './client';

interface Sent {
  path: string;
  key: string | null;
}

/** What the page sends, and the answer to each: a status, or nothing at all. */
function answering(...statuses: (number | null)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ path, key: new Headers(headers).get('Idempotency-Key') });
    const status = statuses[sent.length - 1] ?? null;
    if (status === null) throw new TypeError('no network');
    const body = status < 300 ? { id: 't' } : { code: 'unavailable', message: '', facts: {} };
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

const WISH = { game: 'amytis', seats: [{ kind: 'me' as const, level: null }] };
const CALLS = {
  enter: () => api.enter('Ada'),
  newTable: () => api.newTable(WISH),
  load: () => api.load({ format: 'semiramis-record/1' }),
};

afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(CALLS))('%s that got no answer is sent again with the same key', async (_, call) => {
  const sent = answering(null, 503, 201, 201);
  await expect(call()).rejects.toThrow();
  await expect(call()).rejects.toThrow();
  await call();
  await call();
  const keys = sent.map(({ key }) => key);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  // It was answered: the same wish after that is a new one.
  expect(keys[3]).not.toBe(keys[0]);
});

test('a second click while the first is under way has the same key', async () => {
  const sent = answering(201, 201);
  await Promise.all([CALLS.newTable(), CALLS.newTable()]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test('another wish has another key, and so has one after a refusal', async () => {
  const sent = answering(400, null, 201, 201);
  await expect(CALLS.newTable()).rejects.toThrow();
  await expect(CALLS.newTable()).rejects.toThrow();
  await api.newTable({ ...WISH, game: 'babylon' });
  await CALLS.newTable();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[1]?.key);
  expect(sent[3]?.key).toBe(sent[1]?.key);
});
