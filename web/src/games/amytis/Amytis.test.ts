import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Outcome, Position } from '../../api/client';
import { aside } from '../../fixtures/tables';
import { learn, speak } from '../../words/words.svelte';
import Board from './Amytis.svelte';
import { components, type Foreseen, foreseenIn, positions, seats } from './fixtures/fixtures';
import { BUILDINGS, CELLS, COLORS, FAVORS } from './pieces';
import type { Amytis, Annotations, Build, Cell, PalaceGain } from './types';

beforeAll(async () => {
  await speak('en');
  await learn('amytis/table');
});

afterEach(cleanup);

/** A table at a position, with a server that has the outcomes of the fixture. A spectator has no legal actions. */
function sit(
  { position, outcomes }: Foreseen,
  { legal = position.legal ?? null, accepts = true, parts = null as string[] | null } = {},
) {
  if (!position.annotations) throw new Error('the fixture has annotations');
  const act = vi.fn(async (_: string) => accepts);
  const foresee = vi.fn(async (actions: string[]) => actions.flatMap((action) => answer(outcomes, action)));
  const props = {
    position,
    annotations: legal ? position.annotations : { ...position.annotations, choices: null },
    components,
    seats,
    me: position.player ?? 0,
    legal,
    act,
    foresee,
    parts,
    aside,
  };
  return { act, foresee, props, ...render(Board, props) };
}

function answer(outcomes: readonly Outcome<Amytis>[], action: string): Outcome<Amytis> {
  const facts = { reason: 'architect_on_stack', stack: action.slice(0, 2) };
  const refused = { code: 'illegal_action', message: '', facts };
  return outcomes.find((one) => one.action === action) ?? { action, refused, events: [], points: {}, final: false };
}

