/** The interface of a board that comes with the package of a game. `docs/new-board.md` explains it. */

import type { GameTypes } from '../../api/client';
import type { BoardProps } from '../board';

/** What the ES module of a board exports. */
export interface BoardModule {
  /** Shows the board in an element. It is called once for each table, replay or lesson that is opened. */
  readonly mount: (target: HTMLElement, context: BoardContext) => MountedBoard;
  /** Fluent messages by language (`en`, `es`, `fr`, `it`, `ja`, `ru`). Where one is missing, the English one is used. */
  readonly messages?: Readonly<Record<string, string>>;
  /** A style sheet for the page, in force while the board is shown. */
  readonly style?: string;
}

/** What a board calls. */
export interface BoardContext {
  /** A message in the language of the person, or the last part of its id in words if there is none. */
  readonly text: (id: string, facts?: Record<string, string | number>) => string;
  /** Does an action. False if it was refused: the person was told why. */
  readonly act: BoardProps['act'];
  /** What actions would bring, or why they cannot be done. Empty where one may not act. */
  readonly foresee: BoardProps['foresee'];
}

/** What is shown: the facts of a board without its functions. */
export type BoardState<G extends GameTypes = GameTypes> = Omit<BoardProps<G>, 'act' | 'foresee' | 'aside'>;

export interface MountedBoard {
  /** Shows a state: called after `mount`, and whenever the state or the language has changed. */
  readonly update: (state: BoardState) => void;
  /** Called when the board is no longer shown. Its element is removed. */
  readonly destroy?: () => void;
}
