import { describe, expect, it } from 'vitest';
import type { Position } from '../../api/client';
import { positions } from './fixtures/fixtures';
import { builtBefore } from './last';
import type { Amytis } from './types';

const after = (wanted: (position: Position<Amytis>) => boolean): Position<Amytis> => {
  const found = positions.find((position) => position.last && wanted(position));
  if (!found) throw new Error('no such position');
  return found;
};

describe('what was built last', () => {
  const build = after((position) => /^[abc]/.test(position.last?.action ?? ''));
  const favor = after((position) => position.last?.action.startsWith('favor') ?? false);

  it('is in the events of the move', () => {
    const [stack, cell] = build.last?.action.split(' ') ?? [];
    expect(builtBefore(build, null)).toEqual({ seat: build.last?.seat, stack, cell, ply: build.ply });
  });

  it('is remembered through the rest of the turn, and no longer', () => {
    const seat = favor.last?.seat ?? 0;
    const remembered = { seat, stack: 'a1', cell: 'b2', ply: favor.ply - 1 } as const;
    expect(builtBefore(favor, remembered)).toEqual({ ...remembered, ply: favor.ply });
    expect(builtBefore(favor, { ...remembered, seat: 1 - seat })).toBeNull();
    expect(builtBefore(favor, { ...remembered, ply: favor.ply - 3 })).toBeNull();
    expect(builtBefore(favor, { ...remembered, ply: favor.ply + 1 })).toBeNull();
    expect(builtBefore(favor, null)).toBeNull();
  });

  it('is in the view while its player has to choose something', () => {
    const choosing = after((position) => position.view.turn !== null);
    const { tile: _, ...built } = choosing.view.turn ?? { tile: null };
    expect(builtBefore({ ...choosing, last: null }, null)).toMatchObject({ ...built, seat: choosing.player });
  });
});
