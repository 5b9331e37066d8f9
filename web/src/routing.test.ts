import { expect, test } from 'vitest';
import { readRoute, to } from './routing.svelte';

test('an address that is written is read as what it was', () => {
  expect(readRoute(to.home)).toEqual({ page: 'home' });
  expect(readRoute(to.play())).toEqual({ page: 'play', game: null });
  expect(readRoute(to.play('babylon'))).toEqual({ page: 'play', game: 'babylon' });
  expect(readRoute(to.table('G0-_x'))).toEqual({ page: 'table', id: 'G0-_x', invitation: null });
  expect(readRoute(to.invitation('G0', 'a b&c'))).toEqual({ page: 'table', id: 'G0', invitation: 'a b&c' });
  expect(readRoute(to.replay('G0', 17))).toEqual({ page: 'replay', id: 'G0', ply: 17, report: false });
  expect(readRoute(to.report('G0', 17))).toEqual({ page: 'replay', id: 'G0', ply: 17, report: true });
  expect(readRoute(to.mistakes())).toEqual({ page: 'mistakes', table: null, seat: 0 });
  expect(readRoute(to.mistakes('G0', 1))).toEqual({ page: 'mistakes', table: 'G0', seat: 1 });
  expect(readRoute(to.rules())).toEqual({ page: 'rules', game: null, section: null });
  expect(readRoute(to.rules('babylon'))).toEqual({ page: 'rules', game: 'babylon', section: null });
  expect(readRoute(to.rules('amytis', 'wall'))).toEqual({ page: 'rules', game: 'amytis', section: 'wall' });
  expect(readRoute(to.learn('amytis'))).toEqual({ page: 'learn', game: 'amytis', chapter: null });
  expect(readRoute(to.learn('babylon', 'dig'))).toEqual({ page: 'learn', game: 'babylon', chapter: 'dig' });
});

test.each(['#/nowhere', '#/learn', '#/table', '#/table/x/at/-1', '#/table/x/at/9999999', '#/table/%'])(
  '%s is no page, or at least breaks none',
  (hash) => {
    expect(['unknown', 'table']).toContain(readRoute(hash).page);
  },
);
