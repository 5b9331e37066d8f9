/** A table as this browser knows it: what the server tells of it, and what one may do there. */

import { api, eventsOf, type GameInfo, type Outcome, type Position, Refused, type Table } from '../api/client';
import { listen } from '../api/stream';
import { person, recall } from '../person.svelte';
import { notifyRefusal } from '../ui/notices.svelte';
import { Playback, type Stage } from './playback.svelte';

export class TableSession {
  table: Table | null = $state.raw(null);
  game: GameInfo | null = $state.raw(null);
  /** The newest position that the server told; what is shown may lag behind it. */
  position: Position | null = $state.raw(null);
  legal: readonly string[] | null = $state.raw(null);
  /** Whether the server is heard. */
  live = $state(true);
  /** Why there is no such table to show. */
  refused: Refused | null = $state.raw(null);
  /** An action is on its way. */
  busy = $state(false);
  stage: Stage | null = null;
  readonly playback = new Playback(() => this.stage);

  /** The seats that this person plays; several when friends share a screen. */
  readonly mine: readonly number[] = $derived.by(() => {
    const me = person();
    return (this.table?.seats ?? []).flatMap((seat, number) =>
      me && seat.kind === 'person' && seat.person === me.id && !seat.resigned ? [number] : [],
    );
  });

  #stop: (() => void) | null = null;
  #me = 0;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      await recall();
      const [table, games] = await Promise.all([api.table(this.id), api.games()]);
      this.table = table;
      this.game = games.find((game) => game.name === table.game) ?? null;
    } catch (refused) {
      this.refused = refused instanceof Refused ? refused : new Refused('server_error', String(refused));
      return;
    }
    this.#stop = listen(() => eventsOf(this.id, this.position?.ply ?? null), {
      on: {
        table: (told) => {
          this.table = told as Table;
        },
        position: (told) => this.#jump(told as Position),
        undo: (told) => this.#jump(told as Position),
        move: (told) => this.#move(told as Position),
        turn: (told) => {
          const { ply, legal } = told as { ply: number; legal: string[] };
          if (ply === this.position?.ply) this.legal = legal;
        },
      },
      heard: (live) => {
        this.live = live;
      },
    });
  }

  close(): void {
    this.#stop?.();
  }

  /** The legal actions once the eye has come to the position that they belong to. */
  get choices(): readonly string[] | null {
    const shown = this.playback.shown;
    if (!shown || shown !== this.position || shown.player === null || !this.mine.includes(shown.player)) return null;
    return this.legal;
  }

  /** The seat from whose side the board is seen: the one of mine that acts, or that acted last. */
  get me(): number {
    const player = this.playback.shown?.player;
    if (player !== null && player !== undefined && this.mine.includes(player)) this.#me = player;
    else if (!this.mine.includes(this.#me)) this.#me = this.mine[0] ?? 0;
    return this.#me;
  }

  act = async (action: string): Promise<boolean> => {
    const position = this.position;
    if (!position || this.busy) return false;
    return this.#try(async () => {
      this.#move(await api.act(this.id, { ply: position.ply, action, undone: position.undone }));
    });
  };

  undo = (): Promise<boolean> => {
    const back = this.position;
    if (!back || back.undo_to === null || back.undo_to === undefined) return Promise.resolve(false);
    return this.#try(async () => this.#jump(await api.undo(this.id, back.ply - 1)));
  };

  foresee = async (actions: string[]): Promise<Outcome[]> => {
    const position = this.position;
    if (!position || !this.choices || !actions.length) return [];
    try {
      return (await api.outcomes(this.id, { ply: position.ply, undone: position.undone, actions })).outcomes;
    } catch (refused) {
      // The position has moved on meanwhile: then nobody needs to know any more.
      if (refused instanceof Refused && ['stale_ply', 'not_your_turn', 'offline'].includes(refused.code)) return [];
      throw refused;
    }
  };

  /** Do something at the table; say why if it is refused. */
  change = (call: () => Promise<Table>): Promise<boolean> =>
    this.#try(async () => {
      this.table = await call();
    });

  async #try(call: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await call();
      return true;
    } catch (refused) {
      notifyRefusal(refused, this.table?.game);
      if (refused instanceof Refused && refused.code === 'stale_ply') await this.#catchUp();
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #catchUp(): Promise<void> {
    this.#jump(await api.position(this.id));
  }

  #jump(position: Position): void {
    if (this.#isKnown(position)) return this.#learnLegal(position);
    this.#take(position);
    this.playback.jump(position);
  }

  /** A move is told twice to whoever made it: as the answer to the call, and by the stream. */
  #move(position: Position): void {
    if (this.#isKnown(position)) return this.#learnLegal(position);
    const next = position.ply === (this.position?.ply ?? -1) + 1 && position.undone === this.position?.undone;
    if (!next) return this.#jump(position);
    const own = position.last !== null && this.mine.includes(position.last?.seat ?? -1);
    this.#take(position);
    this.playback.push(position, own);
  }

  #isKnown(position: Position): boolean {
    const known = this.position;
    return known !== null && position.undone === known.undone && position.ply <= known.ply;
  }

  #take(position: Position): void {
    this.position = position;
    this.legal = position.legal ?? null;
  }

  #learnLegal(position: Position): void {
    if (position.ply === this.position?.ply && position.legal) this.legal = position.legal;
  }
}
