/** What the materials look like, as lines over a tile of 100 x 100: bricks, speckles, hexagonal columns, dressed sand. */

import type { Material } from '../types';

function bricks(): string {
  const rows = [20, 40, 60, 80].map((y) => `M0 ${y}H100`);
  const joints = [0, 1, 2, 3, 4].flatMap((row) =>
    (row % 2 ? [12.5, 37.5, 62.5, 87.5] : [25, 50, 75]).map((x) => `M${x} ${row * 20}v20`),
  );
  return [...rows, ...joints].join('');
}

/** Scattered evenly and always alike: the golden ratio leaves no rows. */
function speckles(count: number): string {
  const golden = 0.618034;
  return Array.from({ length: count }, (_, n) => {
    const x = 3 + 94 * ((n * golden) % 1);
    const y = 3 + (94 * (n + 0.5)) / count;
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  }).join('');
}

function columns(): string {
  const [w, h] = [10, 17.32];
  const cells = [];
  for (let row = 0; row * h * 0.5 <= 110; row += 1) {
    for (let x = row % 2 ? 15 : 0; x <= 110; x += 30) {
      const y = row * h * 0.5;
      const cornered = (x < 9 || x > 91) && (y < 9 || y > 91); // there it would stick out of the rounded slab
      if (!cornered) cells.push(`M${x - w} ${y.toFixed(1)}l5 -8.66h10l5 8.66`);
    }
  }
  return cells.join('');
}

function frame(): string {
  return 'M4 4H96V96H4ZM8 8H92V92H8Z';
}

export const TEXTURES: Record<Material, { lines: string; width: number; color: string }> = {
  clay: { lines: bricks(), width: 1.6, color: '#b46a45' },
  granite: { lines: speckles(70), width: 2.6, color: '#7d766d' },
  basalt: { lines: columns(), width: 1.4, color: '#48464c' },
  start: { lines: frame(), width: 1.2, color: '#a5854b' },
};
