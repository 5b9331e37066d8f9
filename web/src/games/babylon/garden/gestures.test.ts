import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Gestures, listen } from './gestures';

let element: HTMLElement;
let deafen: () => void;
const told = {
  tap: vi.fn<Gestures['tap']>(),
  hover: vi.fn<Gestures['hover']>(),
  drag: vi.fn<Gestures['drag']>(),
  shove: vi.fn<Gestures['shove']>(),
  pinch: vi.fn<Gestures['pinch']>(),
  wheel: vi.fn<Gestures['wheel']>(),
};

beforeEach(() => {
  vi.resetAllMocks();
  element = document.createElement('div');
  // happy-dom captures no pointers.
  element.setPointerCapture = () => {};
  deafen = listen(element, told);
});
afterEach(() => deafen());

function send(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const button = { pointerType: 'mouse', pointerId: 1, button: 0, buttons: type === 'pointerup' ? 0 : 1 };
  element.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, ...button, ...more }));
}

const finger = (pointerId: number): PointerEventInit => ({ pointerType: 'touch', pointerId });

describe('a mouse', () => {
  it('clicks, also if it moves a little', () => {
    send('pointerdown', 10, 10);
    send('pointermove', 12, 11);
    send('pointerup', 12, 11);
    expect(told.tap).toHaveBeenCalledExactlyOnceWith(12, 11);
    expect(told.drag).not.toHaveBeenCalled();
  });

  it('drags, and then has not clicked', () => {
    send('pointerdown', 10, 10);
    send('pointermove', 30, 10);
    send('pointermove', 35, 12);
    send('pointerup', 35, 12);
    expect(told.drag.mock.calls).toEqual([
      [20, 0],
      [5, 2],
    ]);
    expect(told.tap).not.toHaveBeenCalled();
  });

  it('shoves with another button', () => {
    send('pointerdown', 10, 10, { button: 2, buttons: 2 });
    send('pointermove', 30, 10, { buttons: 2 });
    send('pointerup', 30, 10, { button: 2 });
    expect(told.shove).toHaveBeenCalledExactlyOnceWith(20, 0);
    expect(told.tap).not.toHaveBeenCalled();
  });

  it('points while no button is down, and leaves', () => {
    send('pointermove', 5, 6, { buttons: 0 });
    send('pointerleave', 0, 0, { buttons: 0 });
    expect(told.hover.mock.calls).toEqual([
      [5, 6],
      [null, null],
    ]);
  });
});

describe('fingers', () => {
  it('tap, but do not point', () => {
    send('pointerdown', 10, 10, finger(1));
    send('pointermove', 15, 14, finger(1));
    send('pointerup', 15, 14, finger(1));
    expect(told.tap).toHaveBeenCalledOnce();
    expect(told.hover).not.toHaveBeenCalled();
  });

  it('pinch, and then have not tapped', () => {
    send('pointerdown', 0, 0, finger(1));
    send('pointerdown', 100, 0, finger(2));
    send('pointermove', 200, 0, finger(2));
    send('pointerup', 200, 0, finger(2));
    send('pointerup', 0, 0, finger(1));
    expect(told.pinch).toHaveBeenCalledExactlyOnceWith(2);
    expect(told.shove).toHaveBeenCalledExactlyOnceWith(50, 0);
    expect(told.tap).not.toHaveBeenCalled();
  });

  it('that the system cancels have no effect', () => {
    send('pointerdown', 0, 0, finger(1));
    send('pointercancel', 0, 0, finger(1));
    send('pointermove', 50, 0, finger(1));
    expect(told.drag).not.toHaveBeenCalled();
  });
});

it('the wheel does not scroll the page', () => {
  const event = new WheelEvent('wheel', { deltaY: 100, cancelable: true });
  element.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(told.wheel).toHaveBeenCalledOnce();
});

it('after it is stopped, no event has an effect', () => {
  deafen();
  send('pointerdown', 10, 10);
  send('pointerup', 10, 10);
  expect(told.tap).not.toHaveBeenCalled();
});
