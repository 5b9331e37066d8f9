import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome, Position, Seat } from '../../api/client';
import { aside } from '../../fixtures/tables';
import { settings } from '../../settings.svelte';
import { notices } from '../../ui/notices.svelte';
import { learn, speak } from '../../words/words.svelte';
import type { BoardProps, HintedAction } from '../board';
import { formatPlacement } from './actions';
import Board from './Babylon.svelte';
import { COMPONENTS, choicesOf, OUTCOMES, POSITIONS, seatsOf } from './fixtures/fixtures';
import { sitesByCell } from './held-tile.svelte';
import type { Babylon, Choices } from './types';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

beforeAll(async () => {
  await speak('en');
  await learn('babylon/table');
});

beforeEach(() => {
  settings.garden = 'plan';
  settings.confirm = 'final';
  settings.levels = true;
  settings.beside = false;
});

/** The annotations of a position, with other choices. */
function annotated(position: Position<Babylon>, choices: Partial<Choices> | null): Babylon['annotations'] {
  return {
    pillar_storage: 6,
    pillars: position.annotations?.pillars ?? null,
    scores: position.annotations?.scores ?? [],
    choices: choices && { ...choicesOf(position), ...choices },
    score_sources: null,
  };
}

const NO_PLACES: Partial<Choices> = {
  tiles: [],
  sites: { cell: [], level: [], open: [], supports: [], singles: [], doubles: [] },
};

function open(position: Position<Babylon>, props: Partial<BoardProps<Babylon>> = {}) {
  const act = vi.fn(async (_: string) => true);
  const known = Object.values(OUTCOMES).flat();
  const foresee = vi.fn(
    async (actions: string[]): Promise<Outcome<Babylon>[]> => known.filter(({ action }) => actions.includes(action)),
  );
  const given: BoardProps<Babylon> = {
    position,
    annotations: annotated(position, position.player === null ? null : {}),
    components: COMPONENTS,
    seats: seatsOf(position),
    me: position.player ?? 0,
    legal: position.legal ?? null,
    act,
    foresee,
    aside,
    ...props,
  };
  return { act, foresee, ...render(Board, given) };
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

test('digging: one click chooses and shows, the second on the same stack digs', async () => {
  const { act, foresee } = open(POSITIONS.dig);
  expect(foresee.mock.calls[0]?.[0].toSorted()).toEqual(POSITIONS.dig.legal);
  await fireEvent.click(button(/^b2,/));
  await fireEvent.click(button(/^c3,/));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(button(/^c3,/));
  expect(act.mock.calls).toEqual([['dig c3']]);
});

test('set-up: the button or Enter confirms, also after the same position was sent again', async () => {
  const { act, rerender } = open(POSITIONS.opening);
  await fireEvent.click(button(/^c3,/));
  await rerender({ position: { ...POSITIONS.opening }, annotations: annotated(POSITIONS.opening, {}) });
  await fireEvent.click(button('Remove c3'));
  await press('Enter', document.body);
  expect(act.mock.calls).toEqual([['remove c3'], ['remove c3']]);
});

const againstBots = (position: Position<Babylon>, level: string | null): Seat[] =>
  seatsOf(position).map((seat, number) => (number === position.player ? seat : { ...seat, kind: 'bot', level }));

test('set-up against the computer: one click removes all own tiles, each at random among the legal ones', async () => {
  const { opening } = POSITIONS;
  const { act, rerender } = open(opening, { seats: againstBots(opening, 'novice') });
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.999).mockReturnValueOnce(0);
  await fireEvent.click(button('Remove the rest at random'));
  const theirs: Position<Babylon> = { ...opening, ply: opening.ply + 1, player: 1 - (opening.player ?? 0) };
  await rerender({ position: theirs, annotations: annotated(theirs, null), legal: null });
  const next = { ...opening, ply: opening.ply + 2 };
  await rerender({ position: next, annotations: annotated(next, {}), legal: opening.legal });
  await rerender({ position: { ...next }, annotations: annotated(next, {}), legal: opening.legal });
  const removals = Object.values(choicesOf(opening).stacks);
  expect(act.mock.calls).toEqual([[removals.at(-1)], [removals[0]]]);
  const { dig } = POSITIONS;
  await rerender({ position: dig, annotations: annotated(dig, {}), legal: dig.legal });
  expect(act).toHaveBeenCalledTimes(2);
});

