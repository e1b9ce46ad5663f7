const LONG_PRESS = 350;
/** How long a finger rests before it holds the loupe: sooner than a long press, later than a tap. */
const REST = 250;
const STILL = 9;
const SECOND = 2;
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
  /** A finger that holds may carry from now on what lies under it. */
  grasp(x: number, y: number): void;
  /** Are the hexes too small for a finger? */
  isFine(): boolean;
  /** The loupe is held over this place, or put away. */
  magnify(place: Place | undefined): void;
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

  /** Is no finger left? */
  get areUp(): boolean {
    return this.#down.size === 0;
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

/**
 * Watches pointer events: clicks and taps, hovering, and long presses or right clicks to inspect. Where a finger is too
 * blunt it holds the loupe instead of inspecting: it may look about, and lifting it is a tap on what is in the middle.
 * Elsewhere it may go on after a long press, and carries what lies there.
 */
export class PointerWatch {
  /** This press has become the loupe: until every finger is up it moves nothing else. */
  magnifies = false;
  readonly #host: HTMLElement;
  readonly #gestures: Gestures;
  readonly #fingers = new TwoFingers();
  readonly #end: () => void;
  #timer: number | undefined;
  /** The press has been answered already and its click means nothing. */
  #held = false;
  #two = false;
  #touch = false;
  #start: Place = { x: 0, y: 0 };
  #last: Place = { x: 0, y: 0 };
  #tap = { x: 0, y: 0, time: -Infinity };

  constructor(host: HTMLElement, gestures: Gestures) {
    this.#host = host;
    this.#gestures = gestures;
    const listeners: [keyof HTMLElementEventMap, (event: PointerEvent) => void][] = [
      ['pointerdown', (event) => this.#down(event)],
      ['pointermove', (event) => this.#move(event)],
      ['pointerup', (event) => this.#up(event)],
      ['pointercancel', (event) => this.#cancel(event)],
      ['pointerleave', () => gestures.leave()],
      ['click', (event) => this.#click(event)],
      [
        'contextmenu',
        (event) => {
          event.preventDefault();
          // The second button of a mouse may go on to draw: it holds when it is let go.
          if (!this.#held && (this.#touch || event.button !== SECOND)) gestures.hold(event.clientX, event.clientY);
        },
      ],
    ];
    for (const [name, listener] of listeners) host.addEventListener(name, listener as EventListener);
    this.#end = () => {
      for (const [name, listener] of listeners) host.removeEventListener(name, listener as EventListener);
    };
  }

  destroy(): void {
    this.#stop();
    this.#end();
  }

  #stop(): void {
    clearTimeout(this.#timer);
  }

  #down(event: PointerEvent): void {
    this.#stop();
    this.#start = this.#last = placeOf(event);
    this.#touch = event.pointerType !== 'mouse';
    this.#two = this.#touch && this.#fingers.down(event);
    this.#held = this.#two;
    if (this.#two) this.#putAway();
    if (!this.#touch || this.#two) return;
    const blunt = event.pointerType === 'touch' && this.#gestures.isFine();
    this.#timer = window.setTimeout(() => this.#rest(blunt), blunt ? REST : LONG_PRESS);
  }

  #rest(blunt: boolean): void {
    this.#held = true;
    const { x, y } = this.#start;
    if (!blunt) {
      this.#gestures.grasp(x, y);
      return this.#gestures.hold(x, y);
    }
    this.magnifies = true;
    this.#gestures.magnify(this.#last);
  }

  #move(event: PointerEvent): void {
    this.#last = placeOf(event);
    this.#fingers.move(event);
    if (far(this.#last, this.#start) > STILL) this.#stop();
    if (event.pointerType === 'mouse' && event.buttons === 0) this.#gestures.move(event.clientX, event.clientY);
    if (this.#looks) this.#gestures.magnify(this.#isInside(this.#last) ? this.#last : undefined);
  }

  #up(event: PointerEvent): void {
    this.#stop();
    const place = placeOf(event);
    const picks = this.#looks && this.#isInside(place);
    this.#putAway();
    if (picks) this.#gestures.click(place.x, place.y, false);
    const isAside = event.pointerType === 'mouse' && event.button === SECOND;
    if (isAside && far(place, this.#start) <= STILL) this.#gestures.hold(place.x, place.y);
    const middle = event.pointerType === 'mouse' ? undefined : this.#fingers.up(event, this.#two);
    if (middle && !this.magnifies) this.#gestures.apart(middle.x, middle.y);
    if (this.#fingers.areUp) this.magnifies = false;
  }

  #cancel(event: PointerEvent): void {
    this.#stop();
    this.#putAway();
    this.#fingers.cancel(event);
    if (this.#fingers.areUp) this.magnifies = false;
  }

  #click(event: PointerEvent): void {
    if (this.#held) return;
    const place = placeOf(event);
    const again = this.#touch && event.timeStamp - this.#tap.time < QUICK && far(place, this.#tap) < NEAR;
    this.#tap = { ...place, time: again ? -Infinity : event.timeStamp };
    if (again) this.#gestures.twice(place.x, place.y);
    else this.#gestures.click(place.x, place.y, event.shiftKey);
  }

  /** A second finger puts the loupe away for good. */
  get #looks(): boolean {
    return this.magnifies && !this.#two;
  }

  #putAway(): void {
    if (this.magnifies) this.#gestures.magnify(undefined);
  }

  /** A finger that has slid off the map points at nothing. */
  #isInside({ x, y }: Place): boolean {
    const { left, right, top, bottom } = this.#host.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  }
}
