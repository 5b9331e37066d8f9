/** What is kept from one visit to the next: one text for each table and person, in IndexedDB. */

import type { Changes, Texts } from './games-file';
import type { StorageProblem } from './messages';

const STORE = 'texts';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Another copy of the page on the same host, in another folder, has games of its own. */
async function open(folder: string): Promise<IDBDatabase> {
  const request = indexedDB.open(`semiramis${new URL(folder).pathname}`, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

async function readAll(database: IDBDatabase): Promise<Texts> {
  const store = database.transaction(STORE).objectStore(STORE);
  const [keys, texts] = await Promise.all([done(store.getAllKeys()), done<string[]>(store.getAll())]);
  return Object.fromEntries(keys.map((key, n) => [String(key), texts[n] ?? '']));
}

/** What is kept for the page in a folder: nothing if the browser forbids it. */
export async function readTexts(folder: string): Promise<Texts> {
  try {
    const database = await open(folder);
    return await readAll(database).finally(() => database.close());
  } catch {
    return {};
  }
}

/** Gets why the newest changes are not kept, if they are not, and these changes. */
export type Report = (problem: StorageProblem | null, unkept: Changes) => void;

export class Storage {
  /** What is not written yet. */
  readonly #unwritten = new Map<string, string | null>();
  #writing: Promise<void> | null = null;
  #problem: StorageProblem | null = null;

  private constructor(
    private readonly database: IDBDatabase | null,
    private readonly tell: Report,
  ) {}

  /** A browser that forbids storage gets one that keeps nothing, and says so. */
  static async open(folder: string, tell: Report): Promise<Storage> {
    const database = await open(folder).catch(() => null);
    const storage = new Storage(database, tell);
    if (!database) storage.#problem = 'forbidden';
    return storage;
  }

  async read(): Promise<Texts> {
    return this.database ? readAll(this.database) : {};
  }

  /** Say whether everything is kept. It is said by itself when a change is not, and when all are again. */
  report(): void {
    this.tell(this.#problem, Object.fromEntries(this.#unwritten));
  }

  save(key: string, text: string | null): void {
    this.#unwritten.set(key, text);
    // All that one call changes is written together.
    this.#writing ??= Promise.resolve()
      .then(() => this.#write())
      .finally(() => {
        this.#writing = null;
      });
  }

  /** Everything that was saved is written, or it was said that it cannot be. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    if (!this.database) return this.report();
    const texts = new Map(this.#unwritten);
    try {
      await this.#transact(this.database, texts);
    } catch (error) {
      // Tried again with the next change.
      this.#problem = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
      return this.report();
    }
    for (const [key, text] of texts) if (this.#unwritten.get(key) === text) this.#unwritten.delete(key);
    if (this.#unwritten.size) return this.#write();
    if (!this.#problem) return;
    this.#problem = null;
    this.report();
  }

  #transact(database: IDBDatabase, texts: ReadonlyMap<string, string | null>): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const store = transaction.objectStore(STORE);
      for (const [key, text] of texts) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  }
}
