/**
 * Games as a file, for a browser that does not keep them. A record has only games that are over; this has the texts that
 * would have been stored, so that games in progress can go on.
 */

const FORMAT = 'semiramis-games';
const PERSON = 'person';
const TABLE = 'table';

export type Texts = Readonly<Record<string, string>>;
/** Texts to be saved; null is one to be removed. */
export type Changes = Readonly<Record<string, string | null>>;

/** The texts after changes. */
export function changed(texts: Texts, changes: Changes): Texts {
  const all = Object.entries({ ...texts, ...changes });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Whether a text may take the place of one that is stored: a table only that of an earlier state of it. */
export function isNewer(text: string | null, than: string | undefined): boolean {
  if (text === null || than === undefined) return true;
  const [one, other] = [factsOf(text), factsOf(than)];
  if (one.kind !== TABLE) return true;
  const fact = one.revision === other.revision ? 'changed' : 'revision';
  return Number(one[fact]) > Number(other[fact]);
}

/** The fields of a text: none if it is no JSON. */
function factsOf(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

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
  const { kind, id, revision, changed } = factsOf(text);
  if (key === PERSON) return kind === PERSON && typeof id === 'string';
  return kind === TABLE && key === `table/${id}` && [revision, changed].every(Number.isFinite);
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
