/**
 * Games as a file, for a browser that does not keep them. A record has only games that are over; this has the texts that
 * would have been stored, so that games in progress can go on.
 */

const FORMAT = 'semiramis-games';
const PERSON = 'person';

export type Texts = Readonly<Record<string, string>>;

export function writeGames(texts: Texts): string {
  return JSON.stringify({ format: FORMAT, texts });
}

/** The texts of such a file; null if it is something else. */
export function readGames(file: string): Texts | null {
  let found: unknown;
  try {
    found = JSON.parse(file);
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null || !('format' in found) || found.format !== FORMAT) return null;
  const texts = 'texts' in found && typeof found.texts === 'object' ? (found.texts ?? {}) : {};
  return Object.fromEntries(Object.entries(texts).filter(([key, text]) => isSaved(key, text)));
}

/** Whether a text is what is stored under a key: a file may come from anywhere. */
function isSaved(key: string, text: unknown): boolean {
  if (typeof text !== 'string') return false;
  try {
    const { kind, id, changed } = JSON.parse(text) as Record<string, unknown>;
    if (key === PERSON) return kind === PERSON && typeof id === 'string';
    return kind === 'table' && key === `table/${id}` && typeof changed === 'number';
  } catch {
    return false;
  }
}

/** The tables of a file as those of another person, who has loaded it. Ids are random, so nothing else contains them. */
export function tablesFor(person: string, { [PERSON]: owner, ...tables }: Texts): Texts {
  const before = owner === undefined ? null : (JSON.parse(owner) as { id?: unknown }).id;
  if (typeof before !== 'string' || !before) return tables;
  return Object.fromEntries(Object.entries(tables).map(([key, text]) => [key, text.replaceAll(before, person)]));
}

/** The id of the table that was changed last. */
export function newestOf(tables: Texts): string | null {
  const known = Object.values(tables).map((text) => JSON.parse(text) as { id: string; changed: number });
  return known.sort((a, b) => b.changed - a.changed)[0]?.id ?? null;
}
