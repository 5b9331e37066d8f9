/** Opening a rulebook: its order, its words and its pictures, which come together or not at all. */

import type { Component } from 'svelte';
import type { GameName } from '../routing.svelte';
import { learn } from '../words/words.svelte';
import type { Book } from './book';

/** Draws a picture of the book by its name. */
export type PictureComponent = Component<{ picture: string }>;

export interface OpenBook {
  book: Book;
  Drawing: PictureComponent;
}

const PARTS = {
  babylon: () => Promise.all([import('./babylon'), import('./pictures/BabylonPicture.svelte')]),
  amytis: () => Promise.all([import('./amytis'), import('./pictures/AmytisPicture.svelte')]),
};

export async function openBook(game: GameName): Promise<OpenBook> {
  // The pictures show cards and pieces of the game, which have its words.
  const words = learn('rules', `rules-${game}`, game);
  const [[{ default: book }, { default: Drawing }]] = await Promise.all([PARTS[game](), words]);
  return { book, Drawing };
}
