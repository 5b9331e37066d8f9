import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameInfo, Outcome, Position } from '../../api/client';
import { learn, speak } from '../../words/words.svelte';
import Amytis from './Amytis.svelte';
import { offerOf } from './actions';
import { components, type Foreseen, foreseenIn, positions, seats, told } from './fixtures/fixtures';
import { chancesOf } from './lines';
import { type AmytisView, amytisView, CELLS, type Cell, TILES } from './view';

// A whole table in a browser made of JavaScript takes a second on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The beginning, the middle and the end, with either side. */
const some = positions.filter((position, index) => index % 12 === 0 || position.over);

beforeAll(async () => {
  await speak('en');
  await learn('amytis/table');
});

afterEach(cleanup);

/** A table at a position, with a server that knows what it foresaw. */
function sit({ position, outcomes }: Foreseen, { legal = position.legal ?? null, accepts = true } = {}) {
  const act = vi.fn(async (_: string) => accepts);
  const foresee = vi.fn(async (actions: string[]) => actions.flatMap((action) => answer(outcomes, action)));
  const props = {
    position,
    components: told<GameInfo['components']>(components),
    seats,
    me: position.player ?? 0,
    legal,
    act,
    foresee,
  };
  return { act, foresee, props, ...render(Amytis, props) };
}

function answer(outcomes: readonly Outcome[], action: string): Outcome {
  const facts = { reason: 'architect_on_stack', stack: action.slice(0, 2) };
  const refused = told<Outcome['refused']>({ code: 'illegal_action', message: '', facts });
  return outcomes.find((one) => one.action === action) ?? { action, refused, events: [], points: {} };
}

