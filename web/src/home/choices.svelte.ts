/** Against whom one played last, to be one click away from the next game. */

import type { Table } from '../api/client';
import { person } from '../person.svelte';

const KEY = 'semiramis.play';

export interface Choice {
  /** Null until one was chosen: the weakest is for a first game. */
  level: string | null;
  opponents: number;
}

const FIRST: Choice = { level: null, opponents: 1 };

/** What was stored, as far as it can be a choice. */
export function readPlay(stored: string | null): Map<string, Choice> {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return new Map();
  }
  if (typeof found !== 'object' || found === null) return new Map();
  const choices = Object.entries(found).flatMap(([game, choice]: [string, unknown]): [string, Choice][] => {
    if (typeof choice !== 'object' || choice === null) return [];
    const level = 'level' in choice && typeof choice.level === 'string' ? choice.level : FIRST.level;
    const opponents = 'opponents' in choice && Number.isInteger(choice.opponents) ? Number(choice.opponents) : 1;
    return [[game, { level, opponents }]];
  });
  return new Map(choices);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser may forbid it
  }
}

let choices: Map<string, Choice> = $state.raw(readPlay(stored()));

export function chosen(game: string): Choice {
  return choices.get(game) ?? FIRST;
}

export function choose(game: string, choice: Partial<Choice>): void {
  choices = new Map(choices).set(game, { ...chosen(game), ...choice });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(choices)));
  } catch {
    // What cannot be kept is chosen anew next time.
  }
}

/**
 * The level to play at: the one chosen last if the server has it. Until one is chosen, the one that fits the newest
 * games against the computer, of which `finished` has the newest first; the weakest for a first game.
 */
export function levelFor(game: string, levels: readonly string[], finished: readonly Table[] = []): string | null {
  const last = chosen(game).level;
  if (last !== null && levels.includes(last)) return last;
  const ends = finished.flatMap((table) => (table.game === game ? (endAgainstComputer(table, levels) ?? []) : []));
  const [newest, before] = ends;
  if (!newest) return levels[0] ?? null;
  const rank = levels.indexOf(newest.level);
  // Who wins gets the next level, and who loses twice the one before.
  if (newest.won) return levels[rank + 1] ?? newest.level;
  return before?.level === newest.level && !before.won ? (levels[rank - 1] ?? newest.level) : newest.level;
}

/** The level of the opponents in a game that was played to its end, and whether one won; null for any other game. */
export function endAgainstComputer(table: Table, levels: readonly string[]): { level: string; won: boolean } | null {
  const me = table.seats.findIndex((seat) => seat.person === person()?.id);
  const [level, ...others] = table.seats.flatMap((seat, number) => (number === me ? [] : [seat.level]));
  const alike = typeof level === 'string' && levels.includes(level) && others.every((other) => other === level);
  if (me < 0 || !alike || table.result?.reason !== 'finished') return null;
  return { level, won: table.result.winners.includes(me) };
}

/** How many opponents: as many as chosen last, within what the game allows. */
export function opponentsFor(game: string, players: readonly number[]): number {
  const most = Math.max(...players) - 1;
  const fewest = Math.min(...players) - 1;
  return Math.min(most, Math.max(fewest, chosen(game).opponents));
}
