/** What the home page shows of the server: its games, one's own tables, and those of others. */

import { api, type GameInfo, LOBBY, Refused, type Table } from '../api/client';
import { listen } from '../api/transport';
import { person, recall } from '../person.svelte';
import { notifyRefusal } from '../ui/notices.svelte';

const SHOWN = 12;
/** A list does not tell whose turn it is, and a browser has few connections for streams: so tables are asked now and
 * then, while the page is visible. */
const TURNS_EVERY = 8_000;

export class Lobby {
  games: readonly GameInfo[] | null = $state.raw(null);
  /** Public tables with a free seat, and public games to watch. */
  open: readonly Table[] = $state.raw([]);
  playing: readonly Table[] = $state.raw([]);
  /** One's own tables that wait or are played, and the newest of those that are over. */
  mine: readonly Table[] = $state.raw([]);
  finished: readonly Table[] = $state.raw([]);
  /** Where older finished games go on. */
  older: string | null = $state.raw(null);
  /** Whether the server answers; null until it was asked. */
  reached: boolean | null = $state(null);

  /** One's own tables at which one is to act. */
  readonly turns: readonly Table[] = $derived(this.mine.filter(isMyTurn));

  #loading: Promise<void> | null = null;
  #loadingGames: Promise<void> | null = null;

  /** Follow the house until the returned function is called. */
  enter(): () => void {
    this.#loadGames().catch(() => {}); // asked again with the tables
    const stop = listen(() => LOBBY, {
      on: { table: (data) => this.#hear(data as Table) },
      // After a gap the lists are read anew, and at the first sound as well: nothing can be missed in between.
      heard: () => void this.load(),
    });
    const timer = setInterval(() => void this.#askTurns(), TURNS_EVERY);
    const look = () => void this.#askTurns();
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Apart from the tables: a page without a server knows its games before its engine is there. */
  #loadGames(): Promise<void> {
    this.#loadingGames ??= api.games().then(
      (games) => {
        this.games = games;
      },
      (refused) => {
        this.#loadingGames = null;
        throw refused;
      },
    );
    return this.#loadingGames;
  }

  async #load(): Promise<void> {
    try {
      const [, open, playing] = await Promise.all([
        this.#loadGames(),
        api.tables({ status: 'open', limit: SHOWN }),
        api.tables({ status: 'playing', limit: SHOWN }),
      ]);
      this.open = open.tables;
      this.playing = playing.tables;
      this.reached = true;
      if (await recall()) await this.#loadMine();
    } catch (refused) {
      if (refused instanceof Refused && refused.code === 'offline') this.reached = false;
      else notifyRefusal(refused);
    }
  }

  async #loadMine(): Promise<void> {
    const [playing, open, over] = await Promise.all([
      api.tables({ mine: true, status: 'playing', limit: SHOWN }),
      api.tables({ mine: true, status: 'open', limit: SHOWN }),
      api.tables({ mine: true, status: 'over', limit: SHOWN / 2 }),
    ]);
    this.mine = sorted([...playing.tables, ...open.tables].map((table) => this.#withTurn(table)));
    this.finished = over.tables;
    this.older = over.next;
    await this.#askTurns();
  }

  async loadOlder(): Promise<void> {
    if (!this.older) return;
    try {
      const found = await api.tables({ mine: true, status: 'over', limit: SHOWN, before: this.older });
      this.finished = [...this.finished, ...found.tables];
      this.older = found.next;
    } catch (refused) {
      notifyRefusal(refused);
    }
  }

  /** What is known of a table's turn stays until it is known better. */
  #withTurn(table: Table): Table {
    const known = this.mine.find((other) => other.id === table.id);
    return known && known.ply === table.ply ? { ...table, player: known.player } : table;
  }

  async #askTurns(): Promise<void> {
    if (document.visibilityState === 'hidden' || this.reached === false) return;
    const asked = this.mine.filter((table) => table.status === 'playing' && !isMyTurn(table));
    const found = await Promise.all(asked.map((table) => api.table(table.id).catch(() => table)));
    for (const table of found) this.#keepMine(table);
  }

  #hear(table: Table): void {
    this.open = listed(this.open, table, 'open');
    this.playing = listed(this.playing, table, 'playing');
    if (isMine(table)) this.#keepMine(table);
  }

  #keepMine(table: Table): void {
    const others = this.mine.filter((other) => other.id !== table.id);
    const lasts = table.status === 'open' || table.status === 'playing';
    this.mine = sorted(lasts ? [...others, table] : others);
    if (table.status === 'over' && !this.finished.some((other) => other.id === table.id)) {
      this.finished = [table, ...this.finished];
    }
  }
}

/** A list of tables with one status after one of them has changed. */
export function listed(tables: readonly Table[], changed: Table, status: Table['status']): readonly Table[] {
  if (changed.status !== status) return tables.filter((table) => table.id !== changed.id);
  if (!tables.some((table) => table.id === changed.id)) return [changed, ...tables].slice(0, 2 * SHOWN);
  return tables.map((table) => (table.id === changed.id ? changed : table));
}

/** Those that wait for one come first, then the newest. */
function sorted(tables: readonly Table[]): readonly Table[] {
  return [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.changed - a.changed);
}

export function isMine(table: Table): boolean {
  const me = person();
  if (me === null) return false;
  return isBotGame(table) ? table.host === me.id : table.seats.some((seat) => seat.person === me.id);
}

/** Whether only bots sit at the table, and its host watches. */
export function isBotGame(table: Table): boolean {
  return table.seats.every((seat) => seat.kind === 'bot');
}

export function isMyTurn(table: Table): boolean {
  const seat = table.player === null ? undefined : table.seats[table.player];
  return seat !== undefined && seat.kind === 'person' && seat.person === person()?.id && !seat.resigned;
}

/** Free seats. */
export function freeSeats(table: Table): number {
  return table.seats.filter((seat) => seat.kind === 'open' || seat.kind === 'invited').length;
}