const place = (part: string, cell: Cell): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.${part} [data-cell="${cell}"]`);
  if (!found) throw new Error(`no ${cell} in ${part}`);
  return found;
};
const stack = (cell: Cell) => place('stacks', cell);
const city = (cell: Cell) => place('mine', cell);
/** What a screen reader says for a button. */
const said = (button?: Element | null) => button?.querySelector('.for-readers')?.textContent ?? '';
const bar = () => screen.getByRole('status');

const buildsOf = ({ position }: Foreseen): Build[] => position.annotations?.choices?.builds ?? [];

/** The legal build that scores most, but for palaces, and one stack that is closed. */
function chosen(at: Foreseen): { stack: Cell; cell: Cell; points: number; closed: Cell } {
  const builds = buildsOf(at).filter(({ palace }) => !palace);
  const pointsOf = ({ action }: Build) => {
    const points = at.outcomes.find((one) => one.action === action)?.points ?? {};
    return Object.values(points).reduce((sum, one) => sum + one, 0);
  };
  const best = builds.reduce((one, other) => (pointsOf(other) > pointsOf(one) ? other : one));
  const closed = CELLS.find((cell) => buildsOf(at).every(({ stack }) => stack !== cell)) ?? 'a1';
  return { stack: best.stack, cell: best.cell, points: pointsOf(best), closed };
}

describe('the end of the game', () => {
  const near = foreseenIn('build', 'A', 'stack_emptied');
  const emptying = near.outcomes.find((one) => one.events.some(({ event }) => event === 'stack_emptied'));
  const emptied = buildsOf(near).find(({ action }) => action === emptying?.action);
  const player = near.position.player ?? 0;

  /** The same, but one stack is empty before it, and the turn of a seat will be the last. */
  function nearTheEnd(last_turn: number): Foreseen {
    const view = { ...near.position.view, empty_stacks: { now: 1, end: 2 } };
    const outcomes = near.outcomes.map((one) => ({
      ...one,
      events: one.events.map((event) => (event.event === 'stack_emptied' ? { ...event, empty: 2, last_turn } : event)),
    }));
    return { position: { ...near.position, view }, outcomes };
  }

  async function pickIn(given: Foreseen): Promise<void> {
    if (!emptied) throw new Error('the fixture has a stack with one tile');
    sit(given);
    await waitFor(() => expect(stack(emptied.stack).textContent).toContain('≤'));
    await fireEvent.click(stack(emptied.stack));
    await fireEvent.click(city(emptied.cell));
  }

  it('is always in sight: how many stacks are empty', () => {
    sit(nearTheEnd(player));
    expect(screen.getByText('Empty stacks: 1 of 2')).toBeTruthy();
  });

  it('is announced before the build that ends the game', async () => {
    await pickIn(nearTheEnd(player));
    expect(bar().textContent).toContain('The game ends with this turn.');
    expect(said(emptied && stack(emptied.stack))).toContain('Would bring the last turn.');
  });

  it('is announced before the build that gives the other one more turn', async () => {
    await pickIn(nearTheEnd(1 - player));
    expect(bar().textContent).toContain(`This brings the end: ${seats[1 - player]?.name} has one more turn.`);
  });

  it('is not announced where it does not come', async () => {
    await pickIn(near);
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
    expect(bar().textContent).toContain(`from stack ${best.stack} to city ${best.cell}`);
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
    await waitFor(() => expect(bar().textContent).toContain(`There is an architect on stack ${best.closed}.`));
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
    const open = palace.position.view.projects.open[0];
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

/** A position with other annotations, so that a board that computes them itself would show something else. */
function annotated(at: Foreseen, facts: (annotations: Annotations) => Partial<Annotations>): Foreseen {
  const annotations = at.position.annotations as Annotations;
  return { ...at, position: { ...at.position, annotations: { ...annotations, ...facts(annotations) } } };
}

describe('the board knows no rules: it shows the annotations', () => {
  const build = foreseenIn('build', 'A', 'project_completed');

  it('of favours: the points of each place, the places of the row and their points', () => {
    const favor_points = Object.fromEntries(FAVORS.map((favor, n) => [favor, [100 + n, 200 + n]]));
    sit(annotated(build, () => ({ favor_points: favor_points as never, row: { places: 5, points: [0, 41, 42] } })));
    const face = (favor: string) => document.querySelector(`.favors [data-anchor="favor-${favor}"]`);
    for (const [n, favor] of FAVORS.entries()) {
      expect(face(favor)?.querySelector('.now')?.textContent).toMatch(new RegExp(`${100 + n}\\s*${200 + n}`));
    }
    expect(face('row')?.querySelectorAll('.row-places > svg').length).toBe(5);
    expect(face('row')?.querySelector('.says')?.textContent).toContain('41 · 42');
  });

  it('of a palace: what is certain before its choice', async () => {
    const certain = { track: 7, projects: 31, favors: 2 };
    const palace: PalaceGain = { side: 'B', score: 9, points: certain, completes: [1, 2], line: true };
    const [wanted] = buildsOf(build).filter((one) => one.palace);
    if (!wanted) throw new Error('the fixture has a palace on a stack');
    const at = annotated(build, ({ choices }) => ({
      choices: choices && {
        ...choices,
        builds: choices.builds.map((one) => (one === wanted ? { ...one, palace } : one)),
      },
    }));
    sit(at);
    await fireEvent.click(stack(wanted.stack));
    await waitFor(() => expect(city(wanted.cell).textContent).toContain('+40'));
    await fireEvent.click(city(wanted.cell));
    for (const words of ['+40 points', '+7', '+31', '+2', '9']) expect(bar().textContent).toContain(words);
    expect(bar().textContent).toMatch(/completes 2 projects/);
    expect(bar().querySelector('.favor')).toBeTruthy();
  });

  it('of a project: what it misses now and after a build', async () => {
    const [one] = buildsOf(build);
    const mine = build.position.player ?? 0;
    if (!one) throw new Error('the fixture has a build');
    const cells = Object.fromEntries(CELLS.map((cell) => [cell, 6]));
    const missing_after = Object.fromEntries(COLORS.map((color) => [color, cells])) as never;
    sit(
      annotated(build, ({ projects }) => ({
        projects: projects.map((all, seat) =>
          seat === mine ? all.map((status) => ({ ...status, missing: 7, missing_after })) : all,
        ),
      })),
    );
    const cards = () => [...document.querySelectorAll('.mine .hand .missing, .open .missing')];
    expect(cards().length).toBeGreaterThan(0);
    for (const card of cards()) expect(card.textContent).toContain('7');
    await fireEvent.click(stack(one.stack));
    await fireEvent.click(city(one.cell));
    for (const card of cards()) expect(card.textContent).toMatch(/7\D+6/);
  });

  it('of lines: the one that the chosen stack completes', async () => {
    const [one] = buildsOf(build);
    const seat = build.position.player ?? 0;
    if (!one) throw new Error('the fixture has a build');
    sit(annotated(build, () => ({ lines: [{ seat, stacks: ['a1', 'c1', 'b3'], stack: one.stack }] })));
    expect(document.querySelector('.lines .made')).toBeNull();
    await fireEvent.click(stack(one.stack));
    expect(document.querySelector('.lines .made')?.getAttribute('d')).toBe('M0.5 0.56L2.5 0.56L1.5 2.56');
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
    for (const position of positions) {
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
    const watch = (position?: Position<Amytis>) => position && sit({ position, outcomes: [] }, { legal: null });
    watch(first);
    expect(bar().textContent).toContain(`Waiting for ${names[first?.player ?? 0]}.`);
    cleanup();
    watch(over);
    expect(bar().textContent).toContain('The game is over.');
    cleanup();
    watch(first && { ...first, view: { ...first.view, player: null }, player: null, over: true }); // it was given up
    expect(bar().textContent).toContain('The game is over.');
  });
});

describe('what is on the table', () => {
  it('shows on demand the lines that may be completed', async () => {
    const build = foreseenIn('build', 'A', 'line_completed');
    sit(build);
    expect(document.querySelectorAll('.lines path').length).toBe(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Lines' }));
    const { lines } = build.position.annotations as Annotations;
    expect(lines.length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.lines path').length).toBe(lines.length);
  });

  it('shows how many tiles of each kind are unseen', () => {
    const build = foreseenIn('build', 'A', 'line_completed');
    const { unseen_tiles } = build.position.view;
    sit(build);
    const counts = [...document.querySelectorAll('#amytis-unseen tbody td')].map((one) => Number(one.textContent));
    const tiles = BUILDINGS.flatMap((building) => COLORS.map((color) => `${building}-${color}`));
    expect(counts).toEqual(tiles.map((tile) => unseen_tiles[tile] ?? 0));
  });

  it('has an anchor for everything that moves', () => {
    sit(foreseenIn('build', 'A', 'project_completed'), { legal: null });
    const anchors = [...document.querySelectorAll('[data-anchor]')].map((one) => one.getAttribute('data-anchor'));
    const wanted = [
      ...CELLS.flatMap((cell) => [`stack-${cell}`, `city-0-${cell}`, `city-1-${cell}`]),
      ...[0, 1].flatMap((seat) => [`architects-${seat}`, `projects-${seat}`, `score-${seat}`]),
      ...['open-1', 'open-2', 'open-3', 'deck'],
      ...FAVORS.map((favor) => `favor-${favor}`),
    ];
    expect(anchors.toSorted()).toEqual(wanted.toSorted());
  });

  it('is told in words, without a message that is missing', () => {
    for (const position of positions) {
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
  const hinted = { action, does: null };

  it('is shown as a tile about to be built, and does not go before what the person picks', async () => {
    const { rerender } = sit(at);
    await rerender({ idea: { actions: [hinted], pointed: false, picked: null } });
    expect(bar().textContent).toContain(`from stack ${from} to city ${to}`);
    expect(screen.queryByRole('button', { name: 'Build' })).toBeNull();
  });

  it('is picked when it is chosen, and done when the person says so', async () => {
    const { act, rerender } = sit(at);
    await rerender({ idea: { actions: [hinted], pointed: false, picked: { ...hinted } } });
    await fireEvent.click(screen.getByRole('button', { name: 'Build' }));
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  it('that is pointed at goes before the one that is picked', async () => {
    const { rerender } = sit(at);
    const picked = { ...hinted };
    await rerender({ idea: { actions: [hinted], pointed: false, picked } });
    await rerender({ idea: { actions: [{ action: other, does: null }], pointed: true, picked } });
    expect(bar().textContent).toContain(`to city ${other.split(' ')[1]}`);
    await rerender({ idea: { actions: [hinted], pointed: false, picked } });
    expect(bar().textContent).toContain(`from stack ${from} to city ${to}`);
  });
});

describe('a lesson', () => {
  const at = foreseenIn('build');
  const { stack: from, cell: to, points } = chosen(at);

  it('that asks for the rule says what an action brings only once it is chosen', async () => {
    const { container } = sit(at, { parts: [] });
    await waitFor(() => expect(bar().textContent).toContain('Choose a stack'));
    expect(bar().textContent).not.toContain('≤');
    await fireEvent.click(stack(from));
    await fireEvent.pointerEnter(city(to));
    expect(container.querySelector('.chip')).toBeNull();
    expect(said(city(to))).not.toContain('score');
    await fireEvent.click(city(to));
    await waitFor(() => expect(bar().textContent).toContain(`+${points}`));
  });

  it('shows the parts that it has brought in', () => {
    const { container } = sit(at, { parts: ['favors'] });
    const isHidden = (part: string) => container.querySelector<HTMLElement>(part)?.hidden;
    expect([isHidden('.card.favor'), isHidden('.theirs'), isHidden('.card.palace')]).toEqual([false, true, true]);
    // Points of projects, 0 so far, stood beside those of buildings in the first step of the first lesson.
    expect(container.querySelector('.mine .lines')?.textContent).toMatch(/^buildings \d+favours \d+$/);
  });
});
