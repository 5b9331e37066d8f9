/** An element as a picture: the drawings (SVG) in it, each at its place. Other content is left out. */

/** How many pixels of the picture a pixel of the page has. */
const SCALE = 2;
/** What style sheets say of a drawing: as an image it has none. */
const STYLES = [
  'color',
  'display',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
] as const;

export async function paint(element: HTMLElement | undefined): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!element || !pen) return canvas;
  const whole = element.getBoundingClientRect();
  canvas.width = whole.width * SCALE;
  canvas.height = whole.height * SCALE;
  pen.scale(SCALE, SCALE);
  for (const svg of element.querySelectorAll('svg')) {
    if (svg.parentElement?.closest('svg')) continue;
    const { x, y, width, height } = svg.getBoundingClientRect();
    if (width && height) pen.drawImage(await imageOf(svg, width, height), x - whole.x, y - whole.y, width, height);
  }
  return canvas;
}

async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [n, one] of [svg, ...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(one);
    for (const name of STYLES) copies[n]?.style.setProperty(name, style.getPropertyValue(name));
  }
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
