import type { Pen } from '../model/sheet.ts';
import type { Face } from '../model/scene.ts';
import { detailAt, paintFace } from './counter.ts';

const ROOM = 1200;
/** Faces painted in one frame while the map is zoomed: the others wait for the next, so that no frame takes long. */
const A_FRAME = 12;

/** Counters and words as small pictures, painted once for each face or word and size. */
export class Sprites {
  readonly #made = new Map<string, HTMLCanvasElement>();
  /** The picture last shown of each face, of whatever size. */
  readonly #latest = new Map<string, HTMLCanvasElement>();
  readonly #names = new WeakMap<Face, string>();
  #painted = 0;

  /** A frame begins. */
  begin(): void {
    this.#painted = 0;
  }

  /**
   * The picture of a face, `side` device pixels wide; `shown` is the width of a counter in CSS pixels, which decides the detail.
   * In a hurry it may be one of another size.
   */
  of(face: Face, side: number, shown: number, hurried = false): HTMLCanvasElement {
    const detail = detailAt(shown);
    const name = this.#nameOf(face);
    const key = `${side} ${detail} ${name}`;
    const other = this.#latest.get(name);
    if (hurried && other && this.#painted >= A_FRAME && !this.#made.has(key)) return other;
    const picture = this.painted(key, side, side, (pen) => {
      this.#painted++;
      pen.scale(side / 100, side / 100);
      paintFace(pen, face, detail);
    });
    keep(this.#latest, name, picture);
    return picture;
  }

  /** A picture of so many device pixels, painted when it is asked for first. */
  painted(key: string, width: number, height: number, paint: (pen: Pen) => void): HTMLCanvasElement {
    const canvas = this.#made.get(key) ?? this.#paint(width, height, paint);
    keep(this.#made, key, canvas);
    return canvas;
  }

  /** Asked for every counter in every frame. */
  #nameOf(face: Face): string {
    const known = this.#names.get(face);
    if (known !== undefined) return known;
    const name = nameOf(face);
    this.#names.set(face, name);
    return name;
  }

  #paint(width: number, height: number, paint: (pen: Pen) => void): HTMLCanvasElement {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    if (pen) paint(pen);
    return canvas;
  }

  /** Forget everything, e.g. when the counters' typeface has arrived. */
  clear(): void {
    this.#made.clear();
    this.#latest.clear();
  }
}

/** Keeps a picture as the one asked for last; the oldest gives way where there is no room. */
function keep(pictures: Map<string, HTMLCanvasElement>, key: string, picture: HTMLCanvasElement): void {
  pictures.delete(key);
  pictures.set(key, picture);
  const [oldest] = pictures.size > ROOM ? pictures.keys() : [];
  if (oldest !== undefined) pictures.delete(oldest);
}

/** Tells faces apart that do not look alike. */
function nameOf({
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
  unknown,
}: Face): string {
  const more = print ? ` ${JSON.stringify(print)}` : '';
  return `${label} ${factors} ${ground} ${ink} ${band} ${code} ${range} ${symbol} ${size} ${reduced} ${cut} ${unknown}${more}`;
}
