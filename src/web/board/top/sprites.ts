import type { Pen } from '../model/sheet.ts';
import type { Face } from '../model/scene.ts';
import { detailAt, paintFace } from './counter.ts';

const ROOM = 800;

/** Counters and words as small pictures, painted once for each face or word and size. */
export class Sprites {
  readonly #made = new Map<string, HTMLCanvasElement>();

  /** The picture of a face, `side` device pixels wide; `shown` is the width of a counter in CSS pixels, which decides the detail. */
  of(face: Face, side: number, shown: number): HTMLCanvasElement {
    const detail = detailAt(shown);
    const {
      label,
      factors,
      ground,
      ink,
      symbol,
      size,
      reduced,
      cut,
      band = '',
      code = '',
      range = '',
      print,
      unknown = false,
    } = face;
    const key = `${side} ${detail} ${label} ${factors} ${ground} ${ink} ${band} ${code} ${range} ${symbol} ${size} ${reduced} ${cut} ${unknown}${print ? ` ${JSON.stringify(print)}` : ''}`;
    return this.painted(key, side, side, (pen) => {
      pen.scale(side / 100, side / 100);
      paintFace(pen, face, detail);
    });
  }

  /** A picture of so many device pixels, painted when it is asked for first. */
  painted(key: string, width: number, height: number, paint: (pen: Pen) => void): HTMLCanvasElement {
    const known = this.#made.get(key);
    if (known) return known;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    if (pen) paint(pen);
    if (this.#made.size >= ROOM) this.clear();
    this.#made.set(key, canvas);
    return canvas;
  }

  /** Forget everything, e.g. when the counters' typeface has arrived. */
  clear(): void {
    this.#made.clear();
  }
}
