import { describe, expect, it } from 'vitest';
import { parseAction } from './actions';
import { book, foreseen, palacesBuilt } from './fixtures/fixtures';
import { gainOf, gainOfBuild } from './gain';
import { amytisView } from './view';

describe('what a choice would bring', () => {
  it('is the sum of what the server foresees', () => {
    for (const outcome of foreseen.flatMap(({ outcomes }) => outcomes)) {
      const sum = Object.values(outcome.points).reduce((all, points) => all + points, 0);
      expect(gainOf(outcome).total).toBe(sum);
    }
  });

  it('tells the projects it completes and the line', () => {
    const outcomes = foreseen.flatMap((one) => one.outcomes);
    const completing = outcomes.filter((one) => one.events.some((event) => event.event === 'project_completed'));
    const inLine = outcomes.filter((one) => one.events.some((event) => event.event === 'line_completed'));
    expect(completing.length).toBeGreaterThan(0);
    expect(inLine.length).toBeGreaterThan(0);
    for (const outcome of completing) {
      const { completes, points } = gainOf(outcome);
      expect(completes.reduce((sum, id) => sum + (book.get(id)?.points ?? 0), 0)).toBe(points.projects);
    }
    for (const outcome of inLine) expect(gainOf(outcome).line).toBe(true);
  });

  it.each(palacesBuilt)(
    'of a palace is what is certain of its choices: $outcome.action',
    ({ position, outcome, after }) => {
      const view = amytisView(position);
      const action = parseAction(outcome.action);
      if (!action) throw new Error('no action');
      const gain = gainOfBuild(view, book, action, outcome);
      const deck = after.find((one) => one.action === 'project deck');
      const score = after.find((one) => one.action === 'score');
      expect(deck && gainOf(deck).points).toEqual({
        ...gain.points,
        favors: gain.points.favors - gainOf(outcome).points.favors,
      });
      expect(deck && gainOf(deck).completes).toEqual(gain.completes);
      expect(deck && gainOf(deck).line).toBe(gain.line);
      expect(gain.palace?.side).toBe(score ? 'B' : 'A');
      if (score) expect(gainOf(score).points.track).toBe(gain.palace?.score);
    },
  );

  it('of a palace may complete a project already', () => {
    expect(
      palacesBuilt.some(({ after }) => after.some((one) => one.action === 'project deck' && one.points.projects)),
    ).toBe(true);
  });
});
