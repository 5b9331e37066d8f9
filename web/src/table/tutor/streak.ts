/** How many turns without a mistake a person has played of each game, in this browser. */

const KEY = 'semiramis.tutor';

type Streaks = Record<string, number>;

function read(): Streaks {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    // An older or edited entry must not break the page.
    return Object.fromEntries(
      Object.entries(found).filter(
        (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] >= 0,
      ),
    );
  } catch {
    return {}; // a browser may forbid it
  }
}

export function streakOf(game: string): number {
  const streaks = read();
  return Object.hasOwn(streaks, game) ? (streaks[game] ?? 0) : 0;
}

/** A turn was played: a mistake begins the streak anew. */
export function count(game: string, isMistake: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: isMistake ? 0 : streakOf(game) + 1 }));
  } catch {
    // What cannot be kept is counted anew.
  }
}
