/** The scores of a game as lines: what is where, before anything is drawn. */

import type { Done } from '../api/client';
import { turnEnds } from './chronicle.svelte';

export interface Size {
  width: number;
  height: number;
}

/** Room for the numbers at the left and for the marks at the edges. */
export const MARGIN = { left: 26, right: 12, top: 10, bottom: 8 } as const;

export interface Graph {
  /** A line for each seat, with a mark after each of its turns. */
  lines: { path: string; marks: { x: number; y: number; ply: number }[]; end: { x: number; y: number } }[];
  /** Where turns end. */
  turns: number[];
  /** Round scores, with their heights. */
  levels: { score: number; y: number }[];
  xOf: (ply: number) => number;
  plyAt: (x: number) => number;
}

/** The scores if the game had ended with each ply, those before the first action included.
 *
 * The running scores of a table may leave out what is counted at the end: the last step would turn the game over. */
export function scoresOf(done: readonly Done[], seats: number, first: readonly number[] = []): number[][] {
  return [Array.from({ length: seats }, (_, seat) => first[seat] ?? 0), ...done.map((one) => one.points)];
}

export function graphOf(scores: readonly number[][], done: readonly Done[], { width, height }: Size): Graph {
  const last = Math.max(1, scores.length - 1);
  const all = scores.flat();
  const step = stepFor(Math.max(10, ...all) - Math.min(0, ...all));
  const highest = Math.max(10, step * Math.ceil(Math.max(...all) / step));
  const lowest = step * Math.floor(Math.min(0, ...all) / step);
  const inner = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const xOf = (ply: number) => round(MARGIN.left + (inner.width * ply) / last);
  const yOf = (score: number) => round(MARGIN.top + (inner.height * (highest - score)) / (highest - lowest));
  const seatsTurns = (seat: number) => turnEnds(done).filter((ply) => done[ply - 1]?.seat === seat);
  const lines = (scores[0] ?? []).map((_, seat) => {
    const points = scores.map((at, ply) => ({ x: xOf(ply), y: yOf(at[seat] ?? 0), ply }));
    return {
      path: points.map(({ x, y }, ply) => (ply ? `L${x} ${y}` : `M${x} ${y}`)).join(''),
      marks: sparse(
        seatsTurns(seat).flatMap((ply) => points[ply] ?? []),
        22,
      ),
      end: points.at(-1) ?? { x: 0, y: 0 },
    };
  });
  const levels: Graph['levels'] = [];
  for (let score = lowest; score <= highest; score += step) levels.push({ score, y: yOf(score) });
  return {
    lines,
    turns: turnEnds(done).map(xOf),
    levels,
    xOf,
    plyAt: (x) => Math.min(Math.max(0, Math.round(((x - MARGIN.left) * last) / inner.width)), scores.length - 1),
  };
}

/** Four lines or so, at round numbers. */
function stepFor(span: number): number {
  return [5, 10, 20, 25, 50, 100].find((step) => span / step <= 5) ?? 100 * Math.ceil(span / 500);
}

/** Marks that do not lie on each other. */
function sparse<Mark extends { x: number }>(marks: readonly Mark[], apart: number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) if (mark.x - (kept.at(-1)?.x ?? -apart) >= apart) kept.push(mark);
  return kept;
}

const round = (number: number) => Math.round(10 * number) / 10;
