import type { Point } from '../../hex/layout.ts';

const STILL = 9;

/** What a stroke is drawn for, in places of the window; undefined where the pointer has left the board. */
export interface Drawing {
  mayBegin(at: Point, isMouse: boolean, button: number): boolean;
  /** A finger has rested here: may it take up what lies under it? */
  mayTake(at: Point): boolean;
  /** The pointer goes on from where it went down: now it is a stroke and no click. */
  begin(): void;
  over(at: Point | undefined): void;
  /** It has been let go over the board. */
  done(at: Point): void;
  /** It has been let go elsewhere, or called off. */
  cancel(): void;
}

/** A stroke over the board with a button or one finger; while one may be drawn, dragging does not move the board. */
export class Stroke {
  /** The pointer went down where strokes begin. */
  held = false;
  /** A finger that has rested takes up what lies under it, if anything can be. */
  readonly take: (at: Point) => void;
  readonly #end: () => void;

  constructor(host: HTMLElement, drawing: Drawing) {
    let start = { x: 0, y: 0 };
    let moved = false;
    const inside = ({ clientX: x, clientY: y }: PointerEvent): Point | undefined => {
      const { left, right, top, bottom } = host.getBoundingClientRect();
      return x >= left && x < right && y >= top && y < bottom ? { x, y } : undefined;
    };
    const callOff = (): void => {
      if (this.held && moved) drawing.cancel();
      this.held = false;
    };
    this.take = (at) => {
      this.held = drawing.mayTake(at);
      start = at;
      moved = false;
    };
    const listeners: [keyof HTMLElementEventMap, (event: PointerEvent) => void][] = [
      [
        'pointerdown',
        (event) => {
          callOff();
          const { isPrimary, button, shiftKey, clientX: x, clientY: y, pointerType } = event;
          const mayBegin = isPrimary && !shiftKey;
          this.held = mayBegin && drawing.mayBegin({ x, y }, pointerType === 'mouse', button);
          moved = false;
          start = { x, y };
        },
      ],
      [
        'pointermove',
        (event) => {
          if (!this.held) return;
          if (!moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) {
            moved = true;
            host.setPointerCapture(event.pointerId);
            drawing.begin();
          }
          if (moved) drawing.over(inside(event));
        },
      ],
      [
        'pointerup',
        (event) => {
          const at = inside(event);
          if (!at) callOff();
          else if (this.held && moved) drawing.done(at);
          this.held = false;
        },
      ],
      ['pointercancel', callOff],
      [
        'click',
        (event) => {
          if (moved) event.stopImmediatePropagation();
          moved = false;
        },
      ],
    ];
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !this.held || !moved) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      callOff();
    };
    for (const [name, listener] of listeners) host.addEventListener(name, listener as EventListener, true);
    addEventListener('keydown', escape, true);
    this.#end = () => {
      for (const [name, listener] of listeners) host.removeEventListener(name, listener as EventListener, true);
      removeEventListener('keydown', escape, true);
    };
  }

  destroy(): void {
    this.#end();
  }
}
