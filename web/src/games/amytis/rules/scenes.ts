/** What the pictures of Amytis's rules show: positions that were played, and what counts in them. */

import { bookOf } from '../pieces';
import type { Amytis, Building, Cell, Side, View } from '../types';
import played from './positions.json?raw';

interface Scene {
  view: View;
  examples?: Record<Building, Record<Side, { points: number; counted: string[]; view: View }>>;
}

const { components, scenes }: { components: Amytis['components']; scenes: Record<string, Scene> } = JSON.parse(played);

function scene(name: string): Scene {
  const found = scenes[name];
  if (!found) throw new RangeError(`no position ${name} was played for a picture`);
  return found;
}

export const PROJECTS = bookOf(components);
export const sceneOf = (name: string): View => scene(name).view;

/** What a building has scored in the city of the examples. */
export interface Example {
  side: Side;
  points: number;
  /** The cells that count; for a theater the stacks. */
  counted: readonly string[];
  view: View;
}

export function examplesOf(building: Building): Example[] {
  const sides = scene('city').examples?.[building];
  return sides
    ? [
        { ...sides.A, side: 'A' },
        { ...sides.B, side: 'B' },
      ]
    : [];
}

export const CITIES: Record<string, { scene: string; marked?: Cell[]; frames?: [Cell, Cell][] }> = {
  overview: { scene: 'city' },
  'favors-stairs': {
    scene: 'favors',
    frames: [
      ['a1', 'c1'],
      ['c1', 'c3'],
    ],
  },
  'favors-corners': { scene: 'favors', marked: ['c1', 'a3'] },
};

/** Project 16 in two cities, on these cells. */
export const TURNED: { scene: 'turned' | 'mirrored'; sign: 'yes' | 'no'; marked: Cell[] }[] = [
  { scene: 'turned', sign: 'yes', marked: ['b1', 'c1', 'b2', 'c2', 'c3'] },
  { scene: 'mirrored', sign: 'no', marked: ['a1', 'b1', 'c1', 'b2', 'c2'] },
];
