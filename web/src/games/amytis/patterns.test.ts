import { describe, expect, it } from 'vitest';
import { book, views } from './fixtures/fixtures';
import { bestPlacements, colorsOf, missingIn, waysOf } from './patterns';
import { CELLS, type Cell, type Color, type Project } from './view';

const LETTERS: Record<string, Color> = { B: 'blue', G: 'green', O: 'orange', P: 'pink' };

/** A city as three rows of letters, `*` where it does not matter. */
function shown(...rows: string[]): Map<Cell, Color> {
  const colors = new Map<Cell, Color>();
  for (const [place, letter] of [...rows.join('')].entries()) {
    const [cell, color] = [CELLS[place], LETTERS[letter]];
    if (cell && color) colors.set(cell, color);
  }
  return colors;
}

function card(id: number): Project {
  const project = book.get(id);
  if (!project) throw new Error(`no card ${id}`);
  return project;
}

describe('a pattern', () => {
  it.each([
    ['as it is printed', 'PPO', 'GG*', '***'],
    ['turned by a quarter', '*GP', '*GP', '**O'],
    ['turned by a half', '***', '*GG', 'OPP'],
  ])('shows %s', (_, ...rows) => {
    expect(missingIn(card(16), shown(...rows))).toBe(0);
  });

  it.each([
    ['from left to right', 'OPP', '*GG', '***'],
    ['from top to bottom', 'GG*', 'PPO', '***'],
  ])('does not show mirrored %s', (_, ...rows) => {
    expect(missingIn(card(16), shown(...rows))).toBeGreaterThan(0);
  });

  it('lies in a city in as many ways as it can be turned and shifted', () => {
    expect(waysOf(card(3).pattern).length).toBe(6); // three in a row or a column
    expect(waysOf(card(5).pattern).length).toBe(16); // a corner of three, four ways in four places
    expect(waysOf(card(1).pattern).length).toBe(4); // a diagonal of three colours
    expect(waysOf(card(8).pattern).length).toBe(16); // no turn of it is like another
  });

  it('that does not quite show tells the cells that are missing', () => {
    const [best, ...others] = bestPlacements(card(8), shown('OB*', 'O**', '***'));
    expect(best?.missing).toEqual([{ cell: 'b2', color: 'blue' }]);
    expect(best?.spots.length).toBe(4);
    expect(others).toEqual([]);
  });

  it('lies where a tile in mind would complete it', () => {
    const view = views[0];
    const city = view?.seats[0]?.city;
    expect(city && colorsOf(city, { cell: 'b2', color: 'pink' })).toEqual(new Map([['b2', 'pink']]));
  });

  it('shows in no city of a real game whose owner still has the card', () => {
    for (const view of views) {
      if (view.phase === 'palace') continue; // then it is completed with the choice
      for (const seat of view.seats) {
        for (const id of seat.projects) expect(missingIn(card(id), colorsOf(seat.city))).toBeGreaterThan(0);
      }
    }
  });
});
