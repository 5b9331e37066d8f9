/** Pictures drawn by code, as textures. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { whims } from '../whim';

export type Brush = CanvasRenderingContext2D;

export function picture(width: number, height: number, draw: (brush: Brush) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser cannot draw on a canvas');
  draw(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.wrapS = RepeatWrapping;
  return texture;
}

/** A colour made lighter (above 1) or darker. */
export function toned(colour: string, by: number): string {
  const channel = (at: number) => Math.round(Math.min(255, Number.parseInt(colour.slice(at, at + 2), 16) * by));
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)})`;
}

/** Fine grain over a rectangle: every pixel a little lighter or darker. */
export function grain(brush: Brush, x: number, y: number, width: number, height: number, strength: number): void {
  const pixels = brush.getImageData(x, y, width, height);
  // A cheap row of numbers is enough here: nobody compares grains.
  let seed = 12345;
  for (let i = 0; i < pixels.data.length; i += 4) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const by = (seed / 2 ** 32 - 0.5) * strength;
    for (let c = i; c < i + 3; c++) pixels.data[c] = (pixels.data[c] ?? 0) + by;
  }
  brush.putImageData(pixels, x, y);
}

/** Large soft spots, lighter and darker, so that a surface does not look printed. */
export function clouds(brush: Brush, width: number, height: number, strength: number, name: string): void {
  const next = whims(name);
  for (let n = 0; n < 40; n++) {
    const [x, y] = [next() * width, next() * height];
    const radius = (0.08 + 0.2 * next()) * width;
    const tone = next() < 0.5 ? '0 0 0' : '255 245 220';
    const spot = brush.createRadialGradient(x, y, 0, x, y, radius);
    spot.addColorStop(0, `rgb(${tone} / ${strength * next()})`);
    spot.addColorStop(1, `rgb(${tone} / 0)`);
    brush.fillStyle = spot;
    brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
}
