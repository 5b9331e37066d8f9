/** Where one is: in the fragment of the address, so that an invitation never reaches the log of a server. */

export type Route =
  | { page: 'home' }
  | { page: 'play'; game: string | null }
  | { page: 'table'; id: string; invitation: string | null }
  | { page: 'replay'; id: string; ply: number; report: boolean }
  | { page: 'rules'; game: string | null; section: string | null }
  | { page: 'learn'; game: string; chapter: string | null }
  | { page: 'mistakes'; table: string | null; seat: number }
  | { page: 'unknown' };

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').map(decode);
  if (!first) return { page: 'home' };
  if (first === 'play' && !third) return { page: 'play', game: second || null };
  if (first === 'table' && second && !third) {
    return { page: 'table', id: second, invitation: new URLSearchParams(query).get('invitation') };
  }
  if (first === 'table' && second && third === 'at' && /^\d{1,6}$/.test(fourth)) {
    return { page: 'replay', id: second, ply: Number(fourth), report: query === 'report' };
  }
  if (first === 'rules') return { page: 'rules', game: second || null, section: third || null };
  if (first === 'learn' && second) return { page: 'learn', game: second, chapter: third || null };
  if (first === 'mistakes') return { page: 'mistakes', table: second || null, seat: Number(third) || 0 };
  return { page: 'unknown' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const part = encodeURIComponent;

/** Stands for the first chapter that is not done. */
export const NEXT = 'next';

/** The addresses of the pages, as links use them. */
export const to = {
  home: '#/',
  /** A game to play, of any kind if none is named. The command `semiramis` opens this address. */
  play: (game?: string) => `#/play${game ? `/${part(game)}` : ''}`,
  table: (id: string) => `#/table/${part(id)}`,
  invitation: (id: string, invitation: string) => `#/table/${part(id)}?invitation=${part(invitation)}`,
  replay: (id: string, ply: number) => `#/table/${part(id)}/at/${ply}`,
  /** The replay with what decided the game. */
  report: (id: string, ply = 0) => `${to.replay(id, ply)}?report`,
  /** The mistakes of a seat in a game; without one, those of all games that are due. */
  mistakes: (table?: string, seat = 0) => `#/mistakes${table ? `/${part(table)}/${seat}` : ''}`,
  /** Without a game: those of the first one that has rules. */
  rules: (game?: string, section?: string) =>
    `#/rules${game ? `/${part(game)}` : ''}${section ? `/${part(section)}` : ''}`,
  /** Without a chapter: the list of them. */
  learn: (game: string, chapter?: string) => `#/learn/${part(game)}${chapter ? `/${part(chapter)}` : ''}`,
  /** The chapter where one goes on, or the first one. */
  learnNext: (game: string) => to.learn(game, NEXT),
};

let current: Route = $state.raw(readRoute(location.hash));

addEventListener('hashchange', () => {
  current = readRoute(location.hash);
});

export function route(): Route {
  return current;
}

export function go(address: string): void {
  location.hash = address;
}

/** Change the address without a step in the browser's history: for a replay that moves on. */
export function replaceRoute(address: string): void {
  history.replaceState(null, '', address);
  current = readRoute(address);
}
