/** The notation of actions, both ways: see "Notation" in docs/rules/amytis-programs.md. */

import { CELLS, type Cell, FAVORS, type Favor } from './view';

export type Action =
  | { kind: 'build'; stack: Cell; cell: Cell }
  | { kind: 'project'; project: number | 'deck' }
  | { kind: 'score' }
  | { kind: 'favor'; favor: Favor };

/** Null: not an action that this board knows. */
export function parseAction(action: string): Action | null {
  if (action === 'score') return { kind: 'score' };
  const [first = '', second = '', ...more] = action.split(' ');
  if (more.length) return null;
  if (first === 'project' && second === 'deck') return { kind: 'project', project: 'deck' };
  if (first === 'project' && /^\d+$/.test(second)) return { kind: 'project', project: Number(second) };
  if (first === 'favor') {
    const favor = FAVORS.find((name) => name === second);
    return favor ? { kind: 'favor', favor } : null;
  }
  const stack = CELLS.find((name) => name === first);
  const cell = CELLS.find((name) => name === second);
  return stack && cell ? { kind: 'build', stack, cell } : null;
}

export function formatAction(action: Action): string {
  switch (action.kind) {
    case 'build':
      return `${action.stack} ${action.cell}`;
    case 'project':
      return `project ${action.project}`;
    case 'score':
      return 'score';
    case 'favor':
      return `favor ${action.favor}`;
  }
}

export const build = (stack: Cell, cell: Cell): string => formatAction({ kind: 'build', stack, cell });
export const takeProject = (project: number | 'deck'): string => formatAction({ kind: 'project', project });
export const placeFavor = (favor: Favor): string => formatAction({ kind: 'favor', favor });
export const SCORE = formatAction({ kind: 'score' });

/** What legal actions have to offer. */
export interface Offer {
  /** The cells on which the top of each stack may be built. */
  builds: ReadonlyMap<Cell, ReadonlySet<Cell>>;
  projects: ReadonlySet<number | 'deck'>;
  score: boolean;
  favors: ReadonlySet<Favor>;
}

export function offerOf(legal: readonly string[]): Offer {
  const builds = new Map<Cell, Set<Cell>>();
  const projects = new Set<number | 'deck'>();
  const favors = new Set<Favor>();
  let score = false;
  for (const action of legal.map(parseAction)) {
    if (action?.kind === 'build') builds.set(action.stack, (builds.get(action.stack) ?? new Set()).add(action.cell));
    if (action?.kind === 'project') projects.add(action.project);
    if (action?.kind === 'favor') favors.add(action.favor);
    score ||= action?.kind === 'score';
  }
  return { builds, projects, score, favors };
}
