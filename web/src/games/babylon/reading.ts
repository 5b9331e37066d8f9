/** Reading what the server told, so that the board never meets a shape it does not know. */

export type Read<T> = (value: unknown, at: string) => T;

function wrong(at: string, wanted: string): never {
  throw new TypeError(`${at || 'the view'} is not ${wanted}`);
}

export const number: Read<number> = (value, at) => (typeof value === 'number' ? value : wrong(at, 'a number'));
export const text: Read<string> = (value, at) => (typeof value === 'string' ? value : wrong(at, 'a text'));
export const flag: Read<boolean> = (value, at) => (typeof value === 'boolean' ? value : wrong(at, 'true or false'));

export function oneOf<const T extends string>(words: readonly T[]): Read<T> {
  return (value, at) => words.find((word) => word === value) ?? wrong(at, `one of ${words.join(', ')}`);
}

export function nullable<T>(read: Read<T>): Read<T | null> {
  return (value, at) => (value === null || value === undefined ? null : read(value, at));
}

export function list<T>(read: Read<T>): Read<T[]> {
  return (value, at) =>
    Array.isArray(value) ? value.map((one, index) => read(one, `${at}[${index}]`)) : wrong(at, 'a list');
}

function entries(value: unknown, at: string): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : wrong(at, 'an object');
}

export function record<T>(read: Read<T>): Read<Record<string, T>> {
  return (value, at) => Object.fromEntries(entries(value, at).map(([name, one]) => [name, read(one, `${at}.${name}`)]));
}

/** An object with these fields; others are left aside, for a newer server may tell more. */
export function shape<T extends object>(fields: { [name in keyof T]: Read<T[name]> }): Read<T> {
  return (value, at) => {
    const found = new Map(entries(value, at));
    const read = Object.entries<Read<unknown>>(fields).map(([name, one]) => [
      name,
      one(found.get(name), `${at}.${name}`),
    ]);
    return Object.fromEntries(read) as T; // each of its fields was read by the reader that T asks for
  };
}
