/** What a board is given, and what it gives back. A board knows no rules: legal actions in, an action out. */

import type { Snippet } from 'svelte';
import type { Done, GameTypes, Outcome, Position, Seat } from '../api/client';

/** An action of a hint: its notation, and what it does, if the game declares that. */
export interface HintedAction<G extends GameTypes = GameTypes> {
  readonly action: string;
  readonly does: G['action'] | null;
}

/** A turn that a hint speaks of, from the next action on. */
export interface Idea<G extends GameTypes = GameTypes> {
  /** The actions, to be shown as far as they can be: the first is legal, the others may be after it. */
  readonly actions: readonly HintedAction<G>[];
  /** The hint is pointed at: it is shown instead of what was picked. */
  readonly pointed: boolean;
  /** The action to be picked, as if the person had done it; another object each time that it is asked for. */
  readonly picked: HintedAction<G> | null;
}

export interface BoardProps<G extends GameTypes = GameTypes> {
  position: Position<G>;
  /** What the server derived from the position; with the choices of the current player, if one may act. */
  annotations: G['annotations'];
  components: G['components'];
  seats: Seat[];
  /** The seat from whose side the board is seen; a spectator sees it from the first. */
  me: number;
  /** The legal actions, if one may act on the position that is shown. */
  legal: readonly string[] | null;
  /** Do an action. False if it was refused: the person was told why, and what was prepared has to stay. */
  act: (action: string) => Promise<boolean>;
  /** What actions would bring, or why they cannot be done. Empty where one may not act. */
  foresee: (actions: string[]) => Promise<Outcome<G>[]>;
  idea?: Idea<G> | null;
  /** The parts of the board that are shown, by names that the game gives them; null: all. A lesson begins with few. */
  parts?: readonly string[] | null;
  /** What was done before the position, as far as it is known. */
  done?: readonly Done<G>[];
  /** The log, hints and clocks: the board places them, since it knows where there is room. They scroll by themselves. */
  aside: Snippet;
}
