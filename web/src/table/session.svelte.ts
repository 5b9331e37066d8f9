/** A table as this browser knows it: what the server sent, and what the person may do. */

import {
  api,
  eventsOf,
  type GameInfo,
  type Outcome,
  type Position,
  Refused,
  type Table,
  type Turn,
} from '../api/client';
import { listen } from '../api/transport';
import { person, recall } from '../person.svelte';
import { notifyRefusal } from '../ui/notices.svelte';
import { Chronicle } from './chronicle.svelte';
import { Playback, type PlayStep } from './playback.svelte';

export class TableSession {
  table: Table | null = $state.raw(null);
  game: GameInfo | null = $state.raw(null);
  /** The newest position that the server sent; the one that is shown may be older. */
  position: Position | null = $state.raw(null);
  /** What the current player may do in it, if it is this person. */
  turn: Pick<Turn, 'legal' | 'annotations'> | null = $state.raw(null);
  /** Whether the server is heard. */
  live = $state(true);
  /** Why there is no such table to show. */
  refused: Refused | null = $state.raw(null);
  /** An action is on its way. */
  busy = $state(false);
  playStep: PlayStep | null = null;
  readonly playback = new Playback(() => this.playStep);
  readonly chronicle: Chronicle;

  /** The seats that this person plays; several when friends share a screen. */
  readonly mine: readonly number[] = $derived.by(() => {
    const me = person();
    return (this.table?.seats ?? []).flatMap((seat, number) =>
      me && seat.kind === 'person' && seat.person === me.id && !seat.resigned ? [number] : [],
    );
  });

  #stop: (() => void) | null = null;
  #listeningAs: string | null = null;
  #me = 0;
  #foreseeing = new AbortController();

  constructor(readonly id: string) {
    this.chronicle = new Chronicle(id);
  }

  async open(): Promise<void> {
    try {
      await recall();
      const [table, games] = await Promise.all([api.table(this.id), api.games()]);
      this.table = table;
      this.game = games.find((game) => game.name === table.game) ?? null;
      this.refused = null;
    } catch (refused) {
      this.refused = refused instanceof Refused ? refused : new Refused('server_error', String(refused));
      return;
    }
    this.#listen();
  }

