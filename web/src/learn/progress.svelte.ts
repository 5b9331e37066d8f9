/** What a person has learnt in this browser: which chapters are done, and where one is in the others. */

import { hasComeBefore, person } from '../person.svelte';

const KEY = 'semiramis.learning';

/** Done, or the actions with which each step so far was done. */
export type ChapterProgress = 'done' | { answers: string[][] };

export interface GameProgress {
  readonly chapters: Readonly<Record<string, ChapterProgress>>;
}

interface StoredGame extends GameProgress {
  /** The chapters with steps. */
  readonly all: readonly string[];
}

interface Stored {
  /** The person said that they know the rules. */
  readonly knows: boolean;
  readonly games: Readonly<Record<string, StoredGame>>;
}

const NOTHING: Stored = { knows: false, games: {} };
const NO_CHAPTERS: StoredGame = { chapters: {}, all: [] };

/** What was stored, as far as it can be progress: an older or edited entry must not break the page. */
export function readProgress(text: string | null): Stored {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return NOTHING;
  }
  if (!isRecord(found)) return NOTHING;
  const games = Object.entries(isRecord(found.games) ? found.games : {}).flatMap(([game, entry]) => {
    if (!isRecord(entry) || !isRecord(entry.chapters)) return [];
    const chapters = Object.entries(entry.chapters).flatMap(([chapter, progress]): [string, ChapterProgress][] => {
      if (progress === 'done') return [[chapter, 'done']];
      return isRecord(progress) && isAnswers(progress.answers) ? [[chapter, { answers: progress.answers }]] : [];
    });
    const all = Array.isArray(entry.all) ? entry.all.filter((id) => typeof id === 'string') : [];
    return [[game, { chapters: Object.fromEntries(chapters), all }] as const];
  });
  return { knows: found.knows === true, games: Object.fromEntries(games) };
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}

function isAnswers(found: unknown): found is string[][] {
  return (
    Array.isArray(found) &&
    found.every((answer) => Array.isArray(answer) && answer.every((action) => typeof action === 'string'))
  );
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser may forbid it
  }
}

let progress: Stored = $state.raw(readProgress(stored()));

function keep(next: Stored): void {
  progress = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // What cannot be kept is learnt anew next time.
  }
}

function change(game: string, next: Partial<StoredGame>): void {
  progress = readProgress(stored()); // another tab may have changed it
  const before = progress.games[game] ?? NO_CHAPTERS;
  keep({ ...progress, games: { ...progress.games, [game]: { ...before, ...next } } });
}

/** How far one is in the lessons of a game. Read in a component or an effect, it follows. */
export function progressOf(game: string): GameProgress {
  return progress.games[game] ?? NO_CHAPTERS;
}

/** Keep how far one is in a chapter. One that was done stays done while it is repeated. */
export function keepChapter(game: string, chapter: string, now: ChapterProgress): void {
  const { chapters } = progressOf(game);
  if (chapters[chapter] !== 'done') change(game, { chapters: { ...chapters, [chapter]: now } });
}

/** Keep which chapters of a game have steps, as the server has them: only then it is known whether all are done. */
export function keepChapters(game: string, all: readonly string[]): void {
  if (String(progress.games[game]?.all) !== String(all)) change(game, { all });
}

/** Where to go on: the first chapter that is not done; null if all are. */
export function nextChapter<Chapter extends { id: string }>(game: string, all: readonly Chapter[]): Chapter | null {
  return all.find(({ id }) => progressOf(game).chapters[id] !== 'done') ?? null;
}

/** Whether all chapters with steps are done. */
export function isLearnt(game: string): boolean {
  const { chapters, all } = progress.games[game] ?? NO_CHAPTERS;
  return all.length > 0 && all.every((chapter) => chapters[chapter] === 'done');
}

/** The game of which some chapters with steps are done or begun, but not all; null if there is none. */
export function lessonInProgress(): string | null {
  const begun = ([game, { chapters }]: [string, StoredGame]) => Object.keys(chapters).length > 0 && !isLearnt(game);
  return Object.entries(progress.games).find(begun)?.[0] ?? null;
}

/** Whether one is here for the first time: no chapter begun, no game played, and the rules not said to be known. */
export function isNewcomer(): boolean {
  const begun = Object.values(progress.games).some(({ chapters }) => Object.keys(chapters).length > 0);
  // An identity is made with the first table or name.
  return !begun && !progress.knows && person() === null && !hasComeBefore();
}

/** The person knows the rules: they are no newcomer. */
export function knowRules(): void {
  keep({ ...readProgress(stored()), knows: true });
}
