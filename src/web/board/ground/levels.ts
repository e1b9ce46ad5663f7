import type { Camera, Frame } from '../frame.ts';
import { bake, MARGIN } from './bake.ts';
import type { Sheet } from './sheet.ts';

/** Largest picture of a sheet, in pixels. */
const LIMIT = 12_000_000;
const SCALES = [20, 40, 80] as const;

/** The sheet baked at a few scales; the next larger one than the screen needs is shrunk onto it. */
export class Levels {
  readonly #sheet: Sheet;
  readonly #done = new Map<number, HTMLCanvasElement>();
  readonly #again: () => void;
  #waiting: number | undefined;

  /** `again` is called when a sharper picture has become ready. */
  constructor(sheet: Sheet, again: () => void) {
    this.#sheet = sheet;
    this.#again = again;
  }

  paint({ pen, camera, ratio }: Frame): void {
    const picture = this.#picture(camera, ratio);
    const { width, height } = this.#sheet.layout;
    const m = MARGIN * camera.k;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, camera.x - m, camera.y - m, width * camera.k + 2 * m, height * camera.k + 2 * m);
  }

  #picture(camera: Camera, ratio: number): HTMLCanvasElement {
    const wanted = this.#fitting(camera.k * ratio);
    const ready = this.#done.get(wanted) ?? this.#nearest(wanted);
    if (!ready) return this.#make(wanted);
    if (!this.#done.has(wanted)) this.#later(wanted);
    return ready;
  }

  #fitting(need: number): number {
    const { width, height } = this.#sheet.layout;
    const most = Math.sqrt(LIMIT / ((width + 2) * (height + 2)));
    const scale = SCALES.find((one) => one >= need * 0.9) ?? SCALES[SCALES.length - 1] ?? 80;
    return Math.floor(Math.min(scale, most));
  }

  #nearest(wanted: number): HTMLCanvasElement | undefined {
    const known = [...this.#done.keys()].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    return known[0] === undefined ? undefined : this.#done.get(known[0]);
  }

  #make(scale: number): HTMLCanvasElement {
    const picture = bake(this.#sheet, scale);
    this.#done.set(scale, picture);
    return picture;
  }

  #later(scale: number): void {
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => {
      this.#make(scale);
      this.#again();
    }, 150);
  }

  destroy(): void {
    clearTimeout(this.#waiting);
    this.#done.clear();
  }
}
