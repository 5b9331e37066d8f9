import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCOPE = 'https://example.org/games/';
const digest = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The caches of a browser, by their names, in the order in which they were made. */
const kept = new Map<string, Map<string, Response>>();

const open = async (name: string) => {
  const files = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, files);
  return {
    match: async (address: string) => files.get(address)?.clone(),
    put: async (address: string, answer: Response) => void files.set(address, answer),
  };
};

const CACHES = {
  open,
  has: async (name: string) => kept.has(name),
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (asked: string | Request) => {
    const address = typeof asked === 'string' ? asked : asked.url;
    return [...kept.values()]
      .find((files) => files.has(address))
      ?.get(address)
      ?.clone();
  },
};

/** What the host has, and what the browser answers of it without asking the host. */
let host: Record<string, string>;
let browser: Record<string, string>;
let asked: string[];

beforeEach(() => {
  kept.clear();
  host = { '': 'page 1', 'assets/a-12345678.js': 'a', 'theme.js': 'theme 1' };
  browser = {};
  asked = [];
});

afterEach(() => void vi.unstubAllGlobals());

function fetchFile(wanted: string | Request, { cache = 'default' } = {}): Promise<Response> {
  const address = typeof wanted === 'string' ? wanted : wanted.url;
  const file = address.slice(SCOPE.length);
  asked.push(file);
  const content = cache === 'default' ? (browser[file] ?? host[file]) : host[file];
  return Promise.resolve(new Response(content ?? '', { status: content === undefined ? 404 : 200 }));
}

/** Run the service worker of a version whose files have these contents; return how it handles an event. */
async function workerOf(version: string, contents: Record<string, string>) {
  const handlers = new Map<string, (event: object) => void>();
  vi.resetModules();
  vi.stubGlobal('caches', CACHES);
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('VERSION', version);
  vi.stubGlobal(
    'FILES',
    Object.fromEntries(Object.entries(contents).map(([file, content]) => [file || 'index.html', digest(content)])),
  );
  vi.stubGlobal('self', {
    registration: { scope: SCOPE },
    clients: { claim: async () => {} },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
  });
  await import('./service-worker');
  return async (name: string, request?: Request): Promise<Response | undefined> => {
    let result: Promise<Response> | undefined;
    const take = (given: Promise<Response>) => {
      result = given;
    };
    handlers.get(name)?.({ waitUntil: take, respondWith: take, request });
    return result;
  };
}

const contentsOf = async (name: string) =>
  Object.fromEntries(
    await Promise.all(
      [...(kept.get(name) ?? [])].map(async ([address, answer]) => [
        address.slice(SCOPE.length),
        await answer.clone().text(),
      ]),
    ),
  );

const FIRST = 'semiramis/games/#1';
const SECOND = 'semiramis/games/#2';

test('a version is kept whole, in a cache of its folder', async () => {
  const handle = await workerOf('1', host);
  await handle('install');
  expect(await contentsOf(FIRST)).toEqual(host);
  host = {};
  const answer = await handle('fetch', new Request(`${SCOPE}index.html?x`));
  expect(await answer?.text()).toBe('page 1');
});

test('the next version takes what has not changed from the one before, and asks the host for the rest', async () => {
  await (await workerOf('1', host))('install');
  asked = [];
  host = { ...host, '': 'page 2' };
  await (await workerOf('2', host))('install');
  expect(asked).toEqual(['']);
  expect(await contentsOf(SECOND)).toEqual(host);
  expect(await contentsOf(FIRST)).toHaveProperty('', 'page 1');
});

test('a file that is kept or sent in part is asked for again', async () => {
  await (await open('semiramis/games/#runtime')).put(`${SCOPE}assets/a-12345678.js`, new Response(''));
  browser = { 'theme.js': 'them', 'assets/a-12345678.js': 'b' };
  await (await workerOf('1', host))('install');
  expect(await contentsOf(FIRST)).toEqual(host);
  expect([...kept.keys()]).toEqual([FIRST]);
});

test.each([
  ['of another version', { '': 'page 1' }],
  ['sent in part', { 'assets/a-12345678.js': '' }],
  ['missing', { 'theme.js': undefined }],
])('a version with a file that is %s is refused, and the one before stays', async (_, wrong) => {
  await (await workerOf('1', host))('install');
  const first = await contentsOf(FIRST);
  const next = { '': 'page 2', 'assets/a-12345678.js': 'a2', 'theme.js': 'theme 2' };
  host = { ...next, ...wrong } as Record<string, string>;
  await expect((await workerOf('2', next))('install')).rejects.toThrow('is not the file of this version');
  expect([...kept.keys()]).toEqual([FIRST]);
  expect(await contentsOf(FIRST)).toEqual(first);
});

test('the newest two versions are kept, and nothing of another folder is removed', async () => {
  const others = ['semiramis/#1', 'semiramis/games/beta/#1', 'else'];
  for (const name of others) await open(name);
  for (const version of ['1', '2', '3']) {
    const handle = await workerOf(version, host);
    await handle('install');
    await handle('activate');
  }
  expect([...kept.keys()]).toEqual([...others, SECOND, 'semiramis/games/#3']);
});

test('a file that only some visitors need is kept when it was needed', async () => {
  const handle = await workerOf('1', host);
  await handle('install');
  host['assets/letters-12345678.woff2'] = 'letters';
  const asking = () => handle('fetch', new Request(`${SCOPE}assets/letters-12345678.woff2`));
  expect(await (await asking())?.text()).toBe('letters');
  host = {};
  expect(await (await asking())?.text()).toBe('letters');
});