test('set-up against the computer: tiles are removed also if the computer plays before the answer arrives', async () => {
  const { opening, dig } = POSITIONS;
  const answers: ((done: boolean) => void)[] = [];
  const act = vi.fn((_: string) => new Promise<boolean>((answer) => answers.push(answer)));
  const { rerender } = open(opening, { seats: againstBots(opening, 'novice'), act });
  await fireEvent.click(button('Remove the rest at random'));
  for (const [nth, ply] of [opening.ply + 2, opening.ply + 4].entries()) {
    const next = { ...opening, ply };
    await rerender({ position: next, annotations: annotated(next, {}), legal: opening.legal });
    expect(act).toHaveBeenCalledTimes(nth + 1);
    answers[nth]?.(true);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(nth + 2));
  }
  answers[2]?.(true);
  await rerender({ position: dig, annotations: annotated(dig, {}), legal: dig.legal });
  // Nothing of it is left for another set-up.
  const later = { ...opening, ply: dig.ply + 2 };
  await rerender({ position: later, annotations: annotated(later, {}), legal: opening.legal });
  expect(act).toHaveBeenCalledTimes(3);
});

test('set-up with another person or in a lesson: nothing is removed at random', () => {
  open(POSITIONS.opening);
  open(POSITIONS.opening, { seats: againstBots(POSITIONS.opening, null) });
  expect(buttons('Remove the rest at random')).toEqual([]);
});

test('a click on a stack that cannot be dug, or Escape, lets go of the one that was chosen', async () => {
  const { act } = open(POSITIONS.dig);
  await fireEvent.click(button(/^b2,/));
  await fireEvent.click(button(/^d4:/));
  expect(buttons('Dig b2')).toEqual([]);
  await fireEvent.click(button(/^b2,/));
  await press('Escape', document.body);
  await press('Enter', document.body);
  expect(act).not.toHaveBeenCalled();
});

test('whoever never confirms digs, decorates and ends the turn with one click', async () => {
  settings.confirm = 'never';
  const { act } = open(POSITIONS.dig);
  await fireEvent.click(button(/^b2,/));
  expect(act.mock.calls).toEqual([['dig b2']]);
  cleanup();
  const { act: then } = open(POSITIONS.decorate);
  await fireEvent.click(button(/^Statue a4/));
  await fireEvent.click(button('End turn'));
  expect(then.mock.calls).toEqual([['statue a4'], ['finish none']]);
});

