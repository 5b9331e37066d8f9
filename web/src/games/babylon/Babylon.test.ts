import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome, Position } from '../../api/client';
import { settings } from '../../settings.svelte';
import { learn, speak } from '../../words/words.svelte';
import type { BoardProps } from '../board';
import Babylon from './Babylon.svelte';
import { COMPONENTS, OUTCOMES, POSITIONS, seatsOf } from './fixtures/fixtures';

// A whole board has thousands of nodes, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

afterEach(cleanup);

beforeAll(async () => {
  await speak('en');
  await learn('babylon/table');
});

beforeEach(() => {
  settings.garden = 'plan';
});

function open(position: Position, props: Partial<BoardProps> = {}) {
  const act = vi.fn(async (_: string) => true);
  const known = Object.values(OUTCOMES).flat();
  const foresee = vi.fn(
    async (actions: string[]): Promise<Outcome[]> => known.filter(({ action }) => actions.includes(action)),
  );
  const given: BoardProps = {
    position,
    components: COMPONENTS,
    seats: seatsOf(position),
    me: position.player ?? 0,
    legal: position.legal ?? null,
    act,
    foresee,
    ...props,
  };
  return { act, foresee, ...render(Babylon, given) };
}

/** A button by its name. Looking by roles through a whole board would take seconds. */
function buttons(name: string | RegExp, within: ParentNode = document): HTMLButtonElement[] {
  const said = (one: Element) =>
    one.getAttribute('aria-label') ?? one.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  return [...within.querySelectorAll('button')].filter((one) => fits(said(one)));
}

function button(name: string | RegExp, within?: ParentNode): HTMLButtonElement {
  const [found, another] = buttons(name, within);
  if (!found || another) throw new Error(`there is ${found ? 'more than one' : 'no'} button ${name}`);
  return found;
}

const press = (key: string, target: Element = document.activeElement ?? document.body, how = {}) =>
  fireEvent.keyDown(target, { key, ...how });
const cell = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${name}"]`);
  if (!found) throw new Error(`there is no cell ${name}`);
  return found;
};

test('digging: what each tile would bring is asked once, and a click digs', async () => {
  const { act, foresee } = open(POSITIONS.dig);
  expect(foresee.mock.calls[0]?.[0]).toEqual(POSITIONS.dig.legal);
  await fireEvent.click(button(/^b2,/));
  expect(act.mock.calls).toEqual([['dig b2']]);
});

test('set-up: a click removes', async () => {
  const { act } = open(POSITIONS.opening);
  await fireEvent.click(button(/^c3,/));
  expect(act.mock.calls).toEqual([['remove c3']]);
});

test('by keyboard alone: take a tile, walk, turn it, open another corner, place it', async () => {
  const { act } = open(POSITIONS.early);
  await press('2');
  expect(button(/^Stored tile/).getAttribute('aria-pressed')).toBe('true');
  await press('g');
  expect(document.activeElement).toBe(cell('d4'));
  await press('ArrowLeft');
  await press('ArrowLeft');
  await press('ArrowLeft');
  await press('ArrowUp');
  await press('r');
  await press('o');
  await press('Enter');
  expect(act).toHaveBeenCalledTimes(1);
  const [action] = act.mock.calls[0] ?? [];
  expect(action).toMatch(/^place stored a3 r1 L1/);
  expect(POSITIONS.early.legal).toContain(action);
});

test('with two tiles at hand none is taken unasked, with one it is', () => {
  open(POSITIONS.early);
  expect(buttons('Place here')).toEqual([]);
  cleanup();
  open(POSITIONS.build);
  expect(buttons('Place here').length).toBe(1);
});

test('a tile that is held can be let go with Escape', async () => {
  open(POSITIONS.early);
  await press('1');
  expect(buttons('Place here').length).toBe(1);
  await press('Escape');
  expect(buttons('Place here')).toEqual([]);
});

