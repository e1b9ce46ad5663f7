const STILL = 9;

/** What a stroke is drawn for, in places of the window. */
interface Drawing {
  mayBegin(x: number, y: number): boolean;
  over(x: number, y: number): void;
  done(): void;
}

/** A stroke over the board with the first button or one finger; while one may be drawn, dragging does not move the board. */
export class Stroke {
  /** The pointer went down where strokes begin. */
  held = false;
  readonly #end: () => void;

  constructor(host: HTMLElement, drawing: Drawing) {
    let start = { x: 0, y: 0 };
    let moved = false;
    const listeners: [keyof HTMLElementEventMap, (event: PointerEvent) => void][] = [
      [
        'pointerdown',
        (event) => {
          const { isPrimary, button, shiftKey, clientX: x, clientY: y } = event;
          this.held = isPrimary && button === 0 && !shiftKey && drawing.mayBegin(x, y);
          moved = false;
          start = { x, y };
        },
      ],
      [
        'pointermove',
        ({ clientX: x, clientY: y }) => {
          if (!this.held) return;
          moved ||= Math.hypot(x - start.x, y - start.y) > STILL;
          if (moved) drawing.over(x, y);
        },
      ],
      [
        'pointerup',
        () => {
          if (this.held && moved) drawing.done();
          this.held = false;
        },
      ],
      ['pointercancel', () => (this.held = false)],
      [
        'click',
        (event) => {
          if (moved) event.stopImmediatePropagation();
          moved = false;
        },
      ],
    ];
    for (const [name, listener] of listeners) host.addEventListener(name, listener as EventListener, true);
    this.#end = () => {
      for (const [name, listener] of listeners) host.removeEventListener(name, listener as EventListener, true);
    };
  }

  destroy(): void {
    this.#end();
  }
}
