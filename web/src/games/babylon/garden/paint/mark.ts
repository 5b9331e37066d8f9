/** Marks that show what can be done. They differ in form as well as in colour. */

import type { Texture } from 'three';
import type { Kind } from '../../types';
import { levelLook } from '../levels';
import { type Brush, picture } from './canvas';
import { drawSign, GLAZES } from './plaque';

const SIDE = 128;

function disc(brush: Brush, radius: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.arc(SIDE / 2, SIDE / 2, radius, 0, 2 * Math.PI);
  brush.fill();
}

/** A place for a tile: a golden disc, with dark edges for light stone and light ones for dark stone. It has a cross or,
 * where a tile cannot lie lower, the level. */
export function placePicture(level = 1): Texture {
  return picture(SIDE, SIDE, (brush) => {
    disc(brush, 62, 'rgb(70 35 0 / 55%)');
    disc(brush, 57, '#fff3c9');
    disc(brush, 49, '#c9820e');
    brush.fillStyle = '#fff8e4';
    if (level > 1) {
      brush.font = '700 84px "Helvetica Neue", Arial, sans-serif';
      brush.textAlign = 'center';
      brush.fillText(String(level), SIDE / 2, SIDE / 2 + 30);
      return;
    }
    brush.fillRect(34, 57, 60, 14);
    brush.fillRect(57, 34, 14, 60);
  });
}

/** The stem of such a mark. */
export function stemPicture(): Texture {
  return picture(4, 4, (brush) => {
    brush.fillStyle = '#c9820e';
    brush.fillRect(0, 0, 4, 4);
  });
}

/** A space for a decoration: a ring around it. */
export function ringPicture(): Texture {
  return picture(SIDE, SIDE, (brush) => {
    for (const [width, colour] of [
      [20, 'rgb(70 35 0 / 55%)'],
      [14, '#fff3c9'],
      [8, '#e79a12'],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = width;
      brush.beginPath();
      brush.arc(SIDE / 2, SIDE / 2, 50, 0, 2 * Math.PI);
      brush.stroke();
    }
  });
}

/** A space that points come from: light with an edge. */
export function sourcePicture(): Texture {
  return picture(SIDE, SIDE, (brush) => {
    brush.fillStyle = 'rgb(255 226 120 / 38%)';
    brush.fillRect(8, 8, SIDE - 16, SIDE - 16);
    for (const [width, colour] of [
      [16, 'rgb(70 35 0 / 70%)'],
      [10, '#ffe14d'],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = width;
      brush.strokeRect(10, 10, SIDE - 20, SIDE - 20);
    }
  });
}

/** The sign of a decoration that hovers over its space, with a point towards it. */
export function badgePicture(icon: Kind): Texture {
  return picture(SIDE, SIDE, (brush) => {
    const drop = (inset: number, colour: string) => {
      brush.fillStyle = colour;
      brush.beginPath();
      brush.moveTo(64, 126 - 1.6 * inset);
      brush.lineTo(40 + 0.6 * inset, 96 - inset);
      brush.arc(64, 54, 52 - inset, 0.66 * Math.PI, 0.34 * Math.PI);
      brush.lineTo(88 - 0.6 * inset, 96 - inset);
      brush.closePath();
      brush.fill();
    };
    drop(0, 'rgb(70 35 0 / 60%)');
    drop(4, '#fff3c9');
    drop(10, GLAZES[icon]);
    drawSign(brush, icon, '#fffaf0', 64, 53, 56);
  });
}

/** The keyboard's cursor: four angles around a cell. */
export function cursorPicture(): Texture {
  return picture(SIDE, SIDE, (brush) => {
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    for (const [width, colour] of [
      [18, '#10203a'],
      [10, '#ffffff'],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = width;
      for (const [x, y, dx, dy] of [
        [12, 12, 1, 1],
        [116, 12, -1, 1],
        [116, 116, -1, -1],
        [12, 116, 1, -1],
      ] as const) {
        brush.beginPath();
        brush.moveTo(x, y + dy * 34);
        brush.lineTo(x, y);
        brush.lineTo(x + dx * 34, y);
        brush.stroke();
      }
    }
  });
}

/** The frame of a tile that may be placed: an unbroken line. */
export function possiblePicture(): Texture {
  return picture(2 * SIDE, 2 * SIDE, (brush) => {
    for (const [width, colour] of [
      [22, '#0d4a1f'],
      [14, '#4fd06e'],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = width;
      brush.strokeRect(12, 12, 2 * SIDE - 24, 2 * SIDE - 24);
    }
  });
}

/** The frame of a tile that may not: a broken line, and slanting bars over the tile. */
export function impossiblePicture(): Texture {
  return picture(2 * SIDE, 2 * SIDE, (brush) => {
    brush.strokeStyle = 'rgb(190 25 20 / 75%)';
    brush.lineWidth = 12;
    for (let x = -256; x <= 512; x += 46) {
      brush.beginPath();
      brush.moveTo(x, 266);
      brush.lineTo(x + 276, -10);
      brush.stroke();
    }
    brush.setLineDash([30, 18]);
    for (const [width, colour] of [
      [22, '#5c0b08'],
      [14, '#ff5a4d'],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = width;
      brush.strokeRect(12, 12, 2 * SIDE - 24, 2 * SIDE - 24);
    }
  });
}

/** Around what was placed last, on a square of `cells` by `cells`: a broken line of light on a dark one. */
export function recentPicture(cells: 1 | 2): Texture {
  const side = cells * SIDE;
  return picture(side, side, (brush) => {
    for (const [width, colour, dash] of [
      [22, '#2b2118', []],
      [14, '#ffd54a', [30, 16]],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = width;
      brush.setLineDash(dash);
      brush.strokeRect(12, 12, side - 24, side - 24);
    }
  });
}

/** The number of a level, as on the plan. */
export function levelPicture(level: number): Texture {
  const { ground, ink } = levelLook(level);
  return picture(SIDE, SIDE, (brush) => {
    for (const [inset, colour] of [
      [2, '#2b2118'],
      [9, ground],
    ] as const) {
      brush.fillStyle = colour;
      brush.beginPath();
      brush.roundRect(inset, inset, SIDE - 2 * inset, SIDE - 2 * inset, 36 - inset);
      brush.fill();
    }
    brush.fillStyle = ink;
    brush.font = '700 108px "Helvetica Neue", Arial, sans-serif';
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(`${level}`, SIDE / 2, SIDE / 2 + 8);
  });
}