test('if the server refuses, the tile stays as it was prepared', async () => {
  const act = vi.fn(async (_: string) => false);
  open(POSITIONS.early, { act });
  await press('1');
  cell('a1').focus();
  await press('Enter');
  await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  await press('Enter');
  expect(act.mock.calls[1]).toEqual(act.mock.calls[0]);
});

test('an impossible place says why', async () => {
  const facts = { reason: 'not_enough_pillars', missing: 2, singles: 1 };
  const refused = JSON.parse(JSON.stringify({ code: 'illegal_action', message: 'no', facts }));
  const foresee = async (actions: string[]): Promise<Outcome[]> =>
    actions.map((action) => ({ action, refused, events: [], points: {} }));
  const { act } = open(POSITIONS.early, { foresee, legal: ['finish none'] });
  await press('1');
  cell('a1').focus();
  await screen.findByText('You need 2 more single pillars for this.');
  await press('Enter');
  expect(act).not.toHaveBeenCalled();
});

test('the cost and the points of a place are told before it is confirmed', async () => {
  const known = OUTCOMES.early.find(({ action }) => action.includes(' open '));
  if (!known) throw new Error('the fixture foresees a placement with an open corner');
  const [, source, name = ''] = known.action.split(' ');
  // As it is foreseen for this very action: the other ways to lie there are taken out.
  open(POSITIONS.early, { legal: [known.action, 'finish none'] });
  await press(source === 'dug' ? '1' : '2');
  cell(name).focus();
  await screen.findByText(/\d single pillars? (is|are) left|No single pillar is left/);
  expect([...document.querySelectorAll('.price li')].map((line) => line.textContent?.trim())).toContain(
    '+1 Belvederes',
  );
});

test('decorations: the list tells their points, a click places one', async () => {
  const { act } = open(POSITIONS.decorate);
  await screen.findAllByText('+2 points');
  await fireEvent.click(button('Statue a4 +2 points'));
  expect(act.mock.calls).toEqual([['statue a4']]);
});

