/** The keys of Babylon's board as a list. `keys.ts` and the 3D garden answer them. */

import type { Shortcut } from '../module';

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Q', 'G'], message: 'babylon-shortcut-go' },
  { keys: ['1', '2'], message: 'babylon-shortcut-take' },
  { keys: ['R', 'Shift+R'], message: 'babylon-shortcut-turn' },
  { keys: ['Plus', 'Minus', 'PageUp', 'PageDown'], message: 'babylon-shortcut-level' },
  { keys: ['O'], message: 'babylon-shortcut-open' },
  { keys: ['D'], message: 'babylon-shortcut-decorate' },
  { keys: ['E'], message: 'babylon-shortcut-end' },
  { keys: ['V'], message: 'babylon-shortcut-view' },
  { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], message: 'babylon-shortcut-orbit' },
  { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], message: 'babylon-shortcut-tilt' },
  { keys: ['Z', 'Shift+Z'], message: 'babylon-shortcut-zoom' },
  { keys: ['Shift+Home'], message: 'babylon-shortcut-reset' },
];
