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

/** Many boxes in cells of a square net, so that only near ones are looked at. */
export class Boxes {
  readonly #cells = new Map<string, Box[]>();
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
    return this.#under(box).some((cell) => this.#cells.get(cell)?.some(overlap(box)));
  }

  /** Those that may share ground with this one, each once. */
  near(box: Box): Set<Box> {
    return new Set(this.#under(box).flatMap((cell) => this.#cells.get(cell) ?? []));
  }

  #under({ left, top, right, bottom }: Box): string[] {
    const cells: string[] = [];
    const place = (at: number): number => Math.floor(at / this.#side);
    for (let x = place(left); x <= place(right); x++) {
      for (let y = place(top); y <= place(bottom); y++) cells.push(`${x} ${y}`);
    }
    return cells;
  }
}
