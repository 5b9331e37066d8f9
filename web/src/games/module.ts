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
 * | `table-GAME-ended` | what brought the end of the game |
 * | `GAME-reason-CODE` | why an action is refused |
 * | `home-option-GAME-OPTION`, `home-option-GAME-OPTION-VALUE` | an option and its values |
 * | `rules-of-GAME`, `rules-GAME-…` | the rules |
 *
 * A message that is missing is replaced by its code in words.
 */

import type { Component } from 'svelte';
import type { Done, GameTypes, Position } from '../api/client';
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
  /** How long a game takes, in minutes, and how much there is to think of, as its publisher and players say. */
  readonly box?: { readonly minutes: readonly [number, number]; readonly weight: 'light' | 'medium' | 'heavy' };
  /** The picture on that card. */
  readonly Picture: Component;
  /** A small sign for lists: the path of a drawing of 24 by 24, and its colour in CSS. */
  readonly sign: { readonly path: string; readonly color: string };
  /** The parts of messages that are loaded with the module, a table, hints, the rules and the list of shortcuts. */
  readonly words: Readonly<Record<'home' | 'table' | 'hints' | 'rules' | 'shortcuts', readonly string[]>>;
  /** The keys of its board, beside those of every table. */
  readonly shortcuts: readonly Shortcut[];
  /** Loads what a table shows. */
  readonly loadParts: () => Promise<GameParts>;
  /** Loads the rules; null if there are none, and then nothing links to them. */
  readonly loadBook: (() => Promise<OpenBook>) | null;
}

/** Keys that do something, and the message that says what. */
export interface Shortcut {
  /** In the notation of `aria-keyshortcuts`. Each does the same, or the same in another direction. */
  readonly keys: readonly string[];
  readonly message: string;
}

/** What a table or a replay shows of a game. A game declares them with `ownParts`. */
export interface GameParts<G extends GameTypes = GameTypes> {
  readonly Board: Component<BoardProps<G>>;
  /** What a seat built, as the end of a game shows it; null if there is nothing to show. */
  readonly Showcase: Component<ShowcaseProps<G>, ShowcaseExports> | null;
  /** Draws what flies over the board. */
  readonly Glyph: Component<GlyphProps<G>>;
  /** How a move is shown. */
  readonly beats: (done: Done<G>) => Beat[];
  /** The event that says what was done; without one the action is shown in its notation. */
  readonly headline: (events: readonly G['event'][]) => G['event'] | undefined;
  /** An event in words: several sentences, or none if another event says the same. */
  readonly sentences: (event: G['event'], context: GameContext<G>) => string[];
  /** The event of a headline in a few words, without the name of the player; null if there are none. */
  readonly shortText: (event: G['event'], context: GameContext<G>) => string | null;
  /** An action of a hint in words; null if there are none. */
  readonly actionText: (action: G['action'], context: GameContext<G>) => string | null;
  /** A reason of a hint in words; null if there are none. */
  readonly reasonText: (reason: G['hintReason'], context: GameContext<G>) => string | null;
  /** Why a line of the score of a seat has its points; null if there are no words for it. */
  readonly pointsText: (line: string, seat: number, score: ScoreFacts<G>) => string | null;
  /** The anchors (`data-anchor`) of the places that an action of seat `me` is about. */
  readonly placesOf: (action: G['action'], me: number) => string[];
}

/** The parts of a game as all other code sees them. A table gives a game only data of that game, so the cast is safe. */
export function ownParts<G extends GameTypes>(parts: GameParts<G>): GameParts {
  return parts as unknown as GameParts;
}

/** Who plays, and with what: for everything that is said about a game. */
export interface GameContext<G extends GameTypes = GameTypes> {
  /** As the server names it. */
  game: string;
  parts: GameParts;
  /** The names of the seats. */
  names: readonly string[];
  components: G['components'];
}

/** What the points of a position are explained with. */
export interface ScoreFacts<G extends GameTypes = GameTypes> {
  view: G['view'];
  annotations: Partial<G['annotations']>;
  components: G['components'];
  /** What was done before the position, as far as it is known. */
  done: readonly Done<G>[];
}

export interface ShowcaseProps<G extends GameTypes = GameTypes> {
  position: Position<G>;
  annotations: G['annotations'];
  components: G['components'];
  seat: number;
  /** The name of the player. */
  name: string;
  /** The score line of which the sources are lit. */
  line: string | null;
  /** To be called when the picture has been drawn: the counting waits for it. */
  ondrawn?: () => void;
}

export interface ShowcaseExports {
  /** What is shown, as a picture to be shared. */
  paint: () => Promise<HTMLCanvasElement>;
}

/** Something that flies, to be drawn about 48 pixels large. */
export interface GlyphProps<G extends GameTypes = GameTypes> {
  glyph: Glyph;
  components: G['components'];
}

/** Draws a picture of the rules by its name. */
export type PictureComponent = Component<{ picture: string }>;

/** The rules with their pictures. */
export interface OpenBook {
  book: Book;
  Drawing: PictureComponent;
}
