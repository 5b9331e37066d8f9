import { describe, expect, it } from 'vitest';
import { formatAction, offerOf, parseAction } from './actions';
import { positions } from './fixtures/fixtures';

const legal = positions.flatMap((position) => position.legal ?? []);

describe('the notation', () => {
  it('goes both ways for every legal action of real games', () => {
    expect(new Set(legal.map((action) => parseAction(action)?.kind))).toEqual(
      new Set(['build', 'project', 'score', 'favor']),
    );
    for (const text of legal) {
      const action = parseAction(text);
      expect(action && formatAction(action)).toBe(text);
    }
  });

  it.each(['', 'b2', 'b2 c4', 'd1 a1', 'b2 c3 a1', 'project', 'project x', 'project empty 2', 'favor V', 'Score'])(
    'does not know %j',
    (text) => {
      expect(parseAction(text)).toBeNull();
    },
  );
});

describe('an offer', () => {
  it('has what is legal and nothing else', () => {
    for (const { legal: actions } of positions) {
      const offer = offerOf(actions ?? []);
      const told = [
        ...[...offer.builds].flatMap(([stack, cells]) => [...cells].map((cell) => `${stack} ${cell}`)),
        ...[...offer.projects].map((project) => `project ${project}`),
        ...(offer.score ? ['score'] : []),
        ...[...offer.favors].map((favor) => `favor ${favor}`),
      ];
      expect(told.toSorted()).toEqual((actions ?? []).toSorted());
    }
  });
});
