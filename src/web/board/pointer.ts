const LONG_PRESS = 400;
const STILL = 9;

/** What a pointer does, in places of the window. */
export interface Gestures {
  click(x: number, y: number, add: boolean): void;
  move(x: number, y: number): void;
  leave(): void;
  hold(x: number, y: number): void;
}

/** Watches pointer events: clicks, hovering, and long presses or right clicks to inspect. */
export function watchPointer(host: HTMLElement, gestures: Gestures): () => void {
  let timer: number | undefined;
  let held = false;
  let start = { x: 0, y: 0 };
  const stop = (): void => clearTimeout(timer);
  const listeners: [keyof HTMLElementEventMap, (event: PointerEvent) => void][] = [
    [
      'pointerdown',
      (event) => {
        held = false;
        start = { x: event.clientX, y: event.clientY };
        stop();
        if (event.pointerType === 'mouse') return;
        timer = window.setTimeout(() => {
          held = true;
          gestures.hold(start.x, start.y);
        }, LONG_PRESS);
      },
    ],
    [
      'pointermove',
      (event) => {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
        if (event.pointerType === 'mouse' && event.buttons === 0) gestures.move(event.clientX, event.clientY);
      },
    ],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['pointerleave', () => gestures.leave()],
    [
      'click',
      (event) => {
        if (!held) gestures.click(event.clientX, event.clientY, event.shiftKey);
        held = false;
      },
    ],
    [
      'contextmenu',
      (event) => {
        event.preventDefault();
        if (!held) gestures.hold(event.clientX, event.clientY);
      },
    ],
  ];
  for (const [name, listener] of listeners) host.addEventListener(name, listener as EventListener);
  return () => {
    stop();
    for (const [name, listener] of listeners) host.removeEventListener(name, listener as EventListener);
  };
}
