/** The keys of every table, of lessons and of replays. Those of a game are in its module. */

import type { Shortcut } from '../games/module';

export const TABLE: readonly Shortcut[] = [
  { keys: ['?'], message: 'shortcuts-rule' },
  { keys: ['? K'], message: 'shortcuts-list' },
  { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], message: 'shortcuts-walk' },
  { keys: ['Enter'], message: 'shortcuts-confirm' },
  { keys: ['Escape'], message: 'shortcuts-let-go' },
  { keys: ['U', 'Control+Z'], message: 'shortcuts-undo' },
  { keys: ['Shift+U'], message: 'shortcuts-undo-turn' },
  { keys: ['H'], message: 'shortcuts-hints' },
  { keys: ['T'], message: 'shortcuts-tutor' },
  { keys: ['P'], message: 'shortcuts-scores' },
  { keys: ['W', 'Shift+W'], message: 'shortcuts-why' },
  { keys: ['S'], message: 'shortcuts-skip' },
];

export const REPLAY: readonly Shortcut[] = [
  { keys: ['Space'], message: 'shortcuts-play' },
  { keys: ['ArrowLeft', 'ArrowRight'], message: 'shortcuts-step' },
  { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], message: 'shortcuts-turn' },
  { keys: ['Home', 'End'], message: 'shortcuts-ends' },
];

export const LESSONS: readonly Shortcut[] = [
  { keys: ['Enter', 'N'], message: 'shortcuts-go-on' },
  { keys: ['H'], message: 'shortcuts-show' },
  { keys: ['R'], message: 'shortcuts-again' },
];
