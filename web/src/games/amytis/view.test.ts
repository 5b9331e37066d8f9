import { describe, expect, it } from 'vitest';
import { components, positions, views } from './fixtures/fixtures';
import { amytisView, buildingOf, colorOf, projectBook, TILES, topOf } from './view';

describe('the view of a position', () => {
  it('is read in every position of real games', () => {
    expect(views.length).toBe(positions.length);
    expect(new Set(views.map((view) => view.phase))).toEqual(new Set(['build', 'palace', 'favor', 'over']));
  });

  it('has 48 tiles in all, of which those that nobody has seen may be left out', () => {
    for (const view of views) {
      const unseen = TILES.reduce((sum, tile) => sum + view.unseen_tiles[tile], 0);
      const built = view.seats.flatMap((seat) => Object.values(seat.city)).flat().length;
      const tops = Object.values(view.stacks).filter((stack) => stack.top).length;
      expect(unseen + built + tops).toBe(48);
    }
  });

  it('of another game is refused, and so is one in which something is amiss', () => {
    const [first] = positions;
    const view: object = first?.view ?? {};
    const read = (changed: object) => () => amytisView({ view: { ...view, ...changed } });
    expect(read({})).not.toThrow();
    expect(read({ game: 'babylon' })).toThrow('view.game: one of amytis expected, not "babylon"');
    expect(read({ player: '0' })).toThrow('view.player: a whole number expected, not "0"');
    expect(read({ stacks: {} })).toThrow('view.stacks.a1: an object expected, not undefined');
    expect(read({ seats: null })).toThrow('view.seats: a list expected, not null');
    expect(read({ last_turn: 1 })).toThrow('view.last_turn: a truth expected, not 1');
  });
});

describe('tiles', () => {
  it('are 24, each a building and a colour', () => {
    expect(new Set(TILES).size).toBe(24);
    expect(buildingOf('wall-pink')).toBe('wall');
    expect(colorOf('wall-pink')).toBe('pink');
  });

  it('lie on each other, and only the top is visible', () => {
    const city = views.at(-1)?.seats[0]?.city;
    const high = Object.entries(city ?? {}).find(([, tiles]) => tiles.length > 1);
    expect(city && topOf(city, 'a1')).toBe(city?.a1.at(-1) ?? null);
    expect(high?.[1].length).toBeGreaterThan(1);
  });
});

describe('the project cards', () => {
  it('are read with their patterns', () => {
    expect(projectBook(components).get(16)).toEqual({
      id: 16,
      points: 12,
      pattern: [
        ['pink', 'pink', 'orange'],
        ['green', 'green', null],
      ],
    });
  });

  it('with a letter that is no colour are refused', () => {
    const odd = { project: [{ id: 1, points: 8, pattern: ['BX'] }] };
    expect(() => projectBook(odd)).toThrow('components.project[0].pattern[0]: X is no colour');
    expect(() => projectBook({ project: [{ id: 1, points: 8, pattern: [3] }] })).toThrow('a text expected, not 3');
  });
});
