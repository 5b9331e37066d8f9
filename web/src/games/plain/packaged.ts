/** A game whose board comes with its package: a module of the client made of an ES module that the server serves. */

import type { GameEvent } from '../../api/client';
import { learnFrom, lookUp } from '../../words/words.svelte';
import { messageArguments } from '../facts';
import type { GameContext, GameModule, GameParts } from '../module';
import type { BoardModule } from './board-module';

/** `address` is relative to that of the page. A module that cannot be loaded is said to have failed on the table. */
export async function packagedGame(plain: GameModule, address: string): Promise<GameModule> {
  const { name } = plain;
  const module = await loadModule(address);
  const { messages } = module ?? {};
  const words = messages ? [`${name}/board`] : [];
  // Of two messages with one id the first counts.
  for (const part of words) await learnFrom(part, async (of) => [messages?.[of], messages?.en].join('\n'));
  return {
    ...plain,
    title: () => lookUp(`${name}-title`) ?? plain.title(),
    about: () => lookUp(`${name}-about`) ?? '',
    words: { ...plain.words, home: [...plain.words.home, ...words] },
    loadParts: async () => partsOf(name, module, await plain.loadParts()),
  };
}

async function loadModule(address: string): Promise<BoardModule | null> {
  try {
    const module: Partial<BoardModule> = await import(/* @vite-ignore */ new URL(address, document.baseURI).href);
    if (typeof module.mount !== 'function') throw new TypeError(`${address} exports no function mount`);
    return { ...module, mount: module.mount };
  } catch (error) {
    console.error(error);
    return null;
  }
}

async function partsOf(game: string, module: BoardModule | null, plain: GameParts): Promise<GameParts> {
  const { default: PackagedBoard } = await import('./PackagedBoard.svelte');
  const textOf = (event: GameEvent, context: Pick<GameContext, 'names'>) =>
    lookUp(`${game}-event-${event.event}`, messageArguments(event, context));
  return {
    ...plain,
    // A component of ours with a module of the package. The properties stay as they are, so that they can change.
    Board: (internals, props) => {
      PackagedBoard(internals, { module, props });
      return {};
    },
    headline: (events) => events.find((event) => textOf(event, { names: [] }) !== null),
    sentences: (event, context) => {
      const text = textOf(event, context);
      return text === null ? plain.sentences(event, context) : [text];
    },
  };
}
