const LONG_PRESS = 350;
const STILL = 9;
/** Two taps within this time and distance are a double tap; two fingers must be up again as soon. */
const QUICK = 300;
const NEAR = 24;

/** What a pointer does, in places of the window. */
export interface Gestures {
  click(x: number, y: number, add: boolean): void;
  /** A second tap in the same place. */
  twice(x: number, y: number): void;
  /** A tap with two fingers. */
  apart(x: number, y: number): void;
  move(x: number, y: number): void;
  leave(): void;
  hold(x: number, y: number): void;
}

interface Place {
  x: number;
  y: number;
}

const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
const placeOf = ({ clientX, clientY }: MouseEvent): Place => ({ x: clientX, y: clientY });

/** Watches for taps with two fingers: both come and go together, and neither moves. */
class TwoFingers {
  readonly #down = new Map<number, Place>();
  #since: number | undefined;
  #middle: Place = { x: 0, y: 0 };

  /** Is this more than one finger? */
  down(event: PointerEvent): boolean {
    this.#down.set(event.pointerId, placeOf(event));
    const [a, b] = [...this.#down.values()];
    if (this.#down.size === 1) this.#since = event.timeStamp;
    if (this.#down.size > 2) this.#since = undefined;
    if (a && b) this.#middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return this.#down.size > 1;
  }

  move(event: PointerEvent): void {
    const start = this.#down.get(event.pointerId);
    if (start && far(start, placeOf(event)) > STILL) this.#since = undefined;
  }

  /** Where the two fingers have just tapped, when the last of them leaves. */
  up(event: PointerEvent, two: boolean): Place | undefined {
    this.#down.delete(event.pointerId);
    const quick = this.#since !== undefined && event.timeStamp - this.#since < QUICK;
    return two && quick && this.#down.size === 0 ? this.#middle : undefined;
  }

  cancel({ pointerId }: PointerEvent): void {
    this.#down.delete(pointerId);
    this.#since = undefined;
  }
}

/** Watches pointer events: clicks and taps, hovering, and long presses or right clicks to inspect. */
export function watchPointer(host: HTMLElement, gestures: Gestures): () => void {
  const fingers = new TwoFingers();
  let timer: number | undefined;
  /** The press has been answered already and its click means nothing. */
  let held = false;
  let two = false;
  let touch = false;
  let start: Place = { x: 0, y: 0 };
  let tap = { x: 0, y: 0, time: -Infinity };
  const stop = (): void => clearTimeout(timer);

  function down(event: PointerEvent): void {
    stop();
    start = placeOf(event);
    touch = event.pointerType !== 'mouse';
    two = touch && fingers.down(event);
    held = two;
    if (!touch || two) return;
    timer = window.setTimeout(() => {
      held = true;
      gestures.hold(start.x, start.y);
    }, LONG_PRESS);
  }

  function up(event: PointerEvent): void {
    stop();
    const middle = event.pointerType === 'mouse' ? undefined : fingers.up(event, two);
    if (middle) gestures.apart(middle.x, middle.y);
  }

  function click(event: PointerEvent): void {
    if (held) return;
    const place = placeOf(event);
    const again = touch && event.timeStamp - tap.time < QUICK && far(place, tap) < NEAR;
    tap = { ...place, time: again ? -Infinity : event.timeStamp };
    if (again) gestures.twice(place.x, place.y);
    else gestures.click(place.x, place.y, event.shiftKey);
  }

  const listeners: [keyof HTMLElementEventMap, (event: PointerEvent) => void][] = [
    ['pointerdown', down],
    [
      'pointermove',
      (event) => {
        fingers.move(event);
        if (far(placeOf(event), start) > STILL) stop();
        if (event.pointerType === 'mouse' && event.buttons === 0) gestures.move(event.clientX, event.clientY);
      },
    ],
    ['pointerup', up],
    [
      'pointercancel',
      (event) => {
        stop();
        fingers.cancel(event);
      },
    ],
    ['pointerleave', () => gestures.leave()],
    ['click', click],
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
