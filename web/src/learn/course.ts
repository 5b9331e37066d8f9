/** What a lesson session goes through: a chapter of the lessons, or mistakes to be tried again. */

import {
  api,
  type LessonChapter,
  type LessonPosition,
  type LessonProgress,
  type LessonStep,
  type Outcome,
} from '../api/client';
import type { GameContext } from '../games/module';
import { gameName } from '../games/registry.svelte';
import { to } from '../routing.svelte';
import { t } from '../words/words.svelte';
import { type ChapterProgress, keepChapter, progressOf } from './progress.svelte';

export interface Course {
  heading(): string;
  title(): string;
  /** Where one goes from it. */
  readonly leave: { readonly address: string; words(): string };
  /** What is said when the last step is done; chapters say what comes next. */
  finished(): string | null;
  textOf(step: LessonStep, context: GameContext, met: boolean): string;
  /** What is said before an action is shown; null if it is shown at once. */
  hintOf(step: LessonStep | null, context: GameContext): string | null;
  ask(done: LessonProgress, helped: boolean): Promise<LessonPosition>;
  foresee(done: LessonProgress, wanted: string[], signal: AbortSignal): Promise<{ outcomes: Outcome[] }>;
  kept(): ChapterProgress | undefined;
  keep(now: ChapterProgress): void;
}

export function chapterCourse(game: string, { id }: LessonChapter): Course {
  return {
    heading: () => t('learn-title', { game: gameName(game) }),
    title: () => t(`lesson-${game}-${id}`),
    leave: { address: to.learn(game), words: () => t('learn-chapters') },
    finished: () => null,
    textOf: (step) => t(`lesson-${game}-${id}-${step.id}`),
    hintOf: () => null,
    ask: (done) => api.lesson(game, id, done),
    foresee: (done, wanted, signal) => api.lessonOutcomes(game, id, done, wanted, signal),
    kept: () => progressOf(game).chapters[id],
    keep: (now) => keepChapter(game, id, now),
  };
}
