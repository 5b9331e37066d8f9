/** Mistakes of finished games, tried again as the steps of a lesson. */

import { api, type LessonChapter, type TurnReport } from '../api/client';
import type { GameContext } from '../games/module';
import { to } from '../routing.svelte';
import { actionText, reasonText } from '../table/hints/hint-words';
import { percent } from '../words/numbers';
import { t } from '../words/words.svelte';
import type { Course } from './course';

/** A mistake, and where it was made. */
export interface Try {
  table: string;
  turn: TurnReport;
}

const WEIGHTIEST = 3;

export function chapterOf(tries: readonly Try[]): LessonChapter {
  const steps = tries.map(({ table, turn }) => ({
    id: `${table}/${turn.ply}`,
    has_goal: true,
    point: [],
    parts: null,
  }));
  return { id: 'mistakes', minutes: 0, steps, picture: null, level: null };
}

export function mistakesCourse(tries: readonly Try[]): Course {
  const tryOf = (id: string | undefined) => tries.find(({ table, turn }) => `${table}/${turn.ply}` === id);
  const wordsOf = (reasons: TurnReport['reasons'], context: GameContext) =>
    reasons.slice(0, WEIGHTIEST).map((reason) => reasonText(reason, context));
  const at = (done: number) => {
    const found = tries[Math.min(done, tries.length - 1)];
    if (!found) throw new Error('there is no mistake');
    return [found.table, found.turn.ply] as const;
  };
  return {
    heading: () => t('mistakes-title'),
    title: () => t('mistakes-title'),
    leave: { address: to.home, words: () => t('page-home') },
    finished: () => t('mistakes-finished'),
    textOf(step, context, met) {
      const turn = tryOf(step.id)?.turn;
      if (!turn) return '';
      if (met) return wordsOf(turn.reasons, context).join(' ');
      const played = turn.played.map((action, n) =>
        actionText({ action, does: turn.played_actions[n] ?? null }, context),
      );
      const chances = { from: percent(turn.chance_best), to: percent(turn.chance) };
      return t('mistakes-task', { name: context.names[turn.seat] ?? '', played: played.join('; '), ...chances });
    },
    hintOf(step, context) {
      const turn = tryOf(step?.id)?.turn;
      const known = turn?.reasons_played.map((reason) => reasonText(reason, context)) ?? [];
      const words = turn?.reasons.map((reason) => reasonText(reason, context)).find((one) => !known.includes(one));
      return words ? t('mistakes-look', { reason: words }) : null;
    },
    ask: ({ answers, actions }, helped) => api.tryMistake(...at(answers.length), { actions, helped }),
    foresee: ({ answers, actions }, wanted, signal) =>
      api.mistakeOutcomes(...at(answers.length), { actions, wanted }, signal),
    kept: () => undefined,
    keep: () => {},
  };
}
