/** The board's base with its frieze, and the letters of the rim. */

import type { Texture } from 'three';
import { CEDAR } from '../pieces/board';
import { FACE } from '../pieces/slab';
import { picture } from './canvas';

const SIDE = 1024;
const HEIGHT = SIDE / FACE;

/** Glazed bricks with a row of golden rosettes, as on the gate of the city. */
export function friezePicture(): Texture {
  return picture(SIDE, HEIGHT, (brush) => {
    brush.fillStyle = '#8a7350';
    brush.fillRect(0, 0, SIDE, SIDE);
    brush.strokeStyle = '#d8b772';
    brush.lineWidth = 28;
    brush.strokeRect(0, 0, SIDE, SIDE);
    const [top, height] = [SIDE, HEIGHT - SIDE];
    brush.fillStyle = '#24508f';
    brush.fillRect(0, top, SIDE, height);
    const course = height / 8;
    for (let row = 0; row < 8; row++) {
      for (let n = 0; n < 32; n++) {
        const x = (n + (row % 2) / 2) * 32;
        brush.fillStyle = `hsl(${212 + ((n * 7 + row * 3) % 9)} 62% ${30 + ((n * 13 + row * 5) % 7)}%)`;
        brush.fillRect(x + 0.8, top + row * course + 0.8, 30.4, course - 1.6);
      }
    }
    brush.fillStyle = '#d3a044';
    brush.fillRect(0, top, SIDE, 22);
    brush.fillRect(0, HEIGHT - 26, SIDE, 26);
    for (let n = 0; n < 22; n++) {
      const [x, y] = [((n + 0.5) * SIDE) / 22, top + height / 2];
      brush.fillStyle = '#f3e4bd';
      for (let leaf = 0; leaf < 8; leaf++) {
        brush.beginPath();
        const angle = (leaf * Math.PI) / 4;
        brush.ellipse(x + Math.cos(angle) * 11, y + Math.sin(angle) * 60, 5.5, 30, 0, 0, 2 * Math.PI);
        brush.fill();
      }
      brush.fillStyle = '#d3a044';
      brush.beginPath();
      brush.ellipse(x, y, 5, 27, 0, 0, 2 * Math.PI);
      brush.fill();
    }
  });
}

/** a to h in the upper row, 1 to 8 in the lower one: see `lettersGeometry`. */
export function lettersPicture(): Texture {
  return picture(1024, 256, (brush) => {
    brush.fillStyle = CEDAR;
    brush.fillRect(0, 0, 1024, 256);
    brush.fillStyle = '#fff0cf';
    brush.font = '600 92px Georgia, "Palatino Linotype", serif';
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    for (let n = 0; n < 8; n++) {
      brush.fillText('abcdefgh'.charAt(n), n * 128 + 64, 58);
      brush.fillText(`${n + 1}`, n * 128 + 64, 196);
    }
  });
}
