import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeBeside } from './beside';
import Tooltip from './Tooltip.svelte';
import { keysOf, tipOf } from './tooltip';

const clicked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  clicked.mockClear();
  render(Tooltip);
  const page = document.createElement('main');
  page.innerHTML = `
    <button id="undo" title="Undo one step" aria-keyshortcuts="U Control+Z"><i>↶</i></button>
    <button id="menu" aria-label="Table menu" data-tip>☰</button>
    <button id="plain">Plain</button>
    <button id="cell" data-hold="a1: empty."></button>
    <button id="off" title="Nothing to undo" disabled>↶</button>`;
  page.addEventListener('click', clicked);
  document.body.append(page);
});

afterEach(() => {
  cleanup();
  document.querySelector('main')?.remove();
  vi.useRealTimers();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const tip = () => screen.getByRole('tooltip', { hidden: true }).textContent;
const touch = { pointerType: 'touch', bubbles: true, clientX: 5, clientY: 5 };
const mouse = { pointerType: 'mouse', bubbles: true };

async function wait(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

async function point(id: string): Promise<void> {
  await fireEvent(element(id), new PointerEvent('pointerover', mouse));
  await wait(450);
}

async function press(id: string, milliseconds: number): Promise<void> {
  await fireEvent(element(id), new PointerEvent('pointerdown', touch));
  await wait(milliseconds);
  await fireEvent(element(id), new PointerEvent('pointerup', touch));
  await fireEvent.click(element(id));
}

test('it says the title of what is pointed at, also inside of it and where it is disabled, with its key', async () => {
  await fireEvent(document.querySelector('#undo i') as Element, new PointerEvent('pointerover', mouse));
  expect(tip()).toBe('');
  await wait(450);
  expect(tip()).toBe('Undo one step U');
  await point('off');
  expect(tip()).toBe('Nothing to undo');
  await point('plain');
  expect(tip()).toBe('');
});

test('the browser shows no bubble of its own meanwhile, and the description stays', async () => {
  await point('undo');
  expect(element('undo').title).toBe('');
  expect(element('undo').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip', { hidden: true }).id);
  await point('plain');
  expect(element('undo').title).toBe('Undo one step');
  expect(element('undo').hasAttribute('aria-describedby')).toBe(false);
});

test('a tooltip that only repeats the name is no description', async () => {
  await point('menu');
  expect(tip()).toBe('Table menu');
  expect(element('menu').hasAttribute('aria-describedby')).toBe(false);
  expect(tipOf(element('menu'))).toBe('Table menu');
});

test('a text that changes meanwhile is followed, and restored as it is then', async () => {
  await point('undo');
  element('undo').title = 'Take back your last move';
  await vi.waitFor(() => expect(tip()).toBe('Take back your last move U'));
  expect(element('undo').title).toBe('');
  await point('plain');
  expect(element('undo').title).toBe('Take back your last move');
});

test('the keyboard focus shows it, and Escape hides it', async () => {
  element('undo').focus();
  await wait(450);
  expect(tip()).toBe('Undo one step U');
  // A screen reader reads the title.
  expect(element('undo').title).toBe('Undo one step');
  await fireEvent.keyDown(element('undo'), { key: 'Escape' });
  expect(tip()).toBe('');
});

test('a long press shows it, and the click that ends the press does nothing', async () => {
  await press('undo', 500);
  expect(tip()).toBe('Undo one step');
  expect(clicked).not.toHaveBeenCalled();
  await press('plain', 20);
  expect(tip()).toBe('');
  expect(clicked).toHaveBeenCalledOnce();
});

test('what is said by a long press alone is not shown to the mouse', async () => {
  await point('cell');
  expect(tip()).toBe('');
  await press('cell', 500);
  expect(tip()).toBe('a1: empty.');
});

test('a tap acts, and a finger that moves scrolls', async () => {
  await press('undo', 100);
  expect(clicked).toHaveBeenCalledOnce();
  await wait(1000);
  expect(tip()).toBe('');
  await fireEvent(element('undo'), new PointerEvent('pointerdown', touch));
  await fireEvent(element('undo'), new PointerEvent('pointermove', { ...touch, clientY: 30 }));
  await wait(1000);
  expect(tip()).toBe('');
});

test('a press of the mouse hides it', async () => {
  await point('undo');
  await fireEvent(element('undo'), new PointerEvent('pointerdown', mouse));
  await fireEvent.click(element('undo'));
  expect(tip()).toBe('');
  expect(clicked).toHaveBeenCalledOnce();
});

test('it stands beside its element and inside the window', () => {
  const room = { width: 400, height: 300 };
  const size = { width: 100, height: 30 };
  const at = (left: number, top: number, above = false) =>
    placeBeside({ left, top, width: 40, height: 40 }, size, room, above);
  expect(at(180, 100)).toEqual({ left: 150, top: 146 });
  expect(at(180, 100, true)).toEqual({ left: 150, top: 64 });
  expect(at(0, 0, true)).toEqual({ left: 6, top: 46 });
  expect(at(360, 260)).toEqual({ left: 294, top: 224 });
  const tall = { left: 0, top: 0, width: 40, height: 300 };
  expect(placeBeside(tall, size, room, false)).toEqual({ left: 46, top: 135 });
  expect(placeBeside({ left: 0, top: 0, ...room }, size, room, false)).toEqual({ left: 150, top: 264 });
});

test('keys are named as they are printed', () => {
  expect(keysOf('Shift+R')).toEqual(['⇧', 'R']);
  expect(keysOf('Plus')).toEqual(['+']);
  expect(keysOf('PageUp')).toEqual(['Page ↑']);
});
