/** The looks of the four kinds of tiles: bricks of clay, speckled granite, columns of basalt, flags of sandstone. */

import type { Texture } from 'three';
import type { Material } from '../../types';
import { FACE } from '../pieces/slab';
import { whims } from '../whim';
import { type Brush, clouds, grain, picture, toned } from './canvas';

const SIDE = 512;
const HEIGHT = SIDE / FACE;

function bricks(brush: Brush, y: number, height: number, course: number): void {
  const next = whims(`clay ${y}`);
  const length = 2.1 * course;
  brush.fillStyle = '#c9a081';
  brush.fillRect(0, y, SIDE, height);
  const courses = Math.round(height / course);
  for (let row = 0; row < courses; row++) {
    for (let x = row % 2 ? -length / 2 : 0; x < SIDE; x += length) {
      brush.fillStyle = toned(next() < 0.15 ? '#b8603f' : '#cf7b56', 0.9 + 0.22 * next());
      brush.beginPath();
      brush.roundRect(x + 1.5, y + row * course + 1.5, length - 3, course - 3, 3);
      brush.fill();
    }
  }
}

function speckles(brush: Brush): void {
  const next = whims('granite');
  brush.fillStyle = '#b4b1ae';
  brush.fillRect(0, 0, SIDE, HEIGHT);
  for (let n = 0; n < 5200; n++) {
    const colour = ['#6d6a6b', '#e9e6e2', '#8f8b8b', '#d9c3b8', '#4c494c'][Math.floor(next() * 5)] ?? '#6d6a6b';
    brush.fillStyle = colour;
    const size = 1 + 3.2 * next() * next();
    brush.beginPath();
    brush.ellipse(next() * SIDE, next() * HEIGHT, size, size * (0.5 + 0.5 * next()), next() * 3, 0, 2 * Math.PI);
    brush.fill();
  }
}

function hexagons(brush: Brush): void {
  const next = whims('basalt');
  brush.fillStyle = '#3b3940';
  brush.fillRect(0, 0, SIDE, HEIGHT);
  const radius = 34;
  const [across, down] = [radius * Math.sqrt(3), radius * 1.5];
  for (let row = -1; row * down < SIDE + radius; row++) {
    for (let column = -1; column * across < SIDE + across; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * across, row * down];
      brush.fillStyle = toned('#6c6972', 0.85 + 0.36 * next());
      brush.beginPath();
      for (let n = 0; n < 6; n++) {
        const angle = ((n + 0.5) * Math.PI) / 3;
        brush.lineTo(x + Math.cos(angle) * (radius - 2), y + Math.sin(angle) * (radius - 2));
      }
      brush.fill();
    }
  }
  // From the side they are columns.
  for (let x = 0; x < SIDE; x += 32) {
    brush.fillStyle = toned('#6c6972', 0.75 + 0.4 * next());
    brush.fillRect(x + 1.5, SIDE + 6, 29, HEIGHT - SIDE);
  }
}

function flags(brush: Brush): void {
  const next = whims('start');
  brush.fillStyle = '#b89c6c';
  brush.fillRect(0, 0, SIDE, HEIGHT);
  const size = SIDE / 6;
  for (let row = 0; row * size < HEIGHT; row++) {
    for (let column = 0; column < 6; column++) {
      brush.fillStyle = toned('#e3cd9f', 0.92 + 0.14 * next());
      brush.beginPath();
      brush.roundRect(column * size + 1.5, row * size + 1.5, size - 3, size - 3, 4);
      brush.fill();
    }
  }
}

const LOOKS: Record<Material, (brush: Brush) => void> = {
  clay: (brush) => {
    bricks(brush, 0, SIDE, SIDE / 14);
    bricks(brush, SIDE, HEIGHT - SIDE, (HEIGHT - SIDE) / 3);
  },
  granite: speckles,
  basalt: hexagons,
  start: flags,
};

/** The frame of a tile, the joints between its four spaces, and the round bed in its middle for the flower. */
function furnish(brush: Brush, kerb: string): void {
  const joint = (width: number, colour: string) => {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(SIDE / 2, 0);
    brush.lineTo(SIDE / 2, SIDE);
    brush.moveTo(0, SIDE / 2);
    brush.lineTo(SIDE, SIDE / 2);
    brush.stroke();
  };
  joint(9, kerb);
  joint(2.5, 'rgb(20 10 0 / 45%)');
  brush.strokeStyle = kerb;
  brush.lineWidth = 26;
  brush.strokeRect(0, 0, SIDE, SIDE);
  brush.strokeStyle = 'rgb(20 10 0 / 30%)';
  brush.lineWidth = 2;
  brush.strokeRect(14, 14, SIDE - 28, SIDE - 28);
  for (const [radius, colour] of [
    [86, 'rgb(20 10 0 / 25%)'],
    [83, kerb],
    [70, '#4a3620'],
    [66, '#5e7f36'],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(SIDE / 2, SIDE / 2, radius, 0, 2 * Math.PI);
    brush.fill();
  }
}

const KERBS: Record<Material, string> = { clay: '#e6b792', granite: '#d8d5d0', basalt: '#55525b', start: '#f0dfb8' };

export function stonePicture(material: Material): Texture {
  return picture(SIDE, HEIGHT, (brush) => {
    LOOKS[material](brush);
    clouds(brush, SIDE, HEIGHT, 0.16, material);
    furnish(brush, KERBS[material]);
    grain(brush, SIDE, HEIGHT, 0.16);
  });
}
