/** What is kept from one visit to the next: one text for each table and person, in IndexedDB. */

import type { StorageProblem } from './messages';

const DATABASE = 'semiramis';
const STORE = 'texts';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

export class Storage {
  /** What is not written yet; undefined is to be removed. */
  readonly #unwritten = new Map<string, string | undefined>();
  #writing: Promise<void> | null = null;
  #problem: StorageProblem | null = null;

  private constructor(
    private readonly database: IDBDatabase | null,
    private readonly report: (problem: StorageProblem | null) => void,
  ) {}

  /** A browser that forbids storage gets one that keeps nothing, and says so. */
  static async open(report: (problem: StorageProblem | null) => void): Promise<Storage> {
    try {
      return new Storage(await open(), report);
    } catch {
      report('forbidden');
      return new Storage(null, report);
    }
  }

  async read(): Promise<string[]> {
    if (!this.database) return [];
    return done<string[]>(this.database.transaction(STORE).objectStore(STORE).getAll());
  }

  save(key: string, text: string | undefined): void {
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
    if (!this.database) return;
    const texts = new Map(this.#unwritten);
    try {
      await this.#transact(this.database, texts);
    } catch (error) {
      // Tried again with the next change.
      this.#tell(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden');
      return;
    }
    for (const [key, text] of texts) if (this.#unwritten.get(key) === text) this.#unwritten.delete(key);
    this.#tell(null);
    if (this.#unwritten.size) await this.#write();
  }

  #transact(database: IDBDatabase, texts: ReadonlyMap<string, string | undefined>): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const store = transaction.objectStore(STORE);
      for (const [key, text] of texts) {
        if (text === undefined) store.delete(key);
        else store.put(text, key);
      }
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  }

  #tell(problem: StorageProblem | null): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.report(problem);
  }
}
