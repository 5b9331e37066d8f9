import { expect, test } from 'vitest';
import type { GameEvent } from '../api/client';
import { done } from '../fixtures/tables';
import type { GameContext, GameParts } from '../games/module';
import { happened } from './happened';

const parts = {
  headline: (events: readonly GameEvent[]) => events.find(({ event }) => event === 'moved'),
  shortText: () => 'Disk 1 to c',
  sentences: ({ event, seat }: GameEvent) => [`${event} of ${seat}.`],
} as unknown as GameParts;
const context: GameContext = { game: 'hanoi', parts, names: [], components: {} };
const event = (name: string, seat?: number): GameEvent => ({ event: name, ...(seat === undefined ? {} : { seat }) });

test('it says what the action is and what it brought, points first, and nothing about others', () => {
  const events = [event('moved', 0), event('uncovered'), event('token', 0), event('points', 1), event('points', 0)];
  expect(happened({ ...done(1, 0), events }, context)).toBe('Disk 1 to c. points of 0. token of 0.');
});

test('an action without events is called by its notation', () => {
  expect(happened({ ...done(1, 0), action: 'a c', events: [] }, context)).toBe('a c.');
});
