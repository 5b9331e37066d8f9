/** Keeps all files of one version of the page, so that it can be opened without a network. */

import { namesIn } from './names';

/** Written in front of this program when the page is built: the files by their addresses, with their hashes. */
declare const FILES: Readonly<Record<string, string>>;
declare const VERSION: string;

interface Waiting extends Event {
  waitUntil(what: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', handler: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', handler: (event: Fetching) => void): void;
  addEventListener(name: 'message', handler: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Scope;
const names = namesIn(worker.registration.scope);
const NAME = `${names.cache}${VERSION}`;
const PAGE = 'index.html';
/** An open page may still load parts of the version before. */
const KEPT_VERSIONS = 2;

/** The page itself is the folder: some hosts send index.html there. */
const addressOf = (file: string) => new URL(file === PAGE ? './' : file, worker.registration.scope).href;

/** Keep all files, or none: then this version is not used, and the one before stays. */
async function install(): Promise<void> {
  const isNew = !(await caches.has(NAME));
  const cache = await caches.open(NAME);
  try {
    await Promise.all(Object.entries(FILES).map(([file, hash]) => keep(cache, addressOf(file), hash)));
  } catch (error) {
    if (isNew) await caches.delete(NAME);
    throw error;
  }
  await caches.delete(names.runtimeCache);
}

/** What another version has kept, or the browser, may be an older file or a part of it. */
async function keep(cache: Cache, address: string, hash: string): Promise<void> {
  const sources = [
    () => caches.match(address),
    () => fetch(address),
    () => fetch(address, { cache: 'reload' }), // from the host itself
  ];
  for (const source of sources) {
    const answer = await source();
    const copy = answer?.clone();
    if (answer?.ok && copy && (await hashOf(copy)) === hash) return cache.put(address, answer);
  }
  // The host is being updated, or it changes files.
  throw new Error(`${address} is not the file of this version`);
}

/** As web/static.py writes it. */
async function hashOf(answer: Response): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(names.cache) && name !== names.runtimeCache);
  await Promise.all(versions.slice(0, -KEPT_VERSIONS).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const address = request.url.replace(/[?#].*/, '');
  const cache = await caches.open(NAME);
  const own = await cache.match(address === new URL(PAGE, worker.registration.scope).href ? addressOf(PAGE) : address);
  const found = own ?? (await caches.match(request));
  if (found) return found;
  const loaded = await fetch(request);
  if (loaded.ok && address.startsWith(addressOf('assets/'))) {
    // What only some need, like the letters of one language, is kept from then on. Their names have hashes.
    await cache.put(address, loaded.clone()).catch(() => {});
  }
  return loaded;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(worker.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
// The page asks for it when the person has agreed to the update.
worker.addEventListener('message', ({ data }) => {
  if (data === 'update') void worker.skipWaiting();
});
