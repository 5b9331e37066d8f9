import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEVEL, type Point } from './dimensions';
import { garden, tiles } from './fixtures/full';
import GardenSolid from './GardenSolid.svelte';
import type { Ghost, SolidProps } from './garden';

/** A picture that draws nothing: there is no WebGL here. */
const drawn = vi.hoisted(() => ({
  show: vi.fn(),
  hold: vi.fn(),
  light: vi.fn(),
  point: vi.fn(),
  pick: vi.fn(),
  shove: vi.fn(),
  draw: vi.fn(),
  resize: vi.fn(),
  project: vi.fn((_: Point) => ({ x: 30, y: 40 })),
  dispose: vi.fn(),
  spin: 0,
  recent: null as unknown,
  numbered: null as unknown,
  viewpoint: { view: 'tilt', orbit: vi.fn(), zoom: vi.fn(), reset: vi.fn(), arrive: vi.fn() },
}));
const still = vi.hoisted(() => ({ reduced: false }));
vi.mock('../../../settings.svelte', async (original) => ({
  ...(await original()),
  motionIsReduced: () => still.reduced,
}));
vi.mock('./picture', () => ({
  Picture: function Picture() {
    return drawn;
  },
}));

const ghost: Ghost = {
  tile: 'C05',
  cell: 'c4',
  rotation: 0,
  level: 1,
  open: null,
  supports: ['single', 'single', 'single', 'single'],
  possible: true,
};

