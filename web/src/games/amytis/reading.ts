/** Reading JSON with care: each reader checks what it is given, and says where something is not as it should be. */

export type Read<T> = (value: unknown, at: string) => T;

function misread(at: string, wanted: string, value: unknown): never {
  throw new TypeError(`${at}: ${wanted} expected, not ${JSON.stringify(value)}`);
}

export const whole: Read<number> = (value, at) =>
  typeof value === 'number' && Number.isInteger(value) ? value : misread(at, 'a whole number', value);

export const truth: Read<boolean> = (value, at) => (typeof value === 'boolean' ? value : misread(at, 'a truth', value));

export const text: Read<string> = (value, at) => (typeof value === 'string' ? value : misread(at, 'a text', value));

export function oneOf<const T extends string>(names: readonly T[]): Read<T> {
  return (value, at) => names.find((name) => name === value) ?? misread(at, `one of ${names.join(', ')}`, value);
}

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value, at) => (value === null ? null : read(value, at));
}

/** What is not told is this. */
export function orElse<T>(read: Read<T>, otherwise: T): Read<T> {
  return (value, at) => (value === undefined ? otherwise : read(value, at));
}

export function listOf<T>(read: Read<T>): Read<T[]> {
  return (value, at) =>
    Array.isArray(value) ? value.map((one, index) => read(one, `${at}[${index}]`)) : misread(at, 'a list', value);
}

function entriesOf(value: unknown, at: string): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return misread(at, 'an object', value);
  return new Map<string, unknown>(Object.entries(value));
}

/** An object with the same kind of thing under each of these keys. */
export function each<const K extends string, T>(keys: readonly K[], read: Read<T>): Read<Record<K, T>> {
  return (value, at) => {
    const entries = entriesOf(value, at);
    // Every key is there, which `fromEntries` cannot tell by its type.
    return Object.fromEntries(keys.map((key) => [key, read(entries.get(key), `${at}.${key}`)])) as Record<K, T>;
  };
}

/** An object with a reader for each of its keys; further keys are left aside. */
export function shape<T extends object>(readers: { [key in keyof T]: Read<T[key]> }): Read<T> {
  return (value, at) => {
    const entries = entriesOf(value, at);
    const found: Partial<T> = {};
    for (const key in readers) found[key] = readers[key](entries.get(key), `${at}.${key}`);
    return found as T;
  };
}
