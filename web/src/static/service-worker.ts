/** Keeps all files of one version of the page, so that it can be opened without a network. */

import { CACHE, RUNTIME_CACHE } from './caches';

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
const NAME = `${CACHE}${VERSION}`;
/** Names with a hash never mean another content; the others are asked for again. */
const HASHED = /-[\w-]{8}\.\w+$/;
const PAGE = 'index.html';
/** An open page may still load parts of the version before. */
const KEPT_VERSIONS = 2;

/** The page itself is the folder: some hosts send index.html there. */
const addressOf = (file: string) => new URL(file === PAGE ? './' : file, worker.registration.scope).href;

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(Object.keys(FILES).map((file) => keep(cache, file)));
  await caches.delete(RUNTIME_CACHE);
}

async function keep(cache: Cache, file: string): Promise<void> {
  const address = addressOf(file);
  const known = HASHED.test(file) ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: HASHED.test(file) ? 'default' : 'reload' }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== RUNTIME_CACHE);
  await Promise.all(versions.slice(0, -KEPT_VERSIONS).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const address = request.url.replace(/[?#].*/, '');
  const cache = await caches.open(NAME);
  const own = await cache.match(address === new URL(PAGE, worker.registration.scope).href ? addressOf(PAGE) : address);
  return own ?? (await caches.match(request)) ?? fetch(request);
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
