import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTexts, Storage } from './storage';

/** The databases of a browser, by their names. */
const databases = new Map<string, Map<string, string>>();
let failure: DOMException | null;

const answered = <T>(result: T) => {
  const request = { result, onsuccess: () => {} };
  queueMicrotask(() => request.onsuccess());
  return request;
};

/** As much of IndexedDB as the storage uses. */
const INDEXED_DB = {
  open(name: string) {
    const texts = databases.get(name) ?? new Map<string, string>();
    databases.set(name, texts);
    return answered({
      close: () => {},
      transaction: () => {
        const wanted = new Map(texts);
        const transaction = {
          error: failure,
          oncomplete: () => {},
          onabort: () => {},
          objectStore: () => ({
            getAllKeys: () => answered([...texts.keys()]),
            getAll: () => answered([...texts.values()]),
            put: (text: string, key: string) => wanted.set(key, text),
            delete: (key: string) => wanted.delete(key),
          }),
        };
        queueMicrotask(() => {
          if (failure) return transaction.onabort();
          texts.clear();
          for (const [key, text] of wanted) texts.set(key, text);
          transaction.oncomplete();
        });
        return transaction;
      },
    });
  },
};

const FOLDER = 'https://example.org/games/';
let told: unknown[];
const openStorage = () => Storage.open(FOLDER, (problem, unkept) => told.push([problem, unkept]));

beforeEach(() => {
  databases.clear();
  failure = null;
  told = [];
  vi.stubGlobal('indexedDB', INDEXED_DB);
});
afterEach(() => void vi.unstubAllGlobals());

test('texts are kept by their keys until they are removed', async () => {
  const storage = await openStorage();
  storage.save('a', '1');
  storage.save('b', '2');
  await storage.settled();
  storage.save('a', null);
  await storage.settled();
  expect(await storage.read()).toEqual({ b: '2' });
  expect(await readTexts(FOLDER)).toEqual({ b: '2' });
  expect(await readTexts(`${FOLDER}beta/`)).toEqual({}); // another copy
  expect(told).toEqual([]);
});

test('what does not fit is told of, until it fits', async () => {
  const storage = await openStorage();
  failure = new DOMException('no', 'QuotaExceededError');
  storage.save('a', '1');
  await storage.settled();
  storage.save('b', null);
  await storage.settled();
  expect(told).toEqual([
    ['full', { a: '1' }],
    ['full', { a: '1', b: null }],
  ]);
  failure = null;
  storage.save('c', '3');
  await storage.settled();
  expect(told.at(-1)).toEqual([null, {}]);
  expect(await storage.read()).toEqual({ a: '1', c: '3' });
});

test('a browser that forbids storage is told of everything that is saved', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const storage = await openStorage();
  storage.report();
  storage.save('a', '1');
  await storage.settled();
  expect(told).toEqual([
    ['forbidden', {}],
    ['forbidden', { a: '1' }],
  ]);
  expect(await readTexts(FOLDER)).toEqual({});
});
