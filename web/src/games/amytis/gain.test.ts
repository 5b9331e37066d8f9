import { describe, expect, it } from 'vitest';
import { book, foreseen } from './fixtures/fixtures';
import { gainOf } from './gain';

describe('what an action would bring', () => {
  it('is the sum of what the server foresees', () => {
    for (const outcome of foreseen.flatMap(({ outcomes }) => outcomes)) {
      const sum = Object.values(outcome.points).reduce((all, points) => all + points, 0);
      expect(gainOf(outcome).total).toBe(sum);
    }
  });

  it('has the projects that it completes, and the line', () => {
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

  it('of a palace is what is certain before its choice', () => {
    const builds = foreseen.flatMap(({ position }) => position.annotations?.choices?.builds ?? []);
    const palaces = builds.flatMap(({ palace }) => palace ?? []);
    expect(new Set(palaces.map(({ side }) => side))).toEqual(new Set(['A', 'B']));
    const outcome = { action: '', refused: null, events: [], points: { track: 40 }, final: true };
    for (const palace of palaces) {
      const { points, total } = gainOf(outcome, palace);
      expect(points).toEqual(palace.points);
      expect(total).toBe(points.track + points.projects + points.favors);
    }
  });
});
