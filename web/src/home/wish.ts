/** The form for a new table: choices in, the request to the server out. */

import type { GameInfo, OptionInfo, SeatPlan, TableWish } from '../api/client';
import { offers } from '../api/transport';
import { CLOCKS, type ClockName } from './clock';

/** Who is to sit on a seat. At one screen (`screen`) the host plays for a friend who sits beside. */
export type Sitter = 'me' | 'screen' | 'invited' | 'open' | `bot:${string}`;

export interface Wish {
  game: string;
  sitters: readonly Sitter[];
  /** Of friends at this screen, by seat; a friend without a name plays under that of the host. */
  names: Readonly<Record<number, string>>;
  /** By the name of the option, dotted where it is nested. */
  options: Readonly<Record<string, OptionInfo['default']>>;
  clock: ClockName;
  /** Seen by everybody; otherwise by link only. */
  listed: boolean;
  /** Whether the game starts as soon as everybody sits. */
  autostart: boolean;
  /** Whether the current player may ask for hints. */
  hints: boolean;
}

/** Who is on a seat that nothing is said about: a friend who gets the link, or, without a server, one who sits here. */
const friend = (): Sitter => (offers().friends ? 'invited' : 'screen');

/** The usual table: oneself and a friend. */
export function firstWish(game: GameInfo): Wish {
  return withPlayers(
    {
      game: game.name,
      sitters: ['me'],
      names: {},
      options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
      clock: 'none',
      listed: false,
      autostart: true,
      hints: true,
    },
    Math.min(...game.players),
  );
}

/** Bots that play each other, each of another level if there are enough. */
export function botGame(game: GameInfo): Wish {
  const { levels } = game;
  const middle = Math.floor(levels.length / 2);
  const wish = firstWish(game);
  const sitters = wish.sitters.map((_, seat): Sitter => `bot:${levels[(middle + seat) % levels.length]}`);
  return { ...wish, sitters };
}

export function withPlayers(wish: Wish, players: number): Wish {
  const last = wish.sitters.at(-1) ?? friend();
  const added = Array.from({ length: players }, (): Sitter => (isBotGame(wish) ? last : friend()));
  return { ...wish, sitters: [...wish.sitters, ...added].slice(0, players) };
}

/** A person has one seat: taking another one gives the first to the player planned there. */
export function withSitter(wish: Wish, seat: number, sitter: Sitter): Wish {
  const before = wish.sitters[seat] ?? friend();
  const sitters = wish.sitters.map((other, number) => {
    if (number === seat) return sitter;
    return sitter === 'me' && other === 'me' ? before : other;
  });
  // An open seat cannot be found at a table that is not listed.
  return { ...wish, sitters, listed: wish.listed || sitter === 'open' };
}

export function withListed(wish: Wish, listed: boolean): Wish {
  const sitters = listed ? wish.sitters : wish.sitters.map((sitter) => (sitter === 'open' ? 'invited' : sitter));
  return { ...wish, sitters, listed };
}

/** Whether only bots sit at the table, and its host watches. */
export function isBotGame(wish: Wish): boolean {
  return wish.sitters.every((sitter) => sitter.startsWith('bot:'));
}

/** The host sits at the table, or watches bots. */
export function canBeMade(wish: Wish): boolean {
  return isBotGame(wish) || wish.sitters.some((sitter) => sitter === 'me' || sitter === 'screen');
}

/** Whether the game can begin at once, because no other person is needed. */
export function isComplete(wish: Wish): boolean {
  return !wish.sitters.some((sitter) => sitter === 'invited' || sitter === 'open');
}

export function newTable(wish: Wish): TableWish {
  return {
    game: wish.game,
    seats: wish.sitters.map((sitter, seat) => planOf(sitter, sitter === 'screen' ? wish.names[seat] : '')),
    options: nested(wish.options),
    public: wish.listed,
    clock: isBotGame(wish) ? null : CLOCKS[wish.clock],
    autostart: wish.autostart,
    hints: wish.hints,
  };
}

/** A game against the computer, to be played at once. */
export function againstComputer(game: string, level: string, opponents: number): TableWish {
  const bots = Array.from({ length: opponents }, (): SeatPlan => ({ kind: 'bot', level }));
  return { game, seats: [{ kind: 'me' }, ...bots], autostart: true };
}

export function planOf(sitter: Sitter, name = ''): SeatPlan {
  if (sitter === 'invited' || sitter === 'open') return { kind: sitter };
  if (sitter === 'me' || sitter === 'screen') return { kind: 'me', ...(name.trim() ? { name: name.trim() } : {}) };
  return { kind: 'bot', level: sitter.slice('bot:'.length) };
}

/** `sides.garden` is the `garden` of the `sides`. */
function nested(options: Wish['options']): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(options)) {
    const [group = name, inner] = name.split('.');
    if (inner === undefined) found[name] = value;
    else groups[group] = { ...groups[group], [inner]: value };
  }
  return { ...found, ...groups };
}
