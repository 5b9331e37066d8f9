/** The outlines of all signs, in a box of 24 x 24. Each has a form of its own: colour is never the only difference. */

import type { Flower, Kind } from '../types';

/** A star, its first point upwards. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, n) => {
    const angle = (Math.PI * n) / points - Math.PI / 2;
    const radius = n % 2 ? inner : outer;
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Round petals about the middle, each a whole circle. */
function petals(count: number, distance: number, radius: number): string {
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count - Math.PI / 2;
    const [x, y] = [12 + distance * Math.cos(angle), 12 + distance * Math.sin(angle)];
    const half = `a${radius} ${radius} 0 1 1`;
    return `M${(x - radius).toFixed(2)} ${y.toFixed(2)}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`;
  }).join('');
}

/** Two petals at the sides, and one in the middle before them. */
const LOTUS =
  'M12 21.5C4.5 20.5 1 13.5 2.2 7 7.6 8.4 10.8 14 12 21.5ZM12 21.5C19.5 20.5 23 13.5 21.8 7 16.4 8.4 13.2 14 12 21.5Z' +
  'M12 21.5C6.6 16.6 6.8 8 12 2.4 17.2 8 17.4 16.6 12 21.5Z';

/** A flower: its petals, and how large its heart is and of which colour. */
export const FLOWER_SHAPES: Record<Flower, { petals: string; heart: number; color: string }> = {
  white: { petals: petals(5, 6.1, 4.9), heart: 3.6, color: '#e9b535' },
  pink: { petals: LOTUS, heart: 0, color: 'none' },
  blue: { petals: star(6, 11.2, 5), heart: 2.6, color: '#fff7dc' },
  yellow: { petals: star(12, 11.4, 7.4), heart: 5, color: '#6d4016' },
};

/** Filled shapes; the fountain's jets are lines. */
export const ICON_SHAPES: Record<Kind, string> = {
  stairs: 'M2 21.5V17H7.2V12.4H12.2V7.8H17.2V3.2H22V21.5Z',
  fountain: 'M2.5 14.5H21.5C21.3 18 18.3 19.6 14.4 19.9V21.6H9.6V19.9C5.7 19.6 2.7 18 2.5 14.5Z',
  bridge: 'M1 9.4C6.5 5.6 17.5 5.6 23 9.4V19.5H18.6C18.4 15.2 15.6 12.6 12 12.6S5.6 15.2 5.4 19.5H1Z',
  statue:
    'M12 1A3.1 3.1 0 0 1 12 7.2 3.1 3.1 0 0 1 12 1ZM6.2 8.1H17.8L16.9 13.4H15.1L16.3 18H7.7L8.9 13.4H7.1ZM4.6 19H19.4V22.5H4.6Z',
};
export const FOUNTAIN_JETS = 'M12 14V7.2M12 7.2C11.4 1.8 5.4 2 5.4 8V11M12 7.2C12.6 1.8 18.6 2 18.6 8V11';

/** A column with its capital and base; a double one is twice as high. */
export const PILLAR = {
  single: {
    ends: 'M7 7.5H17V10.3H7ZM6.4 20.2H17.6V23H6.4Z',
    shaft: 'M9 10.3H15L15.6 20.2H8.4Z',
    flutes: 'M11 10.6 10.8 20M13 10.6 13.2 20',
  },
  double: {
    ends: 'M7.6 .8H16.4V3.2H7.6ZM6.8 20.6H17.2V23H6.8ZM8.2 10.6H15.8V12.6H8.2Z',
    shaft: 'M9.4 3.2H14.6L14.8 10.6H9.2ZM9.2 12.6H14.8L15.2 20.6H8.8Z',
    flutes: 'M12 3.4V10.4M12 12.8V20.4',
  },
};

/** A leafy sprig for a space without an icon. */
export const SPRIG =
  'M12 10C8.6 9.6 7 7 7.2 3.6 10.6 4.4 12.2 6.6 12 10ZM12 10C15.4 9.6 17 7 16.8 3.6 13.4 4.4 11.8 6.6 12 10Z' +
  'M12 15C8 15.2 5.2 13 4.6 9.6 8.6 9.4 11.4 11.4 12 15ZM12 15C16 15.2 18.8 13 19.4 9.6 15.4 9.4 12.6 11.4 12 15Z' +
  'M12 20C8.6 20.8 5.4 19.4 4 16.4 7.6 15.4 10.8 16.8 12 20ZM12 20C15.4 20.8 18.6 19.4 20 16.4 16.4 15.4 13.2 16.8 12 20Z' +
  'M11.4 8H12.6V21.5H11.4Z';
