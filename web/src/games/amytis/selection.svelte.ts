/** What a player has picked so far: a stack and a cell in any order, or one of the choices after a palace or a line. */

import type { Cell } from './types';

/** A build in the notation of actions. */
export const buildAction = (stack: Cell, cell: Cell): string => `${stack} ${cell}`;

export class Selection {
  stack: Cell | null = $state(null);
  cell: Cell | null = $state(null);
  /** A project, the points of a palace, or a favour, as the notation has it. */
  other: string | null = $state(null);

  /** The action that is picked, once it is complete. */
  get action(): string | null {
    if (this.other) return this.other;
    return this.stack && this.cell ? buildAction(this.stack, this.cell) : null;
  }

  get empty(): boolean {
    return !this.stack && !this.cell && !this.other;
  }

  /** Returns true if it was picked before with a cell: the second pick does the action. A lone pick is undone by it. */
  pickStack(stack: Cell): boolean {
    if (this.stack === stack && this.cell) return true;
    this.stack = this.stack === stack ? null : stack;
    return false;
  }

  pickCell(cell: Cell): boolean {
    if (this.cell === cell && this.stack) return true;
    this.cell = this.cell === cell ? null : cell;
    return false;
  }

  pickOther(action: string): boolean {
    if (this.other === action) return true;
    this.other = action;
    return false;
  }

  letGo(): void {
    this.stack = null;
    this.cell = null;
    this.other = null;
  }
}
