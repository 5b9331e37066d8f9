import { describe, expect, it } from 'vitest';
import type { Position } from '../../api/client';
import { positions } from './fixtures/fixtures';
import { builtBefore } from './last';

const after = (wanted: (position: Position) => boolean): Position => {
  const found = positions.find((position) => position.last && wanted(position));
  if (!found) throw new Error('no such position');
  return found;
};

describe('what was built last', () => {
  const build = after((position) => /^[abc]/.test(position.last?.action ?? ''));
  const favor = after((position) => position.last?.action.startsWith('favor') ?? false);

  it('is told by the move', () => {
    const [stack, cell] = build.last?.action.split(' ') ?? [];
    expect(builtBefore(build, null)).toEqual({ seat: build.last?.seat, stack, cell, ply: build.ply });
  });

  it('is remembered through the rest of the turn, and no longer', () => {
    const remembered = { seat: 0, stack: 'a1', cell: 'b2', ply: favor.ply - 1 } as const;
    expect(builtBefore(favor, remembered)).toBe(remembered);
    expect(builtBefore(favor, { ...remembered, ply: favor.ply - 3 })).toBeNull();
    expect(builtBefore(favor, { ...remembered, ply: favor.ply + 1 })).toBeNull();
    expect(builtBefore(favor, null)).toBeNull();
  });
});