function show(props: Partial<SolidProps> = {}) {
  const shown = render(GardenSolid, { garden, tiles, label: 'Your garden', ...props });
  const canvas = shown.container.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  canvas.setPointerCapture = () => {};
  const send = (type: string, x: number, y: number, buttons = 0) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, pointerType: 'mouse', pointerId: 1, button: 0, buttons }),
    );
  const turnWheel = (deltaY: number, shiftKey = false) => {
    const event = new WheelEvent('wheel', { deltaY, cancelable: true });
    // happy-dom's wheel does not know of Shift.
    Object.defineProperty(event, 'shiftKey', { value: shiftKey });
    canvas.dispatchEvent(event);
  };
  return { ...shown, send, turnWheel };
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe('the solid garden', () => {
  it('turns by itself only if it is to, and never with reduced motion', async () => {
    await show({ spins: true }).rerender({});
    expect(drawn.spin).toBeGreaterThan(0);
    still.reduced = true;
    await show({ spins: true }).rerender({});
    expect(drawn.spin).toBe(0);
    still.reduced = false;
    await show().rerender({});
    expect(drawn.spin).toBe(0);
  });

  it('marks what was placed last, and shows the levels unless they are switched off', async () => {
    const recent = { tiles: ['c4'], cells: ['a1'] };
    const { rerender } = show({ recent });
    await rerender({});
    expect(drawn).toMatchObject({ recent, numbered: true });
    await rerender({ recent: null, levels: false });
    expect(drawn).toMatchObject({ recent: null, numbered: false });
  });

  it('is an image with a label', () => {
    expect(show().getByRole('img', { name: 'Your garden' })).toBeTruthy();
  });

  it('hands on what it is given, and only what has changed', async () => {
    const spots = [{ cell: 'a1', level: 1, kind: 'place' }] as const;
    const { rerender, unmount } = show({ ghost, spots, cursor: 'b2', view: 'above' });
    expect(drawn.show).toHaveBeenCalledExactlyOnceWith(garden, tiles, false);
    expect(drawn.hold).toHaveBeenCalledExactlyOnceWith(ghost, null);
    expect(drawn.light).toHaveBeenCalledExactlyOnceWith(spots);
    expect(drawn.point).toHaveBeenCalledExactlyOnceWith('b2');
    expect(drawn.viewpoint.view).toBe('above');
    await rerender({ garden, tiles, label: 'Your garden', ghost: null, spots, cursor: 'b2', view: 'above' });
    expect(drawn.hold).toHaveBeenLastCalledWith(null, null);
    expect(drawn.show).toHaveBeenCalledOnce();
    expect(drawn.light).toHaveBeenCalledOnce();
    unmount();
    expect(drawn.dispose).toHaveBeenCalledOnce();
  });

  it('gives the cell and the level of a click', () => {
    const onpick = vi.fn();
    const { send } = show({ onpick });
    drawn.pick.mockReturnValue({ cell: 'c4', level: 2 });
    send('pointerdown', 10, 20, 1);
    send('pointerup', 10, 20);
    expect(drawn.pick).toHaveBeenCalledWith(10, 20);
    expect(onpick).toHaveBeenCalledExactlyOnceWith('c4', 2);
    drawn.pick.mockReturnValue(null);
    send('pointerdown', 10, 20, 1);
    send('pointerup', 10, 20);
    expect(onpick).toHaveBeenCalledOnce();
  });

  it('gives each cell that is pointed at once, and null at the end', () => {
    const onhover = vi.fn();
    const { send } = show({ onhover });
    drawn.pick.mockReturnValue({ cell: 'c4', level: null });
    send('pointermove', 10, 20);
    send('pointermove', 11, 20);
    send('pointerleave', 0, 0);
    expect(onhover.mock.calls).toEqual([
      ['c4', null],
      [null, null],
    ]);
  });

  it('turns and raises with the wheel the tile that is held', () => {
    const [onrotate, onlevel] = [vi.fn(), vi.fn()];
    const { turnWheel } = show({ ghost, onrotate, onlevel });
    turnWheel(100);
    turnWheel(-100);
    turnWheel(-100, true);
    expect(onrotate.mock.calls).toEqual([[1], [-1]]);
    expect(onlevel.mock.calls).toEqual([[1]]);
    expect(drawn.viewpoint.zoom).not.toHaveBeenCalled();
  });

  it('does not turn at the slightest touch of a pad', () => {
    const onrotate = vi.fn();
    const { turnWheel } = show({ ghost, onrotate });
    for (let n = 0; n < 9; n++) turnWheel(10);
    expect(onrotate).toHaveBeenCalledOnce();
  });

  it('comes nearer with the wheel when no tile is held', () => {
    const onrotate = vi.fn();
    show({ onrotate }).turnWheel(-100);
    expect(drawn.viewpoint.zoom.mock.calls[0]?.[0]).toBeLessThan(1);
    expect(onrotate).not.toHaveBeenCalled();
  });

  it('is turned by a drag, and shoved when seen from above', async () => {
    const { send, rerender } = show();
    send('pointerdown', 10, 10, 1);
    send('pointermove', 60, 10, 1);
    send('pointerup', 60, 10);
    expect(drawn.viewpoint.orbit).toHaveBeenCalledOnce();
    await rerender({ garden, tiles, label: 'Your garden', view: 'above' });
    send('pointerdown', 10, 10, 1);
    send('pointermove', 60, 10, 1);
    send('pointerup', 60, 10);
    expect(drawn.shove).toHaveBeenCalledExactlyOnceWith(50, 0);
  });

  it('has keys', () => {
    const { component } = show();
    const press = (key: string, shiftKey: boolean) => component.key(new KeyboardEvent('keydown', { key, shiftKey }));
    expect(press('ArrowLeft', true)).toBe(true);
    expect(drawn.viewpoint.orbit.mock.calls[0]?.[0]).toBeLessThan(0);
    expect(press('ArrowLeft', false)).toBe(false);
    expect(press('Home', true)).toBe(true);
    expect(drawn.viewpoint.reset).toHaveBeenCalledOnce();
    expect(press('z', false)).toBe(true);
    expect(press('Z', true)).toBe(true);
    const [nearer, farther] = drawn.viewpoint.zoom.mock.calls.map(([by]) => by);
    expect(nearer).toBeLessThan(1);
    expect(farther).toBeGreaterThan(1);
  });

  it('gives the corners of a cell in the picture: on its top, or on a level', () => {
    const { component } = show();
    expect(component.cornersOf('c4')).toHaveLength(4);
    component.cornersOf('c4', 2);
    const [from, , to] = drawn.project.mock.calls.slice(-4).map(([point]) => point);
    expect([from, to]).toEqual([
      { x: -2, y: 2 * LEVEL, z: -1 },
      { x: -1, y: 2 * LEVEL, z: 0 },
    ]);
  });
});
