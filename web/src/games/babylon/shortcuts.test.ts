import { expect, test } from 'vitest';
import { type Commands, shortcut } from './keys';
import { SHORTCUTS } from './shortcuts';

/** Which command a key gives while a tile is held. */
function commandOf(key: string, shiftKey = false): string | null {
  let given: string | null = null;
  const commands = new Proxy({} as Commands, {
    get: (_, name) =>
      name === 'holding' ||
      ((...facts: unknown[]) => {
        given = [name, ...facts].join(' ');
      }),
  });
  shortcut(new KeyboardEvent('keydown', { key, shiftKey }), commands);
  return given;
}

/** The 3D garden answers these itself. */
const OF_THE_GARDEN = ['orbit', 'tilt', 'zoom', 'reset'].map((name) => `babylon-shortcut-${name}`);
/** Those of every table. */
const OF_THE_TABLE = ['Escape', 'Enter'];
const KEYS: Record<string, string> = { Plus: '+', Minus: '-' };

test('every key of the list does something, and every key that does is in the list', () => {
  const listed = SHORTCUTS.filter(({ message }) => !OF_THE_GARDEN.includes(message)).flatMap(({ keys }) => keys);
  const silent = listed.filter((text) => {
    const [key = '', shift] = text.split('+').reverse();
    return commandOf(KEYS[key] ?? key, shift === 'Shift') === null;
  });
  expect(silent).toEqual([]);
  const possible = [
    ...'abcdefghijklmnopqrstuvwxyz0123456789+-',
    'PageUp',
    'PageDown',
    'Escape',
    'Enter',
    'Home',
    'End',
  ];
  const named = new Set([
    ...listed.map((key) => (KEYS[key] ?? key).toLowerCase()),
    ...OF_THE_TABLE.map((key) => key.toLowerCase()),
  ]);
  expect(possible.filter((key) => commandOf(key) && !named.has(key.toLowerCase()))).toEqual([]);
});
