/**
 * Live updates as server-sent events. A stream that breaks comes back by itself, and says meanwhile that it is away.
 *
 * They are read with `fetch`, not with `EventSource`: that one does not tell of the signs of life which the server sends
 * in silence, so a connection that died without a word would look like a quiet table.
 */

import { EventReader } from './events';

export interface Listening {
  /** Handlers by the name of an event: they get its data, and its id (the ply) if it has one. */
  on: Record<string, (data: unknown, id: string) => void>;
  /** Whether the server is heard. */
  heard: (live: boolean) => void;
}

const SOONEST = 500;
const LATEST = 4_000;
/** The server gives a sign of life every 15 seconds. */
const SILENCE = 40_000;

/** Listen until the returned function is called. `address` is asked for anew each time the stream has to be opened. */
export function listen(address: () => string, { on, heard }: Listening): () => void {
  let connection = new AbortController();
  let wait = SOONEST;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    connection.abort();
    connection = new AbortController();
    const { signal } = connection;
    expectLife();
    hear(signal).then(
      () => again(signal),
      () => again(signal),
    );
  }

  async function hear(signal: AbortSignal): Promise<void> {
    const headers = { Accept: 'text/event-stream' };
    const answer = await fetch(address(), { headers, signal, cache: 'no-store' });
    if (!answer.ok || !answer.body) return;
    wait = SOONEST;
    heard(true);
    const events = new EventReader();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      expectLife();
      for (const { name, data, id } of events.read(part.value)) {
        if (signal.aborted) return;
        if (name === 'reconnect') return;
        tell(name, data, id);
      }
    }
  }

  /** An error in a listener does not break the connection. */
  function tell(name: string, data: string, id: string): void {
    try {
      on[name]?.(JSON.parse(data), id);
    } catch (error) {
      reportError(error);
    }
  }

  function again(signal: AbortSignal): void {
    // The stream was closed or opened again meanwhile.
    if (signal.aborted) return;
    connection.abort();
    heard(false);
    clearTimeout(timer);
    // Not everybody at once when a server comes back.
    timer = setTimeout(open, wait * (1 + Math.random() / 2));
    wait = Math.min(2 * wait, LATEST);
  }

  function expectLife(): void {
    clearTimeout(timer);
    const { signal } = connection;
    timer = setTimeout(() => again(signal), SILENCE);
  }

  function now(): void {
    wait = SOONEST;
    open();
  }

  /** A laptop that was shut wakes up with timers that stood still. */
  function seen(): void {
    if (document.visibilityState === 'visible' && Date.now() - seenAt > SILENCE) now();
    seenAt = Date.now();
  }

  let seenAt = Date.now();
  open();
  addEventListener('online', now);
  // Without a network a server on the same machine is still there: only opening the stream again shows it.
  addEventListener('offline', now);
  document.addEventListener('visibilitychange', seen);
  return () => {
    connection.abort();
    clearTimeout(timer);
    removeEventListener('online', now);
    removeEventListener('offline', now);
    document.removeEventListener('visibilitychange', seen);
  };
}
