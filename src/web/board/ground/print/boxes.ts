/** A rectangle in CSS pixels from the corner of the hex field. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Do two boxes share ground? */
export const overlap =
  (a: Box) =>
  (b: Box): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isWithin = (outer: Box, box: Box): boolean =>
  box.left >= outer.left && box.top >= outer.top && box.right <= outer.right && box.bottom <= outer.bottom;

/** More than a net has cells from top to bottom. */
const ROWS = 2 ** 20;

/** Many boxes in cells of a square net, so that only near ones are looked at. */
export class Boxes {
  readonly #cells = new Map<number, Box[]>();
  readonly #side: number;

  /** The side of a cell should be about as long as a box. */
  constructor(side: number, boxes: Iterable<Box>) {
    this.#side = side;
    this.add(boxes);
  }

  add(boxes: Iterable<Box>): void {
    for (const box of boxes) {
      for (const cell of this.#under(box)) {
        const kept = this.#cells.get(cell);
        if (kept) kept.push(box);
        else this.#cells.set(cell, [box]);
      }
    }
  }

  /** Does any of them share ground with this one? */
  hits(box: Box): boolean {
    const shares = overlap(box);
    return this.#under(box).some((cell) => this.#cells.get(cell)?.some(shares));
  }

  /** How much ground this one shares with them, in square pixels. */
  shared(box: Box): number {
    let sum = 0;
    for (const cell of this.#under(box)) {
      for (const other of this.#cells.get(cell) ?? []) {
        const [left, top] = [Math.max(box.left, other.left), Math.max(box.top, other.top)];
        const [wide, high] = [Math.min(box.right, other.right) - left, Math.min(box.bottom, other.bottom) - top];
        // A box lies in several cells: it counts in the one in which what is shared begins.
        if (wide > 0 && high > 0 && this.#cellAt(left, top) === cell) sum += wide * high;
      }
    }
    return sum;
  }

  #cellAt(x: number, y: number): number {
    return Math.floor(x / this.#side) * ROWS + Math.floor(y / this.#side);
  }

  #under({ left, top, right, bottom }: Box): number[] {
    const cells: number[] = [];
    const place = (at: number): number => Math.floor(at / this.#side);
    for (let x = place(left); x <= place(right); x++) {
      for (let y = place(top); y <= place(bottom); y++) cells.push(x * ROWS + y);
    }
    return cells;
  }
}
