/** What numbers of Babylon consist of, in words. The facts come from the server. */

import type { Outcome } from '../../api/client';
import { listed, summed } from '../../words/numbers';
import { t } from '../../words/words.svelte';
import { find } from '../events';
import type { ScoreFacts } from '../module';
import { type Babylon, CORNERS, FLOWERS, type SeatScore, SIDES, type StackPillars, type Support } from './types';

/** The score lines of single decorations, of which sets are made. */
const DECORATIONS = ['statues', 'fountains', 'bridges', 'stairs'] as const;

export function pointsText(
  line: string,
  seat: number,
  { annotations }: Pick<ScoreFacts<Babylon>, 'annotations'>,
): string {
  const rule = t(`babylon-why-${line}`);
  const score = annotations.scores?.[seat];
  if (!score || line === 'visible_pits') return rule;
  const parts = score.parts.filter((part) => part.line === line);
  const sum = parts.reduce((total, { count, each }) => total + count * each, 0);
  const formula = parts.map(({ count, each, levels }) =>
    levels.length ? t('babylon-why-part', { count, each, levels: levels.join('–') }) : `${count} × ${each}`,
  );
  return [rule, ...membersOf(line, score), parts.length ? summed(formula, sum) : t('table-why-none')].join('\n');
}

/** The members of sets, complete or not. */
function membersOf(line: string, { parts, flowers }: SeatScore): string[] {
  if (line === 'flower_sets') {
    return [
      t('babylon-why-seen', { list: listed(FLOWERS.map((one) => `${t(`babylon-flower-${one}`)} ${flowers[one]}`)) }),
    ];
  }
  if (line !== 'decoration_sets') return [];
  const countOf = (kind: string) => parts.reduce((sum, part) => sum + (part.line === kind ? part.count : 0), 0);
  return [
    t('babylon-why-seen', { list: listed(DECORATIONS.map((one) => `${t(`babylon-line-${one}`)} ${countOf(one)}`)) }),
  ];
}

export interface Source {
  text: string;
  /** How many pillars it gives; negative where it takes some away. */
  count: number;
}

/** Where the pillars of a dig come from: the edges, then the rest. `own`: the current player reads it. */
export function pillarSources({ edges, others }: StackPillars, own: boolean): Source[] {
  return [
    ...edges.map((reason, n) => ({
      text: t(`babylon-gain-${reason ?? 'none'}`, { side: SIDES[n] ?? '' }),
      count: reason ? 1 : 0,
    })),
    ...others.map(({ reason, count }) => ({
      text: t(`babylon-gain-${reason === 'own_flower' && !own ? 'player_flower' : reason}`, { count: Math.abs(count) }),
      count,
    })),
  ];
}

export function pillarsText(pillars: StackPillars, own: boolean): string {
  const sources = pillarSources(pillars, own);
  const count = sources.reduce((sum, source) => sum + source.count, 0);
  return [t('babylon-why-pillars', { count }), ...sources.map(({ text }) => text)].join('\n');
}

/** What each corner of a tile stands on, clockwise from the north-west. */
export function cornersText(supports: readonly Support[]): string {
  return CORNERS.map((corner, n) => t('babylon-why-corner', { corner, support: supports[n] ?? 'open' })).join('\n');
}

/** By how much an action changes a line of the score. */
export function changeText(line: string, { events }: Pick<Outcome<Babylon>, 'events'>): string {
  const change = find(events, 'points').find(({ reason }) => reason === line);
  const before = change && change.total - change.points;
  return [t(`babylon-why-${line}`), change && t('babylon-why-change', { before: before ?? 0, after: change.total })]
    .filter(Boolean)
    .join('\n');
}
