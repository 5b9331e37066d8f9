import { beforeAll, expect, test } from 'vitest';
import { learn, speak } from '../../words/words.svelte';
import { OUTCOMES, POSITIONS } from './fixtures/fixtures';
import type { Babylon } from './types';
import { changeText, cornersText, pillarSources, pillarsText, pointsText } from './why';

beforeAll(async () => {
  await speak('en');
  await learn('table', 'babylon/table');
});

const annotationsOf = (name: keyof typeof POSITIONS): Babylon['annotations'] => {
  const { annotations } = POSITIONS[name];
  if (!annotations) throw new Error(`${name} has no annotations`);
  return annotations;
};

/** What a formula such as 2 × 3 (level 3) + 1 × 4 = 10 calculates. */
function calculate(formula: string): [number, number] {
  const [sum = '', total = ''] = formula.split(' = ');
  const parts = [...sum.matchAll(/(\d+) × (\d+)/g)].map(([, count, each]) => Number(count) * Number(each));
  return [parts.reduce((all, one) => all + one, 0), Number(total)];
}

test.each(['dig', 'build', 'decorate', 'late', 'over'] as const)('each line of %s adds up to its points', (name) => {
  const { view } = POSITIONS[name];
  for (const [seat, { breakdown }] of view.seats.entries()) {
    for (const [line, points] of Object.entries(breakdown)) {
      const text = pointsText(line, seat, { annotations: annotationsOf(name) });
      if (line === 'visible_pits') continue;
      const formula = text.split('\n').at(-1) ?? '';
      if (points) expect(calculate(formula), `${line}: ${text}`).toEqual([points, points]);
      else expect(formula).toBe('No points.');
    }
  }
});

test('a line is explained by its rule and its parts', () => {
  const scores = [
    {
      parts: [
        { line: 'stairs', count: 2, each: 3, levels: [1, 2] },
        { line: 'statues', count: 1, each: 2, levels: [2] },
        { line: 'statues', count: 3, each: 1, levels: [1] },
        { line: 'highest_level', count: 4, each: 2, levels: [] },
      ],
      flowers: { white: 2, pink: 0, blue: 1, yellow: 3 },
    },
  ] satisfies Babylon['annotations']['scores'];
  const say = (line: string) => pointsText(line, 0, { annotations: { scores } });
  expect(say('stairs')).toBe('Visible stairs score the sum of their two levels.\n2 × 3 (level 1–2) = 6');
  expect(say('statues')).toBe('Each visible statue scores its level.\n1 × 2 (level 2) + 3 × 1 (level 1) = 5');
  expect(say('highest_level')).toBe('The highest level scores twice its number.\n4 × 2 = 8');
  expect(say('decoration_sets')).toBe(
    'Each set of all four kinds of visible decorations scores 4.\nVisible: Statues 4, Fountains 0, Bridges 0, and Stairs 2.\nNo points.',
  );
  expect(say('flower_sets')).toContain('white flower 2, pink flower 0, blue flower 1, and yellow flower 3');
});

test('without facts of the server a line is explained by its rule', () => {
  expect(pointsText('statues', 0, { annotations: {} })).toBe('Each visible statue scores its level.');
});

test('the pillars of every stack are those that its number shows', () => {
  const { pillars } = annotationsOf('dig');
  if (!pillars) throw new Error('the fixture is about to dig');
  const { quarry } = POSITIONS.dig.view;
  for (const [stack, sources] of Object.entries(pillars)) {
    const shown = quarry[stack as keyof typeof quarry].pillars;
    if (!sources) expect(shown).toBeNull();
    else expect(pillarSources(sources, true).reduce((sum, { count }) => sum + count, 0)).toBe(shown);
  }
});

test('pillars are explained edge by edge', () => {
  const sources = {
    edges: ['quarry_side', 'same_layer', null, 'empty_stack'] as const,
    others: [{ reason: 'own_flower', count: 1 } as const, { reason: 'one_fewer', count: -1 } as const],
  };
  const given = { edges: [...sources.edges], others: [...sources.others] };
  expect(pillarsText(given, true)).toBe(
    [
      'Digging gives 3 pillars.',
      'North: edge of the quarry',
      'East: same layer',
      'South: higher layer, no pillar',
      'West: empty',
      'your flower',
      'one fewer (token)',
    ].join('\n'),
  );
  expect(pillarsText(given, false)).toContain('the player’s flower');
});

test('the cost of a tile is explained corner by corner', () => {
  expect(cornersText(['single', null, 'statue', 'double'])).toBe(
    'North-west: single pillar\nNorth-east: open, no pillar\nSouth-east: a statue carries it\nSouth-west: double pillar',
  );
});

test('points before confirming are told as before and after', () => {
  const outcome = OUTCOMES.decorate.find(({ points }) => Object.keys(points).length);
  if (!outcome) throw new Error('a decoration brings points');
  for (const line of Object.keys(outcome.points))
    expect(changeText(line, outcome)).toMatch(/\n\d+ now, \d+ afterwards\.$/);
});
