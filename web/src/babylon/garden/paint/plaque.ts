/** The icons, as plaques of glazed tile. */

import type { Texture } from 'three';
import type { Icon } from '../garden';
import { FACE } from '../pieces/slab';
import { type Brush, picture } from './canvas';

const SIDE = 192;
const HEIGHT = SIDE / FACE;

/** Drawn in a square of 100. */
const SIGNS: Record<Icon, (brush: Brush) => void> = {
  stairs(brush) {
    brush.beginPath();
    brush.moveTo(18, 82);
    for (let n = 0; n < 4; n++) {
      brush.lineTo(18 + 16 * n, 68 - 16 * n);
      brush.lineTo(34 + 16 * n, 68 - 16 * n);
    }
    brush.lineTo(82, 82);
    brush.closePath();
    brush.fill();
  },
  fountain(brush) {
    brush.beginPath();
    brush.moveTo(18, 62);
    brush.lineTo(82, 62);
    brush.quadraticCurveTo(80, 80, 60, 80);
    brush.lineTo(66, 88);
    brush.lineTo(34, 88);
    brush.lineTo(40, 80);
    brush.quadraticCurveTo(20, 80, 18, 62);
    brush.fill();
    brush.lineWidth = 6.5;
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(50, 56);
    brush.lineTo(50, 18);
    for (const side of [-1, 1]) {
      brush.moveTo(50, 22);
      brush.bezierCurveTo(50 + 14 * side, 10, 50 + 26 * side, 24, 50 + 25 * side, 52);
    }
    brush.stroke();
  },
  bridge(brush) {
    brush.beginPath();
    brush.moveTo(12, 54);
    brush.quadraticCurveTo(50, 22, 88, 54);
    brush.lineTo(88, 76);
    brush.lineTo(76, 76);
    brush.quadraticCurveTo(72, 50, 50, 50);
    brush.quadraticCurveTo(28, 50, 24, 76);
    brush.lineTo(12, 76);
    brush.closePath();
    brush.fill();
    brush.lineWidth = 5;
    brush.beginPath();
    brush.moveTo(12, 42);
    brush.quadraticCurveTo(50, 10, 88, 42);
    for (const [x, y] of [
      [16, 40],
      [33, 29],
      [50, 26],
      [67, 29],
      [84, 40],
    ] as const) {
      brush.moveTo(x, y);
      brush.lineTo(x, y + 14);
    }
    brush.stroke();
  },
  statue(brush) {
    brush.beginPath();
    brush.roundRect(24, 80, 52, 10, 2);
    brush.fill();
    brush.beginPath();
    brush.arc(50, 26, 10.5, 0, 2 * Math.PI);
    brush.fill();
    // a robe with two wings
    brush.beginPath();
    brush.moveTo(50, 38);
    brush.quadraticCurveTo(62, 38, 62, 48);
    brush.lineTo(65, 76);
    brush.lineTo(35, 76);
    brush.lineTo(38, 48);
    brush.quadraticCurveTo(38, 38, 50, 38);
    brush.fill();
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.moveTo(50 + 15 * side, 42);
      brush.bezierCurveTo(50 + 30 * side, 40, 50 + 36 * side, 28, 50 + 36 * side, 22);
      brush.bezierCurveTo(50 + 40 * side, 44, 50 + 34 * side, 62, 50 + 18 * side, 66);
      brush.closePath();
      brush.fill();
    }
  },
};

export function drawSign(brush: Brush, icon: Icon, colour: string): void {
  brush.fillStyle = colour;
  brush.strokeStyle = colour;
  SIGNS[icon](brush);
}

export function plaquePicture(icon: Icon): Texture {
  return picture(SIDE, HEIGHT, (brush) => {
    brush.fillStyle = '#c99a3c';
    brush.fillRect(0, 0, SIDE, HEIGHT);
    brush.scale(SIDE / 100, SIDE / 100);
    const glaze = brush.createLinearGradient(0, 0, 100, 100);
    glaze.addColorStop(0, '#2c62b4');
    glaze.addColorStop(1, '#1c4486');
    brush.fillStyle = glaze;
    brush.beginPath();
    brush.roundRect(7, 7, 86, 86, 12);
    brush.fill();
    brush.translate(50, 50);
    brush.scale(0.82, 0.82);
    brush.translate(-50, -50);
    drawSign(brush, icon, '#fff3d6');
  });
}