const place = (part: string, cell: Cell): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.${part} [data-cell="${cell}"]`);
  if (!found) throw new Error(`no ${cell} in ${part}`);
  return found;
};
const stack = (cell: Cell) => place('stacks', cell);
const city = (cell: Cell) => place('mine', cell);
/** What a screen reader says of a button. */
const said = (button?: Element | null) => button?.querySelector('.for-readers')?.textContent ?? '';
const bar = () => screen.getByRole('status');

/** The best legal build, and one stack that is closed. */
function chosen({ position, outcomes }: Foreseen): {
  stack: Cell;
  cell: Cell;
  points: number;
  closed: Cell;
  view: AmytisView;
} {
  const view = amytisView(position);
  const builds = outcomes.filter((one) => !view.stacks[stackOf(one)].top?.startsWith('palace'));
  const sum = (one: Outcome) => Object.values(one.points).reduce((all, points) => all + points, 0);
  const best = builds.reduce((one, other) => (sum(other) > sum(one) ? other : one));
  const closed = CELLS.find((cell) => !offerOf(position.legal ?? []).builds.has(cell)) ?? 'a1';
  return { stack: stackOf(best), cell: cellOf(best), points: sum(best), closed, view };
}

const stackOf = (outcome: Outcome) => CELLS.find((cell) => outcome.action.startsWith(`${cell} `)) ?? 'a1';
const cellOf = (outcome: Outcome) => CELLS.find((cell) => outcome.action.endsWith(` ${cell}`)) ?? 'a1';

describe('the end of the game', () => {
  const near = foreseenIn('build', 'A', 'stack_emptied');
  const emptying = near.outcomes.filter((one) => one.events.some(({ event }) => event === 'stack_emptied'));
  const player = near.position.player ?? 0;

  /** The same, but one stack is empty before it, and the turn of a seat will be the last. */
  function nearTheEnd(last_turn: number): Foreseen {
    const view = { ...near.position.view, empty_stacks: { now: 1, end: 2 } };
    const outcomes = near.outcomes.map((one) => ({
      ...one,
      events: one.events.map((event) => (event.event === 'stack_emptied' ? { ...event, empty: 2, last_turn } : event)),
    }));
    return { position: { ...near.position, view: told<Position['view']>(view) }, outcomes };
  }

  async function pick(given: Foreseen): Promise<void> {
    const [emptied] = emptying;
    if (!emptied) throw new Error('the fixture has a stack with one tile');
    sit(given);
    await waitFor(() => expect(stack(stackOf(emptied)).textContent).toContain('≤'));
    await fireEvent.click(stack(stackOf(emptied)));
    await fireEvent.click(city(cellOf(emptied)));
  }

  it('is always in sight: how many stacks are empty', () => {
    sit(nearTheEnd(player));
    expect(screen.getByText('Empty stacks: 1 of 2')).toBeTruthy();
  });

  it('is announced before the build that ends the game', async () => {
    await pick(nearTheEnd(player));
    expect(bar().textContent).toContain('The game ends with this turn.');
    expect(said(stack(stackOf(emptying[0] as Outcome)))).toContain('Would bring the last turn.');
  });

  it('is announced before the build that gives the other one more turn', async () => {
    await pick(nearTheEnd(1 - player));
    expect(bar().textContent).toContain(`This brings the end: ${seats[1 - player]?.name} has one more turn.`);
  });

  it('is not announced where it does not come', async () => {
    await pick(near);
    expect(bar().textContent).not.toMatch(/end/);
  });
});

describe('building', () => {
  const build = foreseenIn('build', 'A', 'project_completed');
  const best = chosen(build);

  it('is a stack, a cell and a confirmation, with the points in sight', async () => {
    const { act } = sit(build);
    await waitFor(() => expect(stack(best.stack).textContent).toContain(`≤${best.points}`));
    await fireEvent.click(stack(best.stack));
    expect(city(best.cell).textContent).toContain(`+${best.points}`);
    expect(said(city(best.cell))).toContain(`Would score ${best.points}.`);
    await fireEvent.click(city(best.cell));
    expect(act).not.toHaveBeenCalled();
    expect(bar().textContent).toContain(`from ${best.stack} to ${best.cell}`);
    expect(bar().textContent).toContain(`+${best.points} points`);
    expect(bar().textContent).toContain('completes a project');
    await fireEvent.click(screen.getByRole('button', { name: 'Build' }));
    expect(act).toHaveBeenCalledExactlyOnceWith(`${best.stack} ${best.cell}`);
  });

  it('may begin with the cell, and a second click on either confirms', async () => {
    const { act } = sit(build);
    await fireEvent.click(city(best.cell));
    await waitFor(() => expect(stack(best.stack).textContent).toContain(`+${best.points}`));
    await fireEvent.click(stack(best.stack));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(stack(best.stack));
    expect(act).toHaveBeenCalledExactlyOnceWith(`${best.stack} ${best.cell}`);
  });

  it('marks the projects that would come nearer or be completed', async () => {
    sit(build);
    await fireEvent.click(stack(best.stack));
    await fireEvent.click(city(best.cell));
    expect(
      within(document.querySelector<HTMLElement>('.mine .hand') ?? document.body).getByText('completed!'),
    ).toBeTruthy();
  });

  it('is let go by Escape', async () => {
    const { act } = sit(build);
    await fireEvent.click(stack(best.stack));
    await fireEvent.click(city(best.cell));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Build' })).toBeNull();
    expect(stack(best.stack).getAttribute('aria-pressed')).toBe('false');
    expect(act).not.toHaveBeenCalled();
  });

  it('that is refused stays prepared', async () => {
    const { act } = sit(build, { accepts: false });
    await fireEvent.click(stack(best.stack));
    await fireEvent.click(city(best.cell));
    await fireEvent.click(screen.getByRole('button', { name: 'Build' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Build' }).disabled).toBe(false));
    expect(act).toHaveBeenCalledOnce();
    expect(stack(best.stack).getAttribute('aria-pressed')).toBe('true');
    expect(city(best.cell).getAttribute('aria-pressed')).toBe('true');
  });

  it('from a stack where it is impossible says why', async () => {
    const { act, foresee } = sit(build);
    expect(stack(best.closed).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(stack(best.closed));
    await waitFor(() => expect(bar().textContent).toContain(`There is an architect on ${best.closed}.`));
    expect(foresee).toHaveBeenLastCalledWith([`${best.closed} b2`]);
    expect(act).not.toHaveBeenCalled();
  });

  it('is forgotten when the position changes', async () => {
    const { props, rerender } = sit(build);
    await fireEvent.click(stack(best.stack));
    await rerender({ ...props, position: { ...build.position, undone: build.position.undone + 1 } });
    expect(stack(best.stack).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the keyboard', () => {
  const build = foreseenIn('build', 'A', 'project_completed');
  const best = chosen(build);
  /** What the browser makes of Enter on a button. */
  const enter = () => fireEvent.click(document.activeElement ?? document.body, { detail: 0 });

  it('walks over a grid that is one stop of the tab key', async () => {
    sit(build);
    const stops = [...document.querySelectorAll('.stacks td button')].filter(
      (one) => one.getAttribute('tabindex') === '0',
    );
    expect(stops.length).toBe(1);
    stack('b2').focus();
    await fireEvent.keyDown(stack('b2'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(stack('b1'));
    expect(stack('b1').getAttribute('tabindex')).toBe('0');
    await fireEvent.keyDown(stack('b1'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(stack('a1'));
  });

  it('goes from the stack to the city, and back after the move', async () => {
    const { act } = sit(build);
    stack(best.stack).focus();
    await enter();
    expect(document.activeElement?.closest('.mine')).toBeTruthy();
    city(best.cell).focus();
    await enter();
    await enter();
    expect(act).toHaveBeenCalledExactlyOnceWith(`${best.stack} ${best.cell}`);
    await waitFor(() => expect(document.activeElement?.closest('.stacks')).toBeTruthy());
  });
});

describe('the choices after a build', () => {
  it('of a palace of side A are the open projects and the deck', async () => {
    const palace = foreseenIn('palace', 'A');
    const { act } = sit(palace);
    const open = amytisView(palace.position).projects.open[0];
    const card = await screen.findByRole('button', { name: new RegExp(`^Project ${open},.*Would score`) });
    expect(screen.queryByRole('button', { name: /^Score .*instead of taking a project/ })).toBeNull();
    await fireEvent.click(card);
    expect(bar().textContent).toContain(`Take project ${open}`);
    await fireEvent.click(screen.getByRole('button', { name: 'Take' }));
    expect(act).toHaveBeenCalledExactlyOnceWith(`project ${open}`);
  });

  it('of a palace of side B are its points, too', async () => {
    const palace = foreseenIn('palace', 'B');
    const { act } = sit(palace);
    const score = await screen.findByRole('button', { name: /^Score .*instead of taking a project/ });
    await fireEvent.click(score);
    await fireEvent.click(score);
    expect(act).toHaveBeenCalledExactlyOnceWith('score');
  });

  it('of a palace include the unknown top of the deck', async () => {
    const { act } = sit(foreseenIn('palace', 'A'));
    await fireEvent.click(await screen.findByRole('button', { name: /^Draw the top card of the deck, unseen/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Take' }));
    expect(act).toHaveBeenCalledExactlyOnceWith('project deck');
  });

  it('of a line are the free places, each with what it would bring now', async () => {
    const favor = foreseenIn('favor');
    const { act } = sit(favor);
    const first = favor.outcomes[0];
    const points = first?.points.favors ?? 0;
    const places = await screen.findAllByRole('button', { name: /Would score/ });
    expect(places.length).toBe(favor.outcomes.length);
    await fireEvent.click(places[0] ?? document.body);
    expect(said(places[0])).toContain(`Would score ${points}.`);
    await fireEvent.click(screen.getByRole('button', { name: 'Place' }));
    expect(act).toHaveBeenCalledExactlyOnceWith(first?.action);
  });
});

describe('projects', () => {
  it('show where they nearly lie in the city', async () => {
    const build = foreseenIn('build', 'A', 'project_completed');
    sit(build);
    const hand = document.querySelector<HTMLElement>('.mine .hand') ?? document.body;
    const [card] = within(hand).getAllByRole('button', { name: /cells? (is|are) missing/ });
    const missing = Number(/(\d+) cells? (?:is|are) missing/.exec(said(card))?.[1]);
    await fireEvent.focus(card ?? document.body);
    const marked = CELLS.filter((cell) => said(city(cell)).includes('Missing here'));
    expect(marked.length).toBe(missing);
    await fireEvent.blur(card ?? document.body);
    expect(CELLS.some((cell) => said(city(cell)).includes('Missing here'))).toBe(false);
  });
});

describe('somebody who may not act', () => {
  it('sees a game from its beginning to its end, and can pick nothing', async () => {
    for (const position of some) {
      const { act, foresee, unmount } = sit({ position, outcomes: [] }, { legal: null });
      await fireEvent.click(stack('b2'));
      await fireEvent.click(city('b2'));
      expect(screen.queryByRole('button', { name: 'Build' })).toBeNull();
      expect(document.querySelector('.chip')).toBeNull();
      expect(act).not.toHaveBeenCalled();
      expect(foresee).not.toHaveBeenCalled();
      unmount();
    }
  });

  it('is told whose turn it is, and when the game is over', () => {
    const [first] = positions;
    const over = positions.find((position) => position.over);
    const names = seats.map((seat) => seat.name);
    const watch = (position?: Position) => position && sit({ position, outcomes: [] }, { legal: null });
    watch(first);
    expect(bar().textContent).toContain(`Waiting for ${names[first?.player ?? 0]}.`);
    cleanup();
    watch(over);
    expect(bar().textContent).toContain('The game is over.');
    cleanup();
    watch(first && { ...first, player: null, over: true }); // it was given up
    expect(bar().textContent).toContain('The game is over.');
  });
});

describe('what is on the table', () => {
  it('shows on demand the lines that may be completed', async () => {
    const build = foreseenIn('build', 'A', 'line_completed');
    const view = amytisView(build.position);
    sit(build);
    expect(document.querySelectorAll('.lines path').length).toBe(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Lines' }));
    const chances = [0, 1].flatMap((seat) => chancesOf(view, seat));
    expect(chances.length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.lines path').length).toBe(chances.length);
  });

  it('tells how many tiles of each kind nobody has seen', () => {
    const build = foreseenIn('build', 'A', 'line_completed');
    const { unseen_tiles } = amytisView(build.position);
    sit(build);
    const counts = [...document.querySelectorAll('#amytis-unseen tbody td')].map((one) => Number(one.textContent));
    expect(counts).toEqual(TILES.map((tile) => unseen_tiles[tile]));
  });

  it('has an anchor for everything that moves', () => {
    sit(foreseenIn('build', 'A', 'project_completed'), { legal: null });
    const anchors = [...document.querySelectorAll('[data-anchor]')].map((one) => one.getAttribute('data-anchor'));
    const wanted = [
      ...CELLS.flatMap((cell) => [`stack-${cell}`, `city-0-${cell}`, `city-1-${cell}`]),
      ...[0, 1].flatMap((seat) => [`architects-${seat}`, `projects-${seat}`, `score-${seat}`]),
      ...['open-1', 'open-2', 'open-3', 'deck'],
      ...['I', 'II', 'III', 'IV', 'stairs', 'corners', 'projects', 'row'].map((favor) => `favor-${favor}`),
    ];
    expect(anchors.toSorted()).toEqual(wanted.toSorted());
  });

  it('is told in words, without a message that is missing', () => {
    for (const position of some) {
      const { container, unmount } = sit({ position, outcomes: [] }, { legal: null });
      const words = [...container.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
        one.getAttribute('aria-label') ?? '',
        one.getAttribute('title') ?? '',
      ]);
      expect([container.textContent, ...words].join(' ')).not.toMatch(/amytis-|\{|\$/);
      unmount();
    }
  });
});

describe('a hint', () => {
  const at = foreseenIn('build');
  const [action = '', other = ''] = at.position.legal ?? [];
  const [from, to] = action.split(' ') as [Cell, Cell];

  it('is shown as a tile about to be built, and does not go before what the person picks', async () => {
    const { rerender } = sit(at);
    await rerender({ idea: { actions: [action], pointed: false, picked: null } });
    expect(bar().textContent).toContain(`from ${from} to ${to}`);
    expect(screen.queryByRole('button', { name: 'Build' })).toBeNull();
  });

  it('is picked when it is chosen, and done when the person says so', async () => {
    const { act, rerender } = sit(at);
    await rerender({ idea: { actions: [action], pointed: false, picked: { action } } });
    await fireEvent.click(screen.getByRole('button', { name: 'Build' }));
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  it('that is pointed at goes before the one that is picked', async () => {
    const { rerender } = sit(at);
    const picked = { action };
    await rerender({ idea: { actions: [action], pointed: false, picked } });
    await rerender({ idea: { actions: [other], pointed: true, picked } });
    expect(bar().textContent).toContain(`to ${other.split(' ')[1]}`);
    await rerender({ idea: { actions: [action], pointed: false, picked } });
    expect(bar().textContent).toContain(`from ${from} to ${to}`);
  });
});
