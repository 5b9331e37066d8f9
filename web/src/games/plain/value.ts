/** Values of a view that the client knows nothing about. */

import { readable } from '../../words/words.svelte';

export type Row = readonly unknown[];

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is shown in one line: anything but lists of lists, lists of objects and objects with entries. */
export function isLine(value: unknown): boolean {
  if (Array.isArray(value)) return !value.some((one) => typeof one === 'object' && one !== null);
  return !isObject(value) || Object.keys(value).length === 0;
}

/** A list of rows of the same length is shown as a table: often it is the board. */
export function isGrid(value: unknown): value is readonly Row[] {
  if (!Array.isArray(value) || !value.length) return false;
  const [first] = value;
  return Array.isArray(first) && value.every((row) => Array.isArray(row) && isLine(row) && row.length === first.length);
}

/** A value in one line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return value.length ? value.map(valueText).join(', ') : '–';
  if (!isObject(value)) return String(value);
  const entries = Object.entries(value).map(([name, one]) => `${readable(name)} ${valueText(one)}`);
  return entries.length ? entries.join(', ') : '–';
}
