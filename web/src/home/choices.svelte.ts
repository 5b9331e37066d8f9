/** Against whom one played last, to be one click away from the next game. */

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

/** The level to play at: the one chosen last if the server has it, else its weakest. */
export function levelFor(game: string, levels: readonly string[]): string | null {
  const last = chosen(game).level;
  return last !== null && levels.includes(last) ? last : (levels[0] ?? null);
}

/** How many opponents: as many as chosen last, within what the game allows. */
export function opponentsFor(game: string, players: readonly number[]): number {
  const most = Math.max(...players) - 1;
  const fewest = Math.min(...players) - 1;
  return Math.min(most, Math.max(fewest, chosen(game).opponents));
}
