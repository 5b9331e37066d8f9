/** What numbers of The Architects of Amytis consist of, in words. The facts come from the server. */

import { signed, summed } from '../../words/numbers';
import { lookUp, t } from '../../words/words.svelte';
import { find } from '../events';
import type { ScoreFacts } from '../module';
import type { Gain } from './gain';
import { BUILDINGS, bookOf, FAVORS } from './pieces';
import type { Amytis, Annotations, Favor } from './types';

const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

export function pointsText(line: string, seat: number, score: ScoreFacts<Amytis>): string | null {
  const parts = partsOf(line, seat, score)?.filter(({ points }) => points !== 0);
  if (!parts) return null;
  const texts = parts.map(({ text }) => text);
  const sum = summed(texts, add(parts.map(({ points }) => points)));
  return [t(`amytis-why-${line}`), texts.length ? sum : t('table-why-none')].join('\n');
}

interface Part {
  text: string;
  points: number;
}

const part = (name: string, points: number): Part => ({ text: `${name} ${points}`, points });

function partsOf(
  line: string,
  seat: number,
  { view, annotations, components, done }: ScoreFacts<Amytis>,
): Part[] | null {
  const of = view.seats[seat];
  if (!of) return null;
  if (line === 'projects') {
    const book = bookOf(components);
    return of.completed.map((number) => {
      const points = book.get(number)?.points ?? 0;
      return { text: t('amytis-project-short', { number, points }), points };
    });
  }
  if (line === 'favors') {
    const owned = FAVORS.filter((favor) => favor === 'row' || view.favors[favor] === seat);
    return owned.map((favor) => part(t(`amytis-favor-${favor}`), annotations.favor_points?.[favor][seat] ?? 0));
  }
  if (line !== 'track') return null;
  const scored = done.flatMap(({ events }) => find(events, 'points')).filter((event) => event.seat === seat);
  const parts = BUILDINGS.map((building) => {
    const points = scored.filter(({ reason }) => reason === building).map((event) => event.points);
    return part(t(`amytis-building-${building}`), add(points));
  });
  // A game may begin in the middle, and what was done may not be loaded yet.
  const rest = of.breakdown.track - add(parts.map(({ points }) => points));
  return [part(t('amytis-why-before'), rest), ...parts];
}

/** What a favour scores for each seat now, and how that is calculated. */
export function favorTexts(favor: Favor, names: readonly string[], annotations: Annotations): string[] {
  const each = annotations.favor_each[favor];
  return names.map((name, seat) => {
    const points = annotations.favor_points[favor][seat] ?? 0;
    const count = annotations.favor_counts[favor][seat] ?? 0;
    if (each === null)
      return `${t('amytis-favor-in-row', { name, tokens: count })} ${t('amytis-favor-now', { name, points })}`;
    return `${name}: ${count} × ${each} = ${points}`;
  });
}

/** What the points of an action consist of. */
export function gainTexts({ points, completes, palace, scored }: Gain): string[] {
  const words = scored.map(
    (event) =>
      lookUp(`table-amytis-points-${event.reason}-${event.side}`, {
        change: signed(event.points),
        count: event.count,
      }) ?? '',
  );
  if (!scored.length && points.track) words.push(t('amytis-gain-track', { points: signed(points.track) }));
  if (completes.length) {
    words.push(t('amytis-gain-projects', { points: signed(points.projects), count: completes.length }));
  }
  if (points.favors) words.push(t('amytis-gain-favors', { points: signed(points.favors) }));
  if (palace?.side === 'A') words.push(t('amytis-gain-palace-a'));
  if (palace?.side === 'B') words.push(t('amytis-gain-palace-b', { points: palace.score }));
  return words.filter(Boolean);
}
