import { describe, expect, it } from 'vitest';
import { favorPoints, ROW_SHARE } from './favors';
import { foreseen, views } from './fixtures/fixtures';
import { type AmytisView, amytisView, CELLS, FAVORS, SINGLE_FAVORS, type Tile } from './view';

function first(): AmytisView {
  const [view] = views;
  if (!view) throw new Error('there are no views');
  return view;
}

describe('favours', () => {
  it('score what the rules give as an example', () => {
    const heights = [1, 2, 3, 0, 4, 2, 3, 1, 1];
    const view = first();
    const seat = view.seats[0];
    if (!seat) throw new Error('there is no seat');
    for (const [place, cell] of CELLS.entries()) seat.city[cell] = Array<Tile>(heights[place] ?? 0).fill('wall-blue');
    seat.completed = [1, 2, 3];
    const points = SINGLE_FAVORS.map((favor) => favorPoints(view, 0, favor));
    expect(points).toEqual([9, 4, 8, 6, 12, 10, 6]);
    const inRow = [0, 1, 2, 3, ROW_SHARE].map((tokens) =>
      favorPoints({ ...view, favors: { ...view.favors, row: [tokens, 0] } }, 0, 'row'),
    );
    expect(inRow).toEqual([0, 4, 10, 18, 30]);
  });

  it('add up to what the server tells, in every position of real games', () => {
    const told = views.slice(1).flatMap((view) => view.seats.map((seat, number) => ({ view, seat, number })));
    expect(told.some(({ seat }) => seat.breakdown.favors > 20)).toBe(true);
    for (const { view, seat, number } of told) {
      const own = SINGLE_FAVORS.filter((favor) => view.favors[favor] === number);
      const sum = [...own, 'row' as const].reduce((all, favor) => all + favorPoints(view, number, favor), 0);
      expect(sum).toBe(seat.breakdown.favors);
    }
  });

  it('of a free place are worth what the server foresees', () => {
    const choices = foreseen.filter(({ position }) => amytisView(position).phase === 'favor');
    expect(choices.length).toBeGreaterThan(1);
    for (const { position, outcomes } of choices) {
      const view = amytisView(position);
      const player = view.player ?? 0;
      for (const outcome of outcomes) {
        const favor = FAVORS.find((one) => outcome.action === `favor ${one}`);
        const gained = outcome.points.favors ?? 0;
        if (favor && favor !== 'row') expect(favorPoints(view, player, favor)).toBe(gained);
      }
    }
  });
});
