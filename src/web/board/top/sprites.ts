import type { Face } from '../scene.ts';
import { detailAt, paintFace } from './counter.ts';

const ROOM = 800;

/** Counters as small pictures, painted once for each face and size. */
export class Sprites {
  readonly #made = new Map<string, HTMLCanvasElement>();

  /** The picture of a face, `side` device pixels wide; `shown` is its width in CSS pixels, which decides the detail. */
  of(face: Face, side: number, shown: number): HTMLCanvasElement {
    const detail = detailAt(shown);
    const key = keyOf(face, side, detail);
    const known = this.#made.get(key);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.scale(side / 100, side / 100);
      paintFace(pen, face, detail);
    }
    if (this.#made.size >= ROOM) this.clear();
    this.#made.set(key, canvas);
    return canvas;
  }

  /** Is the picture painted already? */
  has(face: Face, side: number, shown: number): boolean {
    return this.#made.has(keyOf(face, side, detailAt(shown)));
  }

  /** Forget everything, e.g. when the counters' typeface has arrived. */
  clear(): void {
    this.#made.clear();
  }
}

function keyOf(face: Face, side: number, detail: string | number): string {
  const { label, factors, ground, ink, symbol, size, reduced, cut, band = '', code = '' } = face;
  return `${side} ${detail} ${label} ${factors} ${ground} ${ink} ${band} ${code} ${symbol} ${size} ${reduced} ${cut}`;
}