test('whoever always confirms places a decoration with the second click', async () => {
  settings.confirm = 'always';
  const { act } = open(POSITIONS.decorate);
  await fireEvent.click(button(/^Statue a4/));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(button(/Place here/));
  expect(act.mock.calls).toEqual([['statue a4']]);
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

test('one tile at hand is held at once, of two none is', () => {
  open(POSITIONS.early);
  expect(buttons('Place here')).toEqual([]);
  cleanup();
  open(POSITIONS.build);
  expect(buttons('Place here').length).toBe(1);
});

test('Escape drops the tile that is held', async () => {
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
  const refused = { code: 'illegal_action', message: 'no', facts };
  const foresee = async (actions: string[]): Promise<Outcome<Babylon>[]> =>
    actions.map((action) => ({ action, refused, events: [], points: {}, final: false }));
  const { act } = open(POSITIONS.early, { foresee, annotations: annotated(POSITIONS.early, NO_PLACES) });
  await press('1');
  cell('a1').focus();
  await screen.findByText('You need 2 more single pillars for this.');
  await press('Enter');
  expect(act).not.toHaveBeenCalled();
});

/** The first placement of a position that is meant, as a hint has it. */
function hintedPlacement(position: Position<Babylon>, isMeant: (action: string) => boolean): HintedAction<Babylon> {
  const choices = choicesOf(position);
  for (const { source, tile, rotations } of choices.tiles) {
    for (const site of [...sitesByCell(choices).values()].flat()) {
      for (const rotation of rotations) {
        const { singles: _, doubles: __, ...lying } = site;
        const action = formatPlacement({ ...lying, source, rotation });
        if (isMeant(action)) return { action, does: { verb: 'place', source, tile, rotation, ...lying } };
      }
    }
  }
  throw new Error('there is no such placement');
}

test('the cost and the points of a placement are shown before it is confirmed', async () => {
  const known = OUTCOMES.early.find(({ action }) => action.includes(' open '));
  if (!known) throw new Error('the fixture foresees a placement with an open corner');
  const picked = hintedPlacement(POSITIONS.early, (action) => action === known.action);
  open(POSITIONS.early, { idea: { actions: [picked], pointed: false, picked } });
  await screen.findByText(/\d single pillars? (is|are) left|No single pillar is left/);
  await waitFor(() => expect(document.querySelector('.price li')).not.toBeNull());
  expect([...document.querySelectorAll('.price li')].map((line) => line.textContent?.trim())).toContain(
    '+1 Belvederes',
  );
});

test('decorations: the list shows their points, a click places one', async () => {
  const { act } = open(POSITIONS.decorate);
  expect(screen.getAllByText('with the round token').length).toBe(2);
  await screen.findAllByText('+2 points');
  await fireEvent.click(button('Statue a4 +2 points'));
  expect(act.mock.calls).toEqual([['statue a4']]);
});

test('a cell with one decoration places it, one with several asks which', async () => {
  const { act } = open(POSITIONS.decorate);
  await screen.findAllByText('+2 points');
  cell('a4').focus();
  await press('Enter');
  expect(act.mock.calls).toEqual([['statue a4']]);
  cell('b3').focus();
  await press('Enter');
  const which = document.querySelector('[role="dialog"]');
  if (!which) throw new Error('there is a dialog to choose from');
  expect(which.getAttribute('aria-label')).toBe('What do you want to build on b3?');
  expect(buttons(/b3/, which).length).toBe(3);
  await fireEvent.click(button(/Statue b3/, which));
  expect(act.mock.calls[1]).toEqual(['statue b3']);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test('an icon that cannot be used says why at once', async () => {
  // b4 shows a fountain. The token of the round makes a statue possible there, too: that one is left out.
  const decorations = choicesOf(POSITIONS.decorate).decorations.filter(({ cells }) => !cells.includes('b4'));
  const { act, foresee } = open(POSITIONS.decorate, { annotations: annotated(POSITIONS.decorate, { decorations }) });
  const asked = foresee.mock.calls.length;
  cell('b4').focus();
  await press('Enter');
  expect(notices().map(({ text }) => text)).toEqual([
    'A fountain has to join two different tiles. There is no tile on c4. There is no tile on b5.',
  ]);
  expect(act).not.toHaveBeenCalled();
  expect(foresee.mock.calls.length).toBe(asked);
});

test('decorations that exclude each other are counted as a choice', async () => {
  // Both stairs would stand on b3.
  const decorations = choicesOf(POSITIONS.decorate).decorations.filter(({ kind }) => kind === 'stairs');
  open(POSITIONS.decorate, { annotations: annotated(POSITIONS.decorate, { decorations }) });
  await screen.findByText('2 decorations to choose from');
  await screen.findByText('You could still place a decoration.');
});

test('after a takeback no tile is held', async () => {
  const { rerender } = open(POSITIONS.early);
  await press('1');
  expect(buttons('Place here').length).toBe(1);
  await rerender({ position: { ...POSITIONS.early, undone: 1 }, annotations: annotated(POSITIONS.early, {}) });
  expect(buttons('Place here')).toEqual([]);
});

test('a seat shows the places for its pillars, those beyond them, and every line of its score', () => {
  const seats = POSITIONS.early.view.seats.map((seat) => ({ ...seat, singles: 5 }));
  const view = { ...POSITIONS.early.view, seats };
  const annotations = { ...annotated(POSITIONS.early, {}), pillar_storage: 4 };
  const { container } = open({ ...POSITIONS.early, view }, { annotations });
  const panel = container.querySelector(`.seat-${view.player}`);
  expect(panel?.querySelectorAll('.slots svg').length).toBe(4);
  expect(panel?.querySelector('.over')?.textContent).toBe('+1');
  expect([...(panel?.querySelectorAll('dt') ?? [])].map((line) => line.textContent)).toEqual([
    'Statues',
    'Fountains',
    'Bridges',
    'Stairs',
    'Sets of decorations',
    'Sets of flowers',
    'Belvederes',
    'Highest level',
    'Visible pits (tie-breaker)',
  ]);
  expect(panel?.querySelectorAll('dd').length).toBe(9);
});

test('the last round is marked', () => {
  const view = { ...POSITIONS.early.view, round: 15, rounds: 15 };
  open({ ...POSITIONS.early, view });
  expect(screen.getByText('Last round')).toBeTruthy();
});

test('after a resignation no seat is marked as the current player', () => {
  const { view } = POSITIONS.dig;
  open({ ...POSITIONS.dig, view: { ...view, player: null }, player: null, over: true }, { legal: null, me: 0 });
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

test('the end of a turn is confirmed calmly if nothing is lost', async () => {
  const { act } = open(POSITIONS.decorate, { annotations: annotated(POSITIONS.decorate, { decorations: [] }) });
  await fireEvent.click(button('End turn'));
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector('.warned')).toBeNull();
  await fireEvent.click(button('Yes, end the turn'));
  expect(act.mock.calls).toEqual([['finish none']]);
});

test('the player chooses which tile is kept', async () => {
  const { act } = open(POSITIONS.early, {
    annotations: annotated(POSITIONS.early, NO_PLACES),
    foresee: async () => [],
  });
  const [, stored] = buttons(/^Keep this tile/);
  if (!stored) throw new Error('two tiles can be kept');
  await fireEvent.click(stored);
  await fireEvent.click(button('End turn'));
  await fireEvent.click(button('Yes, end the turn'));
  expect(act.mock.calls).toEqual([['finish stored']]);
});

test('a spectator has no garden that is called their own', () => {
  open(POSITIONS.early, { legal: null });
  expect(screen.queryByText('Your garden')).toBeNull();
  expect(screen.queryByText(/\(you\)/)).toBeNull();
});

test('a player who may not act sees everything and can do nothing', async () => {
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

test('the tile of a hint is held exactly as the hint says, and placed by the button', async () => {
  const hinted = hintedPlacement(POSITIONS.early, (action) => /^place stored .* open/.test(action));
  const { act, rerender } = open(POSITIONS.early, { idea: { actions: [hinted], pointed: false, picked: null } });
  expect(buttons('Place here')).toHaveLength(0);
  await rerender({ idea: { actions: [hinted], pointed: false, picked: { ...hinted } } });
  await fireEvent.click(button('Place here'));
  expect(act.mock.calls).toEqual([[hinted.action]]);
});

test('the place of a hint has no light where the tile is seen, and has it while the tile is held elsewhere', async () => {
  const first = hintedPlacement(POSITIONS.early, () => true);
  const cell = ({ action }: HintedAction<Babylon>) => action.split(' ')[2] ?? '';
  const other = hintedPlacement(POSITIONS.early, (action) => cell({ action, does: null }) !== cell(first));
  const previewed = () => document.querySelector('.picture')?.classList.contains('previewed');
  const { rerender } = open(POSITIONS.early, { idea: { actions: [first], pointed: false, picked: null } });
  expect(previewed()).toBe(true);
  await rerender({ idea: { actions: [first], pointed: false, picked: other } });
  expect(previewed()).toBe(false);
});

test('the stack of a hint is shown in detail while no other one is', async () => {
  const actions: HintedAction<Babylon>[] = [
    { action: 'dig b2', does: { verb: 'dig', stack: 'b2', tile: POSITIONS.dig.view.quarry.b2.top ?? '' } },
    { action: 'finish none', does: { verb: 'finish', keep: 'none' } },
  ];
  open(POSITIONS.dig, { idea: { actions, pointed: false, picked: null } });
  const looked = () => [...document.querySelectorAll('.looked')].map((one) => one.getAttribute('data-stack'));
  expect(looked()).toEqual(['b2']);
  await fireEvent.pointerEnter(button(/^c3,/), { pointerType: 'mouse' });
  expect(looked()).toEqual(['c3']);
});

test('the levels are switched off in all gardens by one button, and that is remembered', async () => {
  open(POSITIONS.dig);
  expect(document.querySelectorAll('svg .number').length).toBeGreaterThan(0);
  await fireEvent.click(button('Show levels'));
  expect(document.querySelectorAll('svg .number')).toHaveLength(0);
  expect(settings.levels).toBe(false);
});

/** A window of a width, in pixels; there is no layout here. */
function wide(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

const gardens = () => [...document.querySelectorAll('.stage .garden h2')].map((title) => title.textContent);

test('two players: the button or a click on the other garden puts it beside the own one, with what was placed there last', async () => {
  wide(1440);
  const { rerender } = open(POSITIONS.dig);
  expect(gardens()).toEqual(['Your garden']);
  await fireEvent.click(button('Show both gardens'));
  expect(gardens()).toHaveLength(2);
  expect(settings.beside).toBe(true);
  expect(document.querySelector('.look'), 'no small picture of what is shown large').toBeNull();
  const me = POSITIONS.dig.player ?? 0;
  const seat = 1 - me;
  const placed = { event: 'tile_placed', seat, tile: 'C05', cell: 'c4', rotation: 0, from: 'dug', level: 1 };
  const events = [{ ...placed, open: null, supports: [] }] as unknown as Babylon['event'][];
  const last = { action: '', seat, events } as unknown as Position<Babylon>['last'];
  await rerender({ position: { ...POSITIONS.dig, ply: POSITIONS.dig.ply + 1, last } });
  const [own, other] = document.querySelectorAll('.stage .garden');
  expect(own?.querySelectorAll('.recent')).toHaveLength(0);
  expect(other?.querySelectorAll('.recent').length).toBeGreaterThan(0);
  await fireEvent.click(button('Show both gardens'));
  expect(gardens()).toEqual(['Your garden']);
  const look = document.querySelector('button.look');
  expect(look?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Show both gardens');
  await fireEvent.click(look as Element);
  expect(gardens()).toHaveLength(2);
});

test('there is one garden where two have no room', () => {
  settings.beside = true;
  wide(1024);
  open(POSITIONS.dig);
  expect(gardens()).toEqual(['Your garden']);
  expect(buttons('Show both gardens')).toHaveLength(0);
});

test('a lesson shows the quarry alone, and offers no garden of an opponent who is not there', async () => {
  settings.beside = true;
  wide(1440);
  const { rerender } = open(POSITIONS.dig, { parts: ['quarry'] });
  expect(document.querySelector<HTMLElement>('.stage')?.hidden).toBe(true);
  await rerender({ parts: ['garden', 'views'] });
  expect(gardens()).toEqual(['Your garden']);
  expect(buttons('Show both gardens')).toHaveLength(0);
});

test('a phone scrolls at once to where the player acts', async () => {
  // The time was negative and beyond 32 bits, which browsers took for days.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const scrolled = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled(this.classList.contains('quarry'));
  });
  open(POSITIONS.dig);
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(true));
  for (const [, wait = 0] of waits.mock.calls) expect(wait).toBeGreaterThanOrEqual(0);
});
