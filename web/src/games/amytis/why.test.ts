import { beforeAll, expect, test } from 'vitest';
import type { Done } from '../../api/client';
import { learn, speak } from '../../words/words.svelte';
import { components, foreseen, positions } from './fixtures/fixtures';
import { gainOf } from './gain';
import { FAVORS, SCORE_LINES } from './pieces';
import type { Amytis } from './types';
import { favorTexts, gainTexts, pointsText } from './why';

beforeAll(async () => {
  await speak('en');
  await learn('table', 'amytis/table');
});

const scored = (seat: number, reason: 'garden' | 'market', points: number): Done<Amytis> => ({
  ply: 1,
  seat,
  action: 'a1 a1',
  scores: [0, 0],
  points: [0, 0],
  at: 0,
  events: [{ event: 'points', seat, points, reason, side: 'A', count: points }],
});

test('every line of every position adds up', () => {
  for (const { view, annotations } of positions) {
    for (const seat of view.seats.keys()) {
      for (const line of SCORE_LINES) {
        const text = pointsText(line, seat, { view, annotations: annotations ?? {}, components, done: [] }) ?? '';
        const points = view.seats[seat]?.breakdown[line] ?? 0;
        if (points) expect(text.endsWith(` = ${points}`), text).toBe(true);
        else expect(text.endsWith('No points.'), text).toBe(true);
      }
    }
  }
});

test('the points of buildings are those of what was built, and what was before', () => {
  const position = positions.find(({ view }) => (view.seats[0]?.breakdown.track ?? 0) > 7);
  if (!position) throw new Error('a fixture has points for buildings');
  const { view } = position;
  const track = view.seats[0]?.breakdown.track ?? 0;
  const done = [scored(0, 'garden', 2), scored(1, 'garden', 9), scored(0, 'market', 4), scored(0, 'garden', 1)];
  expect(pointsText('track', 0, { view, annotations: {}, components, done })).toBe(
    `Buildings score at once, when they are built.\nearlier ${track - 7} + Garden 3 + Market 4 = ${track}`,
  );
});

test('a line of which nothing is known has no words', () => {
  const [{ view } = { view: undefined }] = positions;
  if (!view) throw new Error('there are positions');
  expect(pointsText('luck', 0, { view, annotations: {}, components, done: [] })).toBeNull();
});

test('a favour is calculated for each player', () => {
  for (const { annotations } of positions) {
    if (!annotations) continue;
    for (const favor of FAVORS) {
      for (const text of favorTexts(favor, ['Ada', 'Bo'], annotations)) {
        const [, count, each, points] = /: (\d+) × (\d+) = (\d+)$/.exec(text) ?? [];
        if (favor === 'row') expect(text).toMatch(/ tokens? here\. Now worth \d+ to /);
        else expect(Number(count) * Number(each), text).toBe(Number(points));
      }
    }
  }
});

test('the points of each action are explained', () => {
  const gains = foreseen.flatMap(({ position, outcomes }) =>
    outcomes.map((outcome) => {
      const build = position.annotations?.choices?.builds.find(({ action }) => action === outcome.action);
      return gainOf(outcome, build?.palace ?? null);
    }),
  );
  expect(gains.some(({ total }) => total > 0)).toBe(true);
  for (const gain of gains) {
    const told = gainTexts(gain);
    if (gain.total) expect(told.length, JSON.stringify(gain)).toBeGreaterThan(0);
    const sum = told.reduce((all, text) => all + Number(/^[+-]\d+/.exec(text)?.[0] ?? 0), 0);
    expect(sum).toBe(gain.total);
  }
});
