import { expect, test } from 'vitest';
import { AMYTIS, BABYLON } from '../fixtures/tables';
import {
  againstComputer,
  botGame,
  canBeMade,
  firstWish,
  isBotGame,
  isComplete,
  newTable,
  withListed,
  withPlayers,
  withSitter,
} from './wish';

test('the usual table is for oneself and a friend with the link', () => {
  expect(newTable(firstWish(BABYLON))).toEqual({
    game: 'babylon',
    seats: [{ kind: 'me' }, { kind: 'invited' }],
    options: { same_footprint: 'never', limited_supply: true },
    public: false,
    clock: null,
    autostart: true,
    hints: true,
  });
});

test('options with a dotted name are nested', () => {
  const wish = firstWish(AMYTIS);
  const chosen = { ...wish, options: { ...wish.options, 'sides.wall': 'B', second_player_projects: 3 } };
  expect(newTable(chosen).options).toEqual({ sides: { garden: 'A', wall: 'B' }, second_player_projects: 3 });
});

test('more players are friends with the link, and fewer take away the last', () => {
  const three = withSitter(withPlayers(firstWish(BABYLON), 3), 1, 'bot:greedy');
  expect(three.sitters).toEqual(['me', 'bot:greedy', 'invited']);
  expect(withPlayers(three, 2).sitters).toEqual(['me', 'bot:greedy']);
});

test('a friend at this screen is played by the host, too', () => {
  expect(newTable(withSitter(firstWish(BABYLON), 1, 'screen')).seats).toEqual([{ kind: 'me' }, { kind: 'me' }]);
});

test('a friend at this screen may have a name, which others on that seat do not get', () => {
  const wish = { ...withSitter(firstWish(BABYLON), 1, 'screen'), names: { 0: 'Nobody', 1: ' Cyrus ' } };
  expect(newTable(wish).seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Cyrus' }]);
  expect(newTable(withSitter(wish, 1, 'invited')).seats).toEqual([{ kind: 'me' }, { kind: 'invited' }]);
});

test('who takes another seat gives up the first', () => {
  const wish = withSitter(firstWish(BABYLON), 1, 'bot:novice');
  expect(withSitter(wish, 1, 'me').sitters).toEqual(['bot:novice', 'me']);
});

test('an open seat makes the table known, and a table by link has no open seat', () => {
  const open = withSitter(firstWish(BABYLON), 1, 'open');
  expect(newTable(open)).toMatchObject({ public: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(newTable(withListed(open, false))).toMatchObject({
    public: false,
    seats: [{ kind: 'me' }, { kind: 'invited' }],
  });
});

test('clocks are seconds', () => {
  const wish = firstWish(BABYLON);
  expect(newTable({ ...wish, clock: 'days' }).clock).toEqual({ turn: 259_200, bank: 0 });
  expect(newTable({ ...wish, clock: 'quick' }).clock).toEqual({ turn: 30, bank: 300 });
});

test('a table without its host cannot be made, and one with free seats does not begin at once', () => {
  const wish = firstWish(BABYLON);
  expect(canBeMade(withSitter(wish, 0, 'open'))).toBe(false);
  expect(canBeMade(withSitter(wish, 0, 'screen'))).toBe(true);
  expect(isComplete(wish)).toBe(false);
  expect(isComplete(withSitter(wish, 1, 'bot:novice'))).toBe(true);
});

test('a game against the computer begins by itself', () => {
  expect(againstComputer('babylon', 'greedy', 2)).toEqual({
    game: 'babylon',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }],
    autostart: true,
  });
});

test('bots of different levels play each other, and one more is like the last', () => {
  const wish = botGame(BABYLON);
  expect(wish.sitters).toEqual(['bot:greedy', 'bot:oracle']);
  expect([isBotGame(wish), canBeMade(wish), isComplete(wish)]).toEqual([true, true, true]);
  expect(withPlayers(wish, 3).sitters).toEqual(['bot:greedy', 'bot:oracle', 'bot:oracle']);
  expect(isBotGame(withSitter(wish, 0, 'me'))).toBe(false);
});