test('a cell with one decoration places it, one with several asks which', async () => {
  const { act } = open(POSITIONS.decorate);
  cell('a4').focus();
  await press('Enter');
  expect(act.mock.calls).toEqual([['statue a4']]);
  cell('b3').focus();
  await press('Enter');
  const which = document.querySelector('[role="dialog"]');
  if (!which) throw new Error('one is asked which');
  expect(which.getAttribute('aria-label')).toBe('What do you want to build on b3?');
  expect(buttons(/b3/, which).length).toBe(3);
  await fireEvent.click(button(/Statue b3/, which));
  expect(act.mock.calls[1]).toEqual(['statue b3']);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test('decorations that exclude each other are not told to be possible together', async () => {
  // Both stairs would stand on b3.
  open(POSITIONS.decorate, { legal: ['finish none', 'stairs b2-b3', 'stairs b3-c3'] });
  await screen.findByText('2 decorations to choose from');
  await screen.findByText('You could still place a decoration.');
});

test('after a takeback no tile lies ready to be placed', async () => {
  const { rerender } = open(POSITIONS.early);
  await press('1');
  expect(buttons('Place here').length).toBe(1);
  await rerender({ position: { ...POSITIONS.early, undone: 1 }, legal: [...(POSITIONS.early.legal ?? [])] });
  expect(buttons('Place here')).toEqual([]);
});

test('the last round is told to be the last', () => {
  const view = { ...POSITIONS.early.view, round: 15, rounds: 15 };
  open({ ...POSITIONS.early, view: view as object as Position['view'] });
  expect(screen.getByText('Last round')).toBeTruthy();
});

test('when the game was given up, no seat is to act', () => {
  open({ ...POSITIONS.dig, player: null, over: true }, { legal: null, me: 0 });
  expect(screen.queryByText('to play')).toBeNull();
});

test('the end of a turn warns once if something of value is thrown away', async () => {
  const { act } = open(POSITIONS.decorate);
  await screen.findByText('You could still place a decoration.');
  await fireEvent.click(button('End turn'));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(button('End turn anyway'));
  expect(act.mock.calls).toEqual([['finish none']]);
});

test('the end of a turn asks nothing if nothing is lost', async () => {
  const legal = ['finish none'];
  const { act } = open(POSITIONS.decorate, { legal });
  await fireEvent.click(button('End turn'));
  expect(act.mock.calls).toEqual([['finish none']]);
});

test('what is kept can be chosen', async () => {
  const { act } = open(POSITIONS.early, {
    legal: ['finish none', 'finish dug', 'finish stored'],
    foresee: async () => [],
  });
  const [, stored] = buttons(/^Keep this tile/);
  if (!stored) throw new Error('two tiles can be kept');
  await fireEvent.click(stored);
  await fireEvent.click(button('End turn'));
  expect(act.mock.calls).toEqual([['finish stored']]);
});

test('who only watches is not told that it is their garden', () => {
  open(POSITIONS.early, { legal: null });
  expect(screen.queryByText('Your garden')).toBeNull();
  expect(screen.queryByText(/\(you\)/)).toBeNull();
});

test('who may not act sees everything and can do nothing', async () => {
  const { act } = open(POSITIONS.early, { legal: null });
  expect(buttons('End turn')).toEqual([]);
  cell('a1').focus();
  await press('Enter');
  await press('1');
  expect(act).not.toHaveBeenCalled();
});

test.each([
  ['two', POSITIONS.dig, 2],
  ['three', POSITIONS.over, 3],
  ['four', POSITIONS.late, 4],
] as const)('%s players: every seat has its panel, with anchors for what flies', (_, position, players) => {
  const { container } = open(position);
  expect(container.querySelectorAll('section[aria-label$="’s seat"]').length).toBe(players);
  for (let seat = 0; seat < players; seat += 1) {
    for (const anchor of ['pillars', 'stored', 'garden', 'score']) {
      expect(container.querySelectorAll(`[data-anchor="${anchor}-${seat}"]`).length).toBe(1);
    }
  }
  expect(container.querySelectorAll('[data-anchor^="stack-"]').length).toBe(16);
  expect(container.querySelector('[data-anchor="token"]')).toBeTruthy();
});

test('another garden is enlarged by a click, and Escape comes back', async () => {
  open(POSITIONS.dig);
  const [look] = document.querySelectorAll('button.look');
  if (!look) throw new Error('there is a small garden');
  await fireEvent.click(look);
  expect(screen.getByText('Ada’s garden', { selector: 'h2' })).toBeTruthy();
  await press('Escape', document.body);
  expect(screen.getByText('Your garden', { selector: 'h2' })).toBeTruthy();
});

test('V switches between the solid garden and the plan', async () => {
  open(POSITIONS.dig);
  await press('v', document.body);
  expect(settings.garden).toBe('solid');
  await press('v', document.body);
  expect(settings.garden).toBe('plan');
});

test('a garden can be read as lists', () => {
  open(POSITIONS.over);
  expect(document.querySelectorAll('[aria-label="Ada’s garden as text"] li').length).toBeGreaterThan(15);
});

test('a hint is laid down exactly as it says, and placed when the person means it', async () => {
  const action = POSITIONS.early.legal?.find((text) => text.startsWith('place stored') && text.includes('open')) ?? '';
  const { act, rerender } = open(POSITIONS.early, { idea: { actions: [action], pointed: false, picked: null } });
  expect(buttons('Place here')).toHaveLength(0);
  await rerender({ idea: { actions: [action], pointed: false, picked: { action } } });
  await fireEvent.click(button('Place here'));
  expect(act.mock.calls).toEqual([[action]]);
});

test('a stack that a hint speaks of is looked at while no other one is', async () => {
  open(POSITIONS.dig, { idea: { actions: ['dig b2', 'finish none'], pointed: false, picked: null } });
  const looked = () => [...document.querySelectorAll('.looked')].map((one) => one.getAttribute('data-stack'));
  expect(looked()).toEqual(['b2']);
  await fireEvent.pointerEnter(button(/^c3,/), { pointerType: 'mouse' });
  expect(looked()).toEqual(['c3']);
});
