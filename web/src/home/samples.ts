/** Games and tables for the tests of the first page and of the waiting room. */

import type { GameInfo, Seat, Table } from '../api/client';

export const BABYLON: GameInfo = {
  name: 'babylon',
  players: [2, 3, 4],
  options: [
    { name: 'same_footprint', values: ['never', 'directly_below'], default: 'never' },
    { name: 'limited_supply', values: [true, false], default: true },
  ],
  score_lines: [],
  tie_breakers: [],
  levels: ['novice', 'greedy', 'oracle'],
  components: {},
};

export const AMYTIS: GameInfo = {
  ...BABYLON,
  name: 'amytis',
  players: [2],
  options: [
    { name: 'sides.garden', values: ['A', 'B'], default: 'A' },
    { name: 'sides.wall', values: ['A', 'B'], default: 'A' },
    { name: 'second_player_projects', values: [2, 3], default: 2 },
  ],
};

export function seat(kind: Seat['kind'], name = '', person: string | null = null, level: string | null = null): Seat {
  return { kind, name, person, level, trouble: false, gone: false, returning: false, resigned: false, bank: null };
}

export const ADA = seat('person', 'Ada', 'ada');
export const BO = seat('person', 'Bo', 'bo');

export function table(seats: Seat[], changes: Partial<Table> = {}): Table {
  return {
    id: 'T1',
    game: 'babylon',
    options: {},
    status: 'open',
    public: false,
    host: 'ada',
    seats,
    clock: null,
    stand_in: 'novice',
    autostart: false,
    hints: true,
    ply: 0,
    player: null,
    deadline: null,
    takeback: null,
    requests: [],
    result: null,
    rematch: null,
    undone: 0,
    revision: 0,
    created: 1_000,
    changed: 1_000,
    ...changes,
  };
}
