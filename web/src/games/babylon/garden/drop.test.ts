import { describe, expect, it } from 'vitest';
import type { Garden } from '../types';
import { arrivals, Drop, heightAt } from './drop';
import { garden } from './fixtures/full';

function without(tiles: number, decorations: number): Garden {
  return {
    ...garden,
    tiles: garden.tiles.slice(0, garden.tiles.length - tiles),
    decorations: garden.decorations.slice(0, garden.decorations.length - decorations),
  };
}

describe('what came into a garden', () => {
  it('is the new tile and the new decorations', () => {
    const tile = garden.tiles.at(-1);
    expect(arrivals(without(1, 0), garden)).toEqual([`${tile?.tile} ${tile?.cell} r${tile?.rotation} L${tile?.level}`]);
    expect(arrivals(without(1, 2), garden)).toHaveLength(3);
    expect(arrivals(garden, garden)).toEqual([]);
  });

  it('is nothing when it was a jump, or when something was taken back', () => {
    expect(arrivals(without(2, 2), garden)).toEqual([]);
    expect(arrivals(garden, without(1, 0))).toEqual([]);
  });
});

describe('a drop', () => {
  it('comes down and stays down', () => {
    expect(heightAt(0)).toBeGreaterThan(1);
    expect(heightAt(0.3)).toBeLessThan(heightAt(0.1));
    expect(heightAt(1)).toBe(0);
    for (let part = 0; part <= 1; part += 0.01) expect(heightAt(part)).toBeGreaterThanOrEqual(0);
  });

  it('moves what is new only, and ends', () => {
    const drop = new Drop();
    expect(drop.isFalling).toBe(false);
    drop.begin(['new']);
    expect(drop.isFalling).toBe(true);
    expect(drop.height('new')).toBeGreaterThan(1);
    expect(drop.height('old')).toBe(0);
    for (let n = 0; n < 60; n++) drop.step(1 / 60);
    expect(drop.isFalling).toBe(false);
    expect(drop.height('new')).toBe(0);
  });

  it('does not begin without a new piece', () => {
    const drop = new Drop();
    drop.begin([]);
    expect(drop.isFalling).toBe(false);
  });
});
