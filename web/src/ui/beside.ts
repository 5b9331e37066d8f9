/** Words beside what they are about, never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

const GAP = 6;

/** Where words of a size stand: beside an element and inside the room, above the element or below it if they can. */
export function placeBeside(element: Box, words: Size, room: Size, above: boolean): { left: number; top: number } {
  const inside = (at: number, length: number, end: number) => Math.max(GAP, Math.min(at, end - length - GAP));
  const middle = inside(element.left + (element.width - words.width) / 2, words.width, room.width);
  const level = inside(element.top + (element.height - words.height) / 2, words.height, room.height);
  const over = { left: middle, top: element.top - words.height - GAP };
  const under = { left: middle, top: element.top + element.height + GAP };
  const before = { left: element.left - words.width - GAP, top: level };
  const after = { left: element.left + element.width + GAP, top: level };
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= 0 && top >= 0 && left + words.width <= room.width && top + words.height <= room.height;
  const wanted = above ? [over, under, after, before] : [under, over, after, before];
  return wanted.find(fits) ?? { left: middle, top: inside(under.top, words.height, room.height) };
}
