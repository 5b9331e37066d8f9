/**
 * What the client knows of a game: one object for each, the default export of `games/<game>/index.ts`.
 *
 * The rest of the client reads games through `registry.svelte.ts` and never names one. A new game is a new folder; a
 * game without one gets the fallback in `plain/`.
 *
 * Messages are found by their ids, which contain the name of the game as the server has it:
 *
 * | id | what |
 * |---|---|
 * | `table-do-GAME-PHASE`, `table-waits-GAME-PHASE` | what the current player has to do, what the others wait for |
 * | `table-GAME-line-LINE`, `table-GAME-decided-LINE` | a line of the score, a tie-breaker that decided |
 * | `GAME-reason-CODE` | why an action is refused |
 * | `home-option-GAME-OPTION`, `home-option-GAME-OPTION-VALUE` | an option and its values |
 * | `rules-of-GAME`, `rules-GAME-…` | the rules |
 *
 * A message that is missing is replaced by its code in words.
 */

import type { Component } from 'svelte';
import type { Done, GameEvent, GameInfo, Hint, Position } from '../api/client';
import type { Beat, Glyph } from './beat';
import type { BoardProps } from './board';
import type { Book } from './book';

/** The light part of a game: all that lists and the home page need. It loads no board. */
export interface GameModule {
  /** As the server names it. */
  readonly name: string;
  /** The home page shows games with a lower number first. */
  readonly order: number;
  /** The name of the game, in the language of the person. */
  readonly title: () => string;
  /** A sentence or two about the game, for its card on the home page. */
  readonly about: () => string;
  /** The picture on that card. */
  readonly Picture: Component;
  /** A small sign for lists: the path of a drawing of 24 by 24, and its colour in CSS. */
  readonly sign: { readonly path: string; readonly color: string };
  /** The parts of messages that are loaded with the module, a table, hints and the rules: `GAME/table`. */
  readonly words: Readonly<Record<'home' | 'table' | 'hints' | 'rules', readonly string[]>>;
  /** Loads what a table shows. */
  readonly loadParts: () => Promise<GameParts>;
  /** Loads the rules; null if there are none, and then nothing links to them. */
  readonly loadBook: (() => Promise<OpenBook>) | null;
}

/** What a table or a replay shows of a game. */
export interface GameParts {
  readonly Board: Component<BoardProps>;
  /** Draws what flies over the board. */
  readonly Glyph: Component<GlyphProps>;
  /** How a move is shown. */
  readonly beats: (done: Done) => Beat[];
  /** The event that says what was done; without one the action is shown in its notation. */
  readonly headline: (events: readonly GameEvent[]) => GameEvent | undefined;
  /** An event in words: several sentences, or none if another event says the same. */
  readonly sentences: (event: GameEvent, context: GameContext) => string[];
  /** An action of a hint in words. `position` is the one in which its turn begins. May throw for an unknown action. */
  readonly actionText: (action: string, context: GameContext, position: Position) => string;
  /** A reason of a hint in words; null if there are none. */
  readonly reasonText: (reason: Hint['reasons'][number], context: GameContext) => string | null;
  /** The anchors (`data-anchor`) of the places that an action of seat `me` is about. May throw likewise. */
  readonly placesOf: (action: string, me: number, position: Position) => string[];
}

/** Who plays, and with what: for everything that is said about a game. */
export interface GameContext {
  /** As the server names it. */
  game: string;
  parts: GameParts;
  /** The names of the seats. */
  names: readonly string[];
  components: GameInfo['components'];
}

/** Something that flies, to be drawn about 48 pixels large. */
export interface GlyphProps {
  glyph: Glyph;
  components: GameInfo['components'];
}

/** Draws a picture of the rules by its name. */
export type PictureComponent = Component<{ picture: string }>;

/** The rules with their pictures. */
export interface OpenBook {
  book: Book;
  Drawing: PictureComponent;
}
