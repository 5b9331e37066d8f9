/**
 * How calls of the API reach what answers them: over HTTP, or, on a page without a server, a worker of the browser.
 *
 * Everything above calls `request` and `listen`, and reads in `offers` what can be offered. HTTP is used unless the page
 * chooses another transport before it starts (`src/static/main.ts`).
 */

import { during } from '../rest';
import { type Listening, listen as listenOverHttp } from './stream';

/** What can be done, besides playing on this device. */
export interface Offers {
  /** People on other devices: invitations, open seats, public tables, watching. */
  readonly friends: boolean;
  /** Addresses that mean something to other programs: links to tables, files to be loaded. */
  readonly links: boolean;
  /** A connection that can be lost. Without one, the page itself says what it waits for. */
  readonly connection: boolean;
  /** A tutor, who has to search for as long as a strong opponent. */
  readonly tutor: boolean;
}

export interface Asked {
  /** JSON. */
  body?: string | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  text: string;
  /** When it was answered, in seconds since 1970, by the clock that deadlines are in; null for that of this device. */
  time: number | null;
}

export interface Transport {
  readonly offers: Offers;
  /** Call an address of the API. It fails if there is no answer. */
  request(method: string, address: string, asked: Asked): Promise<Answer>;
  /** Listen until the returned function is called. `address` is asked for anew each time the stream has to be opened. */
  listen(address: () => string, listening: Listening): () => void;
}

const http: Transport = {
  offers: { friends: true, links: true, connection: true, tutor: true },
  async request(method, address, { body, headers, signal }) {
    const answer = await fetch(address, {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json', ...headers } }),
    });
    const time = Number(answer.headers.get('Semiramis-Time') ?? Number.NaN);
    return { status: answer.status, text: await answer.text(), time: Number.isNaN(time) ? null : time };
  },
  listen: listenOverHttp,
};

let chosen = http;

export function choose(transport: Transport): void {
  chosen = transport;
}

export const offers = (): Offers => chosen.offers;
export const request: Transport['request'] = (method, address, asked) => during(chosen.request(method, address, asked));
export const listen: Transport['listen'] = (address, listening) => chosen.listen(address, listening);
