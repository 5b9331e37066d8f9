/** Against whom one played last, to be one click away from the next game. */

import type { GameInfo, Table } from '../api/client';
import { person } from '../person.svelte';

const KEY = 'semiramis.play';

export interface Choice {
  /** Null for the one that fits. */
  level: string | null;
  /** Games that ended before, in seconds since 1970, are forgotten: they do not say how strong one is. */
  since: number;
  opponents: number;
}

const FIRST: Choice = { level: null, since: 0, opponents: 1 };

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
    const since = 'since' in choice && typeof choice.since === 'number' ? choice.since : FIRST.since;
    return [[game, { level, since, opponents }]];
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

/** What is known of a level before anybody measured it: so much stronger than the one below. */
const USUAL_STEP = 150;
/** The number of the newest games that say how strong one is now. */
const GAMES = 10;
/** An Elo of so much more wins ten times as often as it loses. */
const SCALE = 400;

function ratingOf({ levels, ratings }: GameInfo, level: string): number {
  return ratings[level]?.elo ?? USUAL_STEP * levels.indexOf(level);
}

/** The levels that adapting may choose, the one for a first game too, the weakest first. */
function levelsOf(game: GameInfo): string[] {
  const known = [...new Set([...Object.keys(game.ratings), ...game.levels])];
  const measured = known.filter((level) => level in game.ratings);
  return (measured.length ? measured : known).sort((a, b) => ratingOf(game, a) - ratingOf(game, b));
}

/** How often one wins against some opponents of a rating. */
export function winShare(own: number, rating: number, opponents: number): number {
  const strength = 10 ** ((own - rating) / SCALE);
  return strength / (strength + opponents);
}

/** One's newest games against the computer that count, the newest first. */
function endsOf(game: GameInfo, finished: readonly Table[]): End[] {
  const { since } = chosen(game.name);
  const counted = finished.filter((table) => table.game === game.name && table.changed >= since);
  return counted.flatMap((table) => endAgainstComputer(table, levelsOf(game)) ?? []).slice(0, GAMES);
}

/**
 * One's own rating: the one under which the newest results are as likely as can be. A game that was shared with the
 * weakest level is added, so that it is never infinite. Null before the first game.
 */
export function ownRating(game: GameInfo, finished: readonly Table[]): { elo: number; games: number } | null {
  const ends = endsOf(game, finished);
  const [weakest] = levelsOf(game);
  if (!ends.length || weakest === undefined) return null;
  const results = ends.map(({ level, won, opponents }) => ({
    rating: ratingOf(game, level),
    won: won ? 1 : 0,
    opponents,
  }));
  results.push({ rating: ratingOf(game, weakest), won: 0.5, opponents: 1 });
  let [low, high] = [-4000, 6000];
  while (high - low > 1) {
    const own = (low + high) / 2;
    const surplus = results.reduce(
      (sum, { rating, won, opponents }) => sum + won - winShare(own, rating, opponents),
      0,
    );
    if (surplus > 0) low = own;
    else high = own;
  }
  return { elo: Math.round(low), games: ends.length };
}

/** The level against which the next game is close; the weakest for a first game. */
export function fittingLevel(game: GameInfo, finished: readonly Table[]): string | null {
  const own = ownRating(game, finished)?.elo ?? Number.NEGATIVE_INFINITY;
  const distance = (level: string) => Math.abs(ratingOf(game, level) - own);
  return levelsOf(game).reduce<string | null>(
    (best, level) => (best !== null && distance(best) <= distance(level) ? best : level),
    null,
  );
}

/** The level that was chosen last, if it is offered; else the one that fits. */
export function levelFor(game: GameInfo, finished: readonly Table[] = []): string | null {
  const last = chosen(game.name).level;
  return last !== null && game.levels.includes(last) ? last : fittingLevel(game, finished);
}

interface End {
  level: string;
  won: boolean;
  opponents: number;
}

/** The level of the opponents in a game that was played to its end, and whether one won; null for any other game. */
export function endAgainstComputer(table: Table, levels: readonly string[]): End | null {
  const me = table.seats.findIndex((seat) => seat.person === person()?.id);
  const [level, ...others] = table.seats.flatMap((seat, number) => (number === me ? [] : [seat.level]));
  const alike = typeof level === 'string' && levels.includes(level) && others.every((other) => other === level);
  if (me < 0 || !alike || table.result?.reason !== 'finished') return null;
  return { level, won: table.result.winners.includes(me), opponents: others.length + 1 };
}

/** How many opponents: as many as chosen last, within what the game allows. */
export function opponentsFor(game: string, players: readonly number[]): number {
  const most = Math.max(...players) - 1;
  const fewest = Math.min(...players) - 1;
  return Math.min(most, Math.max(fewest, chosen(game).opponents));
}
