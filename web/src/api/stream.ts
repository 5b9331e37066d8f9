/** Live updates. A stream that breaks comes back by itself, and says meanwhile that it is away. */

export interface Listening {
  /** What an event of this name tells, with its id (the ply) if it has one. */
  on: Record<string, (told: unknown, id: string) => void>;
  /** Whether the server is heard. */
  heard: (live: boolean) => void;
}

const SOONEST = 500;
const LATEST = 15_000;

/** Listen until the returned function is called. `address` is asked for anew each time the stream has to be opened. */
export function listen(address: () => string, { on, heard }: Listening): () => void {
  let source: EventSource | null = null;
  let wait = SOONEST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  function open(): void {
    const opened = new EventSource(address());
    source = opened;
    opened.onopen = () => {
      wait = SOONEST;
      heard(true);
    };
    opened.onerror = () => {
      heard(false);
      // The browser tries again by itself unless it was told that there is nothing (a status that is no success).
      if (opened.readyState === EventSource.CLOSED) again();
    };
    opened.addEventListener('reconnect', () => {
      opened.close();
      heard(false);
      again();
    });
    for (const [name, tell] of Object.entries(on)) {
      opened.addEventListener(name, (event) => tell(JSON.parse(event.data), event.lastEventId));
    }
  }

  function again(): void {
    if (over) return;
    clearTimeout(timer);
    timer = setTimeout(open, wait);
    wait = Math.min(2 * wait, LATEST);
  }

  function now(): void {
    if (over || source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(timer);
    wait = SOONEST;
    open();
  }

  open();
  addEventListener('online', now);
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener('online', now);
    source?.close();
  };
}