  #listen(): void {
    this.#stop?.();
    this.#listeningAs = person()?.id ?? null;
    this.#stop = listen(() => eventsOf(this.id, this.position?.ply ?? null), {
      on: {
        table: (data) => this.#learn(data as Table),
        position: (data) => this.#jump(data as Position),
        undo: (data) => this.#jump(data as Position),
        move: (data) => this.#move(data as Position),
        turn: (data) => {
          const turn = data as Turn;
          if (turn.ply === this.position?.ply) this.turn = turn;
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

  /** Whether this person is to act in the newest position, and no stand-in does it for them. */
  get acting(): boolean {
    const player = this.position?.player ?? null;
    if (player === null || this.table?.status !== 'playing') return false;
    return this.mine.includes(player) && this.table.seats[player]?.level === null;
  }

  /** Whether only bots play here, at the pace of this person. */
  get watchesBots(): boolean {
    const { table } = this;
    if (table?.status !== 'playing' || table.host !== person()?.id) return false;
    return table.seats.every((seat) => seat.kind === 'bot');
  }

  /** When the current player's time is up, in seconds since 1970. */
  get deadline(): number | null {
    const { table, position } = this;
    if (!table || !position || table.status !== 'playing') return null;
    // The table is sent when a stand-in comes or goes, and a position with every move.
    const newest = table.ply === position.ply && table.undone === position.undone ? table : position;
    return newest.deadline ?? null;
  }

  /** The legal actions, once the position that they belong to is shown. */
  get choices(): readonly string[] | null {
    return this.acting && this.playback.shown === this.position ? (this.turn?.legal ?? null) : null;
  }

  /** What the server derived from the position that is shown; with the choices, if this person may act. */
  get annotations(): object {
    return (this.choices ? this.turn : this.playback.shown)?.annotations ?? {};
  }

  /** The seat from whose side the board is seen: the one of mine that acts, or that acted last. */
  get me(): number {
    const player = this.playback.shown?.player;
    if (player !== null && player !== undefined && this.mine.includes(player)) this.#me = player;
    else if (!this.mine.includes(this.#me)) this.#me = this.mine[0] ?? 0;
    return this.#me;
  }

  /** The earliest ply to which one may go back without asking. */
  get undoTo(): number | null {
    return this.acting ? (this.position?.undo_to ?? null) : null;
  }

  /** The position in which this person decided last. */
  get decision(): number | null {
    const last = this.chronicle.done.findLast(({ seat }) => this.mine.includes(seat));
    return last ? last.ply - 1 : null;
  }

  /** Whether another person has to agree to a takeback; the computer always does. */
  get hasToAsk(): boolean {
    const seats = this.table?.seats ?? [];
    return seats.some((seat, number) => seat.kind === 'person' && !seat.resigned && !this.mine.includes(number));
  }

  /** How one may go back without asking: by a step of one's turn or, against the computer, to one's last decision. */
  get wayBack(): 'undo' | 'takeback' | null {
    if (this.undoTo !== null) return 'undo';
    if (this.table?.status !== 'playing' || this.hasToAsk) return null;
    return this.decision === null ? null : 'takeback';
  }

  goBack = async (): Promise<void> => {
    const { wayBack, position, decision } = this;
    if (this.busy) return;
    if (wayBack === 'undo' && position) await this.undo(position.ply - 1);
    if (wayBack === 'takeback' && decision !== null) await this.takeBack(decision);
  };

  takeBack = (ply: number): Promise<boolean> => {
    this.#forgetForesight();
    return this.change(() => api.askTakeback(this.id, ply));
  };

  act = async (action: string): Promise<boolean> => {
    const position = this.position;
    if (!position || this.busy) return false;
    this.#forgetForesight();
    return this.#try(async () => {
      this.#move(await api.act(this.id, { ply: position.ply, action, undone: position.undone }));
    });
  };

  /** Go back to a position of one's own turn. */
  undo = (ply: number): Promise<boolean> => {
    this.#forgetForesight();
    return this.#try(async () => this.#jump(await api.undo(this.id, ply)));
  };

  foresee = async (actions: string[]): Promise<Outcome[]> => {
    const position = this.position;
    if (!position || !this.choices || !actions.length) return [];
    const { signal } = this.#foreseeing;
    try {
      const { ply, undone } = position;
      return (await api.outcomes(this.id, { ply, undone, actions }, signal)).outcomes;
    } catch (refused) {
      // The position has changed meanwhile: the error no longer matters.
      if (refused instanceof Refused && ['stale_ply', 'not_your_turn', 'offline'].includes(refused.code)) return [];
      throw refused;
    }
  };

  /** What was asked of a position that is being left: an answer to it could only be a refusal. */
  #forgetForesight(): void {
    this.#foreseeing.abort();
    this.#foreseeing = new AbortController();
  }

  /** Do something at the table; say why if it is refused. */
  change = (call: () => Promise<Table>): Promise<boolean> =>
    this.#try(async () => {
      this.#learn(await call());
      // A stream that was opened without an identity never gets `turn` events: open it again.
      if (this.#stop && this.#listeningAs !== (person()?.id ?? null)) this.#listen();
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
    try {
      this.#jump(await api.position(this.id));
    } catch {
      // The stream will tell, as soon as the server is heard again.
    }
  }

  /** The answer to a call and the stream may overtake each other. */
  #learn(table: Table): void {
    if (this.table && table.revision < this.table.revision) return;
    // Only the answer to a request has the invitation. It changes when a person is removed.
    const known = this.table;
    const left = known?.seats.some(({ person }) => person && !table.seats.some((seat) => seat.person === person));
    this.table = { ...table, invitation: table.invitation ?? (left ? null : known?.invitation) };
  }

  #jump(position: Position): void {
    if (this.#isKnown(position)) return this.#learnMore(position);
    this.#take(position);
    this.playback.jump(position);
  }

  /** The player who made a move gets it twice: as the answer, and from the stream. */
  #move(position: Position): void {
    if (this.#isKnown(position)) return this.#learnMore(position);
    const next = position.ply === (this.position?.ply ?? -1) + 1 && position.undone === this.position?.undone;
    if (!next) return this.#jump(position);
    const own = position.last !== null && this.mine.includes(position.last?.seat ?? -1);
    this.#take(position);
    this.playback.push(position, own);
  }

  /** What was taken back is known too: it may still arrive after the answer to the undo. */
  #isKnown({ undone, ply }: Position): boolean {
    const known = this.position;
    return known !== null && (undone < known.undone || (undone === known.undone && ply <= known.ply));
  }

  #take(position: Position): void {
    this.#forgetForesight();
    this.position = position;
    this.turn = turnOf(position);
    void this.chronicle.follow(position);
  }

  /** The same position again: with the legal actions; or with a new deadline, or over, when a player has resigned. */
  #learnMore(position: Position): void {
    const known = this.position;
    if (!known || position.ply !== known.ply || position.undone !== known.undone) return;
    this.turn = turnOf(position) ?? this.turn;
    if (position.player === known.player && position.over === known.over && position.deadline === known.deadline)
      return;
    const wasShown = this.playback.shown === known;
    this.position = position;
    if (wasShown) this.playback.jump(position);
  }
}

/** An answer to the current player has the legal actions; positions of the stream have none. */
function turnOf({ legal, annotations }: Position): TableSession['turn'] {
  return legal ? { legal, annotations } : null;
}
