import { describe, expect, it } from 'vitest';
import { foreseen, views } from './fixtures/fixtures';
import { chancesOf, LINES } from './lines';
import { type AmytisView, amytisView, CELLS, type Cell } from './view';

/** A building board on which these seats have architects, and stacks of three otherwise. */
function board(standing: Partial<Record<Cell, number>>, at: { atHand?: number; empty?: Cell } = {}): AmytisView {
  const [view] = views;
  if (!view) throw new Error('there are no views');
  const stacks = { ...view.stacks };
  for (const cell of CELLS) {
    const empty = cell === at.empty;
    stacks[cell] = { height: empty ? 0 : 3, top: empty ? null : 'wall-blue', architect: standing[cell] ?? null };
  }
  return { ...view, stacks, seats: view.seats.map((seat) => ({ ...seat, architects: at.atHand ?? 2 })) };
}

describe('a line', () => {
  it('is a row, a column or a diagonal: eight in all', () => {
    expect(new Set(LINES.map((line) => [...line].sort().join())).size).toBe(8);
  });

  it('may be completed where the third stack is open', () => {
    expect(chancesOf(board({ a1: 0, b2: 0 }), 0)).toEqual([{ seat: 0, line: ['a1', 'b2', 'c3'], open: 'c3' }]);
    expect(chancesOf(board({ a1: 0, b2: 0 }), 1)).toEqual([]);
  });

  it('may not where an architect stands, or no tile is left', () => {
    expect(chancesOf(board({ a1: 0, b2: 0, c3: 1 }), 0)).toEqual([]);
    expect(chancesOf(board({ a1: 0, b2: 0 }, { empty: 'c3' }), 0)).toEqual([]);
  });

  it('may not be completed by architects that come back before', () => {
    expect(chancesOf(board({ a1: 0, b2: 0, c1: 0, a2: 0 }, { atHand: 0 }), 0)).toEqual([]);
    expect(chancesOf(board({ a1: 0, b1: 0, c1: 0, a2: 0 }, { atHand: 1 }), 0)).toEqual([]);
  });

  it('is foreseen by the server for the same stacks', () => {
    const builds = foreseen.filter(({ position }) => amytisView(position).phase === 'build');
    let found = 0;
    for (const { position, outcomes } of builds) {
      const view = amytisView(position);
      const open = new Set(chancesOf(view, view.player ?? 0).map((chance) => chance.open));
      for (const outcome of outcomes) {
        if (view.stacks[CELLS.find((cell) => outcome.action.startsWith(cell)) ?? 'a1'].top?.startsWith('palace'))
          continue;
        const told = outcome.events.some((event) => event.event === 'line_completed');
        expect(open.has(CELLS.find((cell) => outcome.action.startsWith(cell)) ?? 'a1')).toBe(told);
        found += told ? 1 : 0;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
