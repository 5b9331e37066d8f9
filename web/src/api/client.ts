/** The server's API, one function a call. Types come from its OpenAPI document. */

import type * as schema from './schema';
import { type Answer, request } from './transport';

export type {
  Clock,
  GameRecord,
  LessonChapter,
  LessonStep,
  NewTable,
  OptionInfo,
  Person,
  Result,
  Seat,
  SeatPlan,
  Takeback,
} from './schema';

/** A table; its options are those of its game, by name. */
export type Table = Omit<schema.TableInfo, 'options'> & { options: Readonly<Record<string, unknown>> };
export type TableList = Omit<schema.TableList, 'tables'> & { tables: Table[] };

/** Something that happened: its name in `event`, and facts by the kind of event. */
export interface GameEvent {
  readonly event: string;
  readonly [fact: string]: unknown;
}

/** A reason for a hint: its code, and facts by the code. */
export interface HintReason {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * The types of a game's data. Code for all games takes them as they are here; the module of a game names its own, which
 * the server’s document describes under its name: `<Game>View`, `<Game>Event`, …
 */
export interface GameTypes {
  view: object;
  event: GameEvent;
  annotations: object;
  components: object;
  hintReason: HintReason;
  /** What an action of a hint does. */
  action: object;
}

export type Done<G extends GameTypes = GameTypes> = Omit<schema.Done, 'events'> & { events: G['event'][] };

export type Position<G extends GameTypes = GameTypes> = Omit<schema.Position, 'view' | 'last' | 'annotations'> & {
  view: G['view'];
  last: Done<G> | null;
  annotations?: G['annotations'] | null;
};

/** What the current player may do, as the event `turn` has it. */
export type Turn<G extends GameTypes = GameTypes> = Omit<schema.Turn, 'annotations'> & {
  annotations?: G['annotations'] | null;
};

export type History<G extends GameTypes = GameTypes> = Omit<schema.History, 'actions'> & { actions: Done<G>[] };

/** Why the server does not do something; `facts` has the `reason` of an illegal action, and facts by the reason. */
export type Refusal = Omit<schema.Error, 'facts'> & { facts?: Readonly<Record<string, unknown>> };

/** What is known of an action before it is done. */
export type Outcome<G extends GameTypes = GameTypes> = Omit<schema.Outcome, 'events' | 'refused'> & {
  events: G['event'][];
  refused: Refusal | null;
};

export type Hint<G extends GameTypes = GameTypes> = Omit<schema.Hint, 'reasons' | 'actions'> & {
  reasons: G['hintReason'][];
  /** What each action of the turn does; null, or none at all, if the game declares nothing. */
  actions?: (G['action'] | null)[];
};

/** By how much a turn was worse than the best one, and what was better. */
export type Mistake<G extends GameTypes = GameTypes> = Omit<schema.Mistake, 'better'> & { better: Hint<G> };

/** What a turn of a finished game was worth. */
export type TurnReport<G extends GameTypes = GameTypes> = Omit<
  schema.TurnReport,
  'reasons' | 'reasons_played' | 'best_actions' | 'played_actions'
> & {
  reasons: G['hintReason'][];
  reasons_played: G['hintReason'][];
  best_actions: (G['action'] | null)[];
  played_actions: (G['action'] | null)[];
};

/** What decided a finished game, as far as it is analysed. */
export type GameReport = Omit<schema.GameReport, 'turns'> & { turns: TurnReport[] };

export type GameInfo<G extends GameTypes = GameTypes> = Omit<schema.GameInfo, 'components'> & {
  components: G['components'];
};

/** A step of a chapter: the actions with which the steps before were done, and those that were done in it. */
export interface LessonProgress {
  answers: string[][];
  actions: string[];
}

export type LessonPosition<G extends GameTypes = GameTypes> = Omit<
  schema.LessonPosition,
  'before' | 'position' | 'shown'
> & {
  before: Position<G>[];
  position: Position<G>;
  shown: { action: string; does: G['action'] | null }[];
};

/** A table as its host wants it; what is left out is as the server has it. Options with a dotted name are nested. */
export type TableWish = Pick<schema.NewTable, 'game' | 'seats'> &
  Partial<Omit<schema.NewTable, 'options'>> & { options?: Record<string, unknown> };

/** A call that was refused, or that did not come through (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly facts: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

const BASE = 'api/v1';

/** By how many milliseconds the server's clock is ahead of this one: deadlines are in the server's time. */
let ahead = 0;

/** What time it is for the server, in seconds since 1970. */
export function serverTime(): number {
  return (Date.now() + ahead) / 1000;
}

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<T> {
  let answer: Answer;
  try {
    answer = await request(method, `${BASE}${path}`, {
      body: body === undefined ? undefined : JSON.stringify(body),
      headers,
      signal,
    });
  } catch {
    throw new Refused('offline', 'the server cannot be reached');
  }
  const { status, text, time } = answer;
  if (time !== null) ahead = time * 1000 - Date.now();
  let content: unknown = null;
  try {
    content = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused('offline', `not an answer of the server: ${status}`, {}, status);
  }
  if (status < 200 || status >= 300) {
    const error = content as Refusal | null;
    // A gateway that finds no server behind it answers without a word of ours.
    if (!error?.code) throw new Refused('offline', `not an answer of the server: ${status}`, {}, status);
    throw new Refused(error.code, error.message, error.facts, status);
  }
  return content as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body?: unknown, signal?: AbortSignal) => call<T>('POST', path, body, signal);

/** The idempotency keys of requests that the server may or may not have carried out, by path and body. */
const keys = new Map<string, string>();

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Make something once: what is sent again because no answer came, or by a second click, has the same key, and the
 * server answers it with what it made before.
 */
async function make<T>(path: string, body: unknown): Promise<T> {
  const wish = `${path} ${JSON.stringify(body)}`;
  const key = keys.get(wish) ?? newKey();
  keys.set(wish, key);
  let answered = true;
  try {
    return await call<T>('POST', path, body, undefined, { 'Idempotency-Key': key });
  } catch (refused) {
    answered = refused instanceof Refused && refused.status > 0 && refused.status < 500;
    throw refused;
  } finally {
    if (answered && keys.get(wish) === key) keys.delete(wish);
  }
}

const lessonsOf = (game: string) => `/games/${encodeURIComponent(game)}/lessons`;
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export interface TableQuery {
  mine?: boolean;
  status?: schema.TableInfo['status'];
  game?: string;
  limit?: number;
  before?: string;
}

export const api = {
  enter: (name: string) => make<schema.Identity>('/people', { name }),
  me: () => get<schema.Person>('/me'),
  rename: (name: string) => call<schema.Person>('PATCH', '/me', { name }),
  games: () => get<GameInfo[]>('/games'),
  tables: (query: TableQuery = {}) => {
    const words = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) words.set(name, String(value));
    return get<TableList>(`/tables?${words}`);
  },
  lessons: (game: string) => get<schema.LessonChapter[]>(lessonsOf(game)),
  lessonTexts: (game: string, language: string) =>
    get<Record<string, string>>(`${lessonsOf(game)}/texts?language=${encodeURIComponent(language)}`),
  lesson: (game: string, chapter: string, done: LessonProgress) =>
    post<LessonPosition>(`${lessonsOf(game)}/${encodeURIComponent(chapter)}`, done),
  lessonOutcomes: (game: string, chapter: string, done: LessonProgress, wanted: string[], signal?: AbortSignal) =>
    post<{ ply: number; outcomes: Outcome[] }>(
      `${lessonsOf(game)}/${encodeURIComponent(chapter)}/outcomes`,
      { ...done, wanted },
      signal,
    ),
  newTable: (wish: TableWish) => make<Table>('/tables', wish),
  table: (id: string) => get<Table>(at(id)),
  setSeat: (id: string, seat: number, plan: schema.SeatPlan) => call<Table>('PUT', `${at(id)}/seats/${seat}`, plan),
  join: (id: string, wish: { seat?: number; invitation?: string }) => post<Table>(`${at(id)}/join`, wish),
  askForSeat: (id: string) => post<Table>(`${at(id)}/requests`),
  answerRequest: (id: string, person: string, accept: boolean) =>
    post<Table>(`${at(id)}/requests/answer`, { person, accept }),
  leave: (id: string) => post<Table>(`${at(id)}/leave`),
  start: (id: string) => post<Table>(`${at(id)}/start`),
  resign: (id: string) => post<Table>(`${at(id)}/resign`),
  comeBack: (id: string) => post<Table>(`${at(id)}/return`),
  rematch: (id: string) => post<Table>(`${at(id)}/rematch`),
  position: (id: string) => get<Position>(`${at(id)}/position?annotations=true`),
  earlier: (id: string, ply: number) => get<Position>(`${at(id)}/positions/${ply}?annotations=true`),
  history: (id: string) => get<History>(`${at(id)}/actions`),
  act: (id: string, act: { ply: number; action: string; undone: number }) =>
    post<Position>(`${at(id)}/actions?annotations=true`, act),
  askTurn: (id: string, ply: number) => post<Table>(`${at(id)}/turn`, { ply }),
  outcomes: (id: string, wish: { ply: number; undone: number; actions: string[] }, signal?: AbortSignal) =>
    post<{ ply: number; outcomes: Outcome[] }>(`${at(id)}/outcomes`, wish, signal),
  hints: (id: string, wish: { ply: number; undone: number }, signal?: AbortSignal) =>
    post<{ ply: number; hints: Hint[] }>(`${at(id)}/hints`, wish, signal),
  advice: (id: string, wish: { ply: number; undone: number; streak: number }, signal?: AbortSignal) =>
    post<{ ply: number; topic: Hint['reasons'][number] | null }>(`${at(id)}/advice`, wish, signal),
  review: (id: string, wish: { ply: number; undone: number }, signal?: AbortSignal) =>
    post<{ ply: number; mistake: Mistake | null }>(`${at(id)}/review`, wish, signal),
  undo: (id: string, ply: number) => post<Position>(`${at(id)}/undo?annotations=true`, { ply }),
  askTakeback: (id: string, ply: number) => post<Table>(`${at(id)}/takeback`, { ply }),
  answerTakeback: (id: string, offer: number, agree: boolean) =>
    post<Table>(`${at(id)}/takeback/answer`, { offer, agree }),
  report: (id: string) => get<GameReport>(`${at(id)}/report`),
  mistakes: () => get<schema.Exercises>('/mistakes'),
  forgetMistakes: () => call<null>('DELETE', '/mistakes'),
  tryMistake: (id: string, ply: number, wish: schema.TryMistake) =>
    post<LessonPosition>(`${at(id)}/mistakes/${ply}`, wish),
  mistakeOutcomes: (id: string, ply: number, wish: schema.ForeseeInMistake, signal?: AbortSignal) =>
    post<{ ply: number; outcomes: Outcome[] }>(`${at(id)}/mistakes/${ply}/outcomes`, wish, signal),
  record: (id: string) => get<schema.GameRecord>(`${at(id)}/record`),
  load: (record: unknown) => make<Table>('/records', record),
};

export const eventsOf = (id: string, after: number | null) =>
  `${BASE}${at(id)}/events?annotations=true${after === null ? '' : `&after=${after}`}`;
export const LOBBY = `${BASE}/lobby`;
/** Where the record of a game that is over can be loaded from. */
export const recordOf = (id: string) => `${BASE}${at(id)}/record`;
