/** What the pictures of Babylon's rules show: positions that were played, cropped to the part that matters. */

import { tileBook } from '../tiles';
import type { Components, PlacedTile, View } from '../types';
import type { Crop } from './crop';
import played from './positions.json?raw';

interface Scene {
  view: View;
  /** The edges of the dug tile that bring a pillar. */
  sides?: string[];
}

const { components, scenes }: { components: Components; scenes: Record<string, Scene> } = JSON.parse(played);

function scene(name: string): Scene {
  const found = scenes[name];
  if (!found) throw new RangeError(`no position ${name} was played for a picture`);
  return found;
}

export const TILES = tileBook(components);
export const SIDES: readonly string[] = scene('dig').sides ?? [];
export const sceneOf = (name: string) => scene(name).view;

export interface GardenPanel {
  scene: string;
  look: 'tilted' | 'plan';
  crop: Crop;
  /** Whether what it shows may be done. */
  sign?: 'yes' | 'no';
  ghosts?: readonly PlacedTile[];
  /** The spaces on which something may not stand. */
  crossed?: readonly string[];
}

const crop = (from: string, to: string): Crop => ({ from, to });
const tilted = (scene: string, part: Crop): GardenPanel => ({ scene, look: 'tilted', crop: part });
const plan = (scene: string, part: Crop): GardenPanel => ({ scene, look: 'plan', crop: part });
/** What may be done in one position and not in another. */
const pair = (kind: 'stairs' | 'fountain' | 'bridge', part: Crop, crossed: string[]): GardenPanel[] => [
  { ...plan(`${kind}-yes`, part), sign: 'yes' },
  { ...plan(`${kind}-no`, part), sign: 'no', crossed },
];

/** The tile that would lie exactly over another. */
const OVER: PlacedTile = {
  tile: 'C05',
  cell: 'c4',
  rotation: 0,
  level: 2,
  open: null,
  supports: ['single', 'single', 'single', 'single'],
  new: true,
};

export const GARDENS: Record<string, readonly GardenPanel[]> = {
  overview: [tilted('garden', crop('a1', 'h8'))],
  place: [tilted('place', crop('b3', 'e6'))],
  'same-cells': [
    { ...tilted('same-cells', crop('b3', 'f6')), sign: 'no', ghosts: [OVER] },
    { ...tilted('shifted', crop('b3', 'f6')), sign: 'yes' },
  ],
  'statue-carries': [tilted('statue-stands', crop('a3', 'e6')), tilted('statue-carries', crop('a3', 'e6'))],
  levels: [tilted('levels', crop('b2', 'f6'))],
  'open-corner': [tilted('open-corner', crop('b3', 'e6'))],
  stairs: pair('stairs', crop('b3', 'g6'), ['d5', 'e5']),
  fountain: pair('fountain', crop('b3', 'g6'), ['e5', 'f5']),
  bridge: pair('bridge', crop('a3', 'g6'), ['c4', 'e4']),
  'bridge-high': [tilted('bridge-high', crop('a2', 'g6'))],
  statue: [{ ...plan('statues', crop('a1', 'h8')), crossed: ['e5'] }],
  'half-covered': [plan('half-covered', crop('b2', 'g6'))],
  covered: [tilted('covered', crop('a3', 'f6'))],
  scoring: [plan('score', crop('a1', 'h8'))],
};
