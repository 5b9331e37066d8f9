/** The hanging garden of the home page: a drawing made of a few rules instead of a picture file. */

/** As wide as the page; the garden itself stands at the right, so that words have room at the left. */
export const WIDTH = 1600;
export const HEIGHT = 380;
export const GROUND = 356;
const MIDDLE = 1240;

export interface Terrace {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From the lowest to the highest: half the width, and where wall and ledge are above the ground. */
const STEPS = [
  [340, 0, 64],
  [268, 64, 126],
  [196, 126, 184],
  [124, 184, 238],
] as const;

export const TERRACES: readonly Terrace[] = STEPS.map(([half, foot, ledge]) => ({
  left: MIDDLE - half,
  right: MIDDLE + half,
  top: GROUND - ledge,
  bottom: GROUND - foot,
}));

/** The same number between 0 and 1 for the same seed: the garden grows alike on every visit. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

const round = (value: number) => Math.round(value * 10) / 10;

export function disc(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A pointed leaf from one place to another. */
function leaf(x: number, y: number, length: number, angle: number): string {
  const tip = [x + length * Math.cos(angle), y + length * Math.sin(angle)] as const;
  const side = (turn: number) =>
    `${round(x + 0.6 * length * Math.cos(angle + turn))} ${round(y + 0.6 * length * Math.sin(angle + turn))}`;
  return `M${round(x)} ${round(y)}Q${side(0.6)} ${round(tip[0])} ${round(tip[1])}Q${side(-0.6)} ${round(x)} ${round(y)}z`;
}

/** Where things stand along a ledge, evenly but not stiffly. */
function along({ left, right }: Terrace, step: number, seed: number): number[] {
  const count = Math.floor((right - left) / step);
  return Array.from({ length: count }, (_, n) => left + (n + 0.2 + 0.6 * chance(seed + n)) * ((right - left) / count));
}

/** Arched doorways in the wall of a terrace. */
export function arches(terrace: Terrace): string {
  const { left, right, top, bottom } = terrace;
  const count = Math.round((right - left) / 44);
  const step = (right - left) / count;
  const foot = bottom - 3;
  const spring = top + 30;
  return Array.from({ length: count }, (_, n) => left + (n + 0.5) * step)
    .filter((x) => Math.abs(x - MIDDLE) > 16)
    .map((x) => `M${round(x - 9)} ${foot}V${spring}a9 9 0 0 1 18 0V${foot}z`)
    .join('');
}

/** Golden rosettes on the glazed band below a ledge. */
export function rosettes({ left, right, top }: Terrace): string {
  const count = Math.round((right - left) / 18);
  const step = (right - left) / count;
  return Array.from({ length: count }, (_, n) => disc(left + (n + 0.5) * step, top + 10.5, 2.4)).join('');
}

/** Shrubs on a ledge; `shade` 0 to 2 are three greens, one behind the other. */
export function shrubs(terrace: Terrace, shade: number): string {
  return along(terrace, 15, 31 * shade + terrace.top)
    .filter((x) => Math.abs(x - MIDDLE) > 17)
    .map((x, n) =>
      disc(x, terrace.top - 3 + 2 * shade - 5 * chance(n + shade), 6.5 + 6 * chance(7 * n + shade) - shade),
    )
    .join('');
}

/** What hangs over a ledge. */
export function vines(terrace: Terrace): string {
  return along(terrace, 24, terrace.bottom)
    .filter((x) => Math.abs(x - MIDDLE) > 14)
    .map((x, n) => {
      const count = 4 + Math.floor(9 * chance(3 * n + terrace.top));
      const leaves = Array.from({ length: count }, (_, k) => {
        const sway = 2.5 * Math.sin(k / 2 + n);
        return leaf(x + sway, terrace.top + 2 + 4 * k, 10 - (5 * k) / count, k % 2 ? 0.8 : 2.3);
      });
      return leaves.join('');
    })
    .join('');
}

/** Flowers among the shrubs; `kind` 0 to 3 are four colours. */
export function flowers(terrace: Terrace, kind: number): string {
  return along(terrace, 62, 100 * kind + terrace.left)
    .filter((x) => Math.abs(x - MIDDLE) > 20)
    .map((x, n) => {
      const y = terrace.top - 5 + 8 * chance(11 * n + kind);
      return Array.from({ length: 5 }, (_, petal) => {
        const angle = (petal * 2 * Math.PI) / 5 + n;
        return disc(x + 2.6 * Math.cos(angle), y + 2.6 * Math.sin(angle), 1.9);
      }).join('');
    })
    .join('');
}

export interface Palm {
  trunk: string;
  fronds: string;
}

/** A date palm, leaning a little. */
export function palm(x: number, foot: number, height: number, lean: number): Palm {
  const top = foot - height;
  const crown = x + lean;
  const size = 12 + height / 4;
  const fronds = Array.from({ length: 9 }, (_, n) => {
    const angle = -Math.PI * (0.02 + 0.12 * n);
    const tip = [crown + size * Math.cos(angle), top + size * Math.sin(angle) + size * 0.55] as const;
    const bow = [crown + 0.62 * size * Math.cos(angle), top + 0.95 * size * Math.sin(angle) - 2] as const;
    const back = [crown + 0.5 * size * Math.cos(angle), top + 0.6 * size * Math.sin(angle) + 2] as const;
    return `M${round(crown)} ${round(top)}Q${round(bow[0])} ${round(bow[1])} ${round(tip[0])} ${round(tip[1])}Q${round(back[0])} ${round(back[1])} ${round(crown)} ${round(top)}z`;
  }).join('');
  const width = 1.6 + height / 40;
  return {
    trunk: `M${round(x - width)} ${foot}Q${round(x)} ${round(foot - height / 2)} ${round(crown - 1)} ${round(top)}h2Q${round(x + 2 * width)} ${round(foot - height / 2)} ${round(x + width)} ${foot}z`,
    fronds,
  };
}

export function cypress(x: number, foot: number, height: number): string {
  const half = height / 8;
  return `M${x} ${foot - height}C${x + half} ${foot - 0.7 * height} ${x + 1.5 * half} ${foot - 0.3 * height} ${x + half / 2} ${foot}h${-half}C${x - 1.5 * half} ${foot - 0.3 * height} ${x - half} ${foot - 0.7 * height} ${x} ${foot - height}z`;
}

/** Water from ledge to ledge, wider the lower it is. */
export function cascade(): string {
  return TERRACES.map(({ top, bottom }, level) => {
    const half = 11 - 2 * level;
    return `M${MIDDLE - half} ${top - 2}h${2 * half}l2 ${bottom - top + 2}h${-2 * half - 4}z`;
  }).join('');
}

/** Bright threads in the falling water. */
export function threads(): string {
  return TERRACES.map(({ top, bottom }, level) =>
    [-0.5, 0, 0.55].map((part, n) => `M${MIDDLE + part * (11 - 2 * level)} ${top + 3 + 5 * n}V${bottom - 3}`).join(''),
  ).join('');
}

/** Ripples of the river in front. */
export function ripples(): string {
  return Array.from({ length: 46 }, (_, n) => {
    const x = WIDTH * chance(n + 0.5);
    const y = GROUND + 14 + (HEIGHT - GROUND - 16) * chance(2 * n + 0.3);
    return `M${round(x)} ${round(y)}h${round(14 + 40 * chance(5 * n))}`;
  }).join('');
}

/** Stars, but few at the left, where words are. */
export function stars(): string {
  return Array.from({ length: 90 }, (_, n) => {
    const x = WIDTH * chance(n + 0.1);
    const y = (x < 640 ? 0.1 : 0.62) * HEIGHT * chance(3 * n + 0.7);
    return disc(x, y, 0.6 + 0.9 * chance(7 * n));
  }).join('');
}

/** A crescent as wide as a disc, open to the right. */
export function crescent(x: number, y: number, radius: number): string {
  const r = radius;
  return `M${x + 0.45 * r} ${round(y - 0.89 * r)}A${r} ${r} 0 1 0 ${x + 0.89 * r} ${y + 0.45 * r}A${0.85 * r} ${0.85 * r} 0 0 1 ${x + 0.45 * r} ${round(y - 0.89 * r)}z`;
}

/** Dunes at the horizon. */
export function dunes(height: number, seed: number): string {
  const tops = Array.from({ length: 9 }, (_, n) => GROUND - height * (0.35 + 0.65 * chance(seed + n)));
  const step = WIDTH / 8;
  const bows = tops
    .slice(1)
    .map((y, n) => `S${round((n + 0.55) * step)} ${round(y)} ${round((n + 1) * step)} ${round(y)}`);
  return `M0 ${GROUND + 4}V${round(tops[0] ?? GROUND)}${bows.join('')}V${GROUND + 4}z`;
}
