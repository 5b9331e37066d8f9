/** The keys of Babylon's board. They work wherever the focus is on the page, but not while a text is typed. */

import { takesKeys } from '../../ui/keyboard';
import type { Source } from './types';

export interface Commands {
  view: () => void;
  rotate: (way: 1 | -1) => void;
  level: (step: 1 | -1) => void;
  open: () => void;
  take: (source: Source) => void;
  letGo: () => void;
  confirm: () => void;
  quarry: () => void;
  garden: () => void;
  decorate: () => void;
  end: () => void;
  /** Whether a tile is held: some keys work only then. */
  holding: boolean;
}

export function shortcut(event: KeyboardEvent, on: Commands): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
  const resting = !(event.target instanceof Element) || event.target === document.body;
  const held: Record<string, (() => void) | undefined> = {
    r: () => on.rotate(event.shiftKey ? -1 : 1),
    o: on.open,
    pageup: () => on.level(1),
    pagedown: () => on.level(-1),
    '+': () => on.level(1),
    '-': () => on.level(-1),
  };
  const always: Record<string, (() => void) | undefined> = {
    v: on.view,
    q: on.quarry,
    g: on.garden,
    d: on.decorate,
    e: on.end,
    '1': () => on.take('dug'),
    '2': () => on.take('stored'),
    escape: on.letGo,
    enter: resting ? on.confirm : undefined,
  };
  const key = event.key.toLowerCase();
  const command = (on.holding ? held[key] : undefined) ?? always[key];
  if (!command) return;
  if (key !== 'escape') event.preventDefault();
  command();
}
