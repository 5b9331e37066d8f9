/** Live updates. A stream that breaks comes back by itself, and says meanwhile that it is away. */

export interface Listening {
  /** What an event of this name tells, with its id (the ply) if it has one. */
  on: Record<string, (told: unknown, id: string) => void>;
  /** Whether the server is heard. */
  heard: (live: boolean) => void;
}

const SOONEST = 500;
const LATEST = 15_000;
/** After so long out of sight (a lid that was shut) a connection may be dead without anybody having noticed. */
const LONG_AWAY = 60_000;

/** Listen until the returned function is called. `address` is asked for anew each time the stream has to be opened. */
export function listen(address: () => string, { on, heard }: Listening): () => void {
  let source: EventSource | null = null;
  let wait = SOONEST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let hiddenAt: number | null = null;

  function open(): void {
    clearTimeout(timer);
    source?.close();
    const opened = new EventSource(address());
    source = opened;
    opened.onopen = () => {
      wait = SOONEST;
      heard(true);
    };
    // The browser would try again by itself, but with the first address, and not after a status that is no success.
    opened.onerror = again;
    opened.addEventListener('reconnect', again);
    for (const [name, tell] of Object.entries(on)) {
      opened.addEventListener(name, (event) => tell(JSON.parse(event.data), event.lastEventId));
    }
  }

  function again(): void {
    source?.close();
    if (over) return;
    heard(false);
    clearTimeout(timer);
    // Not everybody at once when a server comes back.
    timer = setTimeout(open, wait * (1 + Math.random()));
    wait = Math.min(2 * wait, LATEST);
  }

  function now(): void {
    wait = SOONEST;
    open();
  }

  function seen(): void {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (source?.readyState === EventSource.CLOSED || (hiddenAt && Date.now() - hiddenAt > LONG_AWAY)) now();
  }

  open();
  addEventListener('online', now);
  // Without a network a server on the same machine is still there: opening the stream anew tells.
  addEventListener('offline', now);
  document.addEventListener('visibilitychange', seen);
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener('online', now);
    removeEventListener('offline', now);
    document.removeEventListener('visibilitychange', seen);
    source?.close();
  };
}
