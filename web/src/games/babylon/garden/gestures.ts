/** Translates the events of fingers, mouse and wheel on the picture into gestures. */

export interface Gestures {
  /** A click or tap without a drag, in pixels from the upper left corner of the element. */
  tap(x: number, y: number): void;
  /** A mouse points at something; `null` when it has gone. Fingers do not point before they touch. */
  hover(x: number | null, y: number | null): void;
  /** Dragged with one finger or the main button, by pixels. */
  drag(dx: number, dy: number): void;
  /** Dragged with two fingers or another button. */
  shove(dx: number, dy: number): void;
  /** Fingers moved apart (above 1) or together. */
  pinch(by: number): void;
  wheel(event: WheelEvent): void;
}

/** Farther than this, in pixels, a press is a drag. */
const SLACK = { mouse: 4, touch: 10 };

interface Finger {
  x: number;
  y: number;
}

/** Listens until the function that it returns is called. */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  let isDrag = false;

  function at(event: PointerEvent): Finger {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function down(event: PointerEvent) {
    element.setPointerCapture(event.pointerId);
    const finger = at(event);
    fingers.set(event.pointerId, finger);
    // A second finger makes a gesture of what would have been a tap.
    isDrag = fingers.size > 1;
    if (fingers.size === 1) start = finger;
  }

  function move(event: PointerEvent) {
    const now = at(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') gestures.hover(now.x, now.y);
      return;
    }
    const slack = event.pointerType === 'touch' ? SLACK.touch : SLACK.mouse;
    if (start && Math.hypot(now.x - start.x, now.y - start.y) > slack) isDrag = true;
    if (!isDrag) return;
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (fingers.size === 1) {
      const isMain = event.pointerType !== 'mouse' || (event.buttons === 1 && !event.ctrlKey);
      if (isMain) gestures.drag(dx, dy);
      else gestures.shove(dx, dy);
    } else {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [was, is] = [before, now].map((finger) => Math.hypot(finger.x - other.x, finger.y - other.y));
        if (was && is) gestures.pinch(is / was);
      }
      // Each of two fingers moves the picture by half of its own way.
      gestures.shove(dx / 2, dy / 2);
    }
    fingers.set(event.pointerId, now);
  }

  function up(event: PointerEvent) {
    const finger = at(event);
    const wasDown = fingers.delete(event.pointerId);
    if (wasDown && !isDrag && event.button === 0 && fingers.size === 0) gestures.tap(finger.x, finger.y);
    if (fingers.size === 0) start = null;
  }

  function cancel(event: PointerEvent) {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) start = null;
  }

  const leave = () => gestures.hover(null, null);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    gestures.wheel(event);
  };
  const menu = (event: Event) => event.preventDefault();

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', menu);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', menu);
  };
}
