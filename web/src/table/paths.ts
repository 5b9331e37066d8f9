/** Where things fly: from the areas of anchors on the page to the frames of an animation. */

import type { Area, Flight, Place, Places } from '../games/beat';
import { placeBeside, type Size } from '../ui/beside';

/** How large a glyph is drawn before it is scaled. */
export const GLYPH = 48;
const SMALLEST = 16;
const LARGEST = 110;
const FAR = 90;

/** The area of the first of these places that is on the page. */
export function areaOf(places: Places, find: (anchor: string) => Area | null): Area | null {
  for (const place of places) {
    const area = areaAt(place, find);
    if (area) return area;
  }
  return null;
}

function areaAt(place: Place, find: (anchor: string) => Area | null): Area | null {
  if (typeof place === 'string') return find(place);
  if ('part' in place) return partOf(find(place.anchor), place.part);
  const areas = place.flatMap((anchor) => find(anchor) ?? []);
  return areas.length ? around(areas) : null;
}

function partOf(whole: Area | null, { x, y, width, height }: Area): Area | null {
  return (
    whole && {
      x: whole.x + x * whole.width,
      y: whole.y + y * whole.height,
      width: width * whole.width,
      height: height * whole.height,
    }
  );
}

function around(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The frames of a flight; none if a place that it needs is not on the page. */
export function framesOf(flight: Flight, find: (anchor: string) => Area | null): Keyframe[] | null {
  const from = areaOf(flight.from, find);
  const to = areaOf(flight.to, find);
  if (flight.to.length && !to) return null;
  if (from && to) return across(start(from, flight), point(to, flight));
  if (to) return dropping(point(to, flight));
  return from ? leaving(start(from, flight)) : null;
}

interface Point {
  x: number;
  y: number;
  scale: number;
}

function point(area: Area, { glyph }: Flight): Point {
  const size = glyph.size ?? Math.min(area.width, area.height);
  return {
    x: area.x + area.width / 2,
    y: area.y + area.height / 2,
    scale: Math.min(Math.max(size, SMALLEST), LARGEST) / GLYPH,
  };
}

function start(area: Area, flight: Flight): Point {
  const centre = point(area, flight);
  if (flight.side === 'north') return { ...centre, y: area.y };
  if (flight.side === 'south') return { ...centre, y: area.y + area.height };
  if (flight.side === 'west') return { ...centre, x: area.x };
  if (flight.side === 'east') return { ...centre, x: area.x + area.width };
  return centre;
}

/** In a gentle arc, as a hand would carry it. */
function across(from: Point, to: Point): Keyframe[] {
  const lift = Math.min(70, 0.25 * Math.hypot(to.x - from.x, to.y - from.y));
  const middle = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - lift,
    scale: 1.12 * Math.max(from.scale, to.scale),
  };
  return [
    { ...frame(from), opacity: 0.4, easing: 'cubic-bezier(0.4, 0, 0.7, 0.6)' },
    { ...frame(from), opacity: 1, offset: 0.08, easing: 'cubic-bezier(0.4, 0, 0.7, 0.6)' },
    { ...frame(middle), opacity: 1, offset: 0.55, easing: 'cubic-bezier(0.3, 0.4, 0.4, 1)' },
    { ...frame(to), opacity: 1 },
  ];
}

function dropping(to: Point): Keyframe[] {
  const above = { ...to, y: to.y - FAR, scale: 1.3 * to.scale };
  return [
    { ...frame(above), opacity: 0, easing: 'cubic-bezier(0.5, 0, 0.9, 0.7)' },
    { ...frame(to), opacity: 1 },
  ];
}

function leaving(from: Point): Keyframe[] {
  const away = { ...from, y: from.y - FAR, scale: 0.7 * from.scale };
  return [
    { ...frame(from), opacity: 1, easing: 'ease-in' },
    { ...frame(away), opacity: 0 },
  ];
}

function frame({ x, y, scale }: Point): Keyframe {
  return { transform: `translate(${x - GLYPH / 2}px, ${y - GLYPH / 2}px) scale(${scale})` };
}

/** The top line, which lies over the board. */
const TOP = 64;

/** Where the upper left corner of words begins that tell of a place, and which way they go from it: up or down. */
export function wordsBeside(area: Area, size: Size, view: Size): { x: number; y: number; way: 1 | -1 } {
  const below = { left: area.x, top: area.y - TOP, width: area.width, height: area.height };
  const { left, top } = placeBeside(below, size, { width: view.width, height: view.height - TOP }, true);
  return { x: left, y: top + TOP, way: top > below.top + below.height / 2 ? 1 : -1 };
}
