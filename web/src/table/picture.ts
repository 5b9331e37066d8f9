/** The result of a game as a picture, to be shared or kept. */

import { saveFile } from '../ui/save-file';

const SIZE = { width: 1200, height: 630 };
const EDGE = 40;

export interface PictureSeat {
  /** With its sign. */
  name: string;
  score: string;
  /** In CSS. */
  color: string;
  board: HTMLCanvasElement;
}

/** A picture in PNG: the name of the game, and for each seat what it built, its name and its score. */
export function resultPicture(title: string, seats: readonly PictureSeat[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name);
  pen.fillStyle = token('--paper');
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.textAlign = 'center';
  pen.fillStyle = token('--ink');
  pen.font = `600 46px ${token('--display')}`;
  pen.fillText(title, SIZE.width / 2, EDGE + 36);
  const room = { width: (SIZE.width - 2 * EDGE) / seats.length, height: SIZE.height - 2 * EDGE - 150 };
  for (const [n, { name, score, color, board }] of seats.entries()) {
    const middle = EDGE + (n + 0.5) * room.width;
    const scale = Math.min((room.width - 20) / board.width, room.height / board.height);
    const [width, height] = [board.width * scale, board.height * scale];
    if (width) pen.drawImage(board, middle - width / 2, EDGE + 60 + (room.height - height) / 2, width, height);
    pen.fillStyle = color;
    pen.font = `600 30px ${token('--text')}`;
    pen.fillText(name, middle, SIZE.height - EDGE - 48, room.width - 20);
    pen.fillStyle = token('--ink');
    pen.font = `600 44px ${token('--display')}`;
    pen.fillText(score, middle, SIZE.height - EDGE);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** With the dialog of the device where it takes files, else as a download. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // The person closed the dialog. Any other failure ends in a download.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  saveFile(picture, file.name);
}
