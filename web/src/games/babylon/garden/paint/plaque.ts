/** The icons, as plaques of glazed tile. */

import type { Texture } from 'three';
import { FOUNTAIN_JETS, ICON_SHAPES } from '../../glyphs/shapes';
import type { Kind } from '../../types';
import { FACE } from '../pieces/slab';
import { type Brush, picture, toned } from './canvas';

const SIDE = 192;
const HEIGHT = SIDE / FACE;
/** The box in which the signs are drawn. */
const BOX = 24;

/** Each icon has the colour that it has on the plan, too. */
export const GLAZES: Record<Kind, string> = {
  stairs: '#8f4a20',
  fountain: '#1f55a0',
  bridge: '#2c6e3c',
  statue: '#6a3a8e',
};

/** The same sign as on the plan, of a size around a point. */
export function drawSign(brush: Brush, icon: Kind, colour: string, x: number, y: number, size: number): void {
  brush.save();
  brush.translate(x - size / 2, y - size / 2);
  brush.scale(size / BOX, size / BOX);
  brush.fillStyle = colour;
  brush.fill(new Path2D(ICON_SHAPES[icon]));
  if (icon === 'fountain') {
    brush.strokeStyle = colour;
    brush.lineWidth = 1.9;
    brush.lineCap = 'round';
    brush.stroke(new Path2D(FOUNTAIN_JETS));
  }
  brush.restore();
}

export function plaquePicture(icon: Kind): Texture {
  return picture(SIDE, HEIGHT, (brush) => {
    brush.fillStyle = '#c99a3c';
    brush.fillRect(0, 0, SIDE, HEIGHT);
    const glaze = brush.createLinearGradient(0, 0, SIDE, SIDE);
    glaze.addColorStop(0, toned(GLAZES[icon], 1.2));
    glaze.addColorStop(1, toned(GLAZES[icon], 0.9));
    brush.fillStyle = glaze;
    brush.beginPath();
    brush.roundRect(0.07 * SIDE, 0.07 * SIDE, 0.86 * SIDE, 0.86 * SIDE, 0.12 * SIDE);
    brush.fill();
    drawSign(brush, icon, '#fff3d6', SIDE / 2, SIDE / 2, 0.64 * SIDE);
  });
}
