/** Pictures drawn by code, as textures. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { whims } from '../whim';

export type Brush = CanvasRenderingContext2D;

const NOISE = 128;

export function picture(width: number, height: number, draw: (brush: Brush) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Drawn by the processor: it is drawn once, and then read to be a texture.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
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

/** Fine grain over all that is drawn: every pixel a little lighter or darker. */
export function grain(brush: Brush, width: number, height: number, strength: number): void {
  const noise = brush.createPattern(noiseTile(), 'repeat');
  if (!noise) return;
  // Laid over what is there, not read and written back: from some canvases reading is very slow.
  brush.save();
  brush.globalCompositeOperation = 'overlay';
  brush.globalAlpha = strength;
  brush.fillStyle = noise;
  brush.fillRect(0, 0, width, height);
  brush.restore();
}

let noise: HTMLCanvasElement | null = null;

function noiseTile(): HTMLCanvasElement {
  if (noise) return noise;
  noise = document.createElement('canvas');
  noise.width = noise.height = NOISE;
  const brush = noise.getContext('2d', { willReadFrequently: true });
  const pixels = new ImageData(NOISE, NOISE);
  // A simple generator is enough for the grain of stone.
  let seed = 12345;
  for (let i = 0; i < pixels.data.length; i += 4) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    pixels.data.fill(seed >>> 24, i, i + 3);
    pixels.data[i + 3] = 255;
  }
  brush?.putImageData(pixels, 0, 0);
  return noise;
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
